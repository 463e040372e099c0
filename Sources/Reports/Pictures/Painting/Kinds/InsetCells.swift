internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Cells of tables whose sections are rounded cards.
extension Painter {
  /// Whether a cell is the first and the last of its section.
  typealias SectionEnds = (isFirst: Bool, isLast: Bool)

  /// Nil for whatever is no cell of such a table.
  func insetEnds(of subject: Subject) -> SectionEnds? {
    let view = document[subject.view]
    guard view.tag == .tableViewCell, let table = view.superview,
      resolved.written(.style, of: document[table].element) == "insetGrouped",
      let folder = document.parent(subject.element)
    else { return nil }
    let cells = document.children(folder).filter { document.tag($0) == .tableViewCell }
    return (cells.first == subject.element, cells.last == subject.element)
  }

  /// A row with round corners where its section ends; 10 points, since the 26 design 26.
  func paintInsetRow(
    _ bounds: Rect, _ shade: Shade, _ ends: SectionEnds, into sketch: inout Sketch
  ) {
    guard ends.isFirst || ends.isLast else { return sketch.fill(bounds, shade) }
    let radius = min(isNewDesign ? 26 : 10, bounds.height / 2)
    sketch.fill(bounds, shade, radius: radius)
    guard !(ends.isFirst && ends.isLast) else { return }
    sketch.fill(
      Rect(
        x: bounds.x, y: ends.isFirst ? bounds.maxY - radius : bounds.y, width: bounds.width,
        height: radius), shade)
  }
}
