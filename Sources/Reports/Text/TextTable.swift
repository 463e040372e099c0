/// A table for terminals: columns as wide as they need to be, two spaces apart. Where it is wider
/// than what it may take, its `flexible` column gives way.
package struct TextTable: Sendable {
  package enum Alignment: Sendable { case left, right }

  package struct Column: Sendable {
    package let title: String
    package let alignment: Alignment

    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  private static let gap = 2

  package let columns: [Column]
  package private(set) var rows: [[String]] = []

  package init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row; cells that are missing are empty.
  package mutating func append(_ cells: [String]) {
    rows.append(
      columns.indices.map { $0 < cells.count ? cells[$0].printable : "" })
  }

  /// Lines without trailing spaces, the titles first.
  package func lines(indentation: Int, width: Int, flexible: Int = 0) -> [String] {
    let titles = columns.map(\.title)
    var widths = columns.indices.map { index in
      rows.reduce(titles[index].displayWidth) { max($0, $1[index].displayWidth) }
    }
    let excess = indentation + widths.reduce(0, +) + Self.gap * (widths.count - 1) - width
    if excess > 0, widths.indices.contains(flexible) {
      widths[flexible] = max(widths[flexible] - excess, 8)
    }
    return ([titles] + rows).map { cells in
      var line = String(repeating: " ", count: indentation)
      for index in columns.indices {
        if index > 0 { line += String(repeating: " ", count: Self.gap) }
        line += cells[index].truncated(to: widths[index])
          .padded(to: widths[index], alignment: columns[index].alignment)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension TextTable {
  /// The cells of one column without a title, all as wide as the widest.
  struct Cells {
    private let texts: [String]
    private let width: Int
    private let alignment: Alignment

    init(_ texts: [String], _ alignment: Alignment) {
      self.texts = texts
      self.alignment = alignment
      width = texts.map(\.displayWidth).max() ?? 0
    }

    func cell(_ index: Int) -> String {
      (texts.indices.contains(index) ? texts[index] : "").padded(to: width, alignment: alignment)
    }
  }
}
