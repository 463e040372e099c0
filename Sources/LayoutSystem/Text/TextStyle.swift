/// A text style of Dynamic Type.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle = "LargeTitle"
  case title1 = "Title1"
  case title2 = "Title2"
  case title3 = "Title3"
  case headline = "Headline"
  case body = "Body"
  case callout = "Callout"
  case subhead = "Subhead"
  case footnote = "Footnote"
  case caption1 = "Caption1"
  case caption2 = "Caption2"

  /// The style a document names, such as `UICTFontTextStyleBody`; `Title0` is the large title.
  package init?(documentName: String) {
    var name = Substring(documentName)
    let prefix = "UICTFontTextStyle"
    if name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    self.init(rawValue: name == "Title0" ? "LargeTitle" : String(name))
  }
}

/// The user's text size, in the order of the columns of `TextStyleTable`.
package enum ContentSize: Int, Sendable, Hashable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The size Interface Builder recorded text styles at: medium below toolsVersion 11000 (recorded
  /// widths and heights of 9 repositories from 4510 to 10117, the next at large is 11542), extra
  /// small in 18000 to 20100 (text/README 2.4: 133 of 136 labels), else large.
  package init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<11000: self = .medium
    case 18000...20100: self = .xSmall
    default: self = .large
    }
  }
}

/// What a text style stands for at one content size.
struct TextStyleMetrics: Sendable {
  /// Points.
  var size: Double
  var weight: FontWeight
  /// Distance of two baselines, in points.
  var leading: Double
}

extension TextStyle {
  /// From `TextStyleTable`; the first title is light below toolsVersion 13000 (text/README 2.4).
  func metrics(at contentSize: ContentSize, toolsVersion: Int) -> TextStyleMetrics {
    let found = TextStyle.table[self].flatMap { columns in
      contentSize.rawValue < columns.count ? columns[contentSize.rawValue] : nil
    }
    // Body at the large size, for a table that lacks the style.
    var metrics = found ?? TextStyleMetrics(size: 17, weight: .regular, leading: 22)
    if (13000..<15000).contains(toolsVersion), let canvas = TextStyle.smallerTitles[self] {
      metrics = canvas
    }
    if self == .title1 && toolsVersion < 13000 { metrics.weight = .light }
    return metrics
  }

  /// Titles on the canvas of toolsVersion 13000 to 14999, smaller than on any device: sizes by
  /// recorded widths and heights (first title 9 repositories from 13196 to 14868, none against;
  /// second 4 of 5, large title 3 of 4), distances of baselines by those of the sizes beside them.
  private static let smallerTitles: [TextStyle: TextStyleMetrics] = [
    .largeTitle: TextStyleMetrics(size: 30, weight: .regular, leading: 37),
    .title1: TextStyleMetrics(size: 26, weight: .regular, leading: 32),
    .title2: TextStyleMetrics(size: 20, weight: .regular, leading: 25),
  ]

  private static let table: [TextStyle: [TextStyleMetrics]] = {
    var table: [TextStyle: [TextStyleMetrics]] = [:]
    for row in readTable(TextStyleTable.rows) {
      guard row.keys.count == 2, let style = TextStyle(rawValue: row.keys[0]),
        let weight = FontWeight(rawValue: row.keys[1])
      else { continue }
      let numbers = row.numbers.map { $0.value(or: 0) }
      table[style] = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
        TextStyleMetrics(size: numbers[index], weight: weight, leading: numbers[index + 1])
      }
    }
    return table
  }()
}
