internal import DocumentModel
internal import Resolution

/// Safe areas and layout margins of a document's views in one configuration.
///
/// Those of views inside a root depend on where the views come to lie; the caller says where they
/// lay last and asks again until nothing changes.
struct SceneGuides: Sendable {
  let resolved: ResolvedDocument
  private let graph: ControllerGraph
  private let canvas: CanvasDevice
  private let embedded: Set<ControllerID>
  private var isCanvas: Bool { resolved.configuration.mode == .canvas }

  init(_ resolved: ResolvedDocument) {
    self.resolved = resolved
    let document = resolved.document
    graph = ControllerGraph(document)
    embedded = Set(document.embeddedControllers)
    switch resolved.configuration.mode {
    case .canvas:
      canvas = CanvasDevice(
        id: document.device?.id, isLandscape: document.device?.isLandscape ?? false,
        toolsVersion: document.header.toolsVersion)
    case .runTime:
      canvas = CanvasDevice(
        id: resolved.configuration.screenDevice?.id,
        isLandscape: resolved.configuration.isLandscape,
        toolsVersion: MeasuringContext.runTimeToolsVersion)
    }
  }

  // MARK: Roots

  private func owner(of root: ViewID) -> RootView.Owner {
    let view = resolved.document[root]
    switch view.role {
    case .root: return .controller
    case .topLevel where !resolved.document.header.isStoryboard:
      switch view.tag {
      case .tableViewCell, .collectionViewCell, .collectionReusableView: return .loose
      default: break
      }
      let key = resolved.document.written(.key, of: view.element)
      return key == nil || key == "view" ? .xib : .loose
    default: return .loose
    }
  }

  /// The safe area of a root: distances from its sides.
  func rootSafeArea(_ root: ViewID, size: Size) -> SideInsets {
    isCanvas ? rootView(root, size: size).safeArea : runTimeSafeArea(root, size: size)
  }

  private func rootView(_ root: ViewID, size: Size) -> RootView {
    let document = resolved.document
    let owner = owner(of: root)
    var view = RootView(
      owner: owner, canvas: canvas, width: size.width, height: size.height,
      usesSafeAreas: document.header.usesSafeAreas)
    switch owner {
    case .controller:
      guard let scene = document.sceneOrNil(of: root), let controller = document[scene].controller
      else { return view }
      let element = document[controller].element
      view.isFreeform = document.isFreeform(controller)
      view.isEmbedded = embedded.contains(controller)
      view.statusBar = document.simulatedStatusBar(of: element)
      view.bars = graph.bars(of: controller)
      if let bar = graph.navigationBar(of: controller) {
        view.prefersLargeTitles = document.flag(.largeTitles, of: bar)
        if let frame = document.rect(of: bar) {
          view.navigationBar = RootView.BarFrame(y: frame.y, height: frame.height)
        }
      }
      if let item = document.child(.navigationItem, of: element) {
        view.alwaysLargeTitle = document.written(.largeTitleDisplayMode, of: item) == "always"
      }
    case .xib:
      let element = document[root].element
      view.isFreeform = document.child(.freeformSimulatedSizeMetrics, of: element) != nil
      view.statusBar = document.simulatedStatusBar(of: element)
      view.hasSimulatedNavigationBar = document.simulatedTop(of: element) == .navigationBar
    case .loose: break
    }
    return view
  }

  private func runTimeSafeArea(_ root: ViewID, size: Size) -> SideInsets {
    let configuration = resolved.configuration
    let window = SideInsets(
      top: configuration.safeArea.top, left: configuration.safeArea.left,
      bottom: configuration.safeArea.bottom, right: configuration.safeArea.right)
    guard size == Size(width: configuration.width, height: configuration.height) else {
      return .zero
    }
    let document = resolved.document
    switch owner(of: root) {
    case .loose: return .zero
    case .xib: return window
    case .controller:
      guard let scene = document.sceneOrNil(of: root), let controller = document[scene].controller
      else { return window }
      let bar = graph.navigationBar(of: controller)
      let item = document.child(.navigationItem, of: document[controller].element)
      let refuses =
        item.map { document.written(.largeTitleDisplayMode, of: $0) == "never" } ?? false
      return RunTimeGuides.safeArea(
        window: window, bars: graph.bars(of: controller),
        isCompactHeight: configuration.heightClass == .compact,
        showsLargeTitle: bar.map { document.flag(.largeTitles, of: $0) } == true && !refuses)
    }
  }

  // MARK: Views

  /// The safe area of any view: what its root's covers of it.
  func safeArea(_ view: ViewID, in places: Places) -> SideInsets {
    guard let superview = resolved.document[view].superview else {
      return rootSafeArea(view, size: places.size(of: view))
    }
    guard !isInControllersScrollView(superview), let frame = places.frame(view) else {
      return .zero
    }
    let root = resolved.document.root(of: view)
    let size = places.size(of: root)
    return rootSafeArea(root, size: size).inside(Self.offset(of: frame, in: size))
  }

