internal import DocumentModel

/// Brings together what stacks need in each combination: what is alike but for its constant is one
/// constraint.
struct LoweredConstraints {
  private struct Key: Hashable {
    let stack: ViewID
    /// With the constant 0.
    let constraint: LayoutConstraint
    let isSystemSpacing: Bool
    /// How many are like it before it in the same combination.
    let ordinal: Int
  }

  private let combinationCount: Int
  private var positions: [Key: Int] = [:]
  private var merged: [LoweredConstraint] = []
  /// By merged constraint: whether it can go wherever it holds. One that is needed somewhere stays
  /// everywhere: switching it would cost more than it saves.
  private var isSuperfluous: [Bool] = []

  init(combinationCount: Int) { self.combinationCount = combinationCount }

  mutating func add(
    _ stack: ViewID, _ lowered: LoweredStack.Lowered, isSuperfluous: Bool, in combination: Int
  ) {
    var shape = lowered.constraint
    shape.constant = 0
    var ordinal = 0
    while true {
      let key = Key(
        stack: stack, constraint: shape, isSystemSpacing: lowered.isSystemSpacing,
        ordinal: ordinal)
      guard let position = positions[key] else {
        positions[key] = merged.count
        var constants = [Double?](repeating: nil, count: combinationCount)
        constants[combination] = lowered.constraint.constant
        merged.append(
          LoweredConstraint(
            stack: stack, constraint: lowered.constraint, constants: constants,
            isSystemSpacing: lowered.isSystemSpacing))
        self.isSuperfluous.append(isSuperfluous)
        return
      }
      if merged[position].constants[combination] == nil {
        merged[position].constants[combination] = lowered.constraint.constant
        self.isSuperfluous[position] = self.isSuperfluous[position] && isSuperfluous
        return
      }
      ordinal += 1
    }
  }

  /// What is needed, by stack.
  func needed(inOrderOf stacks: [ViewID]) -> [LoweredConstraint] {
    var byStack: [ViewID: [LoweredConstraint]] = [:]
    for (constraint, isSuperfluous) in zip(merged, isSuperfluous) where !isSuperfluous {
      byStack[constraint.stack, default: []].append(constraint)
    }
    return stacks.flatMap { byStack[$0] ?? [] }
  }
}
