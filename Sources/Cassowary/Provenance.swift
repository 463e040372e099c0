/// How a reduction used equalities: enough to say of what follows from them which ones it follows from.
///
/// The equalities that were used are independent of each other, so that a linear form that they make
/// zero is a combination of them in one way only.
struct Provenance {
  /// An equality that tied a variable to another one or fixed it, after earlier ties had been applied.
  private struct Tie {
    var constraint: Int
    var variable: Int
    /// The variable's coefficient in what the equality came down to.
    var coefficient: Double
    /// What the variable is a multiple of, or -1 where it is known.
    var parent: Int
    var scale: Double
  }

  /// The definition of a column by a longer equality, after earlier ones had been applied.
  private struct Definition {
    var column: Int
    var row: Int
    var pivot: Double
    var terms: Range<Int>
  }

  private var ties: [Tie] = []
  /// Per variable the tie that replaced it, or -1.
  private var tieOf: [Int]
  private var definitions: [Definition] = []
  private var definitionTerms: [Entry] = []
  /// Per variable its definition, or -1; empty where there is none.
  private var definitionOf: [Int] = []
  /// Per row its equality and the last merge into it.
  private var constraintOfRow: [Int] = []
  private var lastMerge: [Int] = []
  private var merges: [Elimination.Merge] = []
  /// Per row its definition, or -1.
  private var definitionOfRow: [Int] = []

  /// Sums in the making, empty between uses.
  private var columns: Weights
  private var rows = Weights(count: 0)
  private var tied = Weights(count: 0)
  /// How much has been looked at so far.
  private(set) var steps = 0

  init(variableCount: Int) {
    tieOf = Array(repeating: -1, count: variableCount)
    columns = Weights(count: variableCount)
  }

  mutating func note(_ constraint: Int, fixes variable: Entry) {
    tieOf[variable.index] = ties.count
    ties.append(
      Tie(
        constraint: constraint, variable: variable.index, coefficient: variable.value, parent: -1,
        scale: 0))
  }

  mutating func note(_ constraint: Int, ties variable: Entry, to parent: Entry) {
    tieOf[variable.index] = ties.count
    ties.append(
      Tie(
        constraint: constraint, variable: variable.index, coefficient: variable.value,
        parent: parent.index, scale: -parent.value / variable.value))
  }

  /// Takes over what became of the longer equalities, one row each.
  mutating func note(_ elimination: Elimination, of constraints: [Int]) {
    constraintOfRow = constraints
    lastMerge = elimination.lastMerge
    merges = elimination.merges
    definitionTerms = elimination.definitionTerms
    definitionOf = elimination.definedAt
    definitionOfRow = Array(repeating: -1, count: constraints.count)
    for (index, definition) in elimination.definitions.enumerated() {
      definitionOfRow[definition.row] = index
      definitions.append(
        Definition(
          column: definition.column, row: definition.row, pivot: definition.pivot,
          terms: definition.start..<definition.end))
    }
    rows = Weights(count: definitions.count)
  }

  /// The equalities that make a sum of constraints' left-hand sides constant, with the weights with which
  /// they add up to the opposite of its terms, ascending; nil when one of them is to be avoided.
  mutating func equalities(
    of weighted: [Entry], in system: System, avoiding isAvoided: [Bool]
  ) -> [Entry]? {
    defer {
      rows.clear()
      tied.clear()
      columns.clear()
    }
    if tied.count < ties.count { tied = Weights(count: ties.count) }
    for member in weighted { climb(member.index, -member.value, system, below: ties.count) }
    guard applyDefinitions(avoiding: isAvoided) else { return nil }
    var result: [Entry] = []
    // A row came from its equality by ties and by adding rows that had been eliminated before.
    while let (index, weight) = rows.popLast() {
      let row = definitions[index].row
      if isAvoided[constraintOfRow[row]] { return nil }
      result.append(Entry(index: constraintOfRow[row], value: weight))
      climb(constraintOfRow[row], -weight, system, below: ties.count)
      var merge = lastMerge[row]
      while merge >= 0 {
        rows.add(weight * merges[merge].factor, at: definitionOfRow[merges[merge].row])
        merge = merges[merge].previous
      }
    }
    while let (index, weight) = tied.popLast() {
      if isAvoided[ties[index].constraint] { return nil }
      result.append(Entry(index: ties[index].constraint, value: weight))
      climb(ties[index].constraint, -weight, system, below: index)
    }
    return result.sorted { $0.index < $1.index }
  }

