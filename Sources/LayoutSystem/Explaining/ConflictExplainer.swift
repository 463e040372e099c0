internal import Diagnostics
package import DocumentModel
package import Resolution

/// Explains the conflicts of one scene.
package struct ConflictExplainer {
  package let words: ConstraintWords
  private let rows: ConflictRows
  private let solution: SceneSolution

  /// - Parameter solution: A solution of one of the document's scenes in its configuration.
  package init(_ resolved: ResolvedDocument, _ solution: SceneSolution) {
    words = ConstraintWords(resolved)
    self.solution = solution
    rows = ConflictRows(resolved, solution)
  }

  package func explain(_ conflict: SceneSolution.Conflict) -> ConflictExplanation {
    let document = words.document
    let members = conflict.members.map { constraint in
      let writer: ConflictExplanation.Member.Writer =
        switch constraint.provenance {
        case .author(let id): .author(line: document.line(of: id))
        case .stack(let stack, let identifier): .stack(stack, identifier)
        default: .system
        }
      return ConflictExplanation.Member(
        constraint: constraint, writer: writer, sentence: words.sentence(constraint))
    }
    let sum = ConflictSum(conflict, rows)
    let facts = ConflictFacts(conflict, words, sum, rows)
    return ConflictExplanation(
      members: members, given: rows.given(conflict),
      sum: sum.map { $0.sentence(words) } ?? Self.bare(conflict),
      shortfall: sum?.shortfall, wayOut: facts.wayOut)
  }

  /// Whether a conflict would not be one if views that constraints do not place, such as roots and
  /// cells, had another length. Its own arithmetic must be known for that: see `ConflictSum`.
  package func hinges(
    _ conflict: SceneSolution.Conflict, on lengths: [ViewID: Set<LayoutAxis>]
  ) -> Bool {
    guard ConflictSum(conflict, rows) != nil else { return true }
    let open = ConflictRows(words.resolved, solution, openLengths: lengths)
    return ConflictSum(conflict, open) == nil
  }

  /// Where the members do not add up along one line.
  private static func bare(_ conflict: SceneSolution.Conflict) -> String {
    "They cannot hold together: \(points(conflict.roundedExcess)) are between them."
  }
}

extension Document {
  /// The line that a constraint begins in, counted from 1.
  package func line(of constraint: ConstraintID) -> Int {
    file.position(of: range(self[constraint].element).lowerBound).line
  }
}
