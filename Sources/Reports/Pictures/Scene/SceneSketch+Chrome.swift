internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// What the system shows around a controller's view: bars and status bar.
extension SceneSketch {
  /// The panel that stands for a controller without a view.
  mutating func drawPanel() {
    let panel = Rect(x: 0, y: 0, width: map.panelSize.width, height: map.panelSize.height)
    sketch.fill(panel, .gray6)
    sketch.outline(panel.inset(0.5, 0.5), .gray3)
    for root in map.roots where root.isBar && document[root.view].tag == .navigationBar {
      // The bar's background reaches up behind the status bar.
      sketch.fill(
        Rect(x: 0, y: 0, width: panel.width, height: root.origin.y + root.size.height), .bar)
    }
    let lines = panelLines
    for (index, line) in lines.enumerated() {
      var frame = TextFrame(
        line, .system(index == 0 ? 17 : 13, index == 0 ? .semibold : .regular),
        index == 0 ? .label : .secondaryLabel)
      frame.alignment = .center
      frame.draw(
        in: Rect(
          x: 8, y: panel.midY - Double(lines.count) * 12 + Double(index) * 24,
          width: max(0, panel.width - 16), height: 24), painter.measure, into: &sketch)
    }
  }

  /// The tabs of a tab controller, on the bar of its panel.
  mutating func drawPanelTabs() {
    guard let controller = map.controller, document[controller].tag == .tabBarController,
      let bar = map.roots.first(where: { document[$0.view].tag == .tabBar })
    else { return }
    let faces = tabs(of: controller)
    let tint = painter.shade("tintColor", of: document[bar.view].element, tint: .blue) ?? .blue
    painter.paintTabs(
      faces, selected: 0,
      in: Rect(x: bar.origin.x, y: bar.origin.y, width: bar.size.width, height: bar.size.height),
      tint: tint, into: &sketch)
  }

  private func tabs(of owner: ControllerID) -> [BarFace] {
    pictures.surroundings.children(of: owner).map { child in
      document.child(.tabBarItem, of: document[child].element).map { painter.tabFace($0) }
        ?? BarFace()
    }
  }

  private var panelLines: [String] {
    guard let controller = map.controller else { return ["No view"] }
    let element = document[controller].element
    guard document[controller].tag == .viewControllerPlaceholder else {
      let children = pictures.surroundings.children(of: controller).count
      let kind = document.className(element)
      return children == 0
        ? [kind] : [kind, "\(children) connected scene\(children == 1 ? "" : "s")"]
    }
    let name = document.written(.storyboardName, of: element)
    let identifier = document.written(.referencedIdentifier, of: element)
    return [name ?? identifier ?? "Storyboard reference"]
      + [name == nil ? "Storyboard reference" : identifier ?? "initial scene"]
  }

  /// Draws bars over a controller's root view, inside of the root's group.
  mutating func drawChrome(_ root: SceneMap.Root) {
    guard let controller = map.controller, document[controller].view == root.view else { return }
    let surroundings = pictures.surroundings
    let insets = surroundings.safeArea(root.view, size: root.size)
    let bars = surroundings.bars(of: controller)
    var layer = Drawing.Group(.layer("bars"))
    layer.origin = Point(x: 0, y: 0)
    sketch.enter(layer)
    var statusHeight = insets.top
    if bars.hasNavigationBar, insets.top >= 20 {
      statusHeight = drawNavigationBar(controller, root, top: insets.top)
    }
    drawTabBar(controller, bars, root, bottom: insets.bottom)
    drawStatusBar(root, height: statusHeight)
    sketch.leave()
  }

