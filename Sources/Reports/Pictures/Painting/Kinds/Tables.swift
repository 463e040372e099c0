internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension Painter {
  private func style(ofTable element: ElementID) -> String {
    resolved.written(.style, of: element) ?? "plain"
  }

  func tableBackground(_ subject: Subject) -> Shade? {
    style(ofTable: subject.element) == "plain" ? .background : .groupedBackground
  }

  func cellBackground(_ subject: Subject) -> Shade? {
    guard let table = document[subject.view].superview, document[table].tag == .tableView else {
      return .background
    }
    return style(ofTable: document[table].element) == "plain"
      ? .background : .secondaryGroupedBackground
  }

  /// The shell of a table: titles of its sections, and empty rows where it has no cells.
  func paintTableView(_ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let isPlain = style(ofTable: element) == "plain"
    let cells = document[subject.view].subviews.filter { document[$0].role == .cell }
    if cells.isEmpty {
      paintEmptyRows(subject, isPlain: isPlain, into: &sketch)
      return
    }
    for section in document.contents(of: .sections, in: element)
    where document.tag(section) == .tableViewSection {
      paintTitles(of: section, isPlain: isPlain, subject, into: &sketch)
    }
  }

  private func paintTitles(
    of section: ElementID, isPlain: Bool, _ subject: Subject, into sketch: inout Sketch
  ) {
    let frames = document.contents(of: .cells, in: section).compactMap { cell in
      document.view(of: cell).flatMap { subject.frame($0) }
    }
    guard let first = frames.first, let last = frames.last else { return }
    let isInset = style(ofTable: subject.element) == "insetGrouped"
    let margin: Double = isInset ? 36 : 16
    if let title = title("headerTitle", of: section) {
      let height: Double = isPlain ? 28 : 22
      let bar = Rect(x: 0, y: first.y - height, width: subject.bounds.width, height: height)
      if isPlain { sketch.fill(bar, .gray5) }
      var frame = TextFrame(
        isPlain ? title : title.uppercased(), isPlain ? .system(17, .semibold) : .system(13),
        isPlain ? .label : .secondaryLabel)
      frame.alignment = alignment(nil)
      frame.draw(in: bar.inset(margin, isPlain ? 0 : 1), measure, into: &sketch)
    }
    if let title = title("footerTitle", of: section) {
      let height: Double = isPlain ? 28 : 22
      let bar = Rect(x: 0, y: last.maxY, width: subject.bounds.width, height: height)
      if isPlain { sketch.fill(bar, .gray5) }
      var frame = TextFrame(
        title, isPlain ? .system(17, .semibold) : .system(13), isPlain ? .label : .secondaryLabel)
      frame.alignment = alignment(nil)
      frame.numberOfLines = 1
      frame.draw(in: bar.inset(margin, 1), measure, into: &sketch)
    }
  }

  private func title(_ property: String, of section: ElementID) -> String? {
    let own = resolved.string(property, of: section)
    let title = resolved.localized(property, own, of: section)
    return title?.isEmpty == false ? title : nil
  }

  private func paintEmptyRows(_ subject: Subject, isPlain: Bool, into sketch: inout Sketch) {
    let written = resolved.written(.rowHeight, of: subject.element) ?? 44
    let height = written > 0 && written.isFinite ? max(20, written) : 44
    guard isPlain, document.text(ofAttribute: "separatorStyle", in: subject.element) != "none"
    else { return }
    var y = height
    var count = 0
    while y < subject.bounds.height, count < 100 {
      sketch.fill(
        Rect(x: 16, y: y - 0.5, width: max(0, subject.bounds.width - 16), height: 0.5), .separator)
      y += height
      count += 1
    }
  }

  /// A cell's own parts: its accessory and the line to the next one.
  func paintTableCell(_ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let bounds = subject.bounds
    let table = document[subject.view].superview
    let isInTable = table.map { document[$0].tag == .tableView } ?? false
    if isInTable, let table,
      document.text(ofAttribute: "separatorStyle", in: document[table].element) != "none"
    {
      let shade =
        shade("separatorColor", of: document[table].element, tint: subject.tint) ?? .separator
      let inset: Double = isNewDesign ? 16 : 15
      sketch.fill(
        Rect(
          x: isRightToLeft ? 0 : inset, y: bounds.maxY - 0.5, width: max(0, bounds.width - inset),
          height: 0.5), shade)
    }
    let accessory = resolved.written(.accessoryType, of: element) ?? "none"
    var edge = bounds.width - 16
    func place(_ side: Double) -> Rect {
      let x = isRightToLeft ? bounds.width - edge : edge - side
      edge -= side + 10
      return Rect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }
    switch accessory {
    case "disclosureIndicator", "detailDisclosureButton":
      SymbolGlyph.draw(
        isRightToLeft ? "chevron.left" : "chevron.right", in: place(13), .tertiaryLabel, measure,
        into: &sketch)
      guard accessory == "detailDisclosureButton" else { return }
      drawDetail(in: place(22), subject.tint, into: &sketch)
    case "detailButton": drawDetail(in: place(22), subject.tint, into: &sketch)
    case "checkmark":
      SymbolGlyph.draw("checkmark", in: place(15), subject.tint, measure, into: &sketch)
    default: return
    }
  }

  private func drawDetail(in rect: Rect, _ tint: Shade, into sketch: inout Sketch) {
    sketch.circle(Point(x: rect.midX, y: rect.midY), radius: 10, .stroke(tint, 1.5))
    var letter = TextFrame("i", .system(14, .medium), tint)
    letter.alignment = .center
    letter.truncation = .clip
    letter.draw(in: rect, measure, into: &sketch)
  }
}
