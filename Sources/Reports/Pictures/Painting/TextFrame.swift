internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Text to be drawn into a rectangle: what it says, how it is coloured, and how it gives way where it
/// does not fit.
struct TextFrame {
  enum Alignment { case left, center, right }
  enum Vertical { case top, center, bottom }
  enum Truncation { case head, middle, tail, clip }

  var text: StyledText
  /// By run; where there are fewer, the last one goes on.
  var shades: [Shade]
  var alignment = Alignment.left
  var vertical = Vertical.center
  var truncation = Truncation.tail
  var breaking = LineBreaking.words
  /// 0 for as many as there is room for.
  var numberOfLines = 1
  /// The least factor by which a single line may shrink.
  var minimumScale = 1.0
  var isUnderlined = false

  init(_ text: StyledText, _ shades: [Shade]) {
    self.text = text
    self.shades = shades
  }

  init(_ text: String, _ font: TextFont, _ shade: Shade) {
    self.init(StyledText(text, font), [shade])
  }

  /// More is not drawn of one text: no screen shows it.
  private static let scalarLimit = 6_000
  private static let lineLimit = 160
}

extension TextFrame {
  /// Draws the text into a rectangle, line by line, as the engine breaks it.
  func draw(in rect: Rect, _ measure: TextMeasure, into sketch: inout Sketch) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    var text = shortened
    guard !text.isEmpty else { return }
    let isSingle = numberOfLines == 1
    var lines = measure.lines(
      text, maxWidth: isSingle ? nil : rect.width, numberOfLines: 0, breaking: breaking)
    if isSingle, lines.count > 1 { lines = [lines.joined(separator: " ")] }
    if isSingle, minimumScale < 1, let line = lines.first {
      let width = measure.width(StyledText(line, text.runs[0].font))
      if width > rect.width {
        let factor = max(minimumScale, rect.width / width)
        for index in text.runs.indices {
          text.runs[index].font = text.runs[index].font.withSize(
            text.runs[index].font.size * factor)
        }
      }
    }
    let whole = measure.block(
      text, maxWidth: isSingle ? nil : rect.width, breaking: breaking, pixel: 0)
    let first = measure.block(text, numberOfLines: 1, pixel: 0)
    let pitch =
      whole.lineCount > 1
      ? (whole.height - first.height) / Double(whole.lineCount - 1) : first.height
    guard first.height.isFinite, pitch.isFinite, pitch > 0 else { return }
    // At least one line shows; half a line is none.
    let room = max(1, Int(((min(rect.height, 1e6) - first.height) / pitch + 1.02).rounded(.down)))
    let wanted = numberOfLines > 0 ? numberOfLines : lines.count
    let count = min(lines.count, wanted, room, Self.lineLimit)
    var shown = Array(lines.prefix(count))
    let height = first.height + pitch * Double(max(0, count - 1))
    var top = rect.y
    switch vertical {
    case .top: break
    case .center: top += (rect.height - height) / 2
    case .bottom: top += rect.height - height
    }
    let all = text.runs.map(\.text).joined()
    // What is left over is hung on the last line, which then gives way.
    if count < lines.count, count > 0 {
      shown[count - 1] = ([shown[count - 1]] + lines[count...].prefix(4)).joined(separator: " ")
    }
    var cursor = RunCursor(text)
    for (index, line) in shown.enumerated() {
      let baseline = top + first.firstBaseline + pitch * Double(index)
      let isCut = index == count - 1 && count < lines.count
      draw(
        line, baseline: baseline, in: rect, pieces: cursor.take(line), isCut: isCut, whole: all,
        measure, into: &sketch)
    }
  }

  private func draw(
    _ line: String, baseline: Double, in rect: Rect, pieces: [RunCursor.Piece], isCut: Bool,
    whole: String, _ measure: TextMeasure, into sketch: inout Sketch
  ) {
    guard let first = pieces.first else { return }
    let isRightToLeft = line.isRightToLeft
    let total = pieces.reduce(0) { $0 + measure.width(StyledText([$1.run])) }
    let overflows = total > rect.width + 0.5
    guard pieces.count > 1, !isRightToLeft, !overflows, !isCut else {
      let run = first.run
      var shown = line
      var width = pieces.count > 1 ? measure.width(StyledText(line, run.font)) : total
      var isPart = false
      if overflows || isCut, truncation != .clip {
        shown = truncated(line, run, width: rect.width, isCut: isCut, measure)
        width = measure.width(StyledText(shown, run.font))
        isPart = shown != whole
      }
      sketch.text(
        mark(
          shown, run.font, shade(first.index), baseline: baseline, in: rect, width: width,
          isRightToLeft: isRightToLeft, whole: isPart ? whole : nil))
      return
    }
    var x =
      switch alignment {
      case .left: rect.x
      case .center: rect.midX - total / 2
      case .right: rect.maxX - total
      }
    for piece in pieces {
      let width = measure.width(StyledText([piece.run]))
      var mark = mark(
        piece.run.text, piece.run.font, shade(piece.index), baseline: baseline, in: rect,
        width: width, isRightToLeft: false, whole: nil)
      mark.anchor = .start
      mark.x = x
      sketch.text(mark)
      x += width
    }
  }

  private func mark(
    _ text: String, _ font: TextFont, _ shade: Shade, baseline: Double, in rect: Rect,
    width: Double, isRightToLeft: Bool, whole: String?
  ) -> Drawing.TextMark {
    let (x, anchor): (Double, Drawing.TextMark.Anchor) =
      switch alignment {
      case .left: (rect.x, .start)
      case .center: (rect.midX, .middle)
      case .right: (rect.maxX, .end)
      }
    var mark = Drawing.TextMark(
      text: text, x: x, baseline: baseline, width: text.isMeasured ? width : nil, anchor: anchor,
      font: font, shade: shade)
    mark.isRightToLeft = isRightToLeft
    mark.isUnderlined = isUnderlined
    mark.whole = whole
    return mark
  }

  private func shade(_ index: Int) -> Shade {
    shades.indices.contains(index) ? shades[index] : shades.last ?? .label
  }

  /// A line with an ellipsis where it gives way.
  private func truncated(
    _ line: String, _ run: TextRun, width: Double, isCut: Bool, _ measure: TextMeasure
  ) -> String {
    let characters = Array(line)
    func fits(_ text: String) -> Bool {
      measure.width(StyledText([TextRun(text, run.font, extraSpacing: run.extraSpacing)]))
        <= width + 0.01
    }
    func text(keeping count: Int) -> String {
      switch truncation {
      case .head: return "…" + String(characters.suffix(count))
      case .middle:
        let head = (count + 1) / 2
        return String(characters.prefix(head)) + "…" + String(characters.suffix(count - head))
      default:
        var kept = characters.prefix(count)
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return String(kept) + "…"
      }
    }
    if !isCut, fits(line) { return line }
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(text(keeping: middle)) { low = middle } else { high = middle - 1 }
    }
    return text(keeping: low)
  }

  private var shortened: StyledText {
    var left = Self.scalarLimit
    var result = text
    for index in result.runs.indices {
      let scalars = result.runs[index].text.unicodeScalars
      guard scalars.count > left else {
        left -= scalars.count
        continue
      }
      result.runs[index].text = String(String.UnicodeScalarView(scalars.prefix(left)))
      left = 0
    }
    return result
  }
}

