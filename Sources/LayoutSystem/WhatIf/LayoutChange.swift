package import DocumentModel

/// What a trial changes about a scene before it is laid out.
package struct LayoutChange: Sendable {
  /// The author's constraints that do not take part.
  package var removed: Set<ConstraintID> = []
  /// Further constraints.
  package var added: [LayoutConstraint] = []
  /// Items that stand in for others in every constraint.
  package var replacedItems: [LayoutItem: LayoutItem] = [:]
  /// Views that stack views treat as hidden.
  package var hidden: Set<ViewID> = []
  /// Views that stack views no longer arrange, with the distance that the view before them keeps to
  /// the one behind them.
  package var folded: [ViewID: Double] = [:]
  /// What the natural lengths of views are multiplied by, where that is not 1: other texts and images.
  package var contentFactors: [ViewID: Double] = [:]
  /// Priority of the zero length of hidden arranged views; nil for the usual one.
  package var hidingPriority: Double?

  /// Stack views that generate nothing: `added` says what takes the place of that.
  var loweredStacks: Set<ViewID> = []
  /// Views that are not there.
  var removedViews: Set<ViewID> = []
  /// Priorities of natural lengths that differ from the document's.
  var priorities: [Provenance: Double] = [:]
  /// What stack views that stay make of the spacers in them; nil for nothing.
  var lowering: (lowering: Lowering, combination: Int)?

  /// Frames in root coordinates that views have where nothing decides: to tell whether a layout that
  /// leaves something open allows the same.
  package var preferred: [ViewID: Rect] = [:]

  package init() {}

  /// Whether `applied(to:)` changes some constraint.
  var changesConstraints: Bool {
    !replacedItems.isEmpty || !priorities.isEmpty || !contentFactors.isEmpty
  }

  /// The stack view as the trial has it.
  func applied(to input: StackInput) -> StackInput {
    if let (lowering, combination) = lowering { return lowering.folded(input, in: combination) }
    guard !hidden.isEmpty || !folded.isEmpty else { return input }
    var result = input
    result.arranged = []
    for var arranged in input.arranged {
      if hidden.contains(arranged.view) { arranged.isHidden = true }
      if let distance = folded[arranged.view] {
        if let last = result.arranged.indices.last {
          result.arranged[last].customSpacing = .points(distance)
        }
        continue
      }
      result.arranged.append(arranged)
    }
    return result
  }

  /// A constraint as the trial has it.
  package func applied(to constraint: LayoutConstraint) -> LayoutConstraint {
    var result = constraint
    if let priority = priorities[constraint.provenance] { result.priority = priority }
    switch constraint.provenance {
    case .hugging(let view, _), .compression(let view, _):
      if let factor = contentFactors[view] { result.constant *= factor }
    default: break
    }
    if let item = replacedItems[result.first.item] { result.first.item = item }
    if let second = result.second, let item = replacedItems[second.item] {
      result.second?.item = item
    }
    return result
  }
}
