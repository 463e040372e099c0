internal import Diagnostics
internal import DocumentModel
package import LayoutSystem
package import Resolution

/// What the pictures of one document in one configuration are made of.
package struct ScenePictures: Sendable {
  package let resolved: ResolvedDocument
  let painter: Painter
  let surroundings: SceneSurroundings
  let overlays: [PictureOverlay]

  /// - Parameters:
  ///   - overlays: What is drawn over the scenes, in this order.
  ///   - contentSize: The user's text size; nil for the usual one. The one that was solved for.
  package init(
    _ resolved: ResolvedDocument, assets: PictureAssets, overlays: [PictureOverlay],
    contentSize: ContentSize? = nil
  ) {
    self.resolved = resolved
    painter = Painter(resolved, assets, contentSize: contentSize)
    surroundings = SceneSurroundings(resolved)
    self.overlays = overlays
  }

  /// Draws a solved scene.
  package func drawing(_ solution: SceneSolution) -> Drawing {
    var scene = SceneSketch(self, solution)
    scene.drawRoots()
    scene.drawOverlays()
    return scene.finish()
  }
}

/// The scene that is being drawn.
struct SceneSketch {
  let pictures: ScenePictures
  let solution: SceneSolution
  var map: SceneMap
  var sketch = Sketch()

  var resolved: ResolvedDocument { pictures.resolved }
  var document: Document { pictures.resolved.document }
  var painter: Painter { pictures.painter }

  /// Groups nest no deeper than this: readers of XML refuse more than 256 levels. Views further
  /// inside are drawn in the coordinates of the last group.
  private static let depthLimit = 120

  init(_ pictures: ScenePictures, _ solution: SceneSolution) {
    self.pictures = pictures
    self.solution = solution
    map = SceneMap(pictures.resolved, solution)
  }

  // MARK: Views

  mutating func drawRoots() {
    if map.roots.count > 1 || map.hasPanel {
      sketch.fill(Rect(x: 0, y: 0, width: map.size.width, height: map.size.height), .gray5)
    }
    if map.hasPanel { drawPanel() }
    for root in map.roots {
      var group = Drawing.Group(.layer("root"))
      group.origin = root.origin
      if root.isBeside { drawCaption(of: root) }
      sketch.enter(group)
      if !root.isBar {
        sketch.fill(
          Rect(x: 0, y: 0, width: root.size.width, height: root.size.height), .background)
      }
      drawTree(root: root.view)
      if root.view == map.roots.first?.view { drawChrome(root) }
      sketch.leave()
    }
    if map.hasPanel { drawPanelTabs() }
  }

  /// A view whose group is open, or would be.
  private struct Open {
    let view: ViewID
    let isGroup: Bool
    /// A group for its content, moved below the bars, is open inside of the view's own.
    let hasContent: Bool
    /// Where the view's coordinates begin in those of the innermost group.
    let origin: Point
    let tint: Shade
  }

  /// Draws a root and what is inside, superviews before their subviews.
  private mutating func drawTree(root: ViewID) {
    var open: [Open] = []
    /// Numbers of views still to be drawn; nil where the last one opened is to be closed.
    var pending: [Int?] = map.number(of: root).map { [$0] } ?? []
    while let next = pending.popLast() {
      guard let index = next else {
        if let last = open.popLast() { close(last) }
        continue
      }
      let placed = solution.views[index]
      draw(placed, at: index, &open)
      pending.append(nil)
      pending += map.subviews(of: placed.view).reversed().map { $0 }
    }
  }

  private mutating func close(_ view: Open) {
    if view.hasContent { sketch.leave() }
    if view.isGroup { sketch.leave() }
  }

