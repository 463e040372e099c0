import DocumentModel
import LayoutSystem
import Resolution

/// A contradiction between required constraints, under the one rule that reports it.
struct ClassifiedConflict {
  /// In the order in which rules take precedence.
  enum Kind: Equatable {
    /// The length that a table or collection view gives a cell along an axis is a member.
    case cellSize(ViewID, LayoutAxis)
    /// A hidden arranged view has length 0: required on older systems only.
    case hiding
    /// A stack view made another of the members.
    case stack
    /// All of them are the author's.
    case author
  }

  let kind: Kind
  let conflict: SceneSolution.Conflict
  let explanation: ConflictExplanation

  /// The axis of the length that the cell is given, else that of the members.
  var axis: LayoutAxis {
    if case .cellSize(_, let axis) = kind { axis } else { conflict.axis }
  }
}

extension SolvedDocument {
  func classifiedConflicts() -> [ClassifiedConflict] {
    var result: [ClassifiedConflict] = []
    for scene in scenes {
      add(scene.conflicts, of: scene, to: &result)
      guard hidesArrangedViews(scene) else { continue }
      // Hiding is required on iOS 9 to about 11 and just below today (corrections.md 3): what only
      // contradicts there is advice, and the frames are today's.
      var older = LayoutChange()
      older.hidingPriority = 1000
      let layout = trials.solve(scene.scene, older)
      add(layout.conflicts.filter(\.hasHiding), of: layout, to: &result)
    }
    return result
  }

  private func add(
    _ conflicts: [SceneSolution.Conflict], of scene: SceneSolution,
    to result: inout [ClassifiedConflict]
  ) {
    guard !conflicts.isEmpty else { return }
    let explainer = ConflictExplainer(resolved, scene)
    for conflict in conflicts where !isUncertain(conflict) {
      let explanation = explainer.explain(conflict)
      guard let kind = kind(of: conflict, explanation, explainer) else { continue }
      result.append(ClassifiedConflict(kind: kind, conflict: conflict, explanation: explanation))
    }
  }

  private func hidesArrangedViews(_ scene: SceneSolution) -> Bool {
    scene.views.contains { document[$0.view].role == .arranged && isHidden($0.view) }
  }

  /// Nil for what is no contradiction at run time: because a cell grows, or because a size that it
  /// hangs on is not the document's to say.
  private func kind(
    of conflict: SceneSolution.Conflict, _ explanation: ConflictExplanation,
    _ explainer: ConflictExplainer
  ) -> ClassifiedConflict.Kind? {
    let views = views(in: conflict.members)
    for cell in Set(views.compactMap { cell(around: $0) }).sorted() {
      let axes = axes(of: cell, thatDecide: conflict, explainer)
      guard let axis = axes.first else { continue }
      return axes.allSatisfy { givesSize(to: cell, $0) } ? .cellSize(cell, axis) : nil
    }
    for root in Set(views.map { root(of: $0) }).sorted() where !isSizeKnown(ofRoot: root) {
      let isCovered = explanation.given.contains {
        switch $0.provenance {
        case .safeArea(let view), .layoutMargins(let view): view == root
        default: false
        }
      }
      let lengths: [ViewID: Set<LayoutAxis>] = [root: [.horizontal, .vertical]]
      guard !isCovered, !explainer.hinges(conflict, on: lengths) else { return nil }
    }
    if conflict.hasHiding { return .hiding }
    let isByStack = conflict.members.contains {
      if case .stack = $0.provenance { true } else { false }
    }
    return isByStack ? .stack : .author
  }

  /// The axes along which a cell's length takes part in a conflict: none where it would be one at any
  /// length.
  private func axes(
    of cell: ViewID, thatDecide conflict: SceneSolution.Conflict, _ explainer: ConflictExplainer
  ) -> [LayoutAxis] {
    let parts = [cell] + document[cell].subviews.filter { document[$0].role == .contentView }
    return [conflict.axis, conflict.axis.other].filter { axis in
      explainer.hinges(
        conflict, on: Dictionary(parts.map { ($0, [axis]) }, uniquingKeysWith: { one, _ in one }))
    }
  }

  // MARK: What is not known well enough

  /// Whether a member is a length that is not known well enough to speak of a contradiction.
  private func isUncertain(_ conflict: SceneSolution.Conflict) -> Bool {
    conflict.members.contains { member in
      switch member.provenance {
      case .compression(let view, .horizontal) where isMultilineText(view):
        // A text of several lines is as wide as its longest line once it is wrapped.
        return true
      case .hugging(let view, _), .compression(let view, _):
        // Measured by a stand-in, or so near that the measurement may be wrong.
        let size = contents.content(of: view).intrinsicSize(in: contents.context)
        return size.isEstimate || conflict.excess < 3
      case .stack(let stack, .fillProportionally):
        // What a view's class draws or adds decides about its share.
        return document.hasUnknownLength(stack)
      default: return false
      }
    }
  }
}

extension SceneSolution.Conflict {
  fileprivate var hasHiding: Bool {
    members.contains {
      if case .stack(_, .hiding) = $0.provenance { true } else { false }
    }
  }
}

extension Document {
  /// Whether a view, or one that a stack view arranges, is empty in the document and of a class of its
  /// own, which may give it a length.
  func hasUnknownLength(_ view: ViewID) -> Bool {
    switch self[view].tag {
    case .stackView: self[view].subviews.contains { hasUnknownLength($0) }
    case .view: self[view].subviews.isEmpty && hasCustomClass(self[view].element)
    default: false
    }
  }
}
