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
    let large = constraints.count > Self.largeCount
    if large, canHold(constraints) { return nil }
    let constraints = large ? narrowed(constraints) : constraints
    guard let support = contradiction(constraints) else { return nil }
    // The multipliers are those of a corner of the program: little is left to thin out.
    var kept = support
    if contradiction(kept) == nil { kept = constraints }
    kept = thinnedOut(
      kept,
      kept.filter { system.traits[$0].isImplicit } + kept.filter { !system.traits[$0].isImplicit })
    // What holds without being written may say enough where a written bound took part: fewer of the
    // author's constraints are blamed then.
    let unwritten = implicit(near: kept, among: constraints)
    if !unwritten.isEmpty, kept.contains(where: { isReplaceable($0) }) {
      kept = thinnedOut(kept + unwritten, kept.filter { isReplaceable($0) } + unwritten)
    }
    return kept.sorted()
  }

  /// Up to here the program over the constraints as they are written is quick.
  private static let largeCount = 120

  /// Whether all of some constraints can hold: by solving, which reduces what is written first and is
  /// therefore quick where the program over all that is written is not.
  private func canHold(_ constraints: [Int]) -> Bool {
    var part = System()
    part.reserve(
      variables: system.variableCount, constraints: constraints.count,
      terms: 3 * constraints.count)
    var numberOf = Array(repeating: -1, count: system.variableCount)
    for constraint in constraints {
      let terms = system.terms(constraint).map { term in
        let variable = system.termVariable[term]
        if numberOf[variable] < 0 { numberOf[variable] = part.addVariable().index }
        return System.Term(
          system.termCoefficient[term], System.Variable(index: numberOf[variable]))
      }
      part.add(
        terms, constant: system.constants[constraint], system.relations[constraint],
        System.Traits(isImplicit: system.traits[constraint].isImplicit))
    }
    var options = Solution.Options()
    options.findsConflicts = false
    return !Solution(part, options: options).isContradictory
  }

  /// A smaller contradictory set: without every stretch that it does not need, long ones first.
  /// Members of a contradiction are few, so that most of a large set goes at once.
  private func narrowed(_ constraints: [Int]) -> [Int] {
    var kept = constraints
    var length = kept.count / 4
    while kept.count > Self.largeCount / 2, length >= 8 {
      var start = 0
      while start < kept.count {
        var rest = kept
        rest.removeSubrange(start..<min(start + length, kept.count))
        if canHold(rest) { start += length } else { kept = rest }
      }
      length /= 2
    }
    return kept
  }

  /// A contradictory set without those of its members, tried in order, that it does not need.
  private mutating func thinnedOut(_ set: [Int], _ order: [Int]) -> [Int] {
    var kept = set
    for member in order where kept.contains(member) {
      if let smaller = contradiction(kept.filter { $0 != member }) {
        kept = contradiction(smaller) != nil ? smaller : kept.filter { $0 != member }
      }
    }
    return kept
  }

  /// Whether a constraint is about one variable, as implicit ones are.
  private func isReplaceable(_ constraint: Int) -> Bool {
    !system.traits[constraint].isImplicit
      && system.terms(constraint).count == 1
  }

  /// The implicit constraints on variables that some constraints mention, not among those.
  private func implicit(near set: [Int], among constraints: [Int]) -> [Int] {
    var mentioned: Set<Int> = []
    for constraint in set {
      for term in system.terms(constraint) { mentioned.insert(system.termVariable[term]) }
    }
    return constraints.filter { constraint in
      system.traits[constraint].isImplicit && !set.contains(constraint)
        && system.terms(constraint).allSatisfy { mentioned.contains(system.termVariable[$0]) }
    }
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
    if program.enterBoxes() { return nil }
    let largest = program.multipliers.reduce(0) { max($0, abs($1)) }
    return constraints.indices.filter { abs(program.multipliers[$0]) > 1e-9 * largest }
      .map { constraints[$0] }
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
  private mutating func program(_ constraints: [Int], softens: Bool) -> Simplex {
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
        let lower = relation == .lessOrEqual ? -.infinity : bound
        let upper = relation == .greaterOrEqual ? .infinity : bound
        columns[column] = Simplex.Column(lower: lower, upper: upper, value: 0)
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
    return Simplex(columns: &columns, rows: rows, marks: marks, slotCount: 0)
  }
}
