/// A quoted text as it is read: bytes as they stand, escapes as what they mean.
struct StringsText {
  private var bytes: [UInt8] = []
  /// The first half of a character that two `\U` escapes write.
  private var highSurrogate: UInt16?

  mutating func append(_ byte: UInt8) {
    endSurrogate()
    bytes.append(byte)
  }

  /// Reads the escape whose backslash stands at `start`; the offset behind it.
  mutating func appendEscape(at start: Int, in source: ContiguousArray<UInt8>) -> Int {
    guard start + 1 < source.count else {
      append(UInt8(ascii: "\\"))
      return start + 1
    }
    let next = source[start + 1]
    switch next {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = source[(start + 2)...].prefix(4).prefix { Self.digit($0, base: 16) != nil }
      guard !digits.isEmpty else {
        append(next)
        return start + 2
      }
      append(unit: digits.reduce(0) { $0 << 4 | UInt16(Self.digit($1, base: 16) ?? 0) })
      return start + 2 + digits.count
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = source[(start + 1)...].prefix(3).prefix { Self.digit($0, base: 8) != nil }
      append(unit: digits.reduce(0) { $0 << 3 | UInt16(Self.digit($1, base: 8) ?? 0) })
      return start + 1 + digits.count
    default:
      // An escape without a meaning of its own stands for its character.
      append(Self.meanings[next] ?? next)
      return start + 2
    }
  }

  consuming func finish() -> String {
    endSurrogate()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let meanings: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]

  private static func digit(_ byte: UInt8, base: Int) -> Int? {
    Character(Unicode.Scalar(byte)).hexDigitValue.flatMap { $0 < base ? $0 : nil }
  }

  /// Appends a UTF-16 code unit.
  private mutating func append(unit: UInt16) {
    if UTF16.isTrailSurrogate(unit), let high = highSurrogate {
      highSurrogate = nil
      bytes += String(decoding: [high, unit], as: UTF16.self).utf8
      return
    }
    endSurrogate()
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else {
      bytes += String(decoding: [unit], as: UTF16.self).utf8
    }
  }

  /// A half without its other half is no character.
  private mutating func endSurrogate() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    bytes += "\u{FFFD}".utf8
  }
}
