import LayoutSystem
import Resolution
import Testing

/// Worked insets of guides.md 2; the rules there were checked on 3,601 roots.
@Suite("Safe areas of the canvas")
struct SafeAreaTests {
  private func root(
    _ id: String?, _ tools: Int, _ width: Double, _ height: Double, landscape: Bool = false,
    owner: RootView.Owner = .controller, _ change: (inout RootView) -> Void = { _ in }
  ) -> SideInsets {
    var root = RootView(
      owner: owner, canvas: CanvasDevice(id: id, isLandscape: landscape, toolsVersion: tools),
      width: width, height: height)
    change(&root)
    return root.safeArea
  }

  private func navigation(_ root: inout RootView, _ bar: RootView.BarFrame? = nil) {
    root.bars = ControllerBars(
      hasNavigationBar: true, navigation: .controller(0), isDirect: true)
    root.navigationBar = bar
  }

  static let plain:
    [(id: String?, tools: Int, width: Double, height: Double, top: Double, bottom: Double)] = [
      ("retina4_7", 14490, 375, 667, 20, 0), ("retina4_7", 14810, 375, 667, 0, 0),
      ("retina4_7", 21507, 375, 667, 0, 0), ("retina4_7", 22154, 375, 667, 20, 0),
      ("retina6_1", 20037, 414, 896, 44, 34), ("retina6_1", 21225, 414, 896, 48, 34),
      ("retina6_1", 24127, 414, 896, 96, 68), ("retina5_9", 20037, 375, 812, 44, 34),
      ("retina5_9", 21507, 375, 812, 47, 34), ("retina5_9", 22505, 375, 812, 50, 34),
      ("retina5_9", 23727, 375, 812, 100, 68), ("retina6_12", 22505, 393, 852, 59, 34),
      ("retina6_12", 24506, 393, 852, 118, 68), ("retina6_9", 23504, 440, 956, 62, 34),
      ("ipad9_7", 13771, 768, 1024, 20, 0), ("ipad12_9rounded", 22155, 1024, 1366, 24, 20),
      ("ipad9_7", 14865, 768, 1024, 0, 0), ("ipad10_2", 16097, 810, 1080, 0, 0),
      ("ipad11_0rounded", 17111, 834, 1194, 0, 20), ("ipad12_9rounded", 20037, 1024, 1366, 24, 20),
      ("ipad7_9", 22155, 744, 1133, 24, 20), ("ipad7_9", 20037, 768, 1024, 20, 0),
      (nil, 9532, 600, 600, 20, 0),
      // A root of another device's size has that device's insets (rule 1).
      ("retina6_72", 22000, 375, 812, 50, 34), ("retina6_72", 22000, 414, 896, 48, 34),
      // Placeholder versions behave as 22000.
      ("retina6_1", 32700, 414, 896, 48, 34),
    ]

  @Test("bare screens", arguments: plain)
  func bare(
    row: (id: String?, tools: Int, width: Double, height: Double, top: Double, bottom: Double)
  ) {
    let insets = root(row.id, row.tools, row.width, row.height) { $0.usesSafeAreas = row.id != nil }
    #expect(insets == SideInsets(top: row.top, bottom: row.bottom))
  }

