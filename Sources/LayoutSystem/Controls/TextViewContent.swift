package import Resolution

/// A text view that does not scroll; one that scrolls has no size of its own.
package struct TextViewContent: Sendable, Hashable {
  package var text: StyledText
  /// Font of an empty text view.
  package var font: TextFont
  /// `textContainerInset`.
  package var insets: SideInsets

  package init(
    _ text: StyledText, font: TextFont, insets: SideInsets = SideInsets(top: 8, bottom: 8)
  ) {
    self.text = text
    self.font = font
    self.insets = insets
  }

  /// Text containers keep 5 points free at both ends of a line (documented default).
  private static let padding = 10.0

  /// Size of the wrapped text. Lines of a text style stand a leading apart from the first on: body
  /// 38, large title at the extra small size 54; 15 points 34, 13 points 32 (4 of 4 recorded).
  ///
  /// - Parameter solvedWidth: width of the view as far as known, in points.
  package func intrinsicSize(
    in context: MeasuringContext, solvedWidth: Double? = nil
  ) -> IntrinsicSize {
    let room = insets.horizontal + TextViewContent.padding
    let content = text.isEmpty ? StyledText("", font) : text
    let block = TextMeasure(context).block(
      content, maxWidth: solvedWidth.map { max(1, $0 - room) }, pixel: context.pixel)
    var height = block.height
    let fonts = content.runs.map(\.font)
    if let first = fonts.first, let leading = first.leading, fonts.allSatisfy({ $0 == first }) {
      height = leading * Double(block.lineCount)
    }
    return IntrinsicSize(
      max(0, block.width + room), max(0, height + insets.vertical), isEstimate: block.isEstimate)
  }
}
