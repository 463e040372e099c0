/// One option: what is typed, where it may stand, what help says, and which field it sets. The
/// parser, the help pages and the suggestions all read the one table of them.
struct Option: Sendable {
  /// With its two hyphens.
  let name: String
  /// What help writes for its value or values; empty for a switch.
  let placeholder: String
  /// How many arguments follow the name.
  let valueCount: Int
  /// Names of the commands that know it; empty for all.
  let commands: [String]
  let help: String
  let apply: @Sendable (inout Options, [String]) throws(UsageError) -> Void

  func belongs(to command: String) -> Bool { commands.isEmpty || commands.contains(command) }

  /// How it is written in help: `--jobs N`.
  var synopsis: String { placeholder.isEmpty ? name : "\(name) \(placeholder)" }

  private init(
    _ name: String, _ placeholder: String, valueCount: Int, _ commands: [String], _ help: String,
    apply: @escaping @Sendable (inout Options, [String]) throws(UsageError) -> Void
  ) {
    self.name = name
    self.placeholder = placeholder
    self.valueCount = valueCount
    self.commands = commands
    self.help = help
    self.apply = apply
  }

  /// An option that is there or not.
  static func flag(
    _ name: String, _ commands: [String], _ help: String,
    _ field: @escaping @Sendable (inout Options) -> Void
  ) -> Option {
    Option(name, "", valueCount: 0, commands, help) { options, _ throws(UsageError) in
      field(&options)
    }
  }

  /// An option with one value that a function reads; nil means that it cannot be read.
  static func value<Value>(
    _ name: String, _ placeholder: String, _ commands: [String], _ help: String,
    example: String, _ read: @escaping @Sendable (String) -> Value?,
    _ field: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Option {
    Option(name, placeholder, valueCount: 1, commands, help) { options, values throws(UsageError) in
      guard let text = values.first, let value = read(text) else {
        throw UsageError(
          "\(name): cannot read '\(values.first ?? "")'; write for example \(name) \(example)")
      }
      field(&options, value)
    }
  }

  /// An option with one of a few words.
  static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ commands: [String], _ help: String,
    _ field: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Option where Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    return Option(
      name, words.joined(separator: "|"), valueCount: 1, commands, help
    ) { options, values throws(UsageError) in
      field(&options, try oneOf(words, values.first ?? "", for: name))
    }
  }

  /// An option with any text.
  static func text(
    _ name: String, _ placeholder: String, _ commands: [String], _ help: String,
    _ field: @escaping @Sendable (inout Options, String) -> Void
  ) -> Option {
    value(
      name, placeholder, commands, help, example: placeholder, { $0.isEmpty ? nil : $0 }, field)
  }

  /// An option with some of a few words, separated by commas, or `all`.
  static func list<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ commands: [String], _ help: String,
    _ field: @escaping @Sendable (inout Options, [Value]) -> Void
  ) -> Option where Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    return Option(
      name, words.joined(separator: ","), valueCount: 1, commands, help
    ) { options, values throws(UsageError) in
      var chosen: [Value] = []
      for word in values.first?.split(separator: ",") ?? [] {
        if word == "all" {
          chosen = Array(Value.allCases)
        } else {
          chosen.append(try oneOf(words, String(word), for: name))
        }
      }
      field(&options, chosen)
    }
  }

  /// An option with two texts.
  static func pair(
    _ name: String, _ placeholder: String, _ commands: [String], _ help: String,
    _ field: @escaping @Sendable (inout Options, String, String) -> Void
  ) -> Option {
    Option(name, placeholder, valueCount: 2, commands, help) { options, values throws(UsageError) in
      guard values.count == 2 else { throw UsageError("\(name) needs \(placeholder)") }
      field(&options, values[0], values[1])
    }
  }
}

/// The value that a word stands for.
private func oneOf<Value: RawRepresentable>(
  _ words: [String], _ word: String, for name: String
) throws(UsageError) -> Value where Value.RawValue == String {
  guard let value = Value(rawValue: word) else {
    throw UsageError.unknown("value for \(name)", word, among: words)
  }
  return value
}
