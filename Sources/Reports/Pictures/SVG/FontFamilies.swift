internal import LayoutSystem

/// The families that text is drawn in: the one asked for, then what resembles it.
enum FontFamilies {
  /// The system's own where there is one, else its look-alikes.
  static let system =
    "-apple-system, 'SF Pro Text', Inter, system-ui, 'Helvetica Neue', Arial, sans-serif"

  private static let serif = [
    "times", "georgia", "baskerville", "didot", "palatino", "bodoni", "hoefler", "cochin", "serif",
    "charter", "iowan", "superclarendon",
  ]
  private static let monospaced = ["courier", "menlo", "mono", "code", "consolas"]

  /// For a font by its PostScript name: the name itself, its family as the name spells it, and the
  /// generic family.
  static func named(_ name: String) -> String {
    let clean = String(
      name.unicodeScalars.filter {
        $0.properties.isAlphabetic || "0123456789-_. ".unicodeScalars.contains($0)
      }.prefix(80).map(Character.init))
    let stem = clean.split(separator: "-").first.map(String.init) ?? clean
    let lower = clean.lowercased()
    let generic =
      monospaced.contains { lower.contains($0) }
      ? "monospace" : serif.contains { lower.contains($0) } ? "serif" : "sans-serif"
    return "'\(clean)', '\(spaced(stem))', \(generic)"
  }

  /// `AvenirNext` is the family `Avenir Next`.
  private static func spaced(_ stem: String) -> String {
    var result = ""
    var wasLower = false
    for character in stem {
      if character.isUppercase, wasLower { result += " " }
      result.append(character)
      wasLower = character.isLowercase
    }
    return result
  }

  /// CSS weights of the system font, and of a named one by the end of its name.
  static func weight(_ font: TextFont) -> Int {
    if case .named(let name) = font.face {
      let ending = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
      return namedWeights.first { ending.contains($0.0) }?.1 ?? 400
    }
    return weights[font.weight] ?? 400
  }

  private static let weights: [FontWeight: Int] = [
    .ultraLight: 100, .thin: 200, .light: 300, .regular: 400, .medium: 500, .semibold: 600,
    .bold: 700, .heavy: 800, .black: 900,
  ]

  private static let namedWeights: [(String, Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("demi", 600), ("extrabold", 800), ("bold", 700), ("heavy", 800),
    ("black", 900),
  ]

  static func isItalic(_ font: TextFont) -> Bool {
    guard case .named(let name) = font.face else { return font.isItalic }
    let lower = name.lowercased()
    return lower.hasSuffix("italic") || lower.hasSuffix("oblique") || lower.hasSuffix("-it")
  }
}
