internal import DocumentModel
internal import LayoutSystem

/// Swift for single constraints: by anchors wherever anchors can say it (ibxml.md 8).
struct ConstraintCode {
  let document: Document
  let types: TypeTable
  let lowering: Lowering
  let unit: Unit
  let options: EmitOptions

  /// An item of a constraint: what it is called, and which attributes it has as anchors.
  private struct Item {
    let place: Place
    /// The view, where the item is one: guides have no baselines and no margins.
    let view: ViewID?
  }

  private struct Anchor {
    let item: Item
    let code: String
    let attribute: LayoutAttribute
  }

  /// What the code of a constraint consists of before its constant is known.
  enum Reason: Error {
    case unreadable
    case otherClass(String)
    case noForm(String)

    var text: String {
      switch self {
      case .unreadable: "its attributes cannot be read"
      case .otherClass(let item): "\(item) is not an object of this class"
      case .noForm(let what): what
      }
    }
  }

  /// The expression that makes a constraint, `constant` being the literal to use for its constant.
  func code(_ id: ConstraintID, constant: Double) throws(Reason) -> String {
    let constraint = document[id]
    guard let first = constraint.first, !constraint.hasInvalidAttribute else {
      throw .unreadable
    }
    let left = try anchor(first)
    let custom = types.isCustom(constraint.element) ? types.name(of: constraint.element) : nil
    guard let second = constraint.second else {
      guard first.attribute.isDimension else { throw .noForm("a place needs a second item") }
      if custom == nil, !isViaItem(left) {
        return
          "\(left.code).constraint(\(relation(constraint.relation))ToConstant: \(SwiftLiteral.number(constant)))"
      }
      return itemCode(constraint, left, nil, constant, custom)
    }
    let right = try anchor(second)
    guard custom == nil, !isViaItem(left), !isViaItem(right),
      areComparable(first.attribute, second.attribute)
    else { return itemCode(constraint, left, right, constant, custom) }
    if first.attribute.isDimension {
      return dimension(constraint, left, right, constant)
    }
    guard constraint.multiplier == 1 else {
      return itemCode(constraint, left, right, constant, custom)
    }
    if constraint.isSymbolic, let code = symbolic(constraint, left, right, constant) { return code }
    let value = constraint.isSymbolic ? guideConstant(constraint, constant) : constant
    let suffix = value == 0 ? "" : ", constant: \(SwiftLiteral.number(value))"
    return "\(left.code).constraint(\(relation(constraint.relation))To: \(right.code)\(suffix))"
  }

  private func dimension(
    _ constraint: Constraint, _ left: Anchor, _ right: Anchor, _ constant: Double
  ) -> String {
    var arguments = ""
    if constraint.multiplier != 1 { arguments += ", multiplier: \(multiplier(constraint))" }
    if constant != 0 { arguments += ", constant: \(SwiftLiteral.number(constant))" }
    return "\(left.code).constraint(\(relation(constraint.relation))To: \(right.code)\(arguments))"
  }

  private func relation(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// Ratios stay ratios: `16.0 / 9.0` says more than `1.7777777777777777`.
  private func multiplier(_ constraint: Constraint) -> String {
    let text = document.written(.multiplier, of: constraint.element) ?? "1"
    let parts = text.split(separator: ":")
    if parts.count == 2, let a = Double(parts[0]), let b = Double(parts[1]), b != 0,
      constraint.multiplier != constraint.multiplier.rounded()
    {
      return "\(a) / \(b)"
    }
    return SwiftLiteral.number(constraint.multiplier)
  }

  // MARK: Standard distances

  /// `symbolic="YES"`: the system's distance, whatever is written (corrections.md 2). Nil where a
  /// guide is involved: there it is a number.
  private func symbolic(
    _ constraint: Constraint, _ left: Anchor, _ right: Anchor, _ constant: Double
  ) -> String? {
    guard left.item.view != nil, right.item.view != nil,
      let first = constraint.first, let second = constraint.second,
      Self.edges.contains(first.attribute), Self.edges.contains(second.attribute)
    else { return nil }
    // A negative distance is the same one seen from the other side.
    let isForward = constant >= 0
    let (after, before) = isForward ? (left, right) : (right, left)
    let relation: LayoutRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: isForward ? .lessThanOrEqual : .greaterThanOrEqual
      case .greaterThanOrEqual: isForward ? .greaterThanOrEqual : .lessThanOrEqual
      }
    let word = first.attribute.isHorizontal ? "After" : "Below"
    return
      "\(after.code).constraint(\(self.relation(relation))ToSystemSpacing\(word): \(before.code), multiplier: 1)"
  }

