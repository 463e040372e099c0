/// Contradictions among required constraints, found one after another in the system without its
/// equalities.
///
/// What two bounds of a column or the rows of a component cannot give is a contradiction of a few bounds;
/// which equalities lie between these follows from what became of the equalities
/// (`Provenance`). Bounds that took part in a contradiction are left out when the next one is looked for,
/// so that not all contradictions are found; but if there is any, one is.
struct Contradictions {
  /// Constraints whose sum with these weights cannot be.
  struct Found {
    /// Ascending, with the weight of each in the sum.
    var weights: [Entry]
    /// The amount by which the sum misses zero.
    var gap: Double
    /// Whether for certain no member can be left out.
    var isMinimal: Bool
  }

  private let system: System
  private var reduction: Reduction
  private var provenance: Provenance
  /// Equalities and constraints without a column, the next one last.
  private var impossible: [Int]
  /// Per column its bounds from below and from above, the tightest last.
  private var lower: [[Reduction.Bound]]
  private var upper: [[Reduction.Bound]]
  /// Constraints whose bounds are left out.
  private var isOut: [Bool]
  /// Constraints of which nothing more is to be said.
  private var isSettled: [Bool]
  private static let manyBounds = 32
  /// How much was looked at for nothing since something was settled.
  private var waste = 0
  private var nextColumn = 0
  private var components: [Component]?
  private var nextComponent = 0

  /// - Parameter isLeftOut: By constraint, whether it takes no part.
  init(_ system: System, without isLeftOut: [Bool]) {
    self.system = system
    reduction = Reduction(
      system, relaxed: isLeftOut, relaxedPriority: nil, for: .contradictions)
    provenance = reduction.provenance ?? Provenance(variableCount: system.variableCount)
    impossible = reduction.impossible.reversed()
    isOut = Array(repeating: false, count: system.constraintCount)
    isSettled = isOut
    lower = Array(repeating: [], count: reduction.lower.count)
    upper = lower
    for bound in reduction.bounds where bound.column >= 0 {
      if bound.isLower {
        lower[bound.column].append(bound)
      } else {
        upper[bound.column].append(bound)
      }
    }
    // Of equally tight ones, what holds without being written goes first, then the first written.
    let traits = system.traits
    func isAfter(_ a: Reduction.Bound, _ b: Reduction.Bound) -> Bool {
      let (one, other) = (traits[a.constraint].isImplicit, traits[b.constraint].isImplicit)
      return one != other ? other : a.constraint > b.constraint
    }
    for column in lower.indices {
      if lower[column].count > 1 {
        lower[column].sort { $0.target != $1.target ? $0.target < $1.target : isAfter($0, $1) }
      }
      if upper[column].count > 1 {
        upper[column].sort { $0.target != $1.target ? $0.target > $1.target : isAfter($0, $1) }
      }
    }
  }

  /// From now on passes over contradictions in which one of these takes part.
  mutating func settle(_ constraints: [Int]) {
    for constraint in constraints { isSettled[constraint] = true }
    waste = 0
  }

  /// The next contradiction; nil when there is none or, after one has been found, when looking in a
  /// system without it promises more.
  mutating func next() -> Found? {
    while waste <= 8 * system.constraintCount, let bounds = nextBounds() {
      let steps = provenance.steps
      if let found = found(bounds.weights, isMinimal: bounds.isMinimal) { return found }
      waste += 1 + provenance.steps - steps
    }
    return nil
  }

  /// Bounds, or a single equality, that cannot be beside the equalities.
  private mutating func nextBounds() -> (weights: [Entry], isMinimal: Bool)? {
    if let constraint = impossible.popLast() {
      return ([Entry(index: constraint, value: 1)], isMinimal: true)
    }
    while nextColumn < lower.count {
      if let bounds = emptyBox(nextColumn) { return (bounds, isMinimal: true) }
      nextColumn += 1
    }
    var parts = components ?? assembled()
    defer { components = parts }
    while nextComponent < parts.count {
      if let bounds = contradiction(in: &parts[nextComponent]) {
        // Without so many bounds the program had better be written down anew.
        if bounds.weights.count > Self.manyBounds { nextComponent += 1 }
        return bounds
      }
      nextComponent += 1
    }
    return nil
  }

  // MARK: Columns

  /// The tightest bound of a column that is not left out.
  private mutating func bound(of column: Int, isLower: Bool) -> Reduction.Bound? {
    if isLower {
      while let last = lower[column].last, isOut[last.constraint] { lower[column].removeLast() }
      return lower[column].last
    }
    while let last = upper[column].last, isOut[last.constraint] { upper[column].removeLast() }
    return upper[column].last
  }