  /// - Returns: How much of the top is left to the status bar.
  private mutating func drawNavigationBar(
    _ controller: ControllerID, _ root: SceneMap.Root, top: Double
  ) -> Double {
    let bar = pictures.surroundings.navigationBar(of: controller)
    let element = document[controller].element
    let tint = bar.flatMap { painter.shade("tintColor", of: $0, tint: .blue) } ?? .blue
    let item = document.child(.navigationItem, of: element)
    let isCompact =
      resolved.configuration.heightClass == .compact && !resolved.configuration.isAnySizeClass
    let row = min(isCompact ? 32.0 : 44, top)
    let wantsLarge = bar.map { document.flag(.largeTitles, of: $0) } ?? false
    let mode = item.flatMap { document.written(.largeTitleDisplayMode, of: $0) }
    let isLarge = wantsLarge && mode != "never" && top >= row + 48
    let height = isLarge ? row + 52 : row
    let rect = Rect(x: 0, y: max(0, top - height), width: root.size.width, height: height)
    painter.paintBarBackground(
      bar, Rect(x: 0, y: 0, width: root.size.width, height: top), isTop: true, tint: tint, &sketch)
    if let item {
      let isPushed = !pictures.surroundings.bars(of: controller).isDirect
      painter.paintNavigationItem(
        item, in: rect, tint: tint, isLarge: isLarge,
        titleShade: bar.flatMap { titleShade(of: $0) },
        hasBack: isPushed, into: &sketch)
    }
    return max(0, top - height)
  }

  /// The colour of titles that a bar's text attributes state.
  private func titleShade(of bar: ElementID) -> Shade? {
    guard let attributes = document.child(.textAttributes, key: "titleTextAttributes", of: bar)
    else {
      return document.text(ofAttribute: "barStyle", in: bar) == "black" ? .white : nil
    }
    return painter.shade("textColor", of: attributes, tint: .blue)
  }

  private mutating func drawTabBar(
    _ controller: ControllerID, _ bars: ControllerBars, _ root: SceneMap.Root, bottom: Double
  ) {
    guard bars.hasTabBar || bars.hasToolbar, bottom >= 30 else { return }
    let rect = Rect(
      x: 0, y: root.size.height - bottom, width: root.size.width, height: bottom)
    let element = document[controller].element
    guard bars.hasTabBar else {
      painter.paintBarBackground(nil, rect, isTop: false, tint: .blue, &sketch)
      let items = document.contents(of: .toolbarItems, in: element).map {
        painter.barFace($0, tint: .blue)
      }
      painter.paintToolbarItems(items, in: rect, tint: .blue, into: &sketch)
      return
    }
    let owner = pictures.surroundings.tabController(of: controller)
    let bar = owner.flatMap { document.child(.tabBar, key: "tabBar", of: document[$0].element) }
    let tint = bar.flatMap { painter.shade("tintColor", of: $0, tint: .blue) } ?? .blue
    painter.paintBarBackground(bar, rect, isTop: false, tint: tint, &sketch)
    guard let owner else { return }
    let children = pictures.surroundings.children(of: owner)
    let faces = tabs(of: owner)
    let selected = children.firstIndex { leads(from: $0, to: controller) }
    painter.paintTabs(faces, selected: selected, in: rect, tint: tint, into: &sketch)
  }

  /// Whether a tab's controller is one or holds it in its navigation stack.
  private func leads(from child: ControllerID, to controller: ControllerID) -> Bool {
    if child == controller { return true }
    if pictures.surroundings.children(of: child).contains(controller) { return true }
    guard case .controller(let index)? = pictures.surroundings.bars(of: controller).navigation
    else { return false }
    return Int(child.rawValue) == index
  }

  /// Time and battery, as every picture of a phone has them.
  private mutating func drawStatusBar(_ root: SceneMap.Root, height: Double) {
    guard height >= 18, root.size.width >= 200 else { return }
    let hasNotch = height > 30
    let middle = hasNotch ? height - 21 : height / 2
    let ink = statusInk
    var time = TextFrame("9:41", .system(hasNotch ? 16 : 12, .semibold), ink)
    time.alignment = .center
    let width = 60.0
    let x = hasNotch ? 24 : (root.size.width - width) / 2
    time.draw(
      in: Rect(x: x, y: middle - 10, width: width, height: 20), painter.measure, into: &sketch)
    let battery = Rect(
      x: root.size.width - (hasNotch ? 52 : 30), y: middle - 5, width: 22, height: 10)
    sketch.outline(battery, ink.faded(0.5), radius: 3)
    sketch.fill(battery.inset(2, 2), ink, radius: 1.5)
    sketch.fill(
      Rect(x: battery.maxX + 1, y: middle - 2, width: 1.5, height: 4), ink.faded(0.5), radius: 0.75)
  }

  private var statusInk: Shade {
    guard let controller = map.controller else { return .label }
    return document.child(.simulatedStatusBarMetrics, of: document[controller].element).flatMap {
      document.text(ofAttribute: "statusBarStyle", in: $0)
    } == "lightContent" ? .white : .label
  }
}