  private static let edges: Set<LayoutAttribute> = [
    .leading, .trailing, .left, .right, .top, .bottom,
  ]

  /// 0 to the safe area, 8 to the layout guides of a controller (corrections.md 2).
  private func guideConstant(_ constraint: Constraint, _ constant: Double) -> Double {
    for side in [constraint.first, constraint.second] {
      guard case .guide(let guide)? = side?.item else { continue }
      switch document[guide].kind {
      case .safeArea: return 0
      case .top, .bottom: return constant < 0 ? -8 : 8
      default: break
      }
    }
    return constant
  }

  // MARK: Anchors

  private func anchor(_ side: Constraint.Side) throws(Reason) -> Anchor {
    let item = try item(side)
    let (guide, name) = try guideAndAnchor(side, item)
    return Anchor(
      item: item, code: item.place.member(guide.map { "\($0).\(name)" } ?? name).path,
      attribute: side.attribute)
  }

  private func item(_ side: Constraint.Side) throws(Reason) -> Item {
    switch side.item {
    case .view(let view):
      guard let place = unit.places[document[view].element] else {
        throw .otherClass(document[view].objectID ?? "an item")
      }
      // A content view without an identifier is its cell's (ibxml.md 2).
      return Item(place: place, view: lowering.form(of: view) == .guide ? nil : view)
    case .guide(let guide):
      if document[guide].kind == .keyboard, options.deployment < 150 {
        throw .noForm("the keyboard's guide came with iOS 15")
      }
      guard let place = guidePlace(guide) else {
        throw .otherClass(document[guide].objectID ?? "a guide")
      }
      return Item(place: place, view: nil)
    case .unresolved(let id): throw .otherClass(id)
    }
  }

  private func guidePlace(_ id: GuideID) -> Place? {
    let guide = document[id]
    let owner = guide.view.map { unit.places[document[$0].element] } ?? unit.rootPlace
    guard let owner else { return nil }
    switch guide.kind {
    case .safeArea: return owner.member("safeAreaLayoutGuide")
    case .content: return owner.member("contentLayoutGuide")
    case .frame: return owner.member("frameLayoutGuide")
    case .keyboard: return owner.member("keyboardLayoutGuide")
    case .layoutMargins: return owner.member("layoutMarginsGuide")
    // The guides of controllers: what bars leave free is the safe area's job (uikit_api.tsv).
    case .top, .bottom: return owner
    case .user: return unit.places[guide.element]
    case .unknown: return nil
    }
  }

