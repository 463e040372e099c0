import DocumentModel

/// How messages put things into words.
extension Document {
  /// A constraint as an equation between the names of its items, such as
  /// `“Sign in”.leading = view root.leading + 16`.
  func equation(_ id: ConstraintID) -> String {
    let constraint = self[id]
    guard let first = constraint.first else { return "?" }
    var text = side(first)
    switch constraint.relation {
    case .equal: text += " = "
    case .lessThanOrEqual: text += " ≤ "
    case .greaterThanOrEqual: text += " ≥ "
    }
    let constant = number(.constant, of: constraint.element)
    guard let second = constraint.second else { return text + short(constant) }
    if constraint.multiplier != 1 { text += "\(short(constraint.multiplier)) × " }
    text += side(second)
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
  func shortName(_ element: ElementID) -> String {
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
    return numberText(scaled.isFinite ? scaled : number)
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var enumerated: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