  /// The safe area as a view's guide shows it. That of a controller's scroll view begins where the
  /// content does: the bars push the content down, and the guide counts from where it then lies.
  func safeAreaGuide(_ view: ViewID, in places: Places) -> SideInsets {
    let scrolls = resolved.document[view].tag.scrolls && resolved.document[view].superview != nil
    return scrolls && isInControllersScrollView(view) ? .zero : safeArea(view, in: places)
  }

  /// Content of a controller's scroll views moves below the bars instead (guides.md 2, rule 9).
  private func isInControllersScrollView(_ view: ViewID) -> Bool {
    let document = resolved.document
    var isInside = false
    var next: ViewID? = view
    while let current = next {
      isInside = isInside || document[current].tag.scrolls
      guard let superview = document[current].superview else {
        return isInside && document[current].role == .root
      }
      next = superview
    }
    return false
  }

  /// The layout margins of a view: distances from its sides.
  ///
  /// - Parameter ignoresSafeArea: For what scroll views hand on to their content, which moves below
  ///   the bars as a whole.
  func margins(_ view: ViewID, in places: Places, ignoresSafeArea: Bool = false) -> SideInsets {
    let document = resolved.document
    let element = document[view].element
    let growth =
      ignoresSafeArea
        || resolved.written(.insetsLayoutMarginsFromSafeArea, of: element) == false
      ? SideInsets.zero : safeArea(view, in: places)
    let explicit = explicitMargins(view)
    guard let superview = document[view].superview else {
      return rootMargins(view, size: places.size(of: view), safeArea: growth, explicit: explicit)
    }
    if document[view].tag == .tableViewCellContentView {
      return cell(view, superview, in: places).contentMargins(explicit: explicit)
    }
    var parent: (margins: SideInsets, offset: SideInsets)?
    if resolved.flag(.preservesSuperviewLayoutMargins, of: element),
      let frame = places.frame(view), let around = places.frame(superview)
    {
      let inside = Rect(
        x: frame.x - around.x, y: frame.y - around.y, width: frame.width, height: frame.height)
      let isContent = ignoresSafeArea || isInControllersScrollView(superview)
      parent = (
        margins(superview, in: places, ignoresSafeArea: isContent),
        Self.offset(of: inside, in: Size(width: around.width, height: around.height))
      )
    }
    return LayoutMarginRules.inner(
      isStack: document[view].isStack, overlap: growth, explicit: explicit, parent: parent)
  }

  private func rootMargins(
    _ root: ViewID, size: Size, safeArea: SideInsets, explicit: SideInsets?
  ) -> SideInsets {
    var owner = owner(of: root)
    // Cells of a xib have the side margins of its views (guides.md 3).
    if owner == .loose, !resolved.document.header.isStoryboard,
      resolved.document[root].tag != .tableViewCell
    {
      owner = .xib
    }
    return LayoutMarginRules.root(
      owner, width: size.width, toolsVersion: canvas.toolsVersion, safeArea: safeArea,
      explicit: explicit, respectsSystemMinimum: !isCanvas)
  }

  /// Margins that the document writes for a view, by left and right.
  private func explicitMargins(_ view: ViewID) -> SideInsets? {
    guard let insets = resolved.stackMargins(view) else { return nil }
    let swaps = insets.isDirectional && resolved.isRightToLeft(view)
    return SideInsets(
      top: insets.top, left: swaps ? insets.right : insets.left, bottom: insets.bottom,
      right: swaps ? insets.left : insets.right)
  }

  private func cell(_ content: ViewID, _ cell: ViewID, in places: Places) -> TableCell {
    let document = resolved.document
    let table = document[cell].superview
    let accessory = resolved.written(.accessoryType, of: document[cell].element)
    return TableCell(
      canvas: canvas, tableWidth: table.map { places.size(of: $0).width },
      cellWidth: places.size(of: cell).width,
      accessory: accessory.flatMap { TableCell.Accessory(rawValue: $0) } ?? .none,
      preservesMargins: resolved.flag(
        .preservesSuperviewLayoutMargins, of: document[content].element),
      isInsetGrouped: table.map {
        resolved.written(.style, of: document[$0].element) == "insetGrouped"
      } ?? false)
  }

  private static func offset(of frame: Rect, in size: Size) -> SideInsets {
    SideInsets(
      top: frame.y, left: frame.x, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
  }
}

/// Where views lie as far as known, in root coordinates.
struct Places: Sendable {
  /// By view of the document; nil before the first pass.
  private var frames: ContiguousArray<Rect?>

  init(count: Int) { frames = ContiguousArray(repeating: nil, count: count) }

  subscript(view: ViewID) -> Rect? {
    get { frames.indices.contains(Int(view.rawValue)) ? frames[Int(view.rawValue)] : nil }
    set {
      if frames.indices.contains(Int(view.rawValue)) { frames[Int(view.rawValue)] = newValue }
    }
  }

  func frame(_ view: ViewID) -> Rect? { self[view] }
  func size(of view: ViewID) -> Size {
    self[view].map { Size(width: $0.width, height: $0.height) } ?? Size(width: 0, height: 0)
  }
}

extension Document {
  /// The view around a view that has no superview.
  func root(of view: ViewID) -> ViewID {
    var root = view
    while let superview = self[root].superview { root = superview }
    return root
  }
}

extension ElementTag {
  /// Views whose content is an area of its own.
  var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}
