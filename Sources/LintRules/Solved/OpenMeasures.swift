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
    var rest = group.filter { isVerified($0) }
    var result: [OpenMeasure] = []
    for axis in [LayoutAxis.horizontal, .vertical] {
      guard let tie = tie(in: group.filter { $0.axis == axis }, axis, scene) else { continue }
      rest.removeAll { $0.axis == axis }
      // Less than sizes of text and controls can be wrong by is no tie to rely on.
      guard tie.room > Self.noise, tie.views.allSatisfy({ verification(of: $0) == .full }) else {
        continue
      }
      result.append(.tie(tie.views, axis, priority: tie.priority, isStretched: tie.isStretched))
    }
    return result
      + rest.map { $0.measure == .position ? .position($0) : .size($0) }
  }

  /// Points that sizes by content are wrong by for 1 in 40 (text tables).
  private static let noise = 3.0

  /// Views that are open only because optional constraints of equal priority compete: content sizes of
  /// several views, or the author's.
  private func tie(
    in group: [SceneSolution.Ambiguity], _ axis: LayoutAxis, _ scene: SceneSolution
  ) -> (views: [ViewID], priority: Double, isStretched: Bool, room: Double)? {
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
      return (contents.filter { priorities[$0] == priority }, priority, isStretched, room)
    }
    // The author's own: two and more of one priority about what is open, a content size among them.
    for (view, priority) in priorities where authored[priority] != nil {
      counts[priority, default: 0] += 1
      authored[priority]?.insert(view)
    }
    let competing = counts.filter { $0.value > 1 }.keys.max()
    guard let competing, let views = authored[competing] else { return nil }
    return (views.sorted(), competing, isStretched, room)
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
      return excusedAxes[view]?.contains(axis) == true
        || scene.conflicts.contains { $0.axis == axis && views(in: $0.members).contains(view) }
        || axis == .horizontal && ambiguity.measure == .position && isInBaselineColumn(view)
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
