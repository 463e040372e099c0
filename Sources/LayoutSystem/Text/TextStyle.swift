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

  /// The size Interface Builder recorded text styles at: extra small in toolsVersion 18000 to 20100,
  /// else large (text/README 2.4: 133 of 136 labels).
  package init(toolsVersion: Int) {
    self = (18000...20100).contains(toolsVersion) ? .xSmall : .large
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
    if self == .title1 && toolsVersion < 13000 { metrics.weight = .light }
    return metrics
  }

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
