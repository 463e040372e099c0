internal import DocumentModel

/// The constraints along the axis of a stack (uistackview.md 3, 5 and 7).
struct AlongAxis: StackPart {
  let input: StackInput
  let rules: StackRules
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutItem] = []
  /// Indices of the visible arranged views.
  private let visible: [Int]
  private let start: LayoutAttribute
  private let end: LayoutAttribute
  private let size: LayoutAttribute

  init(_ input: StackInput, _ rules: StackRules) {
    self.input = input
    self.rules = rules
    visible = input.arranged.indices.filter { !input.arranged[$0].isHidden }
    start = input.axis.start
    end = input.axis.end
    size = input.axis.size
  }

  private func item(_ index: Int) -> LayoutItem { .view(input.arranged[index].view) }
  private func spacing(after index: Int) -> StackInput.Spacing {
    input.arranged[index].customSpacing ?? input.spacing
  }

  private var evensGapsOut: Bool {
    input.distribution == .equalSpacing || input.distribution == .equalCentering
  }

  mutating func lower() {
    if let first = visible.first, let last = visible.last {
      add(
        .canvasConnection, canvas, start, .equal, item(first), start, constant: -input.startInset)
      add(.canvasConnection, canvas, end, .equal, item(last), end, constant: input.endInset)
    } else {
      spanHiddenViews()
    }
    addSpacing()
    hide()
    switch input.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing, .equalCentering: evenGapsOut()
    }
  }

  /// All views are hidden: a guide of length zero takes their place.
  private mutating func spanHiddenViews() {
    let spanner = LayoutItem.orderingSpanner(input.view)
    guides.append(spanner)
    add(.canvasConnection, canvas, start, .equal, spanner, start)
    add(.canvasConnection, canvas, end, .equal, spanner, end)
    addZero(.spanningFit, spanner, size, priority: 0.001)
    for index in input.arranged.indices {
      add(.spacingHidden, item(index), start, .equal, spanner, end, priority: 50)
    }
  }

  private mutating func addSpacing() {
    let relation: LayoutRelation = evensGapsOut ? .greaterThanOrEqual : .equal
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let (from, to) = joint(previous, next)
      add(
        .spacing, item(next), to, relation, item(previous), from,
        constant: spacing(after: previous).distance)
    }
  }

  /// The attributes between which the gap of two neighbours is measured.
  private func joint(_ previous: Int, _ next: Int) -> (from: LayoutAttribute, to: LayoutAttribute) {
    guard input.isBaselineRelative, input.axis == .vertical else { return (end, start) }
    return (
      input.arranged[previous].hasBaseline ? .lastBaseline : end,
      input.arranged[next].hasBaseline ? .firstBaseline : start
    )
  }

  /// Hidden views have no length and hang beside their visible neighbours; a single visible view
  /// has none hanging on it (uistackview.md 7).
  private mutating func hide() {
    for index in input.arranged.indices where input.arranged[index].isHidden {
      if visible.count >= 2 {
        hang(
          index, previous: visible.last { $0 < index }, next: visible.first { $0 > index })
      }
      addZero(.hiding, item(index), size, priority: rules.hidingPriority)
    }
  }

  private mutating func hang(_ index: Int, previous: Int?, next: Int?) {
    // The standard distance counts half even at the ends (uistackview.md 7).
    let edge = input.spacing == .standard ? input.spacing.distance / 2 : 0
    if let previous {
      let gap = next == nil ? edge : spacing(after: previous).distance / 2
      add(
        .spacingHidden, item(index), start, .equal, item(previous), end, constant: gap,
        priority: 50)
    } else if let next {
      add(
        .spacingHidden, item(index), end, .equal, item(next), start, constant: -edge, priority: 50)
    }
  }

  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for index in visible.dropFirst() {
      add(.fillEqually, item(index), size, .equal, item(first), size)
    }
  }

  /// Views get their share of the canvas in order, the last one what remains (uistackview.md 5,
  /// corrections.md 4).
  private mutating func fillProportionally() {
    let spacing: Double =
      switch input.spacing {
      case .points(let points): points
      case .standard: 0
      }
    let lengths = visible.map { max(input.arranged[$0].length, 0) }
    let whole = lengths.reduce(0, +) + spacing * Double(max(visible.count - 1, 0))
    guard whole > max(spacing * Double(input.arranged.count - 1), 1), whole.isFinite else {
      return fillEqually()
    }
    for (index, length) in zip(visible, lengths) {
      let share = length / whole
      if share == 0 {
        addZero(.fillProportionally, item(index), size)
      } else {
        add(
          .fillProportionally, item(index), size, .equal, canvas, size, multiplier: share,
          priority: share == 1 ? 1000 : Double(max(999 - index, 751)))
      }
    }
  }

  private mutating func evenGapsOut() {
    let reference = LayoutItem.gap(input.view, 0)
    for (ordinal, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = LayoutItem.gap(input.view, Int32(ordinal))
      guides.append(gap)
      var (from, to) = joint(previous, next)
      if input.distribution == .equalCentering {
        (from, to) = (input.axis.center, input.axis.center)
      }
      add(.distributingEdge, gap, start, .equal, item(previous), from)
      add(.distributingEdge, gap, end, .equal, item(next), to)
      guard ordinal > 0 else { continue }
      let priority = input.distribution == .equalSpacing ? 1000 : Double(max(150 - previous, 50))
      add(.fillEqually, gap, size, .equal, reference, size, priority: priority)
    }
    addZero(.canvasFit, stack, size, priority: 49)
  }
}
