internal import DocumentModel
internal import Resolution

/// What anchors are worth, given the boxes of their items.
struct AnchorExpressions {
  var geometry: SceneGeometry
  /// Whether leading is right for a constraint.
  let isRightToLeft: (LayoutConstraint) -> Bool
  /// Distances from the sides of a view, for guides and margins.
  let insets: (LayoutItem) -> SideInsets
  /// Where the lines of a view's text lie; nil for views without text.
  let baselines: (ViewID) -> BaselineForm?
  /// The arranged view that vends a stack's baseline.
  let baselineView: (ViewID, _ isFirst: Bool) -> ViewID?

  /// The left-hand side of `first - multiplier × second - constant  relation  0`; nil where an item
  /// has no place in the scene.
  ///
  /// Where leading or trailing edges are meant and the direction is right to left, everything is
  /// measured leftwards from the right, which mirrors constants and relations too.
  mutating func expression(of constraint: LayoutConstraint, owner: ViewID?) -> LinearExpression? {
    let isDirectional =
      constraint.first.attribute.isDirectional
      || constraint.second?.attribute.isDirectional == true
    let mirrors = isDirectional && isRightToLeft(constraint)
    guard var sum = value(constraint.first, mirrored: mirrors) else { return nil }
    sum.constant -= constraint.constant
    guard let anchor = constraint.second else { return sum }
    guard
      geometry.areComparable(constraint.first.item, anchor.item) || anchor.attribute.isDimension,
      let second = value(anchor, mirrored: mirrors)
    else { return nil }
    sum.add(second, times: -constraint.multiplier)
    // Places are multiplied in the coordinates of the view that holds the constraint
    // (corrections.md 17).
    if constraint.multiplier != 1, !anchor.attribute.isDimension, let owner,
      let frame = geometry.frame(owner)
    {
      let origin =
        anchor.attribute.isHorizontal ? (mirrors ? -1 * frame.right : frame.left) : frame.top
      sum.add(origin, times: constraint.multiplier - 1)
    }
    return sum
  }

  private mutating func value(_ anchor: Anchor, mirrored: Bool) -> LinearExpression? {
    guard let box = box(anchor) else { return nil }
    switch anchor.attribute {
    case .width: return box.width
    case .height: return box.height
    case .left, .leftMargin: return mirrored ? -1 * box.left : box.left
    case .right, .rightMargin: return mirrored ? -1 * box.right : box.right
    case .leading, .leadingMargin: return mirrored ? -1 * box.right : box.left
    case .trailing, .trailingMargin: return mirrored ? -1 * box.left : box.right
    case .centerX, .centerXWithinMargins: return mirrored ? -1 * box.centerX : box.centerX
    case .top, .topMargin: return box.top
    case .bottom, .bottomMargin: return box.bottom
    case .centerY, .centerYWithinMargins: return box.centerY
    case .firstBaseline: return baseline(anchor.item, box, isFirst: true)
    case .baseline, .lastBaseline: return baseline(anchor.item, box, isFirst: false)
    }
  }

  private mutating func box(_ anchor: Anchor) -> Box? {
    guard anchor.attribute.isMargin else {
      return geometry.box(anchor.item, insets: insets(anchor.item))
    }
    switch anchor.item {
    case .view(let view):
      let margins = LayoutItem.layoutMargins(view)
      return geometry.box(margins, insets: insets(margins))
    case .scrollContent(let view):
      let margins = insets(.layoutMargins(view))
      return geometry.box(anchor.item, insets: .zero)?.inset(by: margins)
    default: return geometry.box(anchor.item, insets: insets(anchor.item))
    }
  }

  private mutating func baseline(_ item: LayoutItem, _ box: Box, isFirst: Bool)
    -> LinearExpression?
  {
    let edge = isFirst ? box.top : box.bottom
    guard case .view(let view) = item else { return edge }
    if let vendor = baselineView(view, isFirst) {
      guard let inner = geometry.box(vendor) else { return edge }
      return baseline(.view(vendor), inner, isFirst: isFirst)
    }
    guard let form = baselines(view) else { return edge }
    return isFirst
      ? box.top + form.first + form.firstSlope * box.height
      : box.bottom - form.last - form.lastSlope * box.height
  }
}

extension LayoutAttribute {
  /// Whether it depends on the direction of the language.
  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
