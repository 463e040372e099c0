internal import DocumentModel

/// The constraints across the axis of a stack (uistackview.md 4).
struct AcrossAxis: StackPart {
  let input: StackInput
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutItem] = []
  private let axis: LayoutAxis
  private let visibleCount: Int

  init(_ input: StackInput) {
    self.input = input
    axis = input.axis.other
    visibleCount = input.arranged.count { !$0.isHidden }
  }

  private var reference: LayoutItem { .view(input.arranged[0].view) }
  private var spanner: LayoutItem { .alignmentSpanner(input.view) }
  /// Whether baselines are aligned at all: they only exist across a horizontal axis.
  private var alignsBaselines: Bool {
    (input.alignment == .firstBaseline || input.alignment == .lastBaseline)
      && input.axis == .horizontal
  }

  mutating func lower() {
    align()
    if visibleCount == 0 {
      spanHiddenViews()
    } else if input.alignment == .fill {
      connect(.equal, to: reference, .equal, to: reference)
    } else if input.arranged.count == 1 {
      connectSingleView()
    } else {
      spanVisibleViews()
    }
    if input.alignment != .fill { suppressAmbiguity() }
  }

  /// Ties the later views to the first, hidden or not.
  private mutating func align() {
    for arranged in input.arranged.dropFirst() {
      for attribute in attributes(with: arranged) {
        add(.alignment, reference, attribute, .equal, .view(arranged.view), attribute)
      }
    }
  }

  private func attributes(with other: StackInput.Arranged) -> [LayoutAttribute] {
    let haveBaselines = input.arranged[0].hasBaseline && other.hasBaseline
    switch input.alignment {
    case .fill: return [axis.end, axis.start]
    case .leading: return [axis.start]
    case .trailing: return [axis.end]
    case .center: return [axis.center]
    case .firstBaseline where alignsBaselines: return [haveBaselines ? .firstBaseline : .top]
    case .lastBaseline where alignsBaselines: return [haveBaselines ? .lastBaseline : .bottom]
    // Baselines along a vertical stack align nothing.
    case .firstBaseline, .lastBaseline: return []
    }
  }

  private mutating func connect(
    _ atStart: LayoutRelation, to first: LayoutItem, _ atEnd: LayoutRelation, to last: LayoutItem
  ) {
    add(.canvasConnection, canvas, axis.start, atStart, first, axis.start)
    add(.canvasConnection, canvas, axis.end, atEnd, last, axis.end)
  }

  private mutating func connectSingleView() {
    switch input.alignment {
    case .fill: connect(.equal, to: reference, .equal, to: reference)
    case .leading: connect(.equal, to: reference, .greaterThanOrEqual, to: reference)
    case .trailing: connect(.lessThanOrEqual, to: reference, .equal, to: reference)
    case .center:
      connect(.lessThanOrEqual, to: reference, .greaterThanOrEqual, to: reference)
      add(.canvasConnection, canvas, axis.center, .equal, reference, axis.center)
    case .firstBaseline, .lastBaseline:
      connect(.lessThanOrEqual, to: reference, .greaterThanOrEqual, to: reference)
    }
    addZero(.canvasFit, stack, axis.size, priority: 49)
  }

  private mutating func spanVisibleViews() {
    guides.append(spanner)
    // The side that views are aligned at is an equality just below required (corrections.md 9).
    let startIsTight = input.alignment == .leading
    let endIsTight = input.alignment == .trailing
    for arranged in input.arranged where !arranged.isHidden {
      let view = LayoutItem.view(arranged.view)
      add(
        .spanningBoundary, spanner, axis.start, startIsTight ? .equal : .lessThanOrEqual, view,
        axis.start, priority: startIsTight ? 999.5 : 1000)
      add(
        .spanningBoundary, spanner, axis.end, endIsTight ? .equal : .greaterThanOrEqual, view,
        axis.end, priority: endIsTight ? 999.5 : 1000)
    }
    switch input.alignment {
    case .leading: connect(.equal, to: reference, .equal, to: spanner)
    case .trailing: connect(.equal, to: spanner, .equal, to: reference)
    // Only the first view is held below the top, or above the bottom (corrections.md 5).
    case .firstBaseline where alignsBaselines:
      connect(.lessThanOrEqual, to: reference, .equal, to: spanner)
    case .lastBaseline where alignsBaselines:
      connect(.equal, to: spanner, .greaterThanOrEqual, to: reference)
    default: connect(.equal, to: spanner, .equal, to: spanner)
    }
    if input.alignment == .center {
      add(.canvasConnection, canvas, axis.center, .equal, reference, axis.center)
    }
    addZero(.spanningFit, spanner, axis.size, priority: 51)
    if alignsBaselines { addZero(.canvasFit, stack, axis.size, priority: 49) }
  }

  private mutating func spanHiddenViews() {
    guides.append(spanner)
    connect(.equal, to: spanner, .equal, to: spanner)
    if input.alignment == .center {
      add(.canvasConnection, canvas, axis.center, .equal, reference, axis.center)
    }
    addZero(.spanningFit, spanner, axis.size, priority: 0.001)
  }

  private mutating func suppressAmbiguity() {
    for arranged in input.arranged {
      addZero(.ambiguitySuppression, .view(arranged.view), axis.size, priority: 25)
    }
  }
}
