import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

/// How findings speak of constraints that layout knows.
extension SolvedDocument {
  /// A constraint in a sentence, whoever wrote it.
  func sentence(_ constraint: LayoutConstraint) -> String { words.sentence(constraint) }

  /// The facts about a constraint that nobody wrote, as formats for scripts have them.
  func generated(_ constraint: LayoutConstraint) -> Finding.Generated {
    Finding.Generated(
      identifier: constraint.identifier ?? "NSLayoutConstraint",
      stack: constraint.stack.flatMap { document[$0].objectID }, description: sentence(constraint))
  }

  /// The views that constraints are about, each once, in the order of the document: what guides
  /// belong to, and the stack views that made some.
  func views(in constraints: [LayoutConstraint]) -> [ViewID] {
    var result: Set<ViewID> = []
    for constraint in constraints {
      for item in [constraint.first.item, constraint.second?.item].compactMap(\.self) {
        if let view = item.view { result.insert(view) }
      }
      if let stack = constraint.stack { result.insert(stack) }
    }
    return result.sorted()
  }
}
