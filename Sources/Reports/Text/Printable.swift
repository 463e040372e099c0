extension Unicode.Scalar {
  /// Whether a terminal or editor would act on it instead of showing it: control characters, line
  /// and paragraph separators, and the marks that reorder text around them.
  var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}

extension String {
  /// The text on one line, with nothing in it that a terminal would act on: line breaks and tabs
  /// become spaces, the rest is written as `\u{…}`. Documents may come from anyone.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result += " "
      case _ where scalar.isUnprintable:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
