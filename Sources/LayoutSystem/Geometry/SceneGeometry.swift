internal import DocumentModel
internal import Resolution

/// The boxes of everything in a scene that constraints relate, as expressions over the variables of
/// its system.
///
/// Coordinates count from the scene's roots, so that constraints need no conversion; those inside of a
/// cell count from the cell, so that cells have nothing to do with each other. The
/// box of a view is its alignment rectangle; its frame reaches beyond it by `alignment`.
struct SceneGeometry: Sendable {
  /// A variable: which measure of what.
  struct Variable: Sendable {
    enum Measure: Sendable { case left, top, width, height }
    var item: LayoutItem
    var measure: Measure
    /// Lengths are never negative.
    var isLength: Bool { measure == .width || measure == .height }
    /// Guides and contents have no recorded values.
    var isOfView: Bool { if case .view = item { true } else { false } }
  }

  let resolved: ResolvedDocument
  /// Installed views in document order: superviews precede their subviews.
  let views: [ViewID]
  private(set) var variables: [Variable] = []
  private(set) var placements: [Placement] = []
  private var boxes: ContiguousArray<Box?>
  private var alignments: ContiguousArray<SideInsets>
  private var guides: [LayoutItem: Box] = [:]
  /// By view: the cell that its coordinates count from; itself for such a cell.
  private var bases: ContiguousArray<ViewID?>
  /// Where such a cell lies in the coordinates of its superview.
  private var baseBoxes: [ViewID: Box] = [:]
  /// By list: the row placed last.
  private var lastRows: [ViewID: ViewID] = [:]
  /// By row: the one that it stands below, from whose bottom its place counts.
  private var rowsBefore: [ViewID: ViewID] = [:]
  /// Lengths of views that constraints do not place and that are asked for as if they could be
  /// anything.
  private let openLengths: [ViewID: Set<LayoutAxis>]

  init(
    _ resolved: ResolvedDocument, views: [ViewID], placements reader: PlacementReader,
    openLengths: [ViewID: Set<LayoutAxis>] = [:], alignment: (ViewID) -> SideInsets
  ) {
    self.resolved = resolved
    self.openLengths = openLengths
    self.views = views
    boxes = ContiguousArray(repeating: nil, count: resolved.document.views.count)
    bases = ContiguousArray(repeating: nil, count: resolved.document.views.count)
    alignments = ContiguousArray(repeating: .zero, count: resolved.document.views.count)
    placements = views.map { reader.placement(of: $0) }
    // Lengths first: where several values are free, lengths keep theirs before places do
    // (guides.md 6).
    var lengths: [Int] = []
    for (index, view) in views.enumerated() {
      lengths.append(variables.count)
      if case .row(let row) = placements[index], row.height == nil {
        variables.append(Variable(item: .view(view), measure: .height))
      }
      guard case .solved = placements[index] else { continue }
      alignments[Int(view.rawValue)] = alignment(view)
      variables.append(Variable(item: .view(view), measure: .width))
      variables.append(Variable(item: .view(view), measure: .height))
    }
    for (index, view) in views.enumerated() {
      place(view, placements[index], length: lengths[index])
    }
  }

  private mutating func place(_ view: ViewID, _ placement: Placement, length: Int) {
    let superview = resolved.document[view].superview
    let around = superview.flatMap { frame($0) }
    bases[Int(view.rawValue)] = superview.flatMap { bases[Int($0.rawValue)] }
    let zero = LinearExpression(0)
    let origin = around ?? Box(left: zero, top: zero, width: zero, height: zero)
    var box: Box
    switch placement {
    case .root(let size):
      box = Box(
        left: zero, top: zero, width: LinearExpression(size.width),
        height: LinearExpression(size.height))
    case .fixed(let rect):
      let place = Box(
        left: origin.left + rect.x, top: origin.top + rect.y,
        width: LinearExpression(rect.width), height: LinearExpression(rect.height))
      box = resolved.document[view].role == .cell ? base(view, at: place) : place
    case .fills(let left, let right):
      box =
        left == 0 && right == 0
        ? origin
        : Box(
          left: origin.left + left, top: origin.top, width: origin.width - (left + right),
          height: origin.height)
    case .row(let row):
      // Not the sum of all rows before it, which would grow with every row.
      let before = superview.flatMap { lastRows[$0] }
      rowsBefore[view] = before
      let place = Box(
        left: origin.left + row.left,
        top: before == nil ? origin.top : LinearExpression(row.gap),
        width: row.width.map { LinearExpression($0) } ?? origin.width - (row.left + row.right),
        height: row.height.map { LinearExpression($0) } ?? .variable(length))
      if let superview { lastRows[superview] = view }
      box = base(view, at: place)
    case .springs(let rect, let size, let mask):
      box = Springs(rect, in: size, mask).box(in: origin)
    case .solved:
      variables.append(Variable(item: .view(view), measure: .left))
      variables.append(Variable(item: .view(view), measure: .top))
      box = Box(
        left: .variable(variables.count - 2), top: .variable(variables.count - 1),
        width: .variable(length), height: .variable(length + 1))
    }
    if let axes = openLengths[view] {
      if axes.contains(.horizontal) { box.width = addVariable(.view(view), .width) }
      if axes.contains(.vertical) { box.height = addVariable(.view(view), .height) }
    }
    boxes[Int(view.rawValue)] = box
  }

