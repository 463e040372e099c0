extension Rule {
  /// Every rule, in the order of the list that people read: what the solver says, stack views,
  /// references, then style. A test compares it with the folder.
  package static let all: [Rule] = [
    .emptyStack,
    .invalidAlignmentForAxis,
  ]

  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
