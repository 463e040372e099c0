package import Diagnostics

/// A rule that a team declares in its configuration, as it is written there: which elements it looks
/// at, what they must or must not be, and what it then says. What that means for a document is
/// `LintRules.HouseRule`'s matter.
package struct DeclaredHouseRule: Sendable {
  /// In kebab-case, like the ids of rules that come with the program.
  package let id: String
  package let idRange: Range<Int>
  package let severity: Finding.Severity
  package let selector: Selector
  /// The finding is reported where all of these hold; empty where `required` decides.
  package let forbidden: [Condition]
  /// The finding is reported where one of these does not hold.
  package let required: [Condition]
  /// `{attribute}` in it stands for an attribute's value.
  package let message: String

  /// Which elements a rule looks at.
  package struct Selector: Sendable, Equatable {
    /// Names of elements, such as `label`; empty for all.
    package var elements: [String] = []
    /// Attributes that must be written.
    package var attributes: [String] = []
    /// Names of elements of which one must be around it, at any distance.
    package var inside: [String] = []
    /// Names of elements of which none may be around it.
    package var outside: [String] = []
  }

  /// What is asked of one attribute.
  package struct Condition: Sendable {
    package let attribute: String
    package let attributeRange: Range<Int>
    package let test: Test
  }

  package enum Test: Sendable, Equatable {
    /// Written, or not.
    case present(Bool)
    /// One of these texts.
    case oneOf([String])
    /// One of these patterns.
    case like([String])
    /// A number between these, inclusive.
    case between(Double?, Double?)
  }
}
