/// One row of a table literal: its keys and, as raw tokens, its numbers.
struct TableRow {
  var keys: [String]
  var numbers: [TableToken]
}

/// A token of a table literal. The marks are the only punctuation the tables use.
enum TableToken: Equatable {
  case number(Int)
  /// `~`: no value here.
  case missing
  /// `/number`: what follows belongs to this one.
  case group(Int)
}

/// Reads a literal that `Scripts/generate-text-tables` wrote. Only such literals come here, so text
/// of another shape is skipped, never an error.
///
/// - Parameter radix: of plain numbers; in kerning rows values alternate with hexadecimal scalars,
///   which is what `alternating` says.
func readTable(_ literal: String, radix: Int = 10, alternatingRadix: Bool = false) -> [TableRow] {
  var rows: [TableRow] = []
  var keys: [String] = []
  var numbers: [TableToken] = []
  var key = ""
  var inKeys = true
  var value = 0
  var digits = 0
  var isNegative = false
  var isGroup = false
  var radix = radix
  let first = radix

  func endToken() {
    guard digits > 0 else { return }
    numbers.append(isGroup ? .group(value) : .number(isNegative ? -value : value))
    if alternatingRadix { radix = isGroup || radix == 10 ? 16 : 10 }
    (value, digits, isNegative, isGroup) = (0, 0, false, false)
  }

  for byte in literal.utf8 {
    if inKeys {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "|"):
        if !key.isEmpty { keys.append(key) }
        key = ""
        if byte == UInt8(ascii: "|") { inKeys = false }
      default: key.unicodeScalars.append(Unicode.Scalar(byte))
      }
      continue
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = value * radix + Int(byte &- UInt8(ascii: "0"))
      digits += 1
    case UInt8(ascii: "A")...UInt8(ascii: "F"):
      value = value * radix + Int(byte &- UInt8(ascii: "A")) + 10
      digits += 1
    case UInt8(ascii: "-"): isNegative = true
    case UInt8(ascii: "~"): numbers.append(.missing)
    case UInt8(ascii: "/"):
      isGroup = true
      radix = 16
    case UInt8(ascii: ";"):
      endToken()
      rows.append(TableRow(keys: keys, numbers: numbers))
      (keys, numbers, inKeys, radix) = ([], [], true, first)
    default: endToken()
    }
  }
  return rows
}
