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
      guard let tie = tie(in: group, axis, scene) else { continue }
      rest.removeAll { $0.axis == axis }
      if tie.views.allSatisfy({ verification(of: $0) == .full }) {
        result.append(
          .tie(tie.views, axis, priority: tie.priority, isStretched: tie.isStretched))
      }
    }
    return result
      + rest.map { $0.measure == .position ? .position($0) : .size($0) }
  }

  /// Views that are open only because the priorities of their contents are equal.
  private func tie(
    in group: [SceneSolution.Ambiguity], _ axis: LayoutAxis, _ scene: SceneSolution
  ) -> (views: [ViewID], priority: Double, isStretched: Bool)? {
    let open = group.filter { $0.axis == axis && $0.measure == .size }.map(\.view)
    guard open.count > 1 else { return nil }
    var natural: [ViewID: Double] = [:]
    var hugging: [ViewID: Double] = [:]
    var compression: [ViewID: Double] = [:]
    let isOpen = Set(open)
    for constraint in scene.constraints where constraint.axis == axis {
      switch constraint.provenance {
      case .hugging(let view, _) where isOpen.contains(view):
        hugging[view] = constraint.priority
        natural[view] = constraint.constant
      case .compression(let view, _) where isOpen.contains(view):
        compression[view] = constraint.priority
      default: continue
      }
    }
    // A view without content of its own is open for want of a constraint.
    guard natural.count == open.count else { return nil }
    let change = open.reduce(0.0) { sum, view in
      let frame = frame(of: view)?.absolute
      let length = (axis == .horizontal ? frame?.width : frame?.height) ?? 0
      return sum + length - (natural[view] ?? 0)
    }
    let priorities = change > 0 ? hugging : compression
    let tied = open.filter { view in
      open.contains { $0 != view && priorities[$0] == priorities[view] }
    }
    guard let first = tied.first, let priority = priorities[first] else { return nil }
    return (tied.filter { priorities[$0] == priority }, priority, change > 0)
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
