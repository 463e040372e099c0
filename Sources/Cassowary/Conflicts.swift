/// Looks for minimal sets of required constraints that contradict each other.
///
/// A program over the constraints as they were written, one column each, tells whether a set can hold;
/// where not, its multipliers name a set that suffices for the contradiction, which is thinned out member by
/// member. Taking a constraint out of a program means to open its column's box.
func findConflicts(_ system: System) -> ([Solution.Conflict], isRelaxed: [Bool]) {
  var search = ConflictSearch(system)
  var conflicts: [Solution.Conflict] = []
  var isRelaxed = Array(repeating: false, count: system.constraintCount)
  let required = (0..<system.constraintCount).filter { system.isRequired($0) }
  var program = search.program(required, softens: false)

  // Disjoint ones: what a conflict holds takes no part in the search for the next.
  while let support = program.contradiction() {
    let set = search.minimalConflict(support.map { required[$0] }, among: required)
    let conflict = search.conflict(set, overlapsEarlier: false)
    if conflict.members.isEmpty {
      // Implicit facts that contradict each other: nobody can mend that.
      for member in set { isRelaxed[member] = true }
    } else {
      conflicts.append(conflict)
      if let relaxed = conflict.relaxed { isRelaxed[relaxed.index] = true }
    }
    for member in conflict.members.isEmpty ? set : conflict.members.map(\.index) {
      if let position = required.firstIndex(of: member) { program.setBox(position, nil) }
    }
  }
  // And those that show when only one member of each is gone.
  for (position, constraint) in required.enumerated() {
    program.setBox(position, isRelaxed[constraint] ? nil : system.box(of: constraint))
  }
  while let support = program.contradiction() {
    let set = search.minimalConflict(support.map { required[$0] }, among: required)
    let conflict = search.conflict(set, overlapsEarlier: true)
    let gone = conflict.relaxed.map { [$0.index] } ?? set
    if conflict.relaxed != nil { conflicts.append(conflict) }
    for member in gone {
      isRelaxed[member] = true
      if let position = required.firstIndex(of: member) { program.setBox(position, nil) }
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

  /// An irreducible contradictory subset, ascending, found from a set that suffices.
  mutating func minimalConflict(_ support: [Int], among required: [Int]) -> [Int] {
    let isImplicit = { [traits = system.traits] in traits[$0].isImplicit } as (Int) -> Bool
    let kept = thinnedOut(support) { isImplicit($0) ? 0 : 1 }
    // What holds without being written may say enough where a written bound took part: then fewer
    // written ones are to blame.
    guard kept.contains(where: { isReplaceable($0) }) else { return kept }
    let unwritten = implicit(near: kept, among: required)
    guard !unwritten.isEmpty else { return kept }
    let replaceable = kept.filter { isReplaceable($0) }
    return thinnedOut((kept + unwritten).sorted()) { constraint in
      replaceable.contains(constraint) ? 0 : isImplicit(constraint) ? 1 : 2
    }
  }

  /// Whether a constraint is a written bound on one variable, as implicit ones are unwritten bounds.
  private func isReplaceable(_ constraint: Int) -> Bool {
    !system.traits[constraint].isImplicit && system.terms(constraint).count == 1
  }

  /// The implicit constraints on variables that some constraints mention, not among those.
  private func implicit(near set: [Int], among required: [Int]) -> [Int] {
    var isMentioned = Array(repeating: false, count: system.variableCount)
    var isMember = Array(repeating: false, count: system.constraintCount)
    for constraint in set {
      isMember[constraint] = true
      for term in system.terms(constraint) { isMentioned[system.termVariable[term]] = true }
    }
    return required.filter { constraint in
      system.traits[constraint].isImplicit && !isMember[constraint]
        && system.terms(constraint).allSatisfy { isMentioned[system.termVariable[$0]] }
    }
  }

  /// A contradictory set without the members that it does not need, ascending: those of the lowest
  /// rank go first.
  private mutating func thinnedOut(_ constraints: [Int], rank: (Int) -> Int) -> [Int] {
    var program = program(constraints, softens: false)
    var isKept = Array(repeating: true, count: constraints.count)
    let members = constraints.indices
    let order = members.sorted {
      (rank(constraints[$0]), $0) < (rank(constraints[$1]), $1)
    }
    for member in order where isKept[member] {
      program.setBox(member, nil)
      guard let support = program.contradiction() else {
        program.setBox(member, system.box(of: constraints[member]))
        continue
      }
      // It holds without this member: what the new contradiction does not need goes too.
      var isNeeded = Array(repeating: false, count: constraints.count)
      for other in support { isNeeded[other] = true }
      for other in members where isKept[other] && !isNeeded[other] {
        isKept[other] = false
        program.setBox(other, nil)
      }
    }
    return members.filter { isKept[$0] }.map { constraints[$0] }
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

  /// The least total violation of a set, implicit members being beyond dispute.
  private mutating func excess(_ constraints: [Int]) -> Double {
    var program = program(constraints, softens: true)
    guard program.enterBoxes() else { return 0 }
    for range in program.levels { program.minimise(range) }
    program.computeBasicValues()
    var total = 0.0
    for (index, constraint) in constraints.enumerated()
    where !system.traits[constraint].isImplicit {
      let x = program.columns[program.logical[index]].value
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
  mutating func program(_ constraints: [Int], softens: Bool) -> Simplex {
    var variables: [Int] = []
    for constraint in constraints {
      for term in system.terms(constraint) where columnOf[system.termVariable[term]] < 0 {
        columnOf[system.termVariable[term]] = variables.count
        variables.append(system.termVariable[term])
      }
    }
    // Behind the variables one column for each constraint.
    var columns = Array(
      repeating: Simplex.Column(lower: -.infinity, upper: .infinity, value: 0),
      count: variables.count + constraints.count)
    var rows = Simplex.Rows()
    var marks: [Mark] = []
    for (index, constraint) in constraints.enumerated() {
      let column = variables.count + index
      let relation = system.relations[constraint]
      let bound = -system.constants[constraint]
      if softens, !system.traits[constraint].isImplicit {
        marks.append(
          Mark(
            level: 0, column: column, target: bound, below: relation == .lessOrEqual ? 0 : 1,
            above: relation == .greaterOrEqual ? 0 : 1))
      } else {
        let box = system.box(of: constraint)
        let value = relation == .equal ? bound : 0
        columns[column] = Simplex.Column(lower: box.lower, upper: box.upper, value: value)
      }
      let start = rows.entries.count
      for term in system.terms(constraint) {
        let column = columnOf[system.termVariable[term]]
        let value = -system.termCoefficient[term]
        let same = (start..<rows.entries.count).first { rows.entries[$0].index == column }
        if let same {
          rows.entries[same].value += value
        } else {
          rows.entries.append(Entry(index: column, value: value))
        }
      }
      rows.entries.append(Entry(index: column, value: 1))
      rows.close(logical: column, rightHandSide: 0)
    }
    for variable in variables { columnOf[variable] = -1 }
    return Simplex(
      columns: &columns, rows: rows, marks: marks, slotCount: 0, solvesEqualities: true)
  }
}

extension System {
  /// What a required constraint allows its terms to add up to.
  fileprivate func box(of constraint: Int) -> (lower: Double, upper: Double) {
    let bound = -constants[constraint]
    return switch relations[constraint] {
    case .equal: (bound, bound)
    case .lessOrEqual: (-.infinity, bound)
    case .greaterOrEqual: (bound, .infinity)
    }
  }
}

extension Simplex {
  /// Replaces the box of a row's own column, or opens it.
  fileprivate mutating func setBox(_ row: Int, _ box: (lower: Double, upper: Double)?) {
    columns[logical[row]].requiredLower = box?.lower ?? -.infinity
    columns[logical[row]].requiredUpper = box?.upper ?? .infinity
  }

  /// Rows that suffice for a contradiction, ascending; nil when all can hold.
  fileprivate mutating func contradiction() -> [Int]? {
    if enterBoxes() { return nil }
    let largest = multipliers.reduce(0) { max($0, abs($1)) }
    return multipliers.indices.filter { abs(multipliers[$0]) > 1e-9 * largest }
  }
}
