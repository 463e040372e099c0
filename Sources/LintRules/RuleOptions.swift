/// A value that the configuration file gives a rule.
package indirect enum OptionValue: Sendable, Equatable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([OptionValue])
  /// In the order of the file.
  case map([(key: String, value: OptionValue)])

  package static func == (left: OptionValue, right: OptionValue) -> Bool {
    switch (left, right) {
    case (.text(let a), .text(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.map(let a), .map(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }
}

extension OptionValue {
  /// A single value as documents would write it: numbers without needless digits, flags as `YES`
  /// and `NO`; nil for lists and maps.
  package var scalarText: String? {
    switch self {
    case .text(let text): text
    case .number(let number): numberText(number)
    case .flag(let flag): flag ? "YES" : "NO"
    case .list, .map: nil
    }
  }

  /// A list of texts; a single text counts as a list of one. Nil for maps.
  package var texts: [String]? {
    if case .list(let list) = self {
      list.compactMap(\.scalarText)
    } else {
      scalarText.map { [$0] }
    }
  }

  /// The entries of a map in the order of the file; nil for what is none.
  package var entries: [(key: String, value: OptionValue)]? {
    if case .map(let map) = self { map } else { nil }
  }
}

extension OptionValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(arrayLiteral elements: OptionValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, OptionValue)...) {
    self = .map(elements.map { (key: $0.0, value: $0.1) })
  }
}

/// The values that the configuration file gives one rule; what it leaves out is the rule's default.
package struct RuleOptions: Sendable {
  private let values: [String: OptionValue]

  package init(_ values: [String: OptionValue] = [:]) { self.values = values }

  package subscript(name: String) -> OptionValue? { values[name] }

  /// The names that have a value, sorted.
  package var names: [String] { values.keys.sorted() }

  package func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  package func number(_ name: String) -> Double? {
    if case .number(let number) = values[name] { number } else { nil }
  }

  package func flag(_ name: String) -> Bool? {
    if case .flag(let flag) = values[name] { flag } else { nil }
  }

  /// A list of texts; a single text counts as a list of one.
  package func texts(_ name: String) -> [String]? { values[name]?.texts }

  /// A list of patterns; nil where the option is not set.
  package func patterns(_ name: String) -> [Pattern]? {
    texts(name).map { $0.compactMap { Pattern($0) } }
  }

  /// The entries of a map in the order of the file; none where the option is not set.
  package func entries(_ name: String) -> [(key: String, value: OptionValue)] {
    values[name]?.entries ?? []
  }
}

/// A number as people write it: no fraction where there is none, else the shortest that reads back.
package func numberText(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}
