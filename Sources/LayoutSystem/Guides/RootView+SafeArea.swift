package import Resolution

/// Safe areas of the canvas (guides.md 2: 3,520 insets of roots agree, 81 do not).
extension RootView {
  /// What the simulated screen and its bars cover of the view. Top and bottom layout guides are the
  /// same (rule 10).
  package var safeArea: SideInsets {
    switch owner {
    case .loose: return .zero
    case .xib: return xibSafeArea(SimulatedScreen(self))
    case .controller: return controllerSafeArea(SimulatedScreen(self))
    }
  }

  /// Rules S9 and S10: bars count only when simulated.
  private func xibSafeArea(_ screen: SimulatedScreen) -> SideInsets {
    guard canvas.id != nil || !usesSafeAreas else { return .zero }
    let tools = canvas.toolsVersion
    var insets = screen.base
    if statusBar == .none && insets.bottom == 0 && tools < 21700 { insets.top = 0 }
    if (width, height) != (screen.width, screen.height) && canvas.id != nil {
      if insets.bottom == 0 {
        if tools < 21700 && height < 420 { insets.top = 0 }
      } else {
        insets.bottom = screen.overlap(atBottom: insets.bottom, of: self)
      }
    }
    if hasSimulatedNavigationBar { insets.top += 44 }
    return insets
  }

  private func controllerSafeArea(_ screen: SimulatedScreen) -> SideInsets {
    let tools = canvas.toolsVersion
    let hasBar = bars.hasNavigationBar
    var base = screen.base
    // From 21700 scenes without a status bar have its inset all the same, as xibs do (S9).
    if statusBar == .none && (base.bottom == 0 || screen.canvas.isPad) && tools < 21700 {
      base.top = 0
    }
    if canvas.id == nil && usesSafeAreas && tools >= 14800 {
      // S11: nothing but the recorded bar.
      let recorded = navigationBar.flatMap { (1..<300).contains($0.height) ? $0.height : nil }
      return SideInsets(top: hasBar ? recorded ?? 44 : 0)
    }
    let isLarge = hasBar && prefersLargeTitles && (alwaysLargeTitle || tools < 14000)
    let barHeight = navigationBarHeight(screen, isLarge: isLarge)
    let below = bottomBarHeight(screen)
    let gap = screen.height - height
    let isPad = screen.canvas.isPad

    if isFreeform || (width != screen.width && !isPad) || gap < 0 {
      return freeSafeArea(screen, base: base, bar: hasBar ? barHeight : 0, below: below)
    }
    if isEmbedded && gap > 0 && !hasBar {
      return embeddedSafeArea(screen, base: base)
    }
    if gap > 0 {
      if let insets = belowBars(screen, base, bar: barHeight, below: below, gap: gap) {
        return insets
      }
      return sheet(screen, base, bar: barHeight, isLarge: isLarge, below: below, gap: gap)
    }
    var top = base.top + (hasBar ? barHeight : 0)
    // Rule 4: the recorded bar tells, where it lies below a status bar; some versions drew the
    // status bar twice and some once (24093 both).
    if let recorded = recordedTop(base, isLarge: isLarge), (navigationBar?.y ?? 0) > 0 {
      top = recorded
    }
    return SideInsets(top: top, left: base.left, bottom: base.bottom + below, right: base.right)
  }

  /// Rules S7 and S8: the view lies at the top left of the screen.
  private func freeSafeArea(
    _ screen: SimulatedScreen, base: SideInsets, bar: Double, below: Double
  ) -> SideInsets {
    if base.bottom == 0 {
      // Home-button phones show no status bar over low views (between 400 and 440 points).
      if height < 420 && (canvas.toolsVersion < 21700 || width < screen.width) {
        return SideInsets(bottom: height > 200 ? below : 0)
      }
      return SideInsets(top: base.top + bar, left: base.left, bottom: below, right: base.right)
    }
    return SideInsets(
      top: base.top + bar, left: base.left,
      bottom: screen.overlap(atBottom: base.bottom + below, of: self), right: base.right)
  }

  private func embeddedSafeArea(_ screen: SimulatedScreen, base: SideInsets) -> SideInsets {
    guard canvas.id != nil else { return .zero }
    if base.bottom == 0 { return SideInsets(top: height < 420 ? 0 : base.top) }
    return SideInsets(
      top: base.top, left: base.left, bottom: screen.overlap(atBottom: base.bottom, of: self),
      right: base.right)
  }

  /// Rule S5: a view as much shorter as bars are high begins below them, or ends above them. nil
  /// when the missing height is not that of bars.
  private func belowBars(
    _ screen: SimulatedScreen, _ base: SideInsets, bar: Double, below: Double, gap: Double
  ) -> SideInsets? {
    let hasBar = bars.hasNavigationBar
    if hasBar {
      let above = [base.top + bar, base.top + 44, 64, 44, bar, base.top + 66]
      let atBottom = [0, below, below + base.bottom].filter { missing in
        above.contains { abs(gap - $0 - missing) < 1.1 }
      }
      if !atBottom.isEmpty {
        var insets = SideInsets(left: base.left, right: base.right)
        let endsAboveBars = below > 0 && atBottom.contains(below) && !atBottom.contains(0)
        if !endsAboveBars {
          insets.bottom = base.bottom + (atBottom.contains(0) ? below : 0)
        }
        return insets
      }
    }
    if below > 0 && abs(gap - below - base.bottom) < 1.1 {
      return SideInsets(top: base.top + (hasBar ? bar : 0), left: base.left, right: base.right)
    }
    return nil
  }

