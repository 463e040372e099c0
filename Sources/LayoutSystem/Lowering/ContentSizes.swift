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
    var size = content(view).intrinsicSize(in: reader.context, solvedWidth: wrapWidth)
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
    // Text of several lines gives way by wrapping, before it is wrapped too.
    let isUnbroken = wrapWidth == nil && content(view).wraps && !usesRecordedSizes
    let most = isUnbroken ? Self.unbrokenPriority : 1000
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
      min(resolved.value(.horizontalCompression, of: element) ?? 750, most))
    add(
      size.height, .vertical, resolved.value(.verticalHugging, of: element),
      resolved.value(.verticalCompression, of: element))
    return constraints
  }

  /// How strongly a view holds its natural length; nil where it has none.
  func priority(of view: ViewID, _ axis: LayoutAxis, isHugging: Bool) -> Double? {
    let element = resolved.document[view].element
    let size = natural(view)
    switch axis {
    case .horizontal:
      guard size.width != nil else { return nil }
      return isHugging
        ? resolved.value(.horizontalHugging, of: element) ?? 250
        : resolved.value(.horizontalCompression, of: element) ?? 750
    case .vertical:
      guard size.height != nil else { return nil }
      return isHugging
        ? resolved.value(.verticalHugging, of: element) ?? 250
        : resolved.value(.verticalCompression, of: element) ?? 750
    }
  }

  /// The most that a text which can wrap resists being narrower than its unbroken lines.
  private static let unbrokenPriority = 999.0

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
}
