extension Character {
  /// How many columns of a terminal it takes: 0 for what joins the character before, 2 for wide
  /// East Asian characters and emoji, else 1 (Unicode Standard Annex 11).
  var displayWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      // The selector that asks for the colourful form.
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, scalar.displayWidth)
    }
    return width
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide || properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// East Asian Wide and Fullwidth, by block.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF,
      0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension String {
  /// How many columns of a terminal it takes.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text in at most `width` columns; where it is longer, its end makes way for an ellipsis.
  package func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in self {
      let next = character.displayWidth
      if used + next > width - 1 { break }
      result.append(character)
      used += next
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// The text in exactly `width` columns, or more where it is longer.
  func padded(to width: Int, alignment: TextTable.Alignment = .left) -> String {
    let padding = String(repeating: " ", count: max(0, width - displayWidth))
    return alignment == .left ? self + padding : padding + self
  }
}
