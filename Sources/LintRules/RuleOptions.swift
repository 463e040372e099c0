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

/// The values that the configuration file gives one rule; what it leaves out is the rule's default.
package struct RuleOptions: Sendable {
  private let values: [String: OptionValue]

  package init(_ values: [String: OptionValue] = [:]) { self.values = values }

  package subscript(name: String) -> OptionValue? { values[name] }

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
  package func texts(_ name: String) -> [String]? {
    switch values[name] {
    case .text(let text): return [text]
    case .list(let list):
      return list.compactMap { if case .text(let text) = $0 { text } else { nil } }
    default: return nil
    }
  }
}
