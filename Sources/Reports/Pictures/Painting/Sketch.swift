internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Collects what one view shows, in its own coordinates.
struct Sketch {
  private(set) var steps: [Drawing.Step] = []

  mutating func draw(_ outline: Drawing.Outline, _ paint: Drawing.Paint) {
    steps.append(.shape(outline, paint))
  }

  mutating func fill(_ rect: Rect, _ shade: Shade, radius: Double = 0) {
    guard rect.width > 0, rect.height > 0, !shade.isInvisible else { return }
    steps.append(.shape(.rect(rect, radius: radius), .fill(shade)))
  }

  mutating func outline(
    _ rect: Rect, _ shade: Shade, radius: Double = 0, width: Double = 1, isDashed: Bool = false
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    steps.append(
      .shape(
        .rect(rect, radius: radius),
        Drawing.Paint(stroke: shade, width: width, isDashed: isDashed)))
  }

  mutating func circle(_ center: Point, radius: Double, _ paint: Drawing.Paint) {
    steps.append(
      .shape(
        .ellipse(
          Rect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
        paint))
  }

  /// A line through points, in strokes with round ends.
  mutating func line(_ points: [Point], _ shade: Shade, width: Double = 1, isClosed: Bool = false) {
    steps.append(
      .shape(
        .lines(points, isClosed: isClosed),
        Drawing.Paint(stroke: shade, width: width, isRound: true)))
  }

  /// A hairline between two rows.
  mutating func rule(_ rect: Rect, _ shade: Shade) { fill(rect, shade) }

  mutating func text(_ mark: Drawing.TextMark) {
    guard !mark.text.isEmpty, !mark.shade.isInvisible else { return }
    steps.append(.text(mark))
  }

  mutating func image(_ mark: Drawing.ImageMark) { steps.append(.image(mark)) }
  mutating func enter(_ group: Drawing.Group) { steps.append(.enter(group)) }
  mutating func leave() { steps.append(.leave) }
  mutating func append(_ other: Sketch) { steps += other.steps }
}

extension Rect {
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  func inset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(
      x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The rectangle of a size in the middle of this one.
  func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
