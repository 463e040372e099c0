import DocumentModel
import LayoutSystem
import Resolution

/// A contradiction between required constraints, under the one rule that reports it.
struct ClassifiedConflict {
  /// In the order in which rules take precedence.
  enum Kind: Equatable {
    /// The size that a table or collection view gives a cell is a member.
    case cellSize(ViewID)
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
    for conflict in conflicts {
      guard let kind = kind(of: conflict) else { continue }
      result.append(
        ClassifiedConflict(
          kind: kind, conflict: conflict, explanation: explainer.explain(conflict)))
    }
  }

  private func hidesArrangedViews(_ scene: SceneSolution) -> Bool {
    scene.views.contains { document[$0.view].role == .arranged && isHidden($0.view) }
  }

  /// Nil for what is no contradiction at run time, because a cell grows, and for what hangs on a size
  /// that is only estimated.
  private func kind(of conflict: SceneSolution.Conflict) -> ClassifiedConflict.Kind? {
    guard !conflict.members.contains(where: { isEstimated($0, excess: conflict.excess) }) else {
      return nil
    }
    if let (cell, axes) = cellWhoseSizeMatters(in: conflict) {
      return axes.allSatisfy { givesSize(to: cell, $0) } ? .cellSize(cell) : nil
    }
    if conflict.hasHiding { return .hiding }
    let isByStack = conflict.members.contains {
      if case .stack = $0.provenance { true } else { false }
    }
    return isByStack ? .stack : .author
  }

  /// Whether a member is the natural size of something that is measured by a stand-in, or so near that
  /// the measurement may be wrong.
  private func isEstimated(_ member: LayoutConstraint, excess: Double) -> Bool {
    switch member.provenance {
    case .hugging(let view, _), .compression(let view, _):
      let size = contents.content(of: view).intrinsicSize(in: contents.context)
      return size.isEstimate || excess < 3
    default: return false
    }
  }

  /// The cell whose lengths take part, and along which axes: what hangs on one edge of it alone would
  /// contradict at any length.
  private func cellWhoseSizeMatters(
    in conflict: SceneSolution.Conflict
  ) -> (cell: ViewID, axes: [LayoutAxis])? {
    var edges: [ViewID: Set<LayoutAttribute>] = [:]
    for member in conflict.members {
      for anchor in [member.first, member.second].compactMap(\.self) {
        guard let view = anchor.item.view, let cell = document.cell(of: view) else { continue }
        if case .scrollContent = anchor.item { continue }
        edges[cell, default: []].insert(anchor.attribute)
      }
    }
    for (cell, attributes) in edges.sorted(by: { $0.key < $1.key }) {
      let axes = [LayoutAxis.vertical, .horizontal].filter { axis in
        let own = attributes.filter { $0.axis == axis }
        return own.count > 1 || own.contains { $0.isDimension }
      }
      if !axes.isEmpty { return (cell, axes) }
    }
    return nil
  }

  /// Whether a table or collection view decides about a length of a cell, and the document says
  /// which: automatic lengths follow the content, and what a xib's cell gets is up to code.
  func givesSize(to cell: ViewID, _ axis: LayoutAxis) -> Bool {
    guard let list = document[cell].superview else { return false }
    let listElement = document[list].element
    switch document[cell].tag {
    case .tableViewCell:
      if axis == .horizontal { return true }
      if (resolved.written(.rowHeight, of: listElement) ?? -1) > 0 { return true }
      let isStatic = document.text(ofAttribute: "dataMode", in: listElement) == "static"
      return isStatic && (resolved.written(.rowHeight, of: document[cell].element) ?? -1) > 0
    case .collectionViewCell, .collectionReusableView:
      guard let layout = document.child(key: "collectionViewLayout", of: listElement) else {
        return false
      }
      if document.text(ofAttribute: "automaticEstimatedItemSize", in: layout) == "YES" {
        return false
      }
      let estimate = document.size(key: "estimatedItemSize", of: layout)
      return (estimate?.width ?? 0) == 0 && (estimate?.height ?? 0) == 0
    default: return false
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
  /// The cell that a view is, or is the content view of.
  func cell(of view: ViewID) -> ViewID? {
    if self[view].tag.isCell { return view }
    guard self[view].role == .contentView, let around = self[view].superview,
      self[around].tag.isCell
    else { return nil }
    return around
  }
}

extension ElementTag {
  var isCell: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}
