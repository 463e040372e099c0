internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Where constraints are drawn: each as a line between the two measures that it relates, or along the
/// length that it states.
struct ConstraintLines {
  let map: SceneMap
  let isRightToLeft: Bool

  struct Line {
    var strokes: [[Point]] = []
    /// Short strokes that end the line.
    var ticks: [[Point]] = []
    var text: String?
    /// Where the text stands.
    var middle: Point
  }

  func line(of constraint: LayoutConstraint) -> Line? {
    guard let first = map.place(item(constraint.first)) else { return nil }
    guard let anchor = constraint.second else {
      return length(first, constraint.first.attribute, text: words(constraint))
    }
    guard let second = map.place(item(anchor)) else { return nil }
    if constraint.first.attribute.isDimension {
      return lengths(first, second, constraint, anchor)
    }
    return distance(first, second, constraint, anchor)
  }

  /// Margins are an item of their own.
  private func item(_ anchor: Anchor) -> LayoutItem {
    guard case .view(let view) = anchor.item else { return anchor.item }
    switch anchor.attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return .layoutMargins(view)
    default: return anchor.item
    }
  }

  /// What stands beside the line: the constant with its relation, and a priority that is not the
  /// usual one.
  private func words(_ constraint: LayoutConstraint) -> String? {
    if case .stack = constraint.provenance, constraint.constant == 0 || !constraint.isRequired {
      return nil
    }
    var text = ""
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: text += "≤"
    case .greaterThanOrEqual: text += "≥"
    }
    if constraint.multiplier != 1 { text += "×\(shortNumber(constraint.multiplier))" }
    if constraint.constant != 0 || constraint.second == nil {
      if constraint.multiplier != 1, constraint.constant > 0 { text += "+" }
      text += shortNumber(constraint.constant)
    }
    if !constraint.isRequired, !text.isEmpty { text += " @\(shortNumber(constraint.priority))" }
    return text.isEmpty ? nil : text
  }

  // MARK: Lengths

  private func length(_ rect: Rect, _ attribute: LayoutAttribute, text: String?) -> Line {
    if attribute.isHorizontal {
      let y = rect.maxY - min(4, rect.height / 3)
      return Line(
        strokes: [[Point(x: rect.x, y: y), Point(x: rect.maxX, y: y)]],
        ticks: [tick(rect.x, y, isAcross: true), tick(rect.maxX, y, isAcross: true)], text: text,
        middle: Point(x: rect.midX, y: y))
    }
    let x = rect.maxX - min(4, rect.width / 3)
    return Line(
      strokes: [[Point(x: x, y: rect.y), Point(x: x, y: rect.maxY)]],
      ticks: [tick(x, rect.y, isAcross: false), tick(x, rect.maxY, isAcross: false)], text: text,
      middle: Point(x: x, y: rect.midY))
  }

  private func tick(_ x: Double, _ y: Double, isAcross: Bool) -> [Point] {
    isAcross
      ? [Point(x: x, y: y - 3), Point(x: x, y: y + 3)]
      : [Point(x: x - 3, y: y), Point(x: x + 3, y: y)]
  }

  private func lengths(
    _ first: Rect, _ second: Rect, _ constraint: LayoutConstraint, _ anchor: Anchor
  ) -> Line {
    let one = length(first, constraint.first.attribute, text: nil)
    let other = length(second, anchor.attribute, text: nil)
    return Line(
      strokes: one.strokes + other.strokes, ticks: one.ticks + other.ticks,
      text: constraint.isRequired || words(constraint) != nil
        ? "=" + (words(constraint) ?? "") : nil,
      middle: one.middle)
  }

  // MARK: Distances

  private func distance(
    _ first: Rect, _ second: Rect, _ constraint: LayoutConstraint, _ anchor: Anchor
  ) -> Line {
    let isAcross = constraint.first.attribute.isHorizontal
    let from = coordinate(first, constraint.first.attribute)
    let to = coordinate(second, anchor.attribute)
    let (one, other) = isAcross ? (first, second) : (turned(first), turned(second))
    let cross = shared(one.y, one.maxY, other.y, other.maxY)
    func point(_ along: Double, _ across: Double) -> Point {
      isAcross ? Point(x: along, y: across) : Point(x: across, y: along)
    }
    guard abs(from - to) >= 1 else {
      // Aligned: a line through both.
      let low = min(one.midY, other.midY)
      let high = max(one.midY, other.midY)
      let (start, end) = high - low < 4 ? (cross - 6, cross + 6) : (low, high)
      return Line(
        strokes: [[point(from, start), point(from, end)]], text: words(constraint),
        middle: point(from, (start + end) / 2))
    }
    var strokes = [[point(from, cross), point(to, cross)]]
    // Where the views share no row, the far edge comes along.
    if cross < other.y || cross > other.maxY {
      strokes.append([point(to, cross), point(to, cross < other.y ? other.y : other.maxY)])
    }
    return Line(
      strokes: strokes,
      ticks: [
        [point(from, cross - 3), point(from, cross + 3)],
        [point(to, cross - 3), point(to, cross + 3)],
      ], text: words(constraint), middle: point((from + to) / 2, cross))
  }

  private func turned(_ rect: Rect) -> Rect {
    Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
  }

  /// The middle of what two ranges share, else of the first.
  private func shared(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let (low, high) = (max(a, c), min(b, d))
    return low <= high ? (low + high) / 2 : (a + b) / 2
  }

  private func coordinate(_ rect: Rect, _ attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leftMargin: rect.x
    case .right, .rightMargin: rect.maxX
    case .leading, .leadingMargin: isRightToLeft ? rect.maxX : rect.x
    case .trailing, .trailingMargin: isRightToLeft ? rect.x : rect.maxX
    case .centerX, .centerXWithinMargins: rect.midX
    case .top, .topMargin: rect.y
    case .bottom, .bottomMargin: rect.maxY
    case .centerY, .centerYWithinMargins: rect.midY
    // About where the letters of one line stand.
    case .firstBaseline: rect.y + min(rect.height, 22) * 0.78
    case .baseline, .lastBaseline: rect.maxY - min(rect.height, 22) * 0.22
    case .width, .height: rect.midX
    }
  }
}