  /// Rule S6: page sheets leave the status bar, and ten points more, free above them.
  private func sheet(
    _ screen: SimulatedScreen, _ base: SideInsets, bar: Double, isLarge: Bool, below: Double,
    gap: Double
  ) -> SideInsets {
    let hasBar = bars.hasNavigationBar
    let tools = canvas.toolsVersion
    let barInSheet = isLarge ? bar : 56
    let device = screen.canvas
    if device.hasHomeButton || device.isPad || device.id == nil {
      if hasBar && tools >= 14800 && gap <= 40 { return SideInsets(top: barInSheet, bottom: below) }
      return SideInsets(bottom: gap < 80 ? base.bottom + below : 0)
    }
    let status = tools >= 23700 && base.top >= 88 ? (base.top / 2).rounded(.down) : base.top
    let bottom = base.bottom + below
    if tools >= 21200 && (gap == status || gap == status + 10) {
      let recorded = hasBar ? recordedTop(base, isLarge: isLarge) : nil
      return SideInsets(
        top: recorded ?? status + (hasBar ? 11 : 0), left: base.left, bottom: bottom,
        right: base.right)
    }
    return SideInsets(
      top: hasBar ? barInSheet : 0, left: base.left, bottom: bottom, right: base.right)
  }

  /// Height of the navigation bar: as recorded, where that is a height bars have.
  private func navigationBarHeight(_ screen: SimulatedScreen, isLarge: Bool) -> Double {
    let recorded = navigationBar?.height
    if isLarge { return recorded.flatMap { $0 >= 90 ? $0 : nil } ?? 96 }
    if bars.hasNavigationBar, bars.navigation != .simulated, let recorded,
      [44, 50, 54, 56, 32].contains(recorded), !(canvas.isLandscape && recorded == 44)
    {
      return recorded
    }
    return screen.canvas.navigationBarHeight()
  }

  /// Rule 4: bottom of the recorded bar, for the root of its navigation controller; a collapsed
  /// large title counts 44.
  private func recordedTop(_ base: SideInsets, isLarge: Bool) -> Double? {
    guard bars.hasNavigationBar, bars.isDirect, case .controller = bars.navigation,
      let bar = navigationBar, canvas.toolsVersion >= 13000, bar.height < 300, bar.height > 0,
      statusBar == .inferred, !(bar.y == 0 && bar.height == 44 && base.top > 0)
    else { return nil }
    return bar.y + (bar.height < 80 || isLarge ? bar.height : 44)
  }

  /// Rule 5.
  private func bottomBarHeight(_ screen: SimulatedScreen) -> Double {
    if bars.hasTabBar { return screen.canvas.tabBarHeight }
    return bars.hasToolbar ? canvas.toolbarInset : 0
  }
}

/// The screen around a root view: the document's device, or the one whose size the view has
/// (guides.md 2, rule 1).
struct SimulatedScreen {
  var canvas: CanvasDevice
  var width: Double
  var height: Double
  var base: SideInsets

  init(_ root: RootView) {
    canvas = root.canvas
    var size = root.canvas.size ?? (root.width, root.height)
    if root.canvas.id == nil {
      size = SimulatedScreen.oldCanvas(root.width, root.height) ?? size
    } else if !root.canvas.isLandscape, !root.isFreeform,
      (root.width, root.height) != size,
      let other = Device.all.first(where: {
        $0.width == root.width && $0.height == root.height
      })
    {
      canvas.id = other.id
      size = (root.width, root.height)
    }
    (width, height) = size
    base = canvas.baseInsets
  }

  /// The simulated size of a document without a device: the root's own if it is a screen's, or a
  /// screen that the root is as wide as, and lower by no more than bars.
  private static func oldCanvas(_ width: Double, _ height: Double) -> (Double, Double)? {
    let screens: [(Double, Double)] = [
      (320, 568), (320, 480), (375, 667), (414, 736), (768, 1024), (1024, 768), (568, 320),
      (600, 600),
    ]
    if let exact = screens.first(where: { $0 == (width, height) }) { return exact }
    let candidates: [(Double, Double)] = [
      (320, 568), (375, 667), (414, 736), (768, 1024), (600, 600), (320, 480),
    ]
    return candidates.first { $0.0 == width && $0.1 >= height && $0.1 - height <= 113 }
  }

  /// What an inset at the bottom covers of a view at the top left of the screen. The screen takes
  /// the view's size below 14800, from 21700, and when the view is larger (rule 7).
  func overlap(atBottom inset: Double, of root: RootView) -> Double {
    let tools = root.canvas.toolsVersion
    if !(14800..<21700).contains(tools) || root.width > width || root.height > height {
      return inset
    }
    return max(0, inset - (height - root.height))
  }
}
