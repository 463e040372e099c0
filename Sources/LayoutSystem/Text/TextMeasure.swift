/// Measures text as one version of the system draws it.
///
/// Widths of the system font are those of text/README: 86 % of labels from repositories that had
/// no part in the tables come out within half a point, 95 % within one.
package struct TextMeasure: Sendable {
  package let era: FontEra

  package init(era: FontEra) { self.era = era }

  package init(_ context: MeasuringContext) { era = context.fontEra }

  /// Width of text on one line, in points, not rounded. Of several paragraphs the widest counts.
  package func width(_ text: String, _ font: TextFont) -> Double {
    width(StyledText(text, font))
  }

  /// Width of text on one line, in points, not rounded.
  package func width(_ text: StyledText) -> Double {
    TextUnits(text, era: era).paragraphs.reduce(0) { max($0, $1.width($1.units.indices)) }
  }

  /// Height of a line, in points, not rounded (text/lineheights.tsv).
  package func lineHeight(_ font: TextFont) -> Double {
    ResolvedFace(font, era: era).lineHeight
  }

  /// From the top of a line to its baseline, in points.
  package func ascender(_ font: TextFont) -> Double { ResolvedFace(font, era: era).ascent }

  /// From the baseline of a line to its bottom, in points; positive.
  package func descender(_ font: TextFont) -> Double { ResolvedFace(font, era: era).descent }

  /// Whether widths in this font are those of a stand-in.
  package func isEstimate(_ font: TextFont) -> Bool { ResolvedFace(font, era: era).isEstimate }

  /// Lays text out.
  ///
  /// - Parameters:
  ///   - maxWidth: where lines wrap, in points; nil or not positive for lines as long as they are.
  ///   - numberOfLines: most lines, 0 for as many as there are. One line does not wrap.
  ///   - pixel: what both sizes are rounded up to, in points; 0 for no rounding.
  package func block(
    _ text: StyledText, maxWidth: Double? = nil, numberOfLines: Int = 0,
    breaking: LineBreaking = .words, pixel: Double
  ) -> TextBlock {
    let units = TextUnits(text, era: era)
    let lines = units.lines(
      width: wrapWidth(maxWidth, numberOfLines), breaking: breaking, limit: max(0, numberOfLines))
    var width = 0.0
    var height = 0.0
    var (firstBaseline, lastBaseline) = (0.0, 0.0)
    for (index, line) in lines.enumerated() {
      let paragraph = units.paragraphs[line.paragraph]
      width = max(
        width,
        breaking == .pushedOutWords
          ? paragraph.width(line.units, withSpacesUpTo: wrapWidth(maxWidth, numberOfLines))
          : paragraph.width(line.units))
      let metrics = LineMetrics(units, line, text.paragraph)
      height += index == 0 ? metrics.height : metrics.pitch
      if index > 0 {
        height += text.paragraph.lineSpacing
        if lines[index - 1].paragraph != line.paragraph {
          height += text.paragraph.paragraphSpacing
        }
      } else {
        firstBaseline = metrics.ascent
      }
      lastBaseline = metrics.descent
    }
    if !height.isFinite || height < 0 { height = 0 }
    return TextBlock(
      width: pixel > 0 ? roundUp(width, to: pixel) : width,
      height: pixel > 0 ? roundUp(height, to: pixel) : height, lineCount: lines.count,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline, isEstimate: units.isEstimate)
  }

  /// The text of each line, as `block` breaks it, for drawing.
  package func lines(
    _ text: StyledText, maxWidth: Double? = nil, numberOfLines: Int = 0,
    breaking: LineBreaking = .words
  ) -> [String] {
    let units = TextUnits(text, era: era)
    let scalars = text.runs.flatMap { Array($0.text.unicodeScalars) }
    let lines = units.lines(
      width: wrapWidth(maxWidth, numberOfLines), breaking: breaking, limit: max(0, numberOfLines))
    return lines.map { line in
      let paragraph = units.paragraphs[line.paragraph]
      let isFirst = line.units.lowerBound == 0
      let isLast = line.units.upperBound >= paragraph.units.count
      // Scalars without room belong to the unit they follow.
      let start =
        isFirst ? paragraph.range.lowerBound : Int(paragraph.units[line.units.lowerBound].offset)
      let end =
        isLast ? paragraph.range.upperBound : Int(paragraph.units[line.units.upperBound].offset)
      var string = String.UnicodeScalarView()
      for index in start..<max(start, end) where index < scalars.count {
        string.append(scalars[index])
      }
      return String(string)
    }
  }

  private func wrapWidth(_ maxWidth: Double?, _ numberOfLines: Int) -> Double? {
    guard let maxWidth, maxWidth.isFinite, maxWidth > 0, numberOfLines != 1 else { return nil }
    return maxWidth
  }
}

/// Vertical metrics of a line: the greatest of its faces, after the paragraph style.
private struct LineMetrics {
  /// Height of the line standing alone.
  var height = 0.0
  /// Distance it adds below another line.
  var pitch = 0.0
  var ascent = 0.0
  var descent = 0.0

  init(_ units: TextUnits, _ line: TextLine, _ style: ParagraphMetrics) {
    let paragraph = units.paragraphs[line.paragraph]
    var faces: [Int32] = []
    for unit in paragraph.units[line.units] where faces.last != unit.face {
      faces.append(unit.face)
    }
    if faces.isEmpty { faces = [paragraph.face] }
    for index in faces where Int(index) < units.faces.count {
      let face = units.faces[Int(index)]
      height = max(height, face.lineHeight)
      pitch = max(pitch, face.leading ?? face.lineHeight)
      ascent = max(ascent, face.ascent)
      descent = max(descent, face.descent)
    }
    let styled = style.lineHeight(height)
    // What a style adds goes above the text.
    ascent += styled - height
    pitch = style.lineHeight(pitch)
    height = styled
  }
}
