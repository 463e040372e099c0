/// The names that documents use for the cases of one UIKit type (facts: `schema_enums.tsv`, every
/// value seen in 4,339 documents).
package struct Enumeration: Sendable {
  package struct Case: Sendable {
    /// The name in documents.
    package let name: String
    /// The Swift expression, such as `.scaleAspectFit`; empty where there is no code form.
    package let swift: String

    init(_ name: String, _ swift: String) {
      self.name = name
      self.swift = swift
    }
  }

  package let name: String
  /// The UIKit type; empty where the names stand for no type of UIKit's.
  package let swiftType: String
  package let cases: [Case]

  init(_ name: String, swiftType: String, _ cases: [Case]) {
    self.name = name
    self.swiftType = swiftType
    self.cases = cases
  }

  /// The Swift expression for a name in a document; nil for a name that is not one of the cases.
  package func swift(for name: String) -> String? { cases.first { $0.name == name }?.swift }
}
