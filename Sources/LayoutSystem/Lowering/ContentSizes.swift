internal import DocumentModel
internal import Resolution

/// The natural sizes of a scene's views and what they turn into: hugging and compression
/// resistance.
struct ContentSizes {
  private let resolved: ResolvedDocument
  private let reader: ContentReader
  private let placements: PlacementReader
  private let usesRecordedSizes: Bool
  private var contents: [ViewID: ViewContent] = [:]
  /// What stack views measure when nothing stretches them, where proportional filling asks for it.
  private var fitting: [ViewID: (horizontal: Double, vertical: Double)] = [:]

  init(
    _ reader: ContentReader, placements: PlacementReader, views: [ViewID], usesRecordedSizes: Bool
  ) {
    resolved = reader.resolved
    self.reader = reader
    self.placements = placements
    self.usesRecordedSizes = usesRecordedSizes
    for view in views {
      let content = reader.content(of: view)
      if content != .none { contents[view] = content }
    }
    let stacks = views.filter { resolved.document[$0].isStack }
    let isAsked = stacks.contains {
      resolved.value(.distribution, of: resolved.document[$0].element) == .fillProportionally
    }
    if !isAsked { return }
    // From the last to the first, so that what a stack view holds is known before it.
    for stack in stacks.reversed() {
      fitting[stack] = (
        horizontal: stackLength(of: stack, .horizontal), vertical: stackLength(of: stack, .vertical)
      )
    }
  }

  private func content(_ view: ViewID) -> ViewContent { contents[view] ?? .none }

  /// How far a view's frame reaches beyond its alignment rectangle.
  func alignment(of view: ViewID) -> SideInsets {
    content(view).alignmentInsets(
      element: resolved.document.name(resolved.document[view].element), in: reader.context)
  }

  func baselines(of view: ViewID, wrapWidth: Double?) -> BaselineForm? {
    content(view).baselines(in: reader.context, solvedWidth: wrapWidth)
  }

  /// The natural size by the text model and what the document states; points of the alignment
  /// rectangle, nil where a view has none.
  func natural(_ view: ViewID, wrapWidth: Double? = nil) -> IntrinsicSize {
    var size = content(view).intrinsicSize(in: reader.context)
    if let wrapWidth {
      // The width stays that of the unbroken text: only the height follows.
      size.height = content(view).intrinsicSize(in: reader.context, solvedWidth: wrapWidth).height
    }
    if let stated = reader.statedLength(of: view, .horizontal) { size.width = stated }
    if let stated = reader.statedLength(of: view, .vertical) { size.height = stated }
    return size
  }

  /// The width at which a view's text wraps when the view is this wide; nil where it does not.
  func wrapWidth(of view: ViewID, width: Double) -> Double? {
    guard content(view).wraps, !usesRecordedSizes, width > 0 else { return nil }
    if case .textView = content(view) { return width }
    guard let natural = content(view).intrinsicSize(in: reader.context).width,
      natural > width + 0.01
    else { return nil }
    return width
  }

  /// Hugging and compression resistance of a view, first along, then down.
  func constraints(of view: ViewID, wrapWidth: Double?) -> [LayoutConstraint] {
    let element = resolved.document[view].element
    var size = natural(view, wrapWidth: wrapWidth)
    if usesRecordedSizes { useRecordedSize(&size, of: view) }
    var constraints: [LayoutConstraint] = []
    func add(_ length: Double?, _ axis: LayoutAxis, _ hugging: Double?, _ compression: Double?) {
      guard let length else { return }
      let anchor = Anchor(.view(view), axis.size)
      constraints.append(
        LayoutConstraint(
          anchor, .lessThanOrEqual, constant: length, priority: hugging ?? 250,
          from: .hugging(view, axis)))
      constraints.append(
        LayoutConstraint(
          anchor, .greaterThanOrEqual, constant: length, priority: compression ?? 750,
          from: .compression(view, axis)))
    }
    add(
      size.width, .horizontal, resolved.value(.horizontalHugging, of: element),
      resolved.value(.horizontalCompression, of: element))
    add(
      size.height, .vertical, resolved.value(.verticalHugging, of: element),
      resolved.value(.verticalCompression, of: element))
    return constraints
  }

