package import DocumentModel

/// How the author's constraints use views beyond the edges and lengths that any rectangle has.
package struct ConstraintUses: Sendable {
  /// By view: the constraints that name it, in document order.
  private(set) var byView: [ViewID: [ConstraintID]] = [:]
  /// Views whose margins or own guides a constraint names.
  private(set) var guides: Set<ViewID> = []
  /// Views whose margins a constraint names.
  private(set) var margins: Set<ViewID> = []
  /// Views whose baselines a constraint names.
  private(set) var baselines: Set<ViewID> = []
  /// Views in whose coordinates a place is multiplied (corrections.md 17).
  private(set) var coordinates: Set<ViewID> = []
  /// Views that a constraint keeps the system's distance from.
  private(set) var standards: Set<ViewID> = []
  /// Views with a length that a constraint relates to another length.
  private(set) var related: Set<ViewID> = []
  /// Views that popovers point at.
  private(set) var anchors: Set<ViewID> = []

  package init(_ document: Document) {
    for id in document.constraintIDs {
      let constraint = document[id]
      for side in [constraint.first, constraint.second] {
        if let side { note(side, id, document) }
      }
      if constraint.multiplier != 1, let second = constraint.second, !second.attribute.isDimension,
        let owner = constraint.owner
      {
        coordinates.insert(owner)
      }
    }
    for connection in document.connections where connection.kind == .segue {
      guard
        let anchor = document.text(ofAttribute: "popoverAnchorView", in: connection.element),
        let view = document.object(anchor).flatMap({ document.view(of: $0) })
      else { continue }
      anchors.insert(view)
    }
  }

  private mutating func note(
    _ side: DocumentModel.Constraint.Side, _ id: ConstraintID, _ document: Document
  ) {
    switch side.item {
    case .view(let view):
      if byView[view]?.last != id { byView[view, default: []].append(id) }
      if document[id].isSymbolic { standards.insert(view) }
      if side.attribute.isDimension, document[id].second != nil { related.insert(view) }
      if side.attribute.isMargin {
        guides.insert(view)
        margins.insert(view)
      }
      switch side.attribute {
      case .baseline, .firstBaseline, .lastBaseline: baselines.insert(view)
      default: break
      }
    case .guide(let guide):
      guard let view = document[guide].view else { return }
      guides.insert(view)
      if document[guide].kind == .layoutMargins { margins.insert(view) }
    case .unresolved: break
    }
  }
}
