import DocumentModel
import LayoutSystem
import Resolution

/// What constraints leave open, by who reports it.
enum OpenMeasure {
  case position(SceneSolution.Ambiguity)
  case size(SceneSolution.Ambiguity)
  case scrollContent(SceneSolution.Ambiguity)
  /// Views of which some could give; `priority` is what they share, `isStretched` whether room is
  /// left over or missing.
  case tie([ViewID], LayoutAxis, priority: Double, isStretched: Bool)
}

extension SolvedDocument {
  /// What is open, in the order of the document.
  func findOpenMeasures() -> [OpenMeasure] {
    var result: [OpenMeasure] = []
    for scene in scenes where !scene.ambiguities.isEmpty {
      var groups: [(number: Int, members: [SceneSolution.Ambiguity])] = []
      for ambiguity in scene.ambiguities {
        if let index = groups.firstIndex(where: { $0.number == ambiguity.group }) {
          groups[index].members.append(ambiguity)
        } else {
          groups.append((ambiguity.group, [ambiguity]))
        }
      }
      for group in groups where !isExplainedOtherwise(group.members, scene) {
        result += measures(of: group.members, in: scene)
      }
    }
    return result
  }

  private func measures(
    of group: [SceneSolution.Ambiguity], in scene: SceneSolution
  ) -> [OpenMeasure] {
    let contents = group.filter { $0.measure == .contentSize }
    // What lies in a scroll view hangs on its content size: that is the one thing to say.
    if !contents.isEmpty {
      return contents.filter { isVerified($0) }.map { .scrollContent($0) }
    }
    var rest = group.filter { isVerified($0) && !$0.isNoise && !hangs($0, on: group) }
    var result: [OpenMeasure] = []
    for axis in [LayoutAxis.horizontal, .vertical] {
      guard let tie = tie(in: group.filter { $0.axis == axis }, axis, scene) else { continue }
      // Ratios take what a tie leaves open along one axis to the other.
      rest.removeAll { $0.axis == axis || $0.isBounded }
      // Less than sizes of text and controls can be wrong by is no tie to rely on.
      guard tie.room > SceneSolution.Ambiguity.noise,
        tie.views.allSatisfy({ verification(of: $0) == .full }),
        isReal(tie, axis)
      else { continue }
      result.append(.tie(tie.views, axis, priority: tie.priority, isStretched: tie.isStretched))
    }
    return result
      + rest.map { $0.measure == .position ? .position($0) : .size($0) }
  }

  /// Whether a place is open only because that of a view around it is.
  private func hangs(
    _ ambiguity: SceneSolution.Ambiguity, on group: [SceneSolution.Ambiguity]
  ) -> Bool {
    guard ambiguity.measure == .position else { return false }
    let open = Set(
      group.lazy.filter { $0.measure == .position && $0.axis == ambiguity.axis }.map(\.view))
    var next = document[ambiguity.view].superview
    while let around = next {
      if open.contains(around) { return true }
      next = document[around].superview
    }
    return false
  }

  /// Whether a tie is one at run time.
  private func isReal(_ tie: Tie, _ axis: LayoutAxis) -> Bool {
    // Lines are broken before a text resists compression.
    let breaks = axis == .horizontal && !tie.isStretched
    if breaks, tie.views.contains(where: { isMultilineText($0) }) { return false }
    // How much room there is decides, where views tie only when it is too much or too little.
    return tie.isEitherWay || tie.views.allSatisfy { isLengthKnown(around: $0, axis) }
  }

  private struct Tie {
    var views: [ViewID]
    /// What they share.
    var priority: Double
    /// Whether room is left over; else it is missing.
    var isStretched: Bool
    var room: Double
    /// Whether they would tie with too much room as with too little.
    var isEitherWay: Bool
  }

  /// Views that are open only because optional constraints of equal priority compete: content sizes of
  /// several views, or the author's.
  private func tie(
    in group: [SceneSolution.Ambiguity], _ axis: LayoutAxis, _ scene: SceneSolution
  ) -> Tie? {
    let room = group.reduce(0) { max($0, $1.range.upperBound - $1.range.lowerBound) }
    guard !group.isEmpty, room.isFinite else { return nil }
    let open = Set(group.map(\.view))
    var natural: [ViewID: Double] = [:]
    var hugging: [ViewID: Double] = [:]
    var compression: [ViewID: Double] = [:]
    var authored: [Double: Set<ViewID>] = [:]
    var counts: [Double: Int] = [:]
    for constraint in scene.constraints where constraint.axis == axis && !constraint.isRequired {
      switch constraint.provenance {
      case .hugging(let view, _) where open.contains(view):
        hugging[view] = constraint.priority
        natural[view] = constraint.constant
      case .compression(let view, _) where open.contains(view):
        compression[view] = constraint.priority
      case .author:
        let views = [constraint.first.item.view, constraint.second?.item.view]
          .compactMap(\.self).filter(open.contains)
        guard !views.isEmpty else { continue }
        authored[constraint.priority, default: []].formUnion(views)
        counts[constraint.priority, default: 0] += 1
      default: continue
      }
    }
    let change = natural.keys.sorted().reduce(0.0) { sum, view in
      let frame = frame(of: view)?.absolute
      let length = (axis == .horizontal ? frame?.width : frame?.height) ?? 0
      return sum + length - (natural[view] ?? 0)
    }
    let isStretched = change > 0
    let priorities = isStretched ? hugging : compression
    let contents = open.sorted().filter { view in
      natural[view] != nil
        && open.contains {
          $0 != view && priorities[$0] != nil && priorities[$0] == priorities[view]
        }
    }
    if let first = contents.first, let priority = priorities[first] {
      let views = contents.filter { priorities[$0] == priority }
      let others = isStretched ? compression : hugging
      return Tie(
        views: views, priority: priority, isStretched: isStretched, room: room,
        isEitherWay: views.allSatisfy { others[$0] != nil && others[$0] == others[first] })
    }
    // The author's own: two and more of one priority about what is open, a content size among them.
    for (view, priority) in priorities where authored[priority] != nil {
      counts[priority, default: 0] += 1
      authored[priority]?.insert(view)
    }
    let competing = counts.filter { $0.value > 1 }.keys.max()
    guard let competing, let views = authored[competing] else { return nil }
    return Tie(
      views: views.sorted(), priority: competing, isStretched: isStretched, room: room,
      isEitherWay: false)
  }

