internal import DocumentModel
internal import Resolution

extension ConflictRows {
  /// What the system gives the members of a conflict, as UIKit would write it down: the length of
  /// views that constraints do not place, and the sides of safe areas and margins. In the order in
  /// which the members mention it.
  func given(_ conflict: SceneSolution.Conflict) -> [LayoutConstraint] {
    var sides: [LayoutConstraint] = []
    /// By view that constraints do not place, in order: the measures of it that members refer to.
    var measured: [(view: ViewID, attributes: Set<LayoutAttribute>)] = []
    func measure(_ view: ViewID, _ attribute: LayoutAttribute) {
      guard !isSolved(view) else { return }
      if let known = measured.firstIndex(where: { $0.view == view }) {
        measured[known].attributes.insert(attribute)
      } else {
        measured.append((view, [attribute]))
      }
    }
    for member in conflict.members {
      for anchor in [member.first, member.second].compactMap(\.self) {
        guard let view = anchor.item.view else { continue }
        for side in anchor.attribute.sides(isRightToLeft: resolved.isRightToLeft(member)) {
          measure(view, side)
          if let side = self.side(side, of: anchor), !sides.contains(side) { sides.append(side) }
        }
      }
    }
    let lengths = measured.filter { $0.attributes.count > 1 }.compactMap { entry in
      length(of: entry.view, conflict.axis)
    }
    return lengths + sides
  }

  private func length(of view: ViewID, _ axis: LayoutAxis) -> LayoutConstraint? {
    guard let size = size(of: view) else { return nil }
    let entry = resolved.document[view]
    let provenance: Provenance
    switch entry.role {
    case .cell, .contentView: provenance = .encapsulatedSize(view)
    default: provenance = entry.superview == nil ? .container(view) : .autoresizing(view)
    }
    return LayoutConstraint(
      Anchor(.view(view), axis.size), constant: axis == .horizontal ? size.width : size.height,
      from: provenance)
  }

  /// The distance between a side of a guide or margin and that of its view.
  private func side(_ side: LayoutAttribute, of anchor: Anchor) -> LayoutConstraint? {
    let item: LayoutItem
    let provenance: Provenance
    switch anchor.item {
    case .safeArea(let view):
      (item, provenance) = (anchor.item, .safeArea(view))
    case .layoutMargins(let view): (item, provenance) = (anchor.item, .layoutMargins(view))
    case .view(let view) where anchor.attribute.isMargin:
      (item, provenance) = (.layoutMargins(view), .layoutMargins(view))
    default: return nil
    }
    guard let view = item.view else { return nil }
    let insets = insets(item)
    let distance: Double =
      switch side {
      case .left: insets.left
      case .right: -insets.right
      case .top: insets.top
      default: -insets.bottom
      }
    return LayoutConstraint(
      Anchor(item, side), .equal, Anchor(.view(view), side), constant: distance, from: provenance)
  }
}

extension LayoutAttribute {
  /// The sides that decide what it is worth.
  fileprivate func sides(isRightToLeft: Bool) -> [LayoutAttribute] {
    switch self {
    case .left, .leftMargin: [.left]
    case .right, .rightMargin: [.right]
    case .leading, .leadingMargin: [isRightToLeft ? .right : .left]
    case .trailing, .trailingMargin: [isRightToLeft ? .left : .right]
    case .top, .topMargin: [.top]
    case .bottom, .bottomMargin: [.bottom]
    case .width, .centerX, .centerXWithinMargins: [.left, .right]
    case .height, .centerY, .centerYWithinMargins: [.top, .bottom]
    case .baseline, .firstBaseline, .lastBaseline: []
    }
  }
}