  /// Recorded 20 on a pad of toolsVersion 22000 whose scene asks for none.
  @Test("scenes without a status bar")
  func withoutStatusBar() {
    #expect(root("retina4_7", 14490, 375, 667) { $0.statusBar = .none } == .zero)
    #expect(
      root("ipad9_7", 22000, 768, 1024) { $0.statusBar = .none } == SideInsets(top: 20))
  }

  @Test func landscape() {
    #expect(
      root("retina6_1", 17053, 896, 414, landscape: true)
        == SideInsets(left: 44, bottom: 21, right: 44))
    #expect(root("retina4_7", 14490, 667, 375, landscape: true) == .zero)
    #expect(root("ipad9_7", 22000, 1024, 768, landscape: true) == SideInsets(top: 20))
    let bars = root("retina4_7", 14490, 667, 375, landscape: true) { navigation(&$0) }
    #expect(bars == SideInsets(top: 32))
    let tab = root("retina5_9", 17132, 812, 375, landscape: true) { $0.bars.hasTabBar = true }
    #expect(tab.bottom == 53)
  }

  @Test("navigation bars: rule 4")
  func navigationBars() {
    func top(
      _ id: String?, _ tools: Int, _ w: Double, _ h: Double, _ y: Double, _ height: Double,
      large: Bool = false, always: Bool = false
    ) -> Double {
      root(id, tools, w, h) {
        navigation(&$0, RootView.BarFrame(y: y, height: height))
        $0.prefersLargeTitles = large
        $0.alwaysLargeTitle = always
      }.top
    }
    #expect(top("retina4_7", 11762, 375, 667, 0, 44) == 64)
    #expect(top("retina4_7", 14109, 375, 667, 20, 44) == 64)
    #expect(top("retina4_7", 15505, 375, 667, 0, 44) == 44)
    #expect(top("retina6_1", 18122, 414, 896, 44, 44) == 88)
    #expect(top("retina6_12", 22505, 393, 852, 59, 44) == 103)
    #expect(top("retina6_12", 24506, 393, 852, 118, 54) == 172)
    // 24093 records both the doubled and the single status bar.
    #expect(top("retina6_1", 24093, 414, 896, 96, 54) == 150)
    #expect(top("retina6_1", 24093, 414, 896, 48, 54) == 102)
    #expect(top("ipad9_7", 13771, 768, 1024, 20, 44) == 64)
    #expect(top("ipad9_7", 17156, 768, 1024, 0, 50) == 50)
    // Large titles count only below 14000 or when always shown.
    #expect(top("retina4_7", 13771, 375, 667, 20, 96, large: true) == 116)
    #expect(top("retina4_7", 16097, 375, 667, 0, 96, large: true) == 44)
    #expect(top("retina6_1", 17156, 414, 896, 44, 96, large: true, always: true) == 140)
    // S11: without a device from 14800 nothing but the bar.
    #expect(top(nil, 15505, 600, 600, 0, 56) == 56)
    #expect(root("retina6_1", 18122, 414, 896) { navigation(&$0) }.top == 88)
    #expect(root("retina4_7", 24127, 375, 667) { navigation(&$0) }.top == 74)
  }

  @Test("tab bars and toolbars: rule 5")
  func bottomBars() {
    #expect(root("retina4_7", 14490, 375, 667) { $0.bars.hasTabBar = true }.bottom == 49)
    #expect(root("retina6_1", 14490, 414, 896) { $0.bars.hasTabBar = true }.bottom == 83)
    #expect(root("retina4_7", 14490, 375, 667) { $0.bars.hasToolbar = true }.bottom == 44)
    #expect(root("retina4_7", 14868, 375, 667) { $0.bars.hasToolbar = true }.bottom == 49)
    #expect(root("retina6_1", 20037, 414, 896) { $0.bars.hasToolbar = true }.bottom == 83)
  }

  @Test("roots shorter than the screen: rule 6")
  func shortRoots() {
    // Below opaque bars.
    #expect(root("retina4_7", 14490, 375, 603) { navigation(&$0) } == .zero)
    #expect(root("retina6_1", 18122, 414, 808) { navigation(&$0) } == SideInsets(bottom: 34))
    // Page sheets.
    #expect(root("retina6_1", 17701, 414, 842) == SideInsets(bottom: 34))
    #expect(
      root("retina6_1", 17701, 414, 842) { navigation(&$0) } == SideInsets(top: 56, bottom: 34))
    #expect(root("retina4_7", 14868, 375, 647) { navigation(&$0) } == SideInsets(top: 56))
    #expect(root("retina6_1", 22505, 414, 848) == SideInsets(top: 48, bottom: 34))
    let sheet = root("retina6_12", 24765, 393, 783) {
      navigation(&$0, RootView.BarFrame(y: 16, height: 54))
    }
    #expect(sheet.top == 70)
  }

  @Test("xibs and freeform views: rule 7")
  func otherSizes() {
    func xib(_ tools: Int, _ width: Double, _ height: Double) -> SideInsets {
      root("retina6_1", tools, width, height, owner: .xib)
    }
    for (width, height) in [(414.0, 64.0), (372, 106), (271, 329), (414, 657)] {
      #expect(xib(20037, width, height) == SideInsets(top: 44))
    }
    for (width, height) in [(643.0, 227.0), (461, 90), (590, 298), (375, 1270)] {
      #expect(xib(20037, width, height) == SideInsets(top: 44, bottom: 34))
    }
    #expect(xib(21507, 228, 140).bottom == 0)
    #expect(xib(21701, 228, 140).bottom == 34)
    #expect(xib(14490, 414, 64) == SideInsets(top: 44, bottom: 34))
    #expect(root("retina4_7", 14490, 375, 400, owner: .xib).top == 0)
    #expect(root("retina4_7", 14490, 375, 440, owner: .xib).top == 20)
    #expect(root("retina4_7", 22154, 375, 400, owner: .xib).top == 20)
    #expect(
      root("retina4_7", 14490, 375, 667, owner: .xib) { $0.hasSimulatedNavigationBar = true }.top
        == 64)
  }

  @Test func looseViews() {
    #expect(root("retina6_1", 22505, 414, 896, owner: .loose) == .zero)
  }

  @Test func unknownDevice() {
    #expect(root("retina9_9", 22505, 500, 1000) == SideInsets(top: 44, bottom: 34))
    #expect(root("mac", 19104, 476, 600) == .zero)
  }

  @Test func runTime() {
    let window = SideInsets(top: 59, bottom: 34)
    #expect(
      RunTimeGuides.safeArea(window: window, bars: ControllerBars(), isCompactHeight: false)
        == window)
    let bars = ControllerBars(hasNavigationBar: true, hasTabBar: true)
    #expect(
      RunTimeGuides.safeArea(window: window, bars: bars, isCompactHeight: false)
        == SideInsets(top: 113, bottom: 83))
  }
}
