internal import DocumentModel
internal import LayoutSystem

/// Swift for constraints that no document says: what stack views would have generated.
struct LoweredConstraintCode {
  let document: Document
  let lowering: Lowering
  let unit: Unit
  /// Names of helper guides.
  let helpers: [LayoutItem: String]

  /// The expression that makes a constraint; nil where an item is not the unit's.
  func code(_ lowered: LoweredConstraint) -> String? {
    let constraint = lowered.constraint
    guard let first = anchor(constraint.first) else { return nil }
    let relation = constraint.relation.rawValue
    guard let other = constraint.second else {
      return "\(first).constraint(\(relation)ToConstant: \(number(constraint.constant)))"
    }
    guard let second = anchor(other) else { return nil }
    if lowered.isSystemSpacing {
      let word = constraint.axis == .horizontal ? "After" : "Below"
      return
        "\(first).constraint(\(relation)ToSystemSpacing\(word): \(second), multiplier: 1)"
    }
    var arguments = second
    if constraint.multiplier != 1 {
      guard constraint.first.attribute.isDimension else { return nil }
      arguments += ", multiplier: \(number(constraint.multiplier))"
    }
    if constraint.constant != 0 { arguments += ", constant: \(number(constraint.constant))" }
    return "\(first).constraint(\(relation)To: \(arguments))"
  }

  private func number(_ value: Double) -> String { SwiftLiteral.number(value == 0 ? 0 : value) }

  /// What code calls an item of a constraint.
  func place(_ item: LayoutItem) -> Place? {
    switch item {
    case .view(let view), .scrollContent(let view): self.view(view)
    case .userGuide(let guide): unit.places[document[guide].element]
    case .layoutMargins(let view): self.view(view)?.member("layoutMarginsGuide")
    case .safeArea(let view): self.view(view)?.member("safeAreaLayoutGuide")
    case .readable(let view): self.view(view)?.member("readableContentGuide")
    case .keyboard(let view): self.view(view)?.member("keyboardLayoutGuide")
    case .scrollFrame(let view): self.view(view)?.member("frameLayoutGuide")
    case .alignmentSpanner, .orderingSpanner, .gap: helpers[item].map { Place(path: $0) }
    case .topGuide, .bottomGuide, .substitute: nil
    }
  }

  private func view(_ view: ViewID) -> Place? { unit.places[document[view].element] }

  private func anchor(_ anchor: Anchor) -> String? {
    let margins = place(anchor.item)?.member("layoutMarginsGuide")
    guard let place = place(anchor.item) else { return nil }
    return switch anchor.attribute {
    case .leading: place.member("leadingAnchor").path
    case .trailing: place.member("trailingAnchor").path
    case .left: place.member("leftAnchor").path
    case .right: place.member("rightAnchor").path
    case .top: place.member("topAnchor").path
    case .bottom: place.member("bottomAnchor").path
    case .width: place.member("widthAnchor").path
    case .height: place.member("heightAnchor").path
    case .centerX: place.member("centerXAnchor").path
    case .centerY: place.member("centerYAnchor").path
    case .baseline, .lastBaseline: place.member("lastBaselineAnchor").path
    case .firstBaseline: place.member("firstBaselineAnchor").path
    case .leadingMargin: margins?.member("leadingAnchor").path
    case .trailingMargin: margins?.member("trailingAnchor").path
    case .leftMargin: margins?.member("leftAnchor").path
    case .rightMargin: margins?.member("rightAnchor").path
    case .topMargin: margins?.member("topAnchor").path
    case .bottomMargin: margins?.member("bottomAnchor").path
    case .centerXWithinMargins: margins?.member("centerXAnchor").path
    case .centerYWithinMargins: margins?.member("centerYAnchor").path
    }
  }
}