  /// The guide between the item and its anchor, if any, and the anchor's name.
  private func guideAndAnchor(_ side: Constraint.Side, _ item: Item) throws(Reason) -> (
    String?, String
  ) {
    if case .guide(let guide) = side.item {
      switch (document[guide].kind, side.attribute) {
      case (.top, .bottom): return ("safeAreaLayoutGuide", "topAnchor")
      case (.top, .top): return (nil, "topAnchor")
      case (.bottom, .top): return ("safeAreaLayoutGuide", "bottomAnchor")
      case (.bottom, .bottom): return (nil, "bottomAnchor")
      case (.top, .leading), (.top, .trailing), (.top, .left), (.top, .right), (.top, .centerX),
        (.bottom, .leading), (.bottom, .trailing), (.bottom, .left), (.bottom, .right),
        (.bottom, .centerX):
        break
      case (.top, _), (.bottom, _):
        throw .noForm("a controller's layout guide has no \(side.attribute.rawValue) of its own")
      default: break
      }
    }
    switch side.attribute {
    case .leading: return (nil, "leadingAnchor")
    case .trailing: return (nil, "trailingAnchor")
    case .left: return (nil, "leftAnchor")
    case .right: return (nil, "rightAnchor")
    case .top: return (nil, "topAnchor")
    case .bottom: return (nil, "bottomAnchor")
    case .width: return (nil, "widthAnchor")
    case .height: return (nil, "heightAnchor")
    case .centerX: return (nil, "centerXAnchor")
    case .centerY: return (nil, "centerYAnchor")
    case .baseline, .lastBaseline: return (nil, "lastBaselineAnchor")
    case .firstBaseline: return (nil, "firstBaselineAnchor")
    case .leadingMargin: return (margins(item, true), "leadingAnchor")
    case .trailingMargin: return (margins(item, true), "trailingAnchor")
    case .leftMargin: return (margins(item, true), "leftAnchor")
    case .rightMargin: return (margins(item, true), "rightAnchor")
    case .topMargin: return (margins(item, false), "topAnchor")
    case .bottomMargin: return (margins(item, false), "bottomAnchor")
    case .centerXWithinMargins: return (margins(item, true), "centerXAnchor")
    case .centerYWithinMargins: return (margins(item, false), "centerYAnchor")
    }
  }

  /// The margins of a view; where they follow the readable width, that guide is them across
  /// (uikit_api.tsv, `layoutMarginsFollowReadableWidth`). A guide has no margins: itself.
  private func margins(_ item: Item, _ isHorizontal: Bool) -> String? {
    guard let view = item.view else { return nil }
    let isReadable =
      isHorizontal
      && document.written(.layoutMarginsFollowReadableWidth, of: document[view].element) == true
    return isReadable ? "readableContentGuide" : "layoutMarginsGuide"
  }

  /// Layout guides have no baselines: their constraints go by item and attribute.
  private func isViaItem(_ anchor: Anchor) -> Bool {
    guard anchor.item.view == nil else { return false }
    switch anchor.attribute {
    case .baseline, .lastBaseline, .firstBaseline: return true
    default: return false
    }
  }

  /// Whether UIKit lets two anchors meet: on one axis, lengths with lengths, and no mixing of
  /// left and right with leading and trailing.
  private func areComparable(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Bool {
    if first.isDimension || second.isDimension { return first.isDimension && second.isDimension }
    guard first.isHorizontal == second.isHorizontal else { return false }
    return !(Self.absolute.contains(first) && Self.directional.contains(second))
      && !(Self.directional.contains(first) && Self.absolute.contains(second))
  }

  private static let absolute: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
  private static let directional: Set<LayoutAttribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]

  // MARK: By item and attribute

  private func itemCode(
    _ constraint: Constraint, _ left: Anchor, _ right: Anchor?, _ constant: Double,
    _ custom: String?
  ) -> String {
    let second =
      right.map { "\(itemPath($0)), attribute: .\(itemAttribute($0))" }
      ?? "nil, attribute: .notAnAttribute"
    return
      "\(custom ?? "NSLayoutConstraint")(item: \(itemPath(left)), attribute: .\(itemAttribute(left)), relatedBy: .\(relation(constraint.relation)), toItem: \(second), multiplier: \(multiplier(constraint)), constant: \(SwiftLiteral.number(constant)))"
  }

  /// The object that has an anchor: what stands before its last member.
  private func itemPath(_ anchor: Anchor) -> String {
    guard let dot = anchor.code.lastIndex(of: ".") else { return "self" }
    return String(anchor.code[..<dot])
  }

  private func itemAttribute(_ anchor: Anchor) -> String {
    let name = anchor.code.split(separator: ".").last.map(String.init) ?? anchor.code
    return name.hasSuffix("Anchor") ? String(name.dropLast(6)) : name
  }
}
