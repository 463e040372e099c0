/// Writes JSON in the order in which it is told, so that equal values give equal bytes.
///
/// Containers are opened and closed by the caller: a deep tree costs no stack. Keys and values are
/// separated as people write them (`"a": 1, "b": 2`); a container opened with `.lines` puts each of
/// its members on a line of its own.
package struct JSONWriter: Sendable {
  package enum Layout: Sendable { case inline, lines }

  private struct Container {
    let closing: Character
    let layout: Layout
    var isEmpty = true
  }

  private var output = ""
  private var open: [Container] = []
  private var isAfterKey = false

  package init() {}

  /// What was written, with a line break behind it.
  package consuming func finish() -> String { output + "\n" }

  // MARK: Containers

  package mutating func beginObject(_ layout: Layout = .inline) { begin("{", "}", layout) }
  package mutating func beginArray(_ layout: Layout = .inline) { begin("[", "]", layout) }

  /// Closes the innermost container.
  package mutating func end() {
    guard let container = open.popLast() else { return }
    if container.layout == .lines, !container.isEmpty { breakLine() }
    output.append(container.closing)
  }

  package mutating func key(_ name: String) {
    separate()
    writeString(name)
    output += ": "
    isAfterKey = true
  }

  private mutating func begin(_ opening: Character, _ closing: Character, _ layout: Layout) {
    separate()
    output.append(opening)
    open.append(Container(closing: closing, layout: layout))
  }

  /// What stands between the member before and the next one.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = open.indices.last else { return }
    let isFirst = open[last].isEmpty
    open[last].isEmpty = false
    switch open[last].layout {
    case .inline: if !isFirst { output += ", " }
    case .lines:
      if !isFirst { output += "," }
      breakLine()
    }
  }

  /// Indentation counts the containers in lines: nesting inside a line adds none.
  private mutating func breakLine() {
    output += "\n"
    output += String(repeating: " ", count: open.count { $0.layout == .lines })
  }

  // MARK: Values

  package mutating func null() {
    separate()
    output += "null"
  }

  package mutating func value(_ text: String?) {
    guard let text else { return null() }
    separate()
    writeString(text)
  }

  package mutating func value(_ flag: Bool?) {
    guard let flag else { return null() }
    separate()
    output += flag ? "true" : "false"
  }

  package mutating func value(_ number: Int?) {
    guard let number else { return null() }
    separate()
    output += String(number)
  }

  /// The shortest digits that read back as the same number; null for what JSON has no number for.
  package mutating func value(_ number: Double?) {
    guard let number, number.isFinite else { return null() }
    separate()
    output += Self.text(number)
  }

  package mutating func value(_ texts: [String]) {
    beginArray()
    for text in texts { value(text) }
    end()
  }

  // MARK: Members

  package mutating func member(_ name: String, _ text: String?) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ flag: Bool?) {
    key(name)
    value(flag)
  }

  package mutating func member(_ name: String, _ number: Int?) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ number: Double?) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    value(texts)
  }

  // MARK: Texts

  /// A finite number without a fraction that is none; also what text formats print.
  package static func text(_ number: Double) -> String {
    // Beyond 2^53 not every integer is a `Double`: its own digits are the honest ones.
    if number.magnitude < 0x1p53, let integer = Int(exactly: number) { return String(integer) }
    return number.description
  }

  private mutating func writeString(_ text: String) {
    output += "\""
    defer { output += "\"" }
    // Nearly all texts are identifiers and names that stand as they are.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) {
      output += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      // C0 must be escaped; the rest would move a terminal's cursor or turn its text around.
      case _ where scalar.value < 0x20 || scalar.isUnprintable:
        for unit in String(scalar).utf16 { output += "\\u" + Self.hexadecimal(unit) }
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
