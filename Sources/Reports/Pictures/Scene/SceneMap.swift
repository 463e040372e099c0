internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Where the parts of a scene lie in its picture: the screen first, further views below it.
struct SceneMap: Sendable {
  struct Root: Sendable {
    let view: ViewID
    let size: Size
    /// In the picture.
    let origin: Point
    /// Below the screen, under a caption.
    let isBeside: Bool
    /// A bar of a container's, on its panel.
    let isBar: Bool
  }

  let controller: ControllerID?
  private(set) var roots: [Root] = []
  /// The controller has no view in the document: a panel stands for it.
  let hasPanel: Bool
  let panelSize: Size
  private(set) var size: Size
  private var frames: [ViewID: Rect] = [:]
  /// By view: its place in the list of solved views.
  private var numbers: [ViewID: Int] = [:]
  /// By superview: the places of its subviews.
  private var subviews: [ViewID: [Int]] = [:]
  private var absolute: [ViewID: Rect] = [:]
  private var guides: [LayoutItem: Rect] = [:]
  private var rootOf: [ViewID: ViewID] = [:]
  private var origins: [ViewID: Point] = [:]
  /// How far views have moved down with the content of a scroll view around them.
  private var shifts: [ViewID: Double] = [:]
  private var overflowing: [Bool]
  private let document: Document

  private static let gap = 28.0
  /// No picture is larger, whatever a document says.
  private static let sizeLimit = 20_000.0

  init(_ resolved: ResolvedDocument, _ solution: SceneSolution) {
    let document = resolved.document
    self.document = document
    overflowing = Self.overflowing(document, solution.views)
    let screen = Size(width: resolved.configuration.width, height: resolved.configuration.height)
    let owner = document[solution.scene].controller
    hasPanel = owner.map { document[$0].view == nil } ?? solution.views.isEmpty
    controller = owner
    let isReference = owner.map { document[$0].tag == .viewControllerPlaceholder } ?? true
    panelSize =
      !hasPanel
      ? Size(width: 0, height: 0) : isReference ? Size(width: 260, height: 72) : screen
    size = panelSize
    for (number, placed) in solution.views.enumerated() {
      numbers[placed.view] = number
      if let superview = document[placed.view].superview {
        subviews[superview, default: []].append(number)
      }
      frames[placed.view] = placed.frame
      absolute[placed.view] = placed.absolute.drawable
      let superview = document[placed.view].superview
      rootOf[placed.view] = superview.flatMap { rootOf[$0] } ?? placed.view
    }
    for guide in solution.guides { guides[guide.item] = guide.absolute.drawable }
    place(solution, inset: resolved.configuration.safeArea.top)
  }

  private mutating func place(_ solution: SceneSolution, inset: Double) {
    var bottom = hasPanel ? panelSize.height : 0
    for placed in solution.views where document[placed.view].superview == nil {
      let frame = placed.frame.drawable
      let isFirst = roots.isEmpty && !hasPanel
      let tag = document[placed.view].tag
      let isBar =
        hasPanel && document[placed.view].role == .detached
        && (tag == .navigationBar || tag == .tabBar || tag == .toolbar)
      let origin: Point
      if isFirst {
        origin = Point(x: 0, y: 0)
      } else if isBar {
        origin = Point(
          x: 0, y: tag == .navigationBar ? inset : max(0, panelSize.height - frame.height))
      } else {
        origin = Point(x: 16, y: bottom + Self.gap)
      }
      roots.append(
        Root(
          view: placed.view, size: Size(width: frame.width, height: frame.height), origin: origin,
          isBeside: !isFirst && !isBar, isBar: isBar))
      origins[placed.view] = origin
      let margin: Double = isFirst || isBar ? 0 : 16
      // Bars are as wide as the screen, whatever was recorded for them.
      guard !isBar else { continue }
      size.width = max(size.width, origin.x + frame.width + margin)
      size.height = max(size.height, origin.y + frame.height + margin)
      bottom = max(bottom, origin.y + frame.height)
    }
    size.width = min(max(1, size.width), Self.sizeLimit)
    size.height = min(max(1, size.height), Self.sizeLimit)
  }

  /// Notes that the content of a view is drawn further down than its frames say.
  mutating func shift(contentOf view: ViewID, by distance: Double) {
    for inner in document.subtree(of: view).dropFirst() { shifts[inner, default: 0] += distance }
  }

  // MARK: Asking

  /// The place of a view in the list of solved views.
  func number(of view: ViewID) -> Int? { numbers[view] }
  /// The places of a view's subviews in that list, back to front.
  func subviews(of view: ViewID) -> [Int] { subviews[view] ?? [] }

  /// In the superview's coordinates.
  func frame(_ view: ViewID) -> Rect? { frames[view] }

  /// Whether something inside of a view reaches beyond it, by the view's place in the list.
  func overflows(_ index: Int) -> Bool { overflowing.indices.contains(index) && overflowing[index] }

  /// In the coordinates of the picture.
  func place(_ view: ViewID) -> Rect? {
    guard let rect = absolute[view], let root = rootOf[view] else { return nil }
    return moved(rect, to: root, by: shifts[view] ?? 0)
  }

  /// What constraints relate, in the coordinates of the picture.
  func place(_ item: LayoutItem) -> Rect? {
    if case .view(let view) = item { return place(view) }
    guard let rect = guides[item] else { return nil }
    let owner: ViewID? =
      if case .userGuide(let guide) = item { document[guide].view } else { item.view }
    guard let owner, let root = rootOf[owner] else { return nil }
    return moved(rect, to: root, by: shifts[owner] ?? 0)
  }

  private func moved(_ rect: Rect, to root: ViewID, by shift: Double) -> Rect {
    let origin = origins[root] ?? Point(x: 0, y: 0)
    return Rect(
      x: rect.x + origin.x, y: rect.y + origin.y + shift, width: rect.width, height: rect.height)
  }

  /// For each view whether anything inside reaches beyond it.
  private static func overflowing(_ document: Document, _ views: [SceneSolution.Placed]) -> [Bool] {
    var numbers: [ViewID: Int] = [:]
    for (index, placed) in views.enumerated() { numbers[placed.view] = index }
    var reach = views.map { $0.absolute.drawable }
    var result = Array(repeating: false, count: views.count)
    for (index, placed) in views.enumerated().reversed() {
      let own = placed.absolute.drawable
      let all = reach[index]
      result[index] =
        all.x < own.x - 0.5 || all.y < own.y - 0.5 || all.maxX > own.maxX + 0.5
        || all.maxY > own.maxY + 0.5
      guard let parent = document[placed.view].superview.flatMap({ numbers[$0] }) else { continue }
      let around = reach[parent]
      let (left, top) = (min(around.x, all.x), min(around.y, all.y))
      reach[parent] = Rect(
        x: left, y: top, width: max(around.maxX, all.maxX) - left,
        height: max(around.maxY, all.maxY) - top)
    }
    return result
  }
}
