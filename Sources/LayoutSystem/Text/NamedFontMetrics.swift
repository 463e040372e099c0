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
    /// Shares of the size; the descent positive.
    var ascent: Double
    var descent: Double
  }

  private var rows: [String: Row] = [:]
  /// The first row of a family, for members of it without a row: "AvenirNext" → "AvenirNext-…".
  private var families: [String: Row] = [:]
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
      let height = Double(lineHeight) / 1000
      var (ascent, descent) = NamedFontMetrics.split(height, of: row.keys[0])
      if case .number(let value) = row.numbers[2] { ascent = Double(value) / 10_000 }
      if case .number(let value) = row.numbers[3] { descent = Double(value) / 10_000 }
      let font = Row(
        standIn: row.keys[1], lineHeight: height, widthScale: Double(scale) / 1000, ascent: ascent,
        descent: descent)
      rows[row.keys[0]] = font
      let family = NamedFontMetrics.family(of: row.keys[0])
      if families[family] == nil { families[family] = font }
    }
  }

  /// Ascent and descent where only the line height is known: those of the families in
  /// text/lineheights.tsv, else four fifths above the baseline.
  private static func split(_ height: Double, of font: String) -> (Double, Double) {
    if font.hasPrefix("HelveticaNeue") { return (0.952, 0.213) }
    if font.hasPrefix("Helvetica") { return (0.770, 0.230) }
    if font.hasPrefix("Avenir") { return (1.0, 0.366) }
    return (height * 0.8, height * 0.2)
  }

  private static func family(of font: String) -> String {
    String(font.prefix { $0 != "-" })
  }

  /// The row of a font. A font without one takes its family's: members of a family share their
  /// vertical metrics. A family without one measures as Helvetica, which Interface Builder draws
  /// when a font is not installed. Spaces do not count: some documents write a family's name.
  func row(of font: String) -> Row {
    let font = font.contains(" ") ? font.filter { $0 != " " } : font
    let family = NamedFontMetrics.family(of: font)
    if family == "AvenirNextCondensed" {
      // 0.77 to 0.82 of Avenir Next in the same weight (6 labels of 3 repositories).
      let isBold = font.hasSuffix("Bold") || font.contains("Heavy")
      return Row(
        standIn: isBold ? "AvenirNext-Bold" : "AvenirNext-Regular", lineHeight: 1.366,
        widthScale: 0.78, ascent: 1.0, descent: 0.366)
    }
    if NamedFontMetrics.monospaced.contains(family), var row = rows[font] ?? families[family] {
      row.standIn = "Courier"
      row.widthScale = 1
      return row
    }
    if font == "HelveticaNeue-Light", var row = rows[font] {
      // 0.957 to 0.969 of the regular weight (unshrunk labels and buttons of 3 repositories, each
      // predicted within 1 % by the other two).
      row.widthScale = 0.963
      return row
    }
    if let row = rows[font] ?? families[family] { return row }
    return Row(
      standIn: "Helvetica", lineHeight: 1.149, widthScale: 1, ascent: 0.919, descent: 0.230)
  }

  /// Families whose characters are all 0.6 em wide, whatever the tables say.
  private static let monospaced: Set = ["SourceCodePro", "Courier"]

  /// Advances of a stand-in in 1/1000 em: ASCII from the space, or one for all of a monospaced font.
  func advances(of standIn: String) -> [Double]? { advances[standIn] }
}
