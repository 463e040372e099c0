import DocumentModel
import Resolution
import LayoutSystem

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
      for group in groups where !isLeftToCode(group.members) {
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

  /// Constraints that are removed at build time announce others that code makes.
  private func isLeftToCode(_ group: [SceneSolution.Ambiguity]) -> Bool {
    group.contains { ambiguity in
      placeholderAxes[ambiguity.view]?.contains(ambiguity.axis) == true
    }
  }

  /// By view, the axes along which constraints concern it that are removed at build time.
  func findPlaceholderAxes() -> [ViewID: Set<LayoutAxis>] {
    var result: [ViewID: Set<LayoutAxis>] = [:]
    for id in document.constraintIDs where document[id].isPlaceholder {
      let sides = [document[id].first, document[id].second].compactMap(\.self)
      for side in sides {
        guard let view = document.view(of: side.item) else { continue }
        result[view, default: []].insert(side.attribute.axis)
      }
    }
    return result
  }
}
