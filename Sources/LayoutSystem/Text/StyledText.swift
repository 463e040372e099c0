/// A stretch of text in one font.
package struct TextRun: Sendable, Hashable {
  package var text: String
  package var font: TextFont
  /// Points added after every character (the attribute `NSKern`).
  package var extraSpacing: Double

  package init(_ text: String, _ font: TextFont, extraSpacing: Double = 0) {
    self.text = text
    self.font = font
    self.extraSpacing = extraSpacing.isFinite ? extraSpacing : 0
  }
}

/// Text to be measured: runs of fonts and how their lines are laid out.
package struct StyledText: Sendable, Hashable {
  package var runs: [TextRun]
  package var paragraph: ParagraphMetrics

  package init(_ runs: [TextRun], paragraph: ParagraphMetrics = ParagraphMetrics()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  package init(_ text: String, _ font: TextFont) {
    self.init([TextRun(text, font)])
  }

  package var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}

/// The parts of a paragraph style that change sizes; the values of a new one change nothing.
/// Documented behaviour of `NSParagraphStyle`; no frame was measured with it.
package struct ParagraphMetrics: Sendable, Hashable {
  /// Points between two lines.
  package var lineSpacing: Double
  /// Points after each paragraph but the last.
  package var paragraphSpacing: Double
  /// Factor on the line height; 0 for none.
  package var lineHeightMultiple: Double
  /// Points; 0 for none.
  package var minimumLineHeight: Double
  /// Points; 0 for none.
  package var maximumLineHeight: Double

  package init(
    lineSpacing: Double = 0, paragraphSpacing: Double = 0, lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }

  /// A line's height after the style.
  func lineHeight(_ natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple.isFinite && lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight.isFinite && minimumLineHeight > 0 {
      height = max(height, minimumLineHeight)
    }
    if maximumLineHeight.isFinite && maximumLineHeight > 0 {
      height = min(height, maximumLineHeight)
    }
    return height
  }
}

/// Where lines may break.
package enum LineBreaking: Sendable, Hashable {
  /// After spaces and between wide characters; words wider than the line are cut. Truncating and
  /// clipping modes wrap like this too, but for the last line.
  case words
  /// As `words`, but the last word of a paragraph takes the one before it along rather than stand
  /// alone, and the space at a break counts as far as there is room for it. So labels break plain
  /// text: their standard strategy pushes words out (documentation of
  /// `NSParagraphStyle.LineBreakStrategy`); the space counts in 3 of 3 labels of 3 repositories
  /// that are as wide as their wrapped lines.
  case pushedOutWords
  /// Anywhere (`lineBreakMode="characterWrap"`).
  case characters
}

/// The size of text that was laid out.
package struct TextBlock: Sendable, Hashable {
  /// Points, rounded up as asked.
  package var width: Double
  /// Points, rounded up as asked.
  package var height: Double
  package var lineCount: Int
  /// From the top of the block to the baseline of its first line, in points, not rounded
  /// (guides.md 5: the unrounded form fits best).
  package var firstBaseline: Double
  /// From the baseline of the last line to the bottom of the block, in points, not rounded.
  package var lastBaseline: Double
  /// Whether a stand-in or a missing character was measured.
  package var isEstimate: Bool
}
