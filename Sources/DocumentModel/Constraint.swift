/// A constraint as the author wrote it.
package struct Constraint: Sendable {
  /// One side of a constraint.
  package struct Side: Sendable, Equatable {
    package enum Item: Sendable, Hashable {
      case view(ViewID)
      case guide(GuideID)
      /// An object that cannot be laid out, or an identifier that no object has.
      case unresolved(String)
    }

    package let item: Item
    package let attribute: LayoutAttribute
  }

  package let element: ElementID
  package let objectID: String?
  /// The view (or cell) whose `<constraints>` hold it; nil where it stands elsewhere.
  package let owner: ViewID?
  /// Nil where the attribute is missing or unknown.
  package let first: Side?
  /// Nil for a constant length.
  package let second: Side?
  /// The text of the second attribute could not be read.
  package let hasInvalidAttribute: Bool
  package let relation: LayoutRelation
  /// 1 unless written as a decimal, `a:b` or `a/b` (ibxml.md 1, fact 6).
  package let multiplier: Double
  /// The priority, 1 to 1000.
  package let priority: Double
  /// Removed at build time (ibxml.md 1, fact 7).
  package let isPlaceholder: Bool
  /// The constant is the system's standard distance (corrections.md 2).
  package let isSymbolic: Bool
}

extension Constraint {
  /// Reads a multiplier in any of its three spellings; nil for what is none.
  package static func multiplier(_ text: String) -> Double? {
    for separator in [":", "/"] as [Character] {
      guard let position = text.firstIndex(of: separator) else { continue }
      guard let numerator = Double(text[..<position]),
        let denominator = Double(text[text.index(after: position)...]), denominator != 0
      else { return nil }
      let ratio = numerator / denominator
      return ratio.isFinite ? ratio : nil
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