  private mutating func emptyBox(_ column: Int) -> [Entry]? {
    guard let low = bound(of: column, isLower: true), let high = bound(of: column, isLower: false),
      low.target - high.target > Tolerance.noise(low.target)
    else { return nil }
    for bound in [low, high] { isOut[bound.constraint] = true }
    return [
      Entry(index: low.constraint, value: 1 / low.factor),
      Entry(index: high.constraint, value: -1 / high.factor),
    ]
  }

  // MARK: Components

  private mutating func assembled() -> [Component] {
    let elimination = reduction.elimination
    let columns = reduction.columns
    for column in columns { (reduction.lower[column], reduction.upper[column]) = box(of: column) }
    var assembly = Assembly(
      lower: reduction.lower, upper: reduction.upper,
      start: Array(repeating: 0, count: reduction.lower.count), marks: [])
    assembly.applyMarks(to: columns)
    for (index, row) in elimination.rows.enumerated() where row.isAlive {
      assembly.entries.append(contentsOf: elimination.pool[row.range])
      assembly.closeRow(logical: reduction.formColumn[index], rightHandSide: -row.constant)
    }
    return assembly.parts(of: columns, slotCount: 0).components
  }

  private mutating func box(of column: Int) -> (lower: Double, upper: Double) {
    (
      bound(of: column, isLower: true)?.target ?? -.infinity,
      bound(of: column, isLower: false)?.target ?? .infinity
    )
  }

  private mutating func contradiction(
    in component: inout Component
  ) -> (weights: [Entry], isMinimal: Bool)? {
    guard let certificate = component.simplex.contradiction() else { return nil }
    var members: [Entry] = []
    for weight in certificate.weights {
      let column = component.columns[weight.index]
      guard let bound = bound(of: column, isLower: weight.value < 0) else { continue }
      members.append(Entry(index: bound.constraint, value: -weight.value / bound.factor))
    }
    for member in members { isOut[member.index] = true }
    for weight in certificate.weights {
      let box = box(of: component.columns[weight.index])
      component.simplex.columns[weight.index].requiredLower = box.lower
      component.simplex.columns[weight.index].requiredUpper = box.upper
    }
    // Without a bound to leave out, the same would be found again.
    if members.isEmpty { return nil }
    let isMinimal = certificate.isMinimal && members.count == certificate.weights.count
    return (members, isMinimal)
  }

  // MARK: Constraints

  /// What some bounds and the equalities between them add up to; nil when something of it is settled.
  private mutating func found(_ bounds: [Entry], isMinimal: Bool) -> Found? {
    if bounds.contains(where: { isSettled[$0.index] }) { return nil }
    guard let equalities = provenance.equalities(of: bounds, in: system, avoiding: isSettled) else {
      return nil
    }
    let weights = (bounds + equalities).sorted { $0.index < $1.index }
    var gap = 0.0
    for weight in weights { gap += weight.value * system.constants[weight.index] }
    return Found(weights: weights, gap: abs(gap), isMinimal: isMinimal)
  }
}

extension Simplex {
  /// Columns of which those with a negative weight cannot be as large as they must and those with a positive
  /// weight as small as they must, all of them together; nil when all can be in their boxes. Minimal
  /// where for certain no column can be left out.
  fileprivate mutating func contradiction() -> (weights: [Entry], isMinimal: Bool)? {
    if enterBoxes() { return nil }
    let isMinimal = !irreducible.isEmpty
    var weights = columnWeights(of: isMinimal ? irreducible : multipliers)
    let largest = weights.reduce(0) { max($0, abs($1.value)) }
    // Where a weight may be noise, whether it is one has to be tried.
    let isCertain = weights.allSatisfy {
      abs($0.value) > 1e-5 * largest || abs($0.value) <= 1e-9 * largest
    }
    weights.removeAll { abs($0.value) <= 1e-9 * largest }
    return (weights, isMinimal && isCertain)
  }

  /// What a sum of rows holds of each column, ascending.
  private func columnWeights(of rowWeights: [Entry]) -> [Entry] {
    var sums: [Int: Double] = [:]
    for weight in rowWeights {
      for entry in rows.entries[rows.start[weight.index]..<rows.start[weight.index + 1]] {
        sums[entry.index, default: 0] += weight.value * entry.value
      }
    }
    return sums.map { Entry(index: $0.key, value: $0.value) }.sorted { $0.index < $1.index }
  }
}
