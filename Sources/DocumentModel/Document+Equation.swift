/// How messages speak of constraints.
extension Document {
  /// A constraint as an equation between the names of its items, such as
  /// `“Sign in”.leading = view root.leading + 16`.
  ///
  /// - Parameter isConstantOpen: An ellipsis stands for the constant, which is told elsewhere.
  package func equation(_ id: ConstraintID, isConstantOpen: Bool = false) -> String {
    let constraint = self[id]
    guard let first = constraint.first else { return "?" }
    var text = side(first)
    switch constraint.relation {
    case .equal: text += " = "
    case .lessThanOrEqual: text += " ≤ "
    case .greaterThanOrEqual: text += " ≥ "
    }
    let constant = number(.constant, of: constraint.element)
    guard let second = constraint.second else {
      return text + (isConstantOpen ? "…" : short(constant))
    }
    if constraint.multiplier != 1 { text += "\(short(constraint.multiplier)) × " }
    text += side(second)
    if isConstantOpen { return text + " + …" }
    if constant != 0 { text += constant < 0 ? " - \(short(-constant))" : " + \(short(constant))" }
    return text
  }

  private func side(_ side: Constraint.Side) -> String {
    let name =
      switch side.item {
      case .view(let view): shortName(self[view].element)
      case .guide(let guide): guideName(guide)
      case .unresolved(let id): id
      }
    return "\(name).\(side.attribute.rawValue)"
  }

  /// The name that people know an object by, else what it is and its identifier.
  package func shortName(_ element: ElementID) -> String {
    if let name = knownName(element) { return "“\(name)”" }
    return word(for: element) + (written(.id, of: element).map { " \($0)" } ?? "")
  }

  private func guideName(_ guide: GuideID) -> String {
    switch self[guide].kind {
    case .safeArea: "safe area"
    case .content: "content layout guide"
    case .frame: "frame layout guide"
    case .keyboard: "keyboard layout guide"
    case .layoutMargins: "layout margins"
    case .top: "top layout guide"
    case .bottom: "bottom layout guide"
    case .user, .unknown: "layout guide"
    }
  }

  /// At most three decimals: a message is no place for Interface Builder's sixteen.
  private func short(_ number: Double) -> String {
    let scaled = (number * 1000).rounded() / 1000
    let shown = scaled.isFinite ? scaled : number
    return Int(exactly: shown).map(String.init) ?? String(shown)
  }
}