  /// Lets the coordinates of a cell and what is inside of it count from the cell.
  private mutating func base(_ view: ViewID, at place: Box) -> Box {
    baseBoxes[view] = place
    bases[Int(view.rawValue)] = view
    let zero = LinearExpression(0)
    return Box(left: zero, top: zero, width: place.width, height: place.height)
  }

  /// The alignment rectangle of a view; nil for views of other scenes and uninstalled ones.
  func box(_ view: ViewID) -> Box? { boxes[Int(view.rawValue)] }
  func alignment(_ view: ViewID) -> SideInsets { alignments[Int(view.rawValue)] }

  /// The frame of a view.
  func frame(_ view: ViewID) -> Box? {
    guard let box = box(view) else { return nil }
    let insets = alignment(view)
    return insets == .zero ? box : box.inset(by: .zero - insets)
  }

  /// The frame of a view in root coordinates where the variables have these values.
  ///
  /// - Parameter origins: Of cells, for the same values.
  func place(_ view: ViewID, _ values: [Double], _ origins: [ViewID: Point]) -> Rect? {
    guard let frame = frame(view) else { return nil }
    var rect = Rect(
      x: frame.left.value(values), y: frame.top.value(values), width: frame.width.value(values),
      height: frame.height.value(values))
    let origin = origin(of: view, origins)
    rect.x += origin.x
    rect.y += origin.y
    return rect
  }

  /// Where the coordinates of a view count from, in root coordinates.
  func origin(of view: ViewID, _ origins: [ViewID: Point]) -> Point {
    bases[Int(view.rawValue)].flatMap { origins[$0] } ?? Point(x: 0, y: 0)
  }

  /// Where cells lie in root coordinates, where the variables have these values.
  func origins(_ values: [Double]) -> [ViewID: Point] {
    guard !baseBoxes.isEmpty else { return [:] }
    var origins: [ViewID: Point] = [:]
    var bottoms: [ViewID: Double] = [:]
    for cell in views {
      guard let box = baseBoxes[cell] else { continue }
      let top =
        box.top.value(values) + (rowsBefore[cell].flatMap { bottoms[$0] } ?? 0)
      bottoms[cell] = top + box.height.value(values)
      let around = resolved.document[cell].superview.map { origin(of: $0, origins) }
      origins[cell] = Point(
        x: (around?.x ?? 0) + box.left.value(values), y: (around?.y ?? 0) + top)
    }
    return origins
  }

  /// Whether two items have the same coordinates.
  func areComparable(_ one: LayoutItem, _ other: LayoutItem) -> Bool {
    guard let first = one.view, let second = other.view else { return true }
    return bases[Int(first.rawValue)] == bases[Int(second.rawValue)]
  }

  /// The box of an item. Guides that are no function of a view's box get variables of their own when
  /// they are first asked for.
  ///
  /// - Parameter insets: Distances of a guide or of margins from the sides of its view.
  mutating func box(_ item: LayoutItem, insets: SideInsets) -> Box? {
    switch item {
    case .view(let view): return box(view)
    case .scrollFrame(let view): return frame(view)
    case .layoutMargins(let view), .safeArea(let view), .readable(let view):
      return frame(view)?.inset(by: insets)
    case .topGuide(let view):
      guard let frame = frame(view) else { return nil }
      return Box(
        left: frame.left, top: frame.top, width: frame.width, height: LinearExpression(insets.top))
    case .bottomGuide(let view), .keyboard(let view):
      guard let frame = frame(view) else { return nil }
      return Box(
        left: frame.left, top: frame.bottom - insets.bottom, width: frame.width,
        height: LinearExpression(insets.bottom))
    case .scrollContent(let view):
      if let known = guides[item] { return known }
      guard let frame = frame(view) else { return nil }
      var content = frame
      content.width = addVariable(item, .width)
      content.height = addVariable(item, .height)
      guides[item] = content
      return content
    case .alignmentSpanner(let stack), .orderingSpanner(let stack), .gap(let stack, _):
      if let known = guides[item] { return known }
      guard var box = box(stack) else { return nil }
      // Helpers of a stack matter along one axis only.
      var axis = resolved.value(.axis, of: resolved.document[stack].element) ?? .horizontal
      if case .alignmentSpanner = item { axis = axis.other }
      if axis == .horizontal {
        box.left = addVariable(item, .left)
        box.width = addVariable(item, .width)
      } else {
        box.top = addVariable(item, .top)
        box.height = addVariable(item, .height)
      }
      guides[item] = box
      return box
    case .userGuide, .substitute:
      if let known = guides[item] { return known }
      let box = Box(
        left: addVariable(item, .left), top: addVariable(item, .top),
        width: addVariable(item, .width), height: addVariable(item, .height))
      guides[item] = box
      return box
    }
  }

  private mutating func addVariable(_ item: LayoutItem, _ measure: Variable.Measure)
    -> LinearExpression
  {
    variables.append(Variable(item: item, measure: measure))
    return .variable(variables.count - 1)
  }
}

extension SideInsets {
  fileprivate static func - (one: SideInsets, other: SideInsets) -> SideInsets {
    SideInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}