  private mutating func draw(
    _ placed: SceneSolution.Placed, at index: Int, _ open: inout [Open]
  ) {
    let element = document[placed.view].element
    let inherited = open.last?.tint ?? .blue
    let tint = painter.shade("tintColor", of: element, tint: inherited) ?? inherited
    let frame = placed.frame.drawable
    var group = Drawing.Group(
      .view(
        Drawing.Group.View(
          view: placed.view, id: document[placed.view].objectID,
          className: document.className(element), frame: placed.frame,
          title: document.describe(element))))
    let base = open.last?.isGroup == false ? open.last?.origin : nil
    group.origin = Point(x: frame.x + (base?.x ?? 0), y: frame.y + (base?.y ?? 0))
    let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    let places = map
    let subject = Painter.Subject(
      view: placed.view, element: element, bounds: bounds, tint: tint, frame: { places.frame($0) })
    group.isHidden = resolved.flag(.hidden, of: element)
    let alpha = resolved.value(.alpha, of: element) ?? 1
    group.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
    let radius = painter.cornerRadius(of: subject)
    let clips =
      resolved.flag(.clipsSubviews, of: element)
      || painter.runtimeFlag("layer.masksToBounds", of: element)
    if clips, map.overflows(index) || radius > 0 || document[placed.view].tag == .imageView {
      group.clip = .rect(bounds, radius: radius)
    }
    let nests = open.count < Self.depthLimit
    let offset = nests ? contentOffset(of: placed.view, open) : 0
    sketch.enter(group)
    // What nobody sees need not be drawn; its place is kept.
    if !group.isHidden { sketch.append(painter.paintShell(subject)) }
    if offset > 0 {
      var content = Drawing.Group(.layer("content"))
      content.origin.y = offset
      map.shift(contentOf: placed.view, by: offset)
      sketch.enter(content)
    }
    if !group.isHidden { sketch.append(painter.paintContent(subject)) }
    if !nests { sketch.leave() }
    open.append(
      Open(
        view: placed.view, isGroup: nests, hasContent: offset > 0,
        origin: nests ? Point(x: 0, y: 0) : group.origin, tint: tint))
  }

  /// How far a controller's scroll view moves its content down, out from under the bars: the
  /// adjusted content inset that lists have unless they refuse it.
  private func contentOffset(of view: ViewID, _ open: [Open]) -> Double {
    switch document[view].tag {
    case .tableView, .collectionView, .scrollView: break
    default: return 0
    }
    let element = document[view].element
    guard let controller = map.controller, let root = document[controller].view,
      map.roots.first?.view == root, !open.contains(where: { $0.hasContent }),
      resolved.written(.contentInsetAdjustmentBehavior, of: element) != "never",
      document.text(
        ofAttribute: "automaticallyAdjustsScrollViewInsets", in: document[controller].element)
        != "NO",
      let place = map.place(view), let size = map.roots.first?.size
    else { return 0 }
    return max(0, pictures.surroundings.safeArea(root, size: size).top - max(0, place.y))
  }

  private mutating func drawCaption(of root: SceneMap.Root) {
    var frame = TextFrame(
      document.describe(root.view), .system(11), Shade.secondaryLabel)
    frame.draw(
      in: Rect(
        x: root.origin.x, y: root.origin.y - 16, width: max(0, map.size.width - root.origin.x - 8),
        height: 14),
      painter.measure, into: &sketch)
    frame.alignment = .left
  }

  // MARK: The whole

  func finish() -> Drawing {
    Drawing(
      title: title, description: description, size: map.size, steps: sketch.steps)
  }

  private var title: String {
    let owner =
      map.controller.map { document[$0].element }
      ?? map.roots.first.map { document[$0.view].element }
    let name = owner.map { document.describe($0) } ?? "empty scene"
    let file = document.file.name.split(separator: "/").last.map(String.init) ?? ""
    return "\(file): \(name), \(resolved.configuration.name)"
  }

  private var description: String {
    let count = solution.views.count
    var text = count == 0 ? "No views of its own." : "\(count) view\(count == 1 ? "" : "s")."
    switch solution.status {
    case .satisfied: break
    case .ambiguous:
      let count = solution.ambiguities.count
      text += " \(count) measure\(count == 1 ? " is" : "s are") not determined."
    case .unsatisfiable:
      let count = solution.conflicts.count
      text += " \(count) conflict\(count == 1 ? "" : "s") between constraints."
    }
    let texts = solution.views.lazy.compactMap { placed -> String? in
      let element = document[placed.view].element
      guard !resolved.flag(.hidden, of: element), let own = document.ownText(element) else {
        return nil
      }
      let line = own.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return line.isEmpty ? nil : "“\(line.prefix(40))”"
    }.prefix(12)
    if !texts.isEmpty { text += " Texts: \(texts.joined(separator: ", "))." }
    return text
  }
}

extension Rect {
  /// The rectangle as far as pictures go: no numbers that are none, no negative lengths.
  var drawable: Rect {
    func clean(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -1e7), 1e7) : 0
    }
    return Rect(
      x: clean(x), y: clean(y), width: max(0, clean(width)), height: max(0, clean(height)))
  }
}
