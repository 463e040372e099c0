/// Fonts that documents name, through stand-ins with known metrics (text/README 5).
struct NamedFontMetrics: Sendable {
  static let shared = NamedFontMetrics()

  /// What a named font is measured with.
  struct Row: Sendable {
    /// A font of `advances`, or `system`, `text`, `display-pro` for names of the system font.
    var standIn: String
    /// Share of the size.
    var lineHeight: Double
    /// Factor on the stand-in's advances.
    var widthScale: Double
    /// Added to every advance, in 1/1000 em.
    var step = 0.0
    /// Shares of the size; the descent positive.
    var ascent: Double
    var descent: Double
  }

  private var rows: [String: Row] = [:]
  /// The rows of a family with their weights, in the order of the table.
  private var families: [String: [(weight: FontWeight, row: Row)]] = [:]
  private var advances: [String: [Double]] = [:]

  private init() {
    for row in readTable(NamedFontTables.advances) {
      guard let font = row.keys.first else { continue }
      advances[font] = row.numbers.map { $0.value(or: .nan) / 10 }
    }
    for row in readTable(NamedFontTables.fonts) {
      guard row.keys.count == 2, row.numbers.count == 4,
        case .number(let lineHeight) = row.numbers[0], case .number(let scale) = row.numbers[1]
      else { continue }
      let name = FontName(row.keys[0])
      var height = Double(lineHeight) / 1000
      var (ascent, descent) = NamedFontMetrics.split(height, of: row.keys[0])
      // 1.2 stands for no measured height.
      if lineHeight == 1200, case .missing = row.numbers[2],
        let known = NamedFontMetrics.familyHeights[name.family]
      {
        (height, ascent, descent) = known
      }
      if case .number(let value) = row.numbers[2] { ascent = Double(value) / 10_000 }
      if case .number(let value) = row.numbers[3] { descent = Double(value) / 10_000 }
      let font = Row(
        standIn: row.keys[1], lineHeight: height, widthScale: Double(scale) / 1000, ascent: ascent,
        descent: descent)
      rows[row.keys[0]] = font
      families[name.family, default: []].append((name.weight, font))
    }
  }

  /// Line height, ascent and descent of families some of whose members no frame has measured: by
  /// those that one has (text/lineheights.tsv, fonts.tsv), Verdana and Trebuchet by the ascents and
  /// descents that their files publish.
  private static let familyHeights: [String: (Double, Double, Double)] = [
    "Arial": (1.15, 0.919, 0.231), "Avenir": (1.366, 1.0, 0.366),
    "AvenirNext": (1.366, 1.0, 0.366), "Georgia": (1.136, 0.917, 0.219),
    "Trebuchet": (1.161, 0.939, 0.222), "Verdana": (1.215, 1.005, 0.21),
  ]

  /// Ascent and descent where only the line height is known: those of the families in
  /// text/lineheights.tsv, else four fifths above the baseline.
  private static func split(_ height: Double, of font: String) -> (Double, Double) {
    if font.hasPrefix("HelveticaNeue") { return (0.952, 0.213) }
    if font.hasPrefix("Helvetica") { return (0.770, 0.230) }
    if font.hasPrefix("Avenir") { return (1.0, 0.366) }
    return (height * 0.8, height * 0.2)
  }

  /// The row of a font. A font without one takes that of the member of its family whose weight is
  /// nearest: members share their vertical metrics. A family without one measures as Helvetica Neue,
  /// which Interface Builder draws when a font is not installed (heights at 12 sizes in 4
  /// repositories whose authors lacked the font are all its 1.165, 7 of 9 widths its own within a
  /// point), a serif one as Times.
  func row(of font: String) -> Row {
    let name = FontName(font)
    if name.family == "AvenirNextCondensed" {
      // 0.77 to 0.82 of Avenir Next in the same weight (6 labels of 3 repositories).
      let isBold = [.semibold, .bold, .heavy, .black].contains(name.weight)
      return Row(
        standIn: isBold ? "AvenirNext-Bold" : "AvenirNext-Regular", lineHeight: 1.366,
        widthScale: 0.78, ascent: 1.0, descent: 0.366)
    }
    let font = font.contains(" ") ? font.filter { $0 != " " } : font
    if NamedFontMetrics.monospaced.contains(name.family),
      var row = rows[font] ?? nearest(name)
    {
      row.standIn = "Courier"
      row.widthScale = 1
      return row
    }
    if name.family == "HelveticaNeue",
      case let step = NamedFontMetrics.helveticaNeueStep(name.weight),
      step != 0, var row = rows[font] ?? nearest(name)
    {
      row.standIn = "HelveticaNeue"
      row.widthScale = 1
      row.step = step
      return row
    }
    if name.family == "SFUIDisplay" {
      return Row(
        standIn: "display-ui", lineHeight: SystemFontMetrics.lineHeight, widthScale: 1,
        ascent: SystemFontMetrics.ascent, descent: SystemFontMetrics.descent)
    }
    var row =
      rows[font] ?? nearest(name)
      ?? Row(
        standIn: "HelveticaNeue", lineHeight: 1.165, widthScale: 1, ascent: 0.952, descent: 0.213)
    if row.standIn.hasPrefix("Helvetica"), NamedFontMetrics.hasSerifs(name.family) {
      row.standIn = "TimesNewRomanPSMT"
    }
    // As condensed as Avenir Next is; no evidence of others.
    if name.isCondensed { row.widthScale *= 0.8 }
    return row
  }

  private func nearest(_ name: FontName) -> Row? {
    families[name.family]?
      .min { name.distance(to: $0.weight) < name.distance(to: $1.weight) }?.row
  }

  /// Families whose characters are all 0.6 em wide, whatever the tables say.
  private static let monospaced: Set = ["SourceCodePro", "Courier"]

  /// How much wider than in the regular weight every character of Helvetica Neue is, in 1/1000 em:
  /// strokes become lighter or heavier by the same in all of them.
  ///
  /// Light −22.4, −22.7 and −20.4 (12, 7 and 3 texts of 3 repositories, medians); thin −37 (20 texts of
  /// 2 repositories); medium +17 to +23 (2 texts of 2 repositories); ultralight continues the row and
  /// has no evidence. Bold has a table of its own.
  static func helveticaNeueStep(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -50
    case .thin: -37
    case .light: -22.5
    case .medium: 17
    case .regular, .semibold, .bold, .heavy, .black: 0
    }
  }

  /// Parts of the names of families with serifs. Measured as Times, two of them are off by 5 and
  /// −2 percent, as Helvetica by −15 and −12 (4 labels of 2 repositories).
  private static let serifs = [
    "garamond", "times", "serif", "baskerville", "caslon", "bodoni", "didot", "minion", "palatino",
    "hoefler", "cochin", "merriweather", "playfair", "bookman", "sabon",
  ]

  private static func hasSerifs(_ family: String) -> Bool {
    let family = family.lowercased()
    return !family.contains("sans") && serifs.contains { family.contains($0) }
  }

  /// Advances of a stand-in in 1/1000 em: ASCII from the space, or one for all of a monospaced font.
  func advances(of standIn: String) -> [Double]? { advances[standIn] }
}