/// Hands the runs of a text out again, line by line.
private struct RunCursor {
  struct Piece {
    var run: TextRun
    /// The run's number in the text.
    var index: Int
  }

  private let runs: [TextRun]
  private var scalars: [(Unicode.Scalar, Int)] = []
  private var position = 0

  init(_ text: StyledText) {
    runs = text.runs
    guard runs.count > 1 else { return }
    for (index, run) in runs.enumerated() {
      for scalar in run.text.unicodeScalars { scalars.append((scalar, index)) }
    }
  }

  mutating func take(_ line: String) -> [Piece] {
    guard runs.count > 1 else {
      return runs.first.map { run in
        var run = run
        run.text = line
        return [Piece(run: run, index: 0)]
      } ?? []
    }
    var pieces: [Piece] = []
    for scalar in line.unicodeScalars {
      // Spaces and breaks between lines belong to none.
      while position < scalars.count, scalars[position].0 != scalar,
        scalars[position].0.properties.isWhitespace
      {
        position += 1
      }
      let index = position < scalars.count ? scalars[position].1 : runs.count - 1
      position += 1
      if pieces.last?.index == index {
        pieces[pieces.count - 1].run.text.unicodeScalars.append(scalar)
      } else {
        var run = runs[index]
        run.text = String(scalar)
        pieces.append(Piece(run: run, index: index))
      }
    }
    return pieces
  }
}

extension String {
  /// Whether its first letter with a direction runs from right to left (Unicode Standard Annex 9,
  /// rule P2, by block).
  var isRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  /// Whether the tables measure all of its characters: scripts whose letters join or stack, and
  /// emoji, keep the width that the viewer's fonts give them.
  var isMeasured: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20..<0x0590, 0x1E00...0x2BFF, 0x3000...0x9FFF, 0xFF00...0xFFEF: true
      default: false
      }
    }
  }
}
