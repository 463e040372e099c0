/// Looks for minimal sets of required constraints that contradict each other.
///
/// A program over the constraints as they were written, one column each, tells whether a set can hold;
/// where not, its multipliers name a set that suffices for the contradiction, which is thinned out member by
/// member.
func findConflicts(_ system: System) -> ([Solution.Conflict], isRelaxed: [Bool]) {
  var search = ConflictSearch(system)
  var conflicts: [Solution.Conflict] = []
  var isRelaxed = Array(repeating: false, count: system.constraintCount)
  let required = (0..<system.constraintCount).filter { system.isRequired($0) }

  // Disjoint ones: what a conflict holds takes no part in the search for the next.
  var isActive = Array(repeating: false, count: system.constraintCount)
  for constraint in required { isActive[constraint] = true }
  while let set = search.minimalConflict(required.filter { isActive[$0] }) {
    let conflict = search.conflict(set, overlapsEarlier: false)
    for member in set
    where !system.traits[member].isImplicit || conflict.members.isEmpty {
      isActive[member] = false
    }
    if let relaxed = conflict.relaxed { isRelaxed[relaxed.index] = true }
    if conflict.members.isEmpty {
      for member in set { isRelaxed[member] = true }
    } else {
      conflicts.append(conflict)
    }
  }
  // And those that show when only one member of each is gone.
  while let set = search.minimalConflict(required.filter { !isRelaxed[$0] }) {
    let conflict = search.conflict(set, overlapsEarlier: true)
    if let relaxed = conflict.relaxed {
      isRelaxed[relaxed.index] = true
      conflicts.append(conflict)
    } else {
      for member in set { isRelaxed[member] = true }
    }
  }
  return (conflicts, isRelaxed)
}

private struct ConflictSearch {
  let system: System
  /// Per variable its column in the program at hand, or -1.
  private var columnOf: [Int]

  init(_ system: System) {
    self.system = system
    columnOf = Array(repeating: -1, count: system.variableCount)
  }

  /// An irreducible contradictory subset, ascending; nil when all can hold.
  mutating func minimalConflict(_ constraints: [Int]) -> [Int]? {
    guard let support = contradiction(constraints) else { return nil }
    // The multipliers are those of a corner of the program: little is left to thin out.
    var kept = support
    if contradiction(kept) == nil { kept = constraints }
    let order =
      kept.filter { system.traits[$0].isImplicit } + kept.filter { !system.traits[$0].isImplicit }
    for member in order where kept.contains(member) {
      if let smaller = contradiction(kept.filter { $0 != member }) {
        kept = contradiction(smaller) != nil ? smaller : kept.filter { $0 != member }
      }
    }
    return kept.sorted()
  }

  mutating func conflict(_ set: [Int], overlapsEarlier: Bool) -> Solution.Conflict {
    let members = set.filter { !system.traits[$0].isImplicit }
    let relaxed = members.max {
      let (a, b) = (system.traits[$0].relaxOrder, system.traits[$1].relaxOrder)
      return a != b ? a < b : $0 < $1
    }
    return Solution.Conflict(
      members: members.map { System.ConstraintID(index: $0) }, excess: excess(set),
      relaxed: relaxed.map { System.ConstraintID(index: $0) }, overlapsEarlier: overlapsEarlier)
  }

  /// A subset that suffices for a contradiction; nil when all can hold.
  private mutating func contradiction(_ constraints: [Int]) -> [Int]? {
    var program = program(constraints, softens: false)
    if program.reset(), program.restoreFeasibility() { return nil }
    let largest = program.multipliers.reduce(0) { max($0, abs($1)) }
    return constraints.indices.filter { abs(program.multipliers[$0]) > 1e-9 * largest }
      .map { constraints[$0] }
  }

