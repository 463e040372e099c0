// The colours of iOS by their role: published in Apple's Human Interface Guidelines, read from the
// named constants of UIKit in both appearances.

extension Shade {
  static let clear = Shade(RGBA(0, 0))
  static let white = Shade(RGBA(0xFFFFFF))
  static let black = Shade(RGBA(0))

  static let blue = Shade(0x007AFF, 0x0A84FF)
  static let green = Shade(0x34C759, 0x30D158)
  static let red = Shade(0xFF3B30, 0xFF453A)
  static let gray = Shade(RGBA(0x8E8E93))
  static let gray3 = Shade(0xC7C7CC, 0x48484A)
  static let gray4 = Shade(0xD1D1D6, 0x3A3A3C)
  static let gray5 = Shade(0xE5E5EA, 0x2C2C2E)
  static let gray6 = Shade(0xF2F2F7, 0x1C1C1E)

  static let label = Shade(0x000000, 0xFFFFFF)
  static let secondaryLabel = Shade(RGBA(0x3C3C43, 0.6), dark: RGBA(0xEBEBF5, 0.6))
  static let tertiaryLabel = Shade(RGBA(0x3C3C43, 0.3), dark: RGBA(0xEBEBF5, 0.3))
  static let quaternaryLabel = Shade(RGBA(0x3C3C43, 0.18), dark: RGBA(0xEBEBF5, 0.16))
  static let separator = Shade(RGBA(0x3C3C43, 0.29), dark: RGBA(0x545458, 0.6))

  static let fill = Shade(RGBA(0x787880, 0.2), dark: RGBA(0x787880, 0.36))
  static let secondaryFill = Shade(RGBA(0x787880, 0.16), dark: RGBA(0x787880, 0.32))
  static let tertiaryFill = Shade(RGBA(0x767680, 0.12), dark: RGBA(0x767680, 0.24))
  static let quaternaryFill = Shade(RGBA(0x747480, 0.08), dark: RGBA(0x747480, 0.18))

  static let background = Shade(0xFFFFFF, 0x000000)
  static let secondaryBackground = Shade(0xF2F2F7, 0x1C1C1E)
  static let tertiaryBackground = Shade(0xFFFFFF, 0x2C2C2E)
  static let groupedBackground = Shade(0xF2F2F7, 0x000000)
  static let secondaryGroupedBackground = Shade(0xFFFFFF, 0x1C1C1E)

  /// Bars over content that scrolls below them.
  static let bar = Shade(RGBA(0xF9F9F9, 0.94), dark: RGBA(0x1D1D1D, 0.94))
}

/// Colours by the names that documents use, with and without their last word, `Color`.
enum SystemColors {
  static func shade(_ name: String) -> Shade? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return table[stem]
  }

  private static let table: [String: Shade] = [
    "systemBlue": .blue, "systemGreen": .green, "systemRed": .red,
    "systemOrange": Shade(0xFF9500, 0xFF9F0A), "systemYellow": Shade(0xFFCC00, 0xFFD60A),
    "systemPink": Shade(0xFF2D55, 0xFF375F), "systemPurple": Shade(0xAF52DE, 0xBF5AF2),
    "systemIndigo": Shade(0x5856D6, 0x5E5CE6), "systemTeal": Shade(0x30B0C7, 0x40C8E0),
    "systemMint": Shade(0x00C7BE, 0x63E6E2), "systemCyan": Shade(0x32ADE6, 0x64D2FF),
    "systemBrown": Shade(0xA2845E, 0xAC8E68), "systemGray": .gray,
    "systemGray2": Shade(0xAEAEB2, 0x636366), "systemGray3": .gray3, "systemGray4": .gray4,
    "systemGray5": .gray5, "systemGray6": .gray6,

    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .tertiaryLabel,
    "separator": .separator, "opaqueSeparator": Shade(0xC6C6C8, 0x38383A),
    "link": Shade(0x007AFF, 0x0984FF), "darkText": .black,
    "lightText": Shade(RGBA(0xFFFFFF, 0.6)),

    "systemFill": .fill, "secondarySystemFill": .secondaryFill,
    "tertiarySystemFill": .tertiaryFill, "quaternarySystemFill": .quaternaryFill,

    "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
    "tertiarySystemBackground": .tertiaryBackground,
    "systemGroupedBackground": .groupedBackground,
    "secondarySystemGroupedBackground": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackground": Shade(0xF2F2F7, 0x2C2C2E),
    "groupTableViewBackground": .groupedBackground,
    "tableCellGroupedBackground": .secondaryGroupedBackground,
    "scrollViewTexturedBackground": Shade(RGBA(0x6F7179)),
    "viewFlipsideBackground": Shade(RGBA(0x1F2124)),

    "black": .black, "white": .white, "clear": .clear, "darkGray": Shade(RGBA(0x555555)),
    "lightGray": Shade(RGBA(0xAAAAAA)), "gray": Shade(RGBA(0x808080)),
    "red": Shade(RGBA(0xFF0000)), "green": Shade(RGBA(0x00FF00)), "blue": Shade(RGBA(0x0000FF)),
    "cyan": Shade(RGBA(0x00FFFF)), "yellow": Shade(RGBA(0xFFFF00)),
    "magenta": Shade(RGBA(0xFF00FF)), "orange": Shade(RGBA(0xFF8000)),
    "purple": Shade(RGBA(0x800080)), "brown": Shade(RGBA(0x996633)),

    // AppKit's names, which attributed strings use (ibxml.md 2).
    "text": .label, "controlText": .label, "headerText": .label,
    "textBackground": .background, "controlBackground": .background,
    "windowBackground": .background, "disabledControlText": .tertiaryLabel, "grid": .separator,
  ]
}

extension Shade {
  /// A colour of the system's by its name in documents and catalogs.
  package init?(systemColor name: String) {
    guard let shade = SystemColors.shade(name) else { return nil }
    self = shade
  }

  /// Components from 0 to 1 in a colour space as documents name it.
  package init(red: Double, green: Double, blue: Double, alpha: Double, space: String) {
    self.init(ColorSpace.rgba(red: red, green: green, blue: blue, alpha: alpha, space: space))
  }
}
