/// How a scalar takes part in a line of text.
enum ScalarKind {
  /// Measures as this scalar of the font's table: itself, or the base letter of an accented one.
  case plain(Unicode.Scalar)
  /// One em; lines may break on both sides.
  case wide
  case emoji
  /// Half of a flag.
  case regionalIndicator
  /// Takes no room: marks, variation selectors, skin tones, what is joined to an emoji.
  case none
  case newline

  init(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) {
    let value = scalar.value
    if value < 0x80 {
      self = value == 0x0A ? .newline : .plain(scalar)
      return
    }
    if previous?.value == 0x200D {
      self = .none
      return
    }
    switch value {
    case 0x2028, 0x2029: self = .newline
    case 0xA0, 0x202F: self = .plain(" ")
    case 0x200B...0x200F, 0xFE00...0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: self = .none
    case 0x1F1E6...0x1F1FF: self = .regionalIndicator
    case 0x2600..<0x27C0, 0x1F000...: self = .emoji
    // Vowels and final consonants of a Hangul syllable written in parts, and voicing marks of
    // kana, share the square of what they follow.
    case 0x1160..<0x1200, 0x3099, 0x309A: self = .none
    case 0x1100..<0x1160, 0x2E80..<0xFB00, 0xFE30..<0xFE70, 0xFF00..<0xFF61: self = .wide
    case 0x300...:
      if scalar.properties.canonicalCombiningClass != .notReordered {
        self = .none
      } else {
        self = .plain(ScalarKind.bases[value] ?? scalar)
      }
    default: self = .plain(ScalarKind.bases[value] ?? scalar)
    }
  }

  /// Accented letters measure as their base (text/README 2.7).
  private static let bases: [UInt32: Unicode.Scalar] = {
    var bases: [UInt32: Unicode.Scalar] = [:]
    for row in readTable(AccentedLetterTable.rows, .hexadecimal) {
      guard let key = row.keys.first, let code = UInt32(key, radix: 16),
        let base = Unicode.Scalar(code)
      else { continue }
      for case .number(let letter) in row.numbers { bases[UInt32(letter)] = base }
    }
    return bases
  }()

  /// Closing marks that do not begin a line of Chinese or Japanese (UAX 14, classes CL, EX, NS).
  static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    closing.contains(scalar)
  }

  /// Opening marks that do not end a line (UAX 14, class OP).
  static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    opening.contains(scalar)
  }

  private static let closing = Set("、。，．！？：；」』）】〉》〕｝ー".unicodeScalars)
  private static let opening = Set("「『（【〈《〔｛".unicodeScalars)
}