  /// The least total violation of a set, implicit members being beyond dispute.
  private mutating func excess(_ constraints: [Int]) -> Double {
    var program = program(constraints, softens: true)
    guard program.reset(), program.restoreFeasibility() else { return 0 }
    for (_, range) in program.levels { program.minimise(range) }
    program.computeBasicValues()
    var total = 0.0
    for (index, constraint) in constraints.enumerated()
    where !system.traits[constraint].isImplicit {
      let x = program.value[program.logical[index]]
      let bound = -system.constants[constraint]
      switch system.relations[constraint] {
      case .equal: total += abs(x - bound)
      case .lessOrEqual: total += max(0, x - bound)
      case .greaterOrEqual: total += max(0, bound - x)
      }
    }
    return total
  }

  /// The given constraints, each as a boxed column equal to its terms, over free variables. With `softens`
  /// those that are not implicit are marks instead of boxes.
  private mutating func program(_ constraints: [Int], softens: Bool) -> Simplex {
    var variables: [Int] = []
    var rowStart = [0]
    var rowColumn: [Int] = []
    var rowValue: [Double] = []
    for constraint in constraints {
      let start = rowColumn.count
      for term in system.terms(constraint) {
        let variable = system.termVariable[term]
        if columnOf[variable] < 0 {
          columnOf[variable] = variables.count
          variables.append(variable)
        }
        let column = columnOf[variable]
        let coefficient = system.termCoefficient[term]
        if let same = (start..<rowColumn.count).first(where: { rowColumn[$0] == column }) {
          rowValue[same] -= coefficient
        } else {
          rowColumn.append(column)
          rowValue.append(-coefficient)
        }
      }
      rowStart.append(rowColumn.count)
    }
    for variable in variables { columnOf[variable] = -1 }
    // Behind the variables one column for each constraint.
    let count = variables.count + constraints.count
    var lower = Array(repeating: -Double.infinity, count: count)
    var upper = Array(repeating: Double.infinity, count: count)
    var marks = Marks()
    var fullStart = [0]
    var fullColumn: [Int] = []
    var fullValue: [Double] = []
    var columnStart = Array(repeating: 0, count: count + 1)
    for (index, constraint) in constraints.enumerated() {
      let column = variables.count + index
      let relation = system.relations[constraint]
      let bound = -system.constants[constraint]
      if softens, !system.traits[constraint].isImplicit {
        marks.append(
          level: 0, column: column, target: bound, below: relation == .lessOrEqual ? 0 : 1,
          above: relation == .greaterOrEqual ? 0 : 1, rank: 0, editSlot: -1)
      } else {
        if relation != .lessOrEqual { lower[column] = bound }
        if relation != .greaterOrEqual { upper[column] = bound }
      }
      for entry in rowStart[index]..<rowStart[index + 1] where rowValue[entry] != 0 {
        fullColumn.append(rowColumn[entry])
        fullValue.append(rowValue[entry])
        columnStart[rowColumn[entry] + 1] += 1
      }
      fullColumn.append(column)
      fullValue.append(1)
      columnStart[column + 1] += 1
      fullStart.append(fullColumn.count)
    }
    for column in 0..<count { columnStart[column + 1] += columnStart[column] }
    var fill = columnStart
    var entryRow = Array(repeating: 0, count: fullColumn.count)
    var entryValue = Array(repeating: 0.0, count: fullColumn.count)
    for row in constraints.indices {
      for entry in fullStart[row]..<fullStart[row + 1] {
        entryRow[fill[fullColumn[entry]]] = row
        entryValue[fill[fullColumn[entry]]] = fullValue[entry]
        fill[fullColumn[entry]] += 1
      }
    }
    var simplex = Simplex(
      columnStart: columnStart, entryRow: entryRow, entryValue: entryValue,
      rightHandSide: Array(repeating: 0, count: constraints.count),
      logical: constraints.indices.map { variables.count + $0 }, lower: lower, upper: upper,
      marks: marks, start: Array(repeating: 0, count: count))
    simplex.crash(rowStart: fullStart, rowColumn: fullColumn, rowValue: fullValue)
    return simplex
  }
}
