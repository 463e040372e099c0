package import Diagnostics

/// A rule that a team declares in its configuration: which elements it looks at, what they must or
/// must not be, and what it then says.
package struct HouseRule: Sendable {
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
    /// One of these patterns with `*` and `?`.
    case like([String])
    /// A number between these, inclusive.
    case between(Double?, Double?)

    /// Whether a value passes; nil is an attribute that is not written.
    package func holds(for value: String?) -> Bool {
      switch self {
      case .present(let isWanted): return (value != nil) == isWanted
      case .oneOf(let texts): return value.map { texts.contains($0) } ?? false
      case .like(let patterns):
        guard let text = value.map({ Array($0.utf8) }) else { return false }
        return patterns.contains { Wildcard.matches(text, Array($0.utf8)) }
      case .between(let low, let high):
        guard let number = value.flatMap({ Double($0) }), number.isFinite else { return false }
        return low.map { number >= $0 } ?? true && high.map { number <= $0 } ?? true
      }
    }
  }

  /// Whether the finding is to be reported for an element with these attributes.
  package func isBroken(_ value: (String) -> String?) -> Bool {
    if forbidden.isEmpty && required.isEmpty { return true }
    if !forbidden.isEmpty, forbidden.allSatisfy({ $0.test.holds(for: value($0.attribute)) }) {
      return true
    }
    return required.contains { !$0.test.holds(for: value($0.attribute)) }
  }

  /// The message for an element with these attributes.
  package func message(_ value: (String) -> String?) -> String {
    var result = ""
    var rest = message[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += value(String(rest[rest.index(after: open)..<close])) ?? "nothing"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