  // MARK: What authors ask not to be told

  enum Verification { case full, positionsOnly, off }

  /// Interface Builder's setting of which ambiguities to report.
  func verification(of view: ViewID) -> Verification {
    switch document.text(ofAttribute: "verifyAmbiguity", in: document[view].element) {
    case "off": .off
    case "ignoreSizes": .positionsOnly
    default: .full
    }
  }

  private func isVerified(_ ambiguity: SceneSolution.Ambiguity) -> Bool {
    switch verification(of: ambiguity.view) {
    case .full: true
    case .positionsOnly: ambiguity.measure == .position
    case .off: false
    }
  }

  /// Whether there is a reason that another rule, or the author, gives: constraints that are removed at
  /// build time announce others that code makes; those that say nothing layout can use, and conflicts,
  /// are reported themselves; baselines align nothing in columns.
  private func isExplainedOtherwise(
    _ group: [SceneSolution.Ambiguity], _ scene: SceneSolution
  ) -> Bool {
    group.contains { ambiguity in
      let (view, axis) = (ambiguity.view, ambiguity.axis)
      return excusedAxes[view]?.contains(axis) == true || isPlacedOtherwise(view)
        || ambiguity.measure == .size && hasContentOfUnknownSize(view, axis)
        || scene.conflicts.contains { $0.axis == axis && views(in: $0.members).contains(view) }
        || axis == .horizontal && ambiguity.measure == .position && isInBaselineColumn(view)
    }
  }

  /// Whether a cell of one of the system's styles lays a view out.
  private func isPlacedOtherwise(_ view: ViewID) -> Bool { partsOfStyledCells.contains(view) }

  /// Whether a view has a size that the document does not hold: that of an image which is not among
  /// its resources, or of what its class draws, where the author says how small it may get and no
  /// more.
  private func hasContentOfUnknownSize(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    if case .image(.unknown) = contents.content(of: view) { return true }
    guard document[view].tag == .view, document[view].subviews.isEmpty,
      document.hasCustomClass(document[view].element)
    else { return false }
    return document.constraints(ownedBy: view).contains { id in
      let constraint = document[id]
      return constraint.second == nil && constraint.relation == .greaterThanOrEqual
        && constraint.first?.item == .view(view) && constraint.first?.attribute == axis.size
        && resolved.state(of: id) == .installed
    }
  }

  private func isInBaselineColumn(_ view: ViewID) -> Bool {
    guard document[view].role == .arranged, let stack = document[view].superview,
      axis(of: stack) == .vertical
    else { return false }
    let alignment = resolved.value(.alignment, of: document[stack].element)
    return alignment == .firstBaseline || alignment == .lastBaseline
  }

  /// By view, the axes along which constraints concern it that are removed at build time, or that say
  /// nothing layout can use.
  func findExcusedAxes() -> [ViewID: Set<LayoutAxis>] {
    var result: [ViewID: Set<LayoutAxis>] = [:]
    for id in document.constraintIDs
    where document[id].isPlaceholder || document.isUnusable(id) {
      let sides = [document[id].first, document[id].second].compactMap(\.self)
      for side in sides {
        guard let view = document.view(of: side.item) else { continue }
        result[view, default: []].insert(side.attribute.axis)
      }
    }
    return result
  }
}

extension Document {
  /// Whether a constraint cannot be laid out as it is written, which other rules report.
  fileprivate func isUnusable(_ id: ConstraintID) -> Bool {
    let constraint = self[id]
    guard let first = constraint.first, !constraint.hasInvalidAttribute else { return true }
    guard let second = constraint.second else { return !first.attribute.isDimension }
    for side in [first, second] {
      if case .unresolved = side.item { return true }
    }
    return first.attribute.isDimension != second.attribute.isDimension
  }
}

extension SceneSolution.Ambiguity {
  /// Points that sizes by content are wrong by for 1 in 40 (text tables).
  fileprivate static let noise = 3.0

  fileprivate var isBounded: Bool { range.lowerBound.isFinite && range.upperBound.isFinite }

  /// Whether the values that are possible differ by less than sizes by content can be wrong by.
  fileprivate var isNoise: Bool { isBounded && range.upperBound - range.lowerBound <= Self.noise }
}