  /// Interface Builder holds what has no size of its own at the size it has, against everything by
  /// which stack views resolve ambiguities (51 and below; held at 52, 53 more views agree with their
  /// frames and none less, in 6 repositories of the corpus).
  static let holdPriority = 52.0

  /// The hold on a view's recorded size, for layouts that keep what nothing determines.
  func hold(of view: ViewID) -> [LayoutConstraint] {
    guard let frame = placements.recordedFrame(view) else { return [] }
    let size = natural(view)
    let insets = alignment(of: view)
    var holds: [LayoutConstraint] = []
    func add(_ length: Double, _ axis: LayoutAxis) {
      holds.append(
        LayoutConstraint(
          Anchor(.view(view), axis.size), constant: length, priority: Self.holdPriority,
          from: .kept(view)))
    }
    if size.width == nil { add(frame.width - insets.horizontal, .horizontal) }
    if size.height == nil { add(frame.height - insets.vertical, .vertical) }
    return holds
  }

  /// Puts the recorded lengths in place of natural ones.
  private func useRecordedSize(_ size: inout IntrinsicSize, of view: ViewID) {
    guard let frame = placements.recordedFrame(view) else { return }
    let insets = alignment(of: view)
    let isUnknownImage = content(view) == .image(.unknown)
    if size.width != nil || isUnknownImage, reader.statedLength(of: view, .horizontal) == nil {
      size.width = frame.width - insets.horizontal
    }
    if size.height != nil || isUnknownImage, reader.statedLength(of: view, .vertical) == nil {
      size.height = frame.height - insets.vertical
    }
  }

  // MARK: Lengths for proportional filling

  /// The natural length of an arranged view along an axis: its own, else that of its content
  /// (uistackview.md 5).
  func length(of view: ViewID, _ axis: LayoutAxis) -> Double {
    let size = natural(view)
    return (axis == .horizontal ? size.width : size.height) ?? fittingLength(of: view, axis)
  }

  /// The length that a view has when nothing stretches it. Constraints between the views inside are
  /// not looked at, but for stacks and lengths that the author requires.
  private func fittingLength(of view: ViewID, _ axis: LayoutAxis) -> Double {
    if let required = requiredLength(of: view, axis) { return required }
    guard resolved.document[view].isStack else {
      let size = natural(view)
      return (axis == .horizontal ? size.width : size.height) ?? 0
    }
    guard let known = fitting[view] else { return stackLength(of: view, axis) }
    return axis == .horizontal ? known.horizontal : known.vertical
  }

  private func stackLength(of stack: ViewID, _ axis: LayoutAxis) -> Double {
    let input = StackInput(resolved, stack, texts: nil) { _, _ in 0 }
    let lengths = input.arranged.filter { !$0.isHidden }.map { fittingLength(of: $0.view, axis) }
    let margins = resolved.stackMargins(stack) ?? .zero
    let room =
      axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard axis == input.axis else { return (lengths.max() ?? 0) + room }
    let gaps = input.spacing.distance * Double(max(lengths.count - 1, 0))
    let isEqual = input.distribution == .fillEqually
    let sum = isEqual ? (lengths.max() ?? 0) * Double(lengths.count) : lengths.reduce(0, +)
    return sum + gaps + room
  }

  private func requiredLength(of view: ViewID, _ axis: LayoutAxis) -> Double? {
    for id in resolved.document.constraints(ownedBy: view) {
      let constraint = resolved.document[id]
      guard constraint.second == nil, constraint.relation == .equal, constraint.priority >= 1000,
        constraint.first?.item == .view(view), constraint.first?.attribute == axis.size,
        resolved.state(of: id) == .installed
      else { continue }
      return resolved.constant(of: id)
    }
    return nil
  }
}
