/// Family and style of a font, read off its PostScript name: `AvenirNext-DemiBoldItalic`.
struct FontName: Sendable, Hashable {
  /// Without what foundries add: `Arial` of `ArialMT` and `Arial-BoldMT`, `Trebuchet` of `TrebuchetMS`.
  let family: String
  let weight: FontWeight
  let isCondensed: Bool
  /// Whether it is one of the system's own, which documents may name: `.SFUIText-Bold`.
  let isSystem: Bool

  /// Spaces do not count: some documents write a family's name.
  init(_ name: String) {
    let name = name.filter { $0 != " " }
    isSystem = FontName.systemPrefixes.contains { name.hasPrefix($0) }
    var family = name.prefix { $0 != "-" }
    let style = (isSystem ? name[...] : name.dropFirst(family.count)).lowercased()
    for suffix in ["MT", "MS"] where family.count > 2 && family.hasSuffix(suffix) {
      family.removeLast(2)
    }
    // The system's face of iOS 7 and 8.
    self.family = family.hasPrefix(".HelveticaNeue") ? "HelveticaNeue" : String(family)
    isCondensed = name.lowercased().contains("condensed")
    weight = FontName.weights.first { style.contains($0.word) }?.weight ?? .regular
  }

  private static let systemPrefixes = [".AppleSystemUIFont", ".SF"]

  /// Names of weights as foundries use them; what contains another stands before it.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight),
    ("thin", .thin), ("light", .light), ("medium", .medium), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("demi", .semibold),
    ("semibold", .semibold), ("bold", .bold),
  ]

  /// How many weights lie between this font's and another.
  func distance(to other: FontWeight) -> Int {
    let all = FontWeight.allCases
    guard let one = all.firstIndex(of: weight), let two = all.firstIndex(of: other) else {
      return all.count
    }
    return abs(one - two)
  }
}
