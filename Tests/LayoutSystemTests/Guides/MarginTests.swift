import LayoutSystem
import Resolution
import Testing

/// guides.md 3 and 4.
@Suite("Layout margins")
struct MarginTests {
  private let safeArea = SideInsets(top: 88, bottom: 34)

  @Test func controllerRoots() {
    func root(_ width: Double, _ tools: Int) -> SideInsets {
      LayoutMarginRules.root(
        .controller, width: width, toolsVersion: tools, safeArea: safeArea)
    }
    #expect(root(375, 11762) == SideInsets(left: 16, right: 16))
    #expect(root(375, 14490) == SideInsets(top: 88, left: 16, bottom: 34, right: 16))
    #expect(root(399, 14490).left == 16)
    #expect(root(400, 14490).left == 20)
    #expect(root(600, 9532) == SideInsets(left: 20, right: 20))
    #expect(root(600, 7706) == SideInsets(left: 16, right: 16))
  }

  @Test("written margins: 20 at the top becomes 108 under 88")
  func explicit() {
    let written = SideInsets(top: 20, left: 4, bottom: 20, right: 4)
    #expect(
      LayoutMarginRules.root(
        .controller, width: 375, toolsVersion: 21507, safeArea: safeArea, explicit: written)
        == SideInsets(top: 108, left: 4, bottom: 54, right: 4))
    #expect(
      LayoutMarginRules.root(
        .controller, width: 375, toolsVersion: MeasuringContext.runTimeToolsVersion,
        safeArea: safeArea, explicit: written, respectsSystemMinimum: true
      ).left == 16)
  }

  @Test func xibRoots() {
    func root(_ owner: RootView.Owner, _ width: Double, _ tools: Int) -> SideInsets {
      LayoutMarginRules.root(
        owner, width: width, toolsVersion: tools, safeArea: SideInsets(top: 44))
    }
    let eight = SideInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(root(.xib, 320, 11762) == eight)
    #expect(root(.xib, 320, 14490) == SideInsets(top: 44, left: 16, right: 16))
    #expect(root(.xib, 414, 14490) == SideInsets(top: 44, left: 20, right: 20))
    #expect(root(.loose, 414, 14490) == eight)
  }

  @Test func innerViews() {
    #expect(
      LayoutMarginRules.inner(overlap: SideInsets(top: 20, bottom: 34))
        == SideInsets(top: 28, left: 8, bottom: 42, right: 8))
    #expect(LayoutMarginRules.inner(isStack: true) == .zero)
    let parent = (
      margins: SideInsets(top: 0, left: 20, bottom: 0, right: 20),
      offset: SideInsets(top: 0, left: 4, bottom: 0, right: 30)
    )
    #expect(
      LayoutMarginRules.inner(parent: parent)
        == SideInsets(top: 8, left: 16, bottom: 8, right: 8))
    #expect(
      SideInsets(top: 44, bottom: 34).inside(SideInsets(top: 20, left: 5, bottom: 100))
        == SideInsets(top: 24))
  }

  @Test func readableWidth() {
    let margins = SideInsets(left: 20, right: 20)
    #expect(LayoutMarginRules.readable(width: 375, margins: margins) == margins)
    #expect(LayoutMarginRules.readable(width: 820, margins: margins).left == 74)
  }

  static let cells:
    [(id: String?, tools: Int, table: Double?, cell: Double, pres: Bool, side: Double, top: Double)] =
      [
        ("retina4_7", 11762, 375, 375, true, 8, 8), ("retina4_7", 13771, 375, 375, false, 8, 8),
        ("retina4_7", 13771, 375, 375, true, 16, 11), ("retina4_7", 14490, 375, 375, false, 16, 11),
        ("retina6_1", 14490, 414, 374, false, 20, 11),
        ("retina6_12", 24127, 393, 393, false, 20, 15),
        ("retina4_7", 14490, nil, 600, false, 20, 11),
        ("retina4_7", 14490, nil, 320, false, 16, 11),
        ("retina4_7", 16097, nil, 320, false, 15, 11),
        ("retina6_1", 16097, nil, 320, false, 16, 11),
        ("retina6_1", 16097, nil, 375, false, 20, 11),
        ("retina4_7", 20037, nil, 600, false, 16, 11),
        ("retina6_1", 20037, nil, 414, false, 20, 11),
        ("retina6_1", 20037, nil, 320, false, 16, 11),
      ]

  @Test("cells", arguments: cells)
  func cellMargins(
    row: (
      id: String?, tools: Int, table: Double?, cell: Double, pres: Bool, side: Double, top: Double
    )
  ) {
    let canvas = CanvasDevice(id: row.id, isLandscape: false, toolsVersion: row.tools)
    let cell = TableCell(
      canvas: canvas, tableWidth: row.table, cellWidth: row.cell, preservesMargins: row.pres)
    #expect(
      cell.contentMargins()
        == SideInsets(top: row.top, left: row.side, bottom: row.top, right: row.side))
    var withAccessory = cell
    withAccessory.accessory = .disclosureIndicator
    #expect(withAccessory.contentMargins().right == 8)
  }

  @Test("accessories and separators")
  func cellSizes() {
    func cell(_ id: String, _ tools: Int, inset: Bool = false) -> TableCell {
      TableCell(
        canvas: CanvasDevice(id: id, isLandscape: false, toolsVersion: tools), tableWidth: 375,
        cellWidth: 375, accessory: .disclosureIndicator, isInsetGrouped: inset)
    }
    for (id, tools, room) in [
      ("retina4_7", 11762, 33.0), ("retina4_7", 14490, 34), ("retina6_1", 14490, 38),
      ("retina4_7", 15505, 27), ("retina6_1", 15505, 31), ("retina4_7", 20037, 25.5),
      ("retina4_7", 22505, 26.5), ("retina6_1", 22505, 30.5),
    ] {
      #expect(cell(id, tools).contentWidth == 375 - room)
    }
    #expect(cell("retina4_7", 20037, inset: true).contentWidth == 356)
    #expect(cell("retina4_7", 22505, inset: true).contentWidth == 356.5)
    #expect(cell("retina4_7", 7706).contentHeight(cellHeight: 44, scale: 2) == 43)
    #expect(cell("retina4_7", 14490).contentHeight(cellHeight: 44, scale: 2) == 43.5)
    #expect(cell("retina4_7", 14868).contentHeight(cellHeight: 44, scale: 2) == 44)
    #expect(TableCell.height(own: nil, table: 60) == 60)
    #expect(TableCell.height(own: -1, table: .nan) == 44)
    let placed = TableCell.placement(
      tableWidth: 414, isInsetGrouped: true,
      canvas: CanvasDevice(id: "retina6_1", isLandscape: false, toolsVersion: 20037))
    #expect(placed == (20, 374))
  }
}