  /// Replaces the variables of a constraint by those that they were tied to, as far as the ties before
  /// `limit` tell: adds to the weights of these ties, and to the columns that are left.
  private mutating func climb(
    _ constraint: Int, _ weight: Double, _ system: System, below limit: Int
  ) {
    steps += 1
    for position in system.terms(constraint) {
      var variable = system.termVariable[position]
      var value = weight * system.termCoefficient[position]
      while variable >= 0, value != 0 {
        let index = tieOf[variable]
        if index < 0 || index >= limit { break }
        let tie = ties[index]
        tied.add(value / tie.coefficient, at: index)
        value *= tie.scale
        variable = tie.parent
      }
      if variable >= 0, value != 0 { columns.add(value, at: variable) }
    }
  }

  /// Replaces defined columns, earliest definition first. False when this meets an equality to be avoided.
  private mutating func applyDefinitions(avoiding isAvoided: [Bool]) -> Bool {
    if definitions.isEmpty { return true }
    var heap: [Int] = []
    for column in columns.support where definitionOf[column] >= 0 {
      heap.pushHeap(definitionOf[column])
    }
    while let index = heap.popHeap() {
      let definition = definitions[index]
      guard let value = columns.take(definition.column) else { continue }
      steps += 1
      if isAvoided[constraintOfRow[definition.row]] { return false }
      rows.add(value / definition.pivot, at: index)
      for term in definition.terms {
        let column = definitionTerms[term].index
        if columns.add(value * definitionTerms[term].value, at: column), definitionOf[column] >= 0 {
          heap.pushHeap(definitionOf[column])
        }
      }
    }
    return true
  }
}

/// Sums by place, of which few differ from zero; what is small beside its summands has cancelled out.
private struct Weights {
  private var values: [Double]
  private var magnitudes: [Double]
  private(set) var support: [Int] = []
  /// The places in use as a heap, the greatest first.
  private var heap: [Int] = []
  private var isUsed: [Bool]

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    magnitudes = values
    isUsed = Array(repeating: false, count: count)
  }

  var count: Int { values.count }

  /// Returns whether the place was not in use before.
  @discardableResult
  mutating func add(_ value: Double, at place: Int) -> Bool {
    values[place] += value
    magnitudes[place] = max(magnitudes[place], abs(value))
    if isUsed[place] { return false }
    isUsed[place] = true
    support.append(place)
    heap.pushHeap(-place)
    return true
  }

  /// The sum at a place, which becomes zero; nil when it is zero but for noise.
  mutating func take(_ place: Int) -> Double? {
    let (value, magnitude) = (values[place], magnitudes[place])
    values[place] = 0
    magnitudes[place] = 0
    return abs(value) > Tolerance.cancellation * magnitude ? value : nil
  }

  /// Takes the sum at the greatest place in use that has one. Later sums must lie before it.
  mutating func popLast() -> (place: Int, value: Double)? {
    while let place = heap.popHeap().map({ -$0 }) {
      isUsed[place] = false
      if let value = take(place) {
        return (place, value)
      }
    }
    support.removeAll(keepingCapacity: true)
    return nil
  }

  mutating func clear() {
    for place in support {
      values[place] = 0
      magnitudes[place] = 0
      isUsed[place] = false
    }
    support.removeAll(keepingCapacity: true)
    heap.removeAll(keepingCapacity: true)
  }
}
