/// What a label shows.
package struct LabelContent: Sendable, Hashable {
  package var text: StyledText
  /// 0 for as many as there are; a label has one unless it says otherwise.
  package var numberOfLines: Int
  package var breaking: LineBreaking
  /// The width that the document writes; wraps there even when the label is laid out wider, and 0
  /// means no wrapping (corrections.md 26). nil when it writes none.
  package var preferredMaxLayoutWidth: Double?
  /// Whether a stack view arranges it.
  package var isArranged: Bool

  package init(
    _ text: StyledText, numberOfLines: Int = 1, breaking: LineBreaking = .words,
    preferredMaxLayoutWidth: Double? = nil, isArranged: Bool = false
  ) {
    self.text = text
    self.numberOfLines = numberOfLines
    self.breaking = breaking
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.isArranged = isArranged
  }

  /// Whether the height depends on the width that the label gets, so that the solver must measure
  /// again with the solved width.
  package var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == nil && !text.isEmpty }

  /// Lays the text out.
  ///
  /// - Parameter solvedWidth: the label's width as far as known, in points; nil on the first pass,
  ///   which measures long lines.
  package func block(in context: MeasuringContext, solvedWidth: Double? = nil) -> TextBlock {
    TextMeasure(context).block(
      text, maxWidth: preferredMaxLayoutWidth ?? solvedWidth, numberOfLines: numberOfLines,
      breaking: breaking, pixel: context.labelPixel)
  }

  /// Size of the text; nothing at all without text (17 empty labels of 14 repositories). On the
  /// canvas of toolsVersion 15000 and up, an empty label in a stack view is 50 × 50, so that it can
  /// be seen (9 labels of 4 repositories, 15505 to 22505, against 2 of one in 17701; below 15000 2
  /// repositories have smaller ones).
  package func intrinsicSize(
    in context: MeasuringContext, solvedWidth: Double? = nil
  ) -> IntrinsicSize {
    guard !text.isEmpty else {
      let isShown = isArranged && context.mode == .canvas && context.toolsVersion >= 15000
      return isShown ? IntrinsicSize(50, 50) : IntrinsicSize(0, 0)
    }
    let block = block(in: context, solvedWidth: solvedWidth)
    return IntrinsicSize(block.width, block.height, isEstimate: block.isEstimate)
  }

  /// Baselines of the text: the first from the top, the last from the bottom (guides.md 5: the
  /// bottom minus the descender is right for 91.5 %).
  package func baselines(in context: MeasuringContext, solvedWidth: Double? = nil) -> Baselines {
    let block = block(in: context, solvedWidth: solvedWidth)
    return Baselines(firstFromTop: block.firstBaseline, lastFromBottom: block.lastBaseline)
  }
}
