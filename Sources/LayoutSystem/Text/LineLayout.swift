/// One line: some units of a paragraph.
struct TextLine {
  var paragraph: Int
  /// Units that count in its width. Spaces at a break hang outside.
  var units: Range<Int>
}

extension TextUnits {
  /// Greedy lines no wider than `width` (text/controls.tsv, line breaking: 222 of 240 wrapped labels
  /// have the recorded number of lines); nil for one line a paragraph.
  func lines(width: Double?, breaking: LineBreaking, limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    for (index, paragraph) in paragraphs.enumerated() {
      guard limit == 0 || lines.count < limit else { break }
      if let width {
        var wrapped = paragraph.wrapped(width: width, breaking: breaking)
        if breaking == .pushedOutWords, limit == 0 || lines.count + wrapped.count <= limit {
          paragraph.pushOut(&wrapped, width: width)
        }
        for units in wrapped { lines.append(TextLine(paragraph: index, units: units)) }
      } else {
        lines.append(TextLine(paragraph: index, units: paragraph.units.indices))
      }
    }
    return limit > 0 ? Array(lines.prefix(limit)) : lines
  }
}

extension TextUnits.Paragraph {
  /// Lines of one paragraph; an empty paragraph is one empty line.
  func wrapped(width: Double, breaking: LineBreaking) -> [Range<Int>] {
    // A hundredth of a point is noise of solved widths.
    let available = width + 0.01
    guard self.width(units.indices) > available else { return [units.indices] }
    var lines: [Range<Int>] = []
    var start = 0
    var wordStart = 0
    // End of the word last looked at; the rest of a cut word ends there too.
    var wordEnd = 0
    while wordStart < units.count {
      if wordEnd <= wordStart {
        wordEnd = wordStart + 1
      }
      if breaking != .characters {
        while wordEnd < units.count, !canBreak(before: wordEnd) { wordEnd += 1 }
      }
      if self.width(start..<trimmed(start..<wordEnd)) <= available {
        wordStart = wordEnd
        continue
      }
      if wordStart > start {
        lines.append(start..<trimmed(start..<wordStart))
        start = wordStart
        continue
      }
      // The word alone is too wide: cut it where the line is full, after one unit at least.
      var cut = start + 1
      while cut < wordEnd, self.width(start..<(cut + 1)) <= available { cut += 1 }
      lines.append(start..<cut)
      start = cut
      wordStart = cut
    }
    // Trailing spaces of the last line count, as they do in a line that fits (36 of 37 labels).
    if start < units.count { lines.append(start..<units.count) }
    return lines
  }

  /// Gives the word that stands alone in the last line the one before it, where both fit and the
  /// line before keeps a word.
  func pushOut(_ lines: inout [Range<Int>], width: Double) {
    guard lines.count >= 2 else { return }
    let (above, last) = (lines[lines.count - 2], lines[lines.count - 1])
    let end = trimmed(last)
    guard end > last.lowerBound, !(last.lowerBound..<end).contains(where: { units[$0].isWide }),
      !((last.lowerBound + 1)..<end).contains(where: canBreak)
    else { return }
    var start = above.upperBound - 1
    while start > above.lowerBound, !canBreak(before: start) { start -= 1 }
    guard start > above.lowerBound, canBreak(before: last.lowerBound),
      self.width(start..<end) <= width + 0.01
    else { return }
    lines[lines.count - 2] = above.lowerBound..<trimmed(above.lowerBound..<start)
    lines[lines.count - 1] = start..<last.upperBound
  }

  /// Width of a line with the spaces that follow it, as far as there is room for them.
  func width(_ line: Range<Int>, withSpacesUpTo width: Double?) -> Double {
    var end = line.upperBound
    while let width, end < units.count, units[end].isSpace,
      self.width(line.lowerBound..<(end + 1)) <= width + 0.01
    { end += 1 }
    return self.width(line.lowerBound..<end)
  }

  /// End of the range without its spaces at the end.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, units[end - 1].isSpace { end -= 1 }
    return end
  }

  /// Whether a line may end before this unit: after spaces, on both sides of wide characters, and
  /// after a hyphen between letters (UAX 14).
  private func canBreak(before index: Int) -> Bool {
    guard index > 0, index < units.count else { return false }
    let (previous, next) = (units[index - 1], units[index])
    if next.isSpace { return false }
    if previous.isSpace { return true }
    if previous.isWide || next.isWide {
      return !ScalarKind.isClosing(next.scalar) && !ScalarKind.isOpening(previous.scalar)
    }
    return previous.scalar == "-" && index > 1 && units[index - 2].scalar.properties.isAlphabetic
      && next.scalar.properties.isAlphabetic
  }
}
