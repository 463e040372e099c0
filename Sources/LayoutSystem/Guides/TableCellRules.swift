package import Resolution

/// Where a table cell stands and what it says about itself.
package struct TableCell: Sendable, Hashable {
  /// What the cell shows at its trailing end.
  package enum Accessory: String, Sendable, Hashable {
    case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton
  }

  package var canvas: CanvasDevice
  /// Width of the table in the storyboard; nil for a cell in a xib of its own.
  package var tableWidth: Double?
  package var cellWidth: Double
  package var accessory: Accessory
  /// `preservesSuperviewLayoutMargins` of the content view.
  package var preservesMargins: Bool
  /// `style="insetGrouped"` of the table.
  package var isInsetGrouped: Bool
  /// False for `separatorStyle="none"`.
  package var hasSeparator: Bool

  package init(
    canvas: CanvasDevice, tableWidth: Double?, cellWidth: Double, accessory: Accessory = .none,
    preservesMargins: Bool = false, isInsetGrouped: Bool = false, hasSeparator: Bool = true
  ) {
    self.canvas = canvas
    self.tableWidth = tableWidth
    self.cellWidth = cellWidth
    self.accessory = accessory
    self.preservesMargins = preservesMargins
    self.isInsetGrouped = isInsetGrouped
    self.hasSeparator = hasSeparator
  }

  /// Devices wider than 390 points have cell margins of 20.
  private var isWideDevice: Bool { canvas.id != nil && (canvas.size?.width ?? 0) > 390 }

  /// Side margin before accessories (guides.md 3).
  private var sideMargin: Double {
    let tools = canvas.toolsVersion
    if let tableWidth {
      return isWideDevice || (tableWidth > 390 && canvas.id != nil) ? 20 : 16
    }
    if tools < 14800 { return cellWidth >= 414 ? 20 : 16 }
    if tools < 16500 {
      if canvas.hasHomeButton || canvas.id == nil { return 15 }
      return cellWidth >= 370 && isWideDevice ? 20 : 16
    }
    return cellWidth >= 400 && isWideDevice ? 20 : 16
  }

  private var hasOldMargins: Bool {
    canvas.toolsVersion < 13000 || (canvas.toolsVersion < 14000 && !preservesMargins)
  }

  /// Layout margins of the content view (guides.md 3; corrections.md 25 for 15 from 24127).
  ///
  /// - Parameter explicit: margins that the content view writes; with preserved margins the greater
  ///   of both holds.
  package func contentMargins(explicit: SideInsets? = nil) -> SideInsets {
    var margins = SideInsets(top: 8, left: 8, bottom: 8, right: 8)
    if !hasOldMargins {
      let vertical: Double = canvas.toolsVersion >= 24127 ? 15 : 11
      margins = SideInsets(
        top: vertical, left: sideMargin, bottom: vertical,
        right: accessory == .none ? sideMargin : 8)
    }
    guard let explicit else { return margins }
    return preservesMargins ? margins.union(explicit) : explicit
  }

  /// Height of the content view in a cell (guides.md 4).
  ///
  /// - Parameter scale: pixels a point.
  package func contentHeight(cellHeight: Double, scale: Double) -> Double {
    guard hasSeparator else { return cellHeight }
    switch canvas.toolsVersion {
    case ..<8000: return cellHeight - 1
    case ..<13000: return cellHeight - 0.5
    case ..<14800: return cellHeight - (scale > 0 ? 1 / scale : 0.5)
    default: return cellHeight
    }
  }

  /// Width of the content view: the cell's without what the accessory takes (guides.md 4: a margin
  /// and a glyph; 846 cells with disclosure indicators, 28 with checkmarks; others are guesses).
  package var contentWidth: Double { max(0, cellWidth - accessoryWidth) }

  /// What the accessory takes from the content view, in points.
  var accessoryWidth: Double {
    let tools = canvas.toolsVersion
    // Accessories keep the margin that the content loses.
    let margin: Double = tools < 13000 ? 15 : isInsetGrouped ? 8 : sideMargin
    switch accessory {
    case .none: return 0
    case .disclosureIndicator:
      switch tools {
      case ..<14800: return margin + 18
      case ..<18000: return margin + 11
      case ..<21700: return margin + (isInsetGrouped ? 11 : 9.5)
      default: return margin + 10.5
      }
    case .checkmark: return tools < 13000 ? 39 : margin + 24
    case .detailButton: return margin + 31
    case .detailDisclosureButton: return margin + 51
    }
  }

  /// Position and width of a cell in its table: inset by the device's margin in inset groups
  /// (504 of 523 widths), else all of it.
  package static func placement(
    tableWidth: Double, isInsetGrouped: Bool, canvas: CanvasDevice
  ) -> (x: Double, width: Double) {
    guard isInsetGrouped else { return (0, tableWidth) }
    let cell = TableCell(canvas: canvas, tableWidth: tableWidth, cellWidth: tableWidth)
    let margin = cell.sideMargin
    return (margin, max(0, tableWidth - 2 * margin))
  }

  /// Height of a cell: its own `rowHeight`, else the table's (guides.md 4: 2,647 of 2,677), else
  /// the system's default of 44.
  package static func height(own: Double?, table: Double?) -> Double {
    for height in [own, table] {
      if let height, height.isFinite, height > 0 { return height }
    }
    return 44
  }
}
