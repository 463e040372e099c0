/// An encoding that documents are read and written in; their text is UTF-8 in between.
package enum TextEncoding: Sendable, CaseIterable {
  case utf8, utf16LittleEndian, utf16BigEndian, latin1, windows1252, ascii

  /// The name as an XML declaration spells it.
  package var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .latin1: "ISO-8859-1"
    case .windows1252: "windows-1252"
    case .ascii: "US-ASCII"
    }
  }

  package var byteOrderMark: ContiguousArray<UInt8> {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .latin1, .windows1252, .ascii: []
    }
  }

  /// Bytes in this encoding as UTF-8. What the encoding does not allow becomes U+FFFD, and
  /// `firstInvalid` is where the first of it stands in the result.
  package func decode(
    _ bytes: some RandomAccessCollection<UInt8>
  ) -> (utf8: ContiguousArray<UInt8>, firstInvalid: Int?) {
    switch self {
    case .utf8:
      let utf8 = ContiguousArray(bytes)
      return (utf8, firstInvalidUTF8(in: utf8, utf8.indices))
    case .utf16LittleEndian, .utf16BigEndian:
      return decodeUTF16(bytes)
    case .latin1, .windows1252, .ascii:
      var utf8: ContiguousArray<UInt8> = []
      utf8.reserveCapacity(bytes.count)
      var firstInvalid: Int?
      for byte in bytes {
        guard byte >= 0x80 else {
          utf8.append(byte)
          continue
        }
        let scalar = scalar(forHigh: byte)
        if scalar == nil, firstInvalid == nil { firstInvalid = utf8.count }
        utf8.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? .init())
      }
      return (utf8, firstInvalid)
    }
  }

  /// UTF-8 in this encoding, without a byte order mark. A character that the encoding does not
  /// have becomes a character reference, which XML reads as the character in values and text.
  package func encode(_ utf8: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    guard self != .utf8 else { return utf8 }
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(utf8.count)
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      switch self {
      case .utf16LittleEndian, .utf16BigEndian:
        for unit in UTF16.encode(scalar) ?? .init() {
          let high = UInt8(truncatingIfNeeded: unit >> 8)
          let low = UInt8(truncatingIfNeeded: unit)
          bytes.append(contentsOf: self == .utf16BigEndian ? [high, low] : [low, high])
        }
      case .utf8, .latin1, .windows1252, .ascii:
        if scalar.isASCII {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else if let byte = (UInt8(0x80)...0xFF).first(where: {
          self.scalar(forHigh: $0) == scalar
        }) {
          bytes.append(byte)
        } else {
          bytes.append(contentsOf: "&#\(scalar.value);".utf8)
        }
      }
    }
    return bytes
  }

  private func decodeUTF16(
    _ bytes: some RandomAccessCollection<UInt8>
  ) -> (utf8: ContiguousArray<UInt8>, firstInvalid: Int?) {
    var units: ContiguousArray<UInt16> = []
    units.reserveCapacity(bytes.count / 2)
    var iterator = bytes.makeIterator()
    while let first = iterator.next(), let second = iterator.next() {
      let (high, low) = self == .utf16BigEndian ? (first, second) : (second, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    var utf8: ContiguousArray<UInt8> = []
    utf8.reserveCapacity(units.count)
    var firstInvalid: Int?
    var decoder = UTF16()
    var source = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&source) {
      case .scalarValue(let scalar): utf8.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .error:
        if firstInvalid == nil { firstInvalid = utf8.count }
        utf8.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case .emptyInput: break decoding
      }
    }
    if !bytes.count.isMultiple(of: 2), firstInvalid == nil { firstInvalid = utf8.count }
    return (utf8, firstInvalid)
  }

  /// The character of a byte from 0x80 in a single-byte encoding.
  private func scalar(forHigh byte: UInt8) -> Unicode.Scalar? {
    switch self {
    case .latin1: Unicode.Scalar(byte)
    case .windows1252:
      byte < 0xA0
        ? Unicode.Scalar(Self.windows1252From0x80[Int(byte) - 0x80]) : Unicode.Scalar(byte)
    default: nil
    }
  }

  /// Where windows-1252 differs from ISO-8859-1 (0x80 to 0x9F), after the index in WHATWG's
  /// Encoding Standard, in which its five free places stay control characters.
  private static let windows1252From0x80: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]
}

/// The offset of the first byte in `range` that is not part of well-formed UTF-8.
package func firstInvalidUTF8(in bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int? {
  let range = range.clamped(to: 0..<bytes.count)
  var index = range.lowerBound
  while index < range.upperBound {
    let lead = bytes[index]
    // Length, and the bounds of the second byte, which exclude overlong forms, surrogates and what
    // lies beyond U+10FFFF (Unicode, table 3-7).
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0x00...0x7F:
      index += 1
      continue
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return index
    }
    guard index + length <= range.upperBound, second.contains(bytes[index + 1]),
      bytes[(index + 2)..<max(index + 2, index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return index }
    index += length
  }
  return nil
}
