/// A value of the configuration file, with its place.
package struct ConfigurationNode: Sendable {
  package indirect enum Value: Sendable {
    /// Nothing stands behind the key, or `null` or `~`.
    case nothing
    /// Quoted texts are texts; others can be read as numbers and flags too.
    case text(String, isQuoted: Bool)
    case list([ConfigurationNode])
    /// In the order of the file; no key stands twice.
    case map([Member])
  }

  /// A key with its value.
  package struct Member: Sendable {
    package let key: String
    package let keyRange: Range<Int>
    package let value: ConfigurationNode
  }

  package let value: Value
  /// Byte range in the file, quotes and brackets included.
  package let range: Range<Int>

  package init(_ value: Value, _ range: Range<Int>) {
    self.value = value
    self.range = range
  }

  package var text: String? {
    if case .text(let text, _) = value { text } else { nil }
  }

  package var number: Double? {
    guard case .text(let text, isQuoted: false) = value, let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  /// `on` and `off`, `yes` and `no`, `true` and `false`.
  package var flag: Bool? {
    guard case .text(_, isQuoted: false) = value else { return nil }
    return flagOrQuoted
  }

  /// The same in quotes too, as JSON has to write `"on"`: where no text could be meant.
  package var flagOrQuoted: Bool? {
    switch text?.lowercased() {
    case "on", "yes", "true": return true
    case "off", "no", "false": return false
    default: return nil
    }
  }

  package var members: [Member]? {
    if case .map(let members) = value { members } else { nil }
  }

  /// The entries of a list; a single value counts as a list of one, nothing as an empty one.
  package var entries: [ConfigurationNode] {
    switch value {
    case .nothing: []
    case .list(let entries): entries
    case .text, .map: [self]
    }
  }

  /// What it is, in words.
  var kind: String {
    switch value {
    case .nothing: "nothing"
    case .text: "a text"
    case .list: "a list"
    case .map: "keys with values"
    }
  }
}
