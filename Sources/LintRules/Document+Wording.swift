extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var enumerated: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
