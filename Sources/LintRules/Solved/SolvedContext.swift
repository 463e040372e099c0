import Diagnostics
package import DocumentModel
import LayoutSystem
package import Resolution

/// What a rule sees of a document that is laid out in one configuration.
package struct SolvedContext {
  package let solved: SolvedDocument
  var base: RuleContext
  package var document: Document { base.document }
  package var resolved: ResolvedDocument { solved.resolved }

  /// Reports something about lengths along an axis: such findings are one for all configurations in
  /// which they concern the same objects and constraints, whatever the points.
  mutating func report(
    _ message: String, at element: ElementID, axis: LayoutAxis? = nil, excess: Double? = nil,
    notes: [Finding.Note] = [], objects: [ElementID]? = nil, constraints: [ConstraintID] = [],
    generated: [Finding.Generated] = []
  ) {
    base.report(
      message, at: element, notes: notes, objects: objects, constraints: constraints)
    base.amendLast { finding in
      finding.axis = axis.map { $0 == .horizontal ? .horizontal : .vertical }
      // What the solver leaves behind the fourth decimal is no length.
      finding.excess = excess.map { ($0 * 10_000).rounded() / 10_000 }
      finding.generated = generated
    }
  }

  func note(_ message: String, at element: ElementID) -> Finding.Note {
    base.note(message, at: element)
  }
}

/// What a rule sees of a document in all configurations at once: for advice that must hold in every
/// one of them.
package struct EverywhereContext {
  package let configurations: [SolvedDocument]
  var base: RuleContext
  package var document: Document { base.document }

  mutating func report(
    _ message: String, at element: ElementID, notes: [Finding.Note] = [],
    fixes: [Finding.Fix] = [], objects: [ElementID]? = nil, constraints: [ConstraintID] = []
  ) {
    base.report(
      message, at: element, notes: notes, fixes: fixes, objects: objects, constraints: constraints)
  }

  func note(_ message: String, at element: ElementID) -> Finding.Note {
    base.note(message, at: element)
  }

  /// Whether a scene keeps every frame in every configuration when it is changed.
  func keepsFrames(
    in scene: SceneID, except ignored: Set<ViewID> = [],
    _ change: (SolvedDocument) -> LayoutChange?
  ) -> Bool {
    !configurations.isEmpty
      && configurations.allSatisfy { solved in
        guard let before = solved.scenes.first(where: { $0.scene == scene }),
          let change = change(solved)
        else { return false }
        return solved.trials.solve(scene, change).keepsFrames(of: before, except: ignored)
      }
  }
}
