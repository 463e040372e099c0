/// One row of a table literal: its keys and, as tokens, its numbers.
struct TableRow {
  var keys: [String] = []
  var numbers: ContiguousArray<TableToken> = []
}

/// A token of a table literal. The marks are the only punctuation the tables use.
enum TableToken: Equatable {
  case number(Int32)
  /// `~`: no value here.
  case missing
  /// `/number`: what follows belongs to this one.
  case group(Int32)

  /// The number, or another value where there is none.
  func value(or other: Double) -> Double {
    if case .number(let number) = self { Double(number) } else { other }
  }
}

/// How the numbers of a table are written.
enum TableRadix {
  case decimal
  case hexadecimal
  /// Hexadecimal groups and scalars, each scalar followed by a decimal value.
  case pairs
  /// Hexadecimal in the first row, which lists scalars, decimal after it.
  case heading
}

/// Reads a literal that `Scripts/generate-text-tables` wrote. Only such literals come here; text of
/// another shape is skipped, never an error.
func readTable(_ literal: String, _ radix: TableRadix = .decimal) -> [TableRow] {
  var reader = TableReader(radix)
  for byte in literal.utf8 { reader.read(byte) }
  return reader.rows
}

private struct TableReader {
  var rows: [TableRow] = []
  private let radix: TableRadix
  private var row = TableRow()
  private var key: [UInt8] = []
  private var inKeys = true
  private var value: Int32 = 0
  private var base: Int32
  private var hasDigits = false
  private var isNegative = false
  private var isGroup = false

  init(_ radix: TableRadix) {
    self.radix = radix
    base = radix == .decimal ? 10 : 16
  }

  mutating func read(_ byte: UInt8) {
    guard !inKeys else { return readKey(byte) }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): add(byte &- UInt8(ascii: "A") &+ 10)
    case UInt8(ascii: "-"): isNegative = true
    case UInt8(ascii: "~"): row.numbers.append(.missing)
    case UInt8(ascii: "/"):
      isGroup = true
      base = 16
    case UInt8(ascii: ";"):
      endNumber()
      rows.append(row)
      row = TableRow()
      inKeys = true
      base = radix == .decimal || radix == .heading ? 10 : 16
    default: endNumber()
    }
  }

  private mutating func readKey(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "|"):
      if !key.isEmpty { row.keys.append(String(decoding: key, as: UTF8.self)) }
      key.removeAll(keepingCapacity: true)
      if byte == UInt8(ascii: "|") { inKeys = false }
    default: key.append(byte)
    }
  }

  private mutating func add(_ digit: UInt8) {
    value = value &* base &+ Int32(digit)
    hasDigits = true
  }

  private mutating func endNumber() {
    guard hasDigits else { return }
    row.numbers.append(isGroup ? .group(value) : .number(isNegative ? 0 &- value : value))
    if radix == .pairs { base = isGroup || base == 10 ? 16 : 10 }
    value = 0
    hasDigits = false
    isNegative = false
    isGroup = false
  }
}
