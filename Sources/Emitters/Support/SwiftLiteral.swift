/// Swift literals for what documents say: whatever a text holds, it stays data.
enum SwiftLiteral {
  /// A string literal on one line. Quotes, backslashes (and with them interpolation), line breaks,
  /// control characters and what changes the direction of text or cannot be seen are escaped.
  static func string(_ text: String) -> String {
    if isPlain(text) { return "\"\(text)\"" }
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: append(scalar, to: &result)
      }
    }
    result += "\""
    return result
  }

  /// Text for a `//` comment: nothing in it can end the line.
  static func comment(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// Whether nothing in a text needs a second look: printable ASCII without quotes and backslashes.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar.value {
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0x09: result += "\\t"
    case 0x00: result += "\\0"
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFF, 0xE0000..<0xE0020:
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// The shortest literal that reads back as the same number; whole numbers without a point.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == .leastNormalMagnitude { return ".leastNormalMagnitude" }
    if abs(value) < 1e15, let whole = Int(exactly: value) { return String(whole) }
    return "\(value)"
  }

  /// `true` or `false`.
  static func flag(_ value: Bool) -> String { value ? "true" : "false" }
}
