/// What a text field shows.
package struct TextFieldContent: Sendable, Hashable {
  /// `borderStyle`; a missing one is none.
  package enum Border: String, Sendable, Hashable {
    case none, line, bezel, roundedRect
  }

  package var border: Border
  package var text: String
  package var placeholder: String
  package var font: TextFont

  package init(border: Border, text: String = "", placeholder: String = "", font: TextFont) {
    self.border = border
    self.text = text
    self.placeholder = placeholder
    self.font = font
  }

  /// Size by the wider of text and placeholder, in whole points (text/controls.tsv).
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    let measure = TextMeasure(context)
    let content = max(measure.width(text, font), measure.width(placeholder, font))
    let line = roundUp(measure.lineHeight(font), to: 1)
    let isNew = context.toolsVersion >= 14800
    let width = roundUp(content, to: 1)
    let isEstimate = measure.isEstimate(font)
    switch border {
    case .roundedRect:
      // 30 and 34 for every size to 18 points (447 of 447, 697 of 698); larger fonts by the few
      // recorded ones: 25 points 34, 50 points 64 before, 22 points 36 after.
      let height = isNew ? max(34, line + 9) : max(30, line + 4)
      // An empty one is 30 wide from 14800.
      let room = isNew ? (width == 0 ? 30.0 : 28.0) : 21.0
      return IntrinsicSize(width + room, height, isEstimate: isEstimate)
    case .none:
      return IntrinsicSize(width, borderlessHeight(line, in: context), isEstimate: isEstimate)
    case .bezel:
      // 14 points 22 (15 fields); the width is a guess.
      return IntrinsicSize(width + 14, line + 5, isEstimate: true)
    case .line:
      // 14 points 21 (4 fields of 1 repository); the width is a guess.
      return IntrinsicSize(width + 4, line + 4, isEstimate: true)
    }
  }

  /// The line, and one point more from toolsVersion 16500 (corrections.md 15; guides.md 5: 17 points
  /// 22, 16 points 21, 18 points 23, 12 points 16, but 14 points 19).
  private func borderlessHeight(_ line: Double, in context: MeasuringContext) -> Double {
    guard context.toolsVersion >= 16500 else { return line }
    return font.face == .system && font.size == 14 ? 19 : line + 1
  }

  /// Baselines at a height: the text stands in the middle.
  package func baselines(height: Double, in context: MeasuringContext) -> Baselines {
    Baselines.centered(font, height: height, TextMeasure(context))
  }
}
