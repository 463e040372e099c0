/// A part of a source line that fits a width, around what is to be marked in it. Lines of documents
/// are indented deeply and often some hundred columns long.
struct Excerpt {
  /// Without indentation; an ellipsis stands where text was left out.
  let text: String
  /// Columns before the mark.
  let markColumn: Int
  /// Columns of the mark that show, at least 1.
  let markWidth: Int

  /// `mark` counts Unicode scalars from the start of the line and lies inside it.
  init(of line: [Unicode.Scalar], marking mark: Range<Int>, width: Int) {
    let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
    // Whole documents on one line exist: what is out of reach of the width is not looked at.
    let reach = 4 * max(width, 1)
    let end = min(line.count, mark.lowerBound + reach)
    let mark = mark.clamped(to: mark.lowerBound..<max(mark.lowerBound, end))
    let first = min(indentation, mark.lowerBound)
    if end - first <= reach, end == line.count {
      let whole = Self.text(line[first...])
      if whole.displayWidth <= width {
        text = whole.trimmingTrailingSpaces
        markColumn = Self.text(line[first..<mark.lowerBound]).displayWidth
        markWidth = max(1, Self.text(line[mark]).displayWidth)
        return
      }
    }
    // What stands before the mark gives way until a third of the width is left to it.
    var start = max(first, mark.lowerBound - max(width, 0))
    while start < mark.lowerBound,
      Self.text(line[start..<mark.lowerBound]).displayWidth > width / 3
    {
      start += 1
    }
    let ahead = (start > first ? "…" : "") + Self.text(line[start..<mark.lowerBound])
    let behind = Self.text(line[mark.lowerBound..<end]) + (end < line.count ? "…" : "")
    text =
      (ahead + behind).truncated(to: width)
      .trimmingTrailingSpaces
    markColumn = ahead.displayWidth
    markWidth = max(1, min(Self.text(line[mark]).displayWidth, text.displayWidth - markColumn))
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text.printable
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
