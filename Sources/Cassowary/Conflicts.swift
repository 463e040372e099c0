/// Looks for minimal sets of required constraints that contradict each other.
///
/// A program over the constraints as they were written, one column each, tells whether a set can hold;
/// where not, its multipliers name a set that suffices for the contradiction, which is thinned out member by
/// member. Taking a constraint out of a program means to open its column's box.
func findConflicts(_ system: System) -> ([Solution.Conflict], isRelaxed: [Bool]) {
  var search = ConflictSearch(system)
  // Disjoint ones: what a conflict holds takes no part in the search for the next.
  search.run(overlapsEarlier: false)
  // And those that show when only one member of each is gone.
  search.closeBoxes()
  search.run(overlapsEarlier: true)
  return (search.conflicts, search.isRelaxed)
}

private struct ConflictSearch {
  let system: System
  private(set) var conflicts: [Solution.Conflict] = []
  private(set) var isRelaxed: [Bool]
  private let required: [Int]
  /// Per constraint its place among the required ones, or -1.
  private var position: [Int]
  /// All required constraints that are still looked at.
  private var whole: Simplex
  private var builder: ProgramBuilder
  /// Per variable the implicit constraints that name it first.
  private var implicit: [[Int]]

  init(_ system: System) {
    self.system = system
    isRelaxed = Array(repeating: false, count: system.constraintCount)
    let required = (0..<system.constraintCount).filter { system.isRequired($0) }
    self.required = required
    position = Array(repeating: -1, count: system.constraintCount)
    implicit = Array(repeating: [], count: system.variableCount)
    for (place, constraint) in required.enumerated() {
      position[constraint] = place
      guard system.traits[constraint].isImplicit,
        let first = system.terms(constraint).first
      else { continue }
      implicit[system.termVariable[first]].append(constraint)
    }
    builder = ProgramBuilder(system)
    whole = builder.program(required, softens: false)
  }

  /// Lets all required constraints take part again, but for relaxed ones.
  mutating func closeBoxes() {
    for (place, constraint) in required.enumerated() {
      whole.setBox(place, isRelaxed[constraint] ? nil : system.box(of: constraint))
    }
  }

  mutating func run(overlapsEarlier: Bool) {
    while let found = whole.contradiction() {
      let support = found.rows.map { required[$0] }
      var sets: [[Int]] = []
      if found.isMinimal {
        sets = [preferringUnwritten(support)]
      } else {
        for part in parts(of: support) { if let set = minimalConflict(part) { sets.append(set) } }
        // Rounding may hide in the parts what shows in the whole.
        if sets.isEmpty { sets = [minimalConflict(support) ?? support] }
      }
      for set in sets { report(set, overlapsEarlier: overlapsEarlier) }
    }
  }

  private mutating func report(_ set: [Int], overlapsEarlier: Bool) {
    let conflict = conflict(set, overlapsEarlier: overlapsEarlier)
    // Implicit facts that contradict each other: nobody can mend that.
    let relaxed = conflict.relaxed.map { [$0.index] } ?? set
    for member in relaxed { isRelaxed[member] = true }
    if !conflict.members.isEmpty { conflicts.append(conflict) }
    let gone = overlapsEarlier || conflict.members.isEmpty ? relaxed : conflict.members.map(\.index)
    for member in gone where position[member] >= 0 { whole.setBox(position[member], nil) }
  }

  /// The constraints of a set in groups that share no variable: conflicts that have nothing to do with one
  /// another. The group whose first member comes last goes first.
  private mutating func parts(of set: [Int]) -> [[Int]] {
    var sets = Array(set.indices)
    func root(_ member: Int) -> Int {
      var node = member
      while sets[node] != node {
        sets[node] = sets[sets[node]]
        node = sets[node]
      }
      return node
    }
    var first: [Int: Int] = [:]
    for (index, constraint) in set.enumerated() {
      for term in system.terms(constraint) {
        let variable = system.termVariable[term]
        guard let other = first[variable] else {
          first[variable] = index
          continue
        }
        let (one, two) = (root(index), root(other))
        sets[max(one, two)] = min(one, two)
      }
    }
    var groups: [[Int]] = []
    var group = Array(repeating: -1, count: set.count)
    for (index, constraint) in set.enumerated() {
      let root = root(index)
      if group[root] < 0 {
        group[root] = groups.count
        groups.append([])
      }
      groups[group[root]].append(constraint)
    }
    let isImplicit = { [traits = system.traits] in traits[$0].isImplicit } as (Int) -> Bool
    return groups.map { group in
      (group, group.first { isImplicit($0) } ?? -1, group.first { !isImplicit($0) } ?? -1)
    }.sorted { ($0.1 < 0 ? 1 : 0, $0.1, $0.2) > ($1.1 < 0 ? 1 : 0, $1.1, $1.2) }.map(\.0)
  }

  /// An irreducible contradictory subset, ascending; nil when the set can hold.
  private mutating func minimalConflict(_ set: [Int]) -> [Int]? {
    let isImplicit = { [traits = system.traits] in traits[$0].isImplicit } as (Int) -> Bool
    return thinnedOut(set) { isImplicit($0) ? 0 : 1 }.map { preferringUnwritten($0) }
  }

  /// What holds without being written may say enough where a written bound took part: then fewer written ones
  /// are to blame.
  private mutating func preferringUnwritten(_ conflict: [Int]) -> [Int] {
    let replaceable = Set(conflict.filter { isReplaceable($0) })
    if replaceable.isEmpty { return conflict }
    let unwritten = implicit(near: conflict)
    if unwritten.isEmpty { return conflict }
    let isImplicit = { [traits = system.traits] in traits[$0].isImplicit } as (Int) -> Bool
    return thinnedOut((conflict + unwritten).sorted()) { constraint in
      replaceable.contains(constraint) ? 0 : isImplicit(constraint) ? 1 : 2
    } ?? conflict
  }

  /// Whether a constraint is a written bound on one variable, as implicit ones are unwritten bounds.
  private func isReplaceable(_ constraint: Int) -> Bool {
    !system.traits[constraint].isImplicit && system.terms(constraint).count == 1
  }

  /// The implicit constraints on variables that some constraints mention, not among those.
  private func implicit(near set: [Int]) -> [Int] {
    var mentioned: Set<Int> = []
    for constraint in set {
      for term in system.terms(constraint) { mentioned.insert(system.termVariable[term]) }
    }
    let members = Set(set)
    return mentioned.sorted().flatMap { implicit[$0] }.filter { constraint in
      !members.contains(constraint)
        && system.terms(constraint).allSatisfy { mentioned.contains(system.termVariable[$0]) }
    }
  }

  /// A contradictory set without the members that it does not need, ascending: those of the lowest
  /// rank go first. Nil when the set can hold.
  private mutating func thinnedOut(_ constraints: [Int], rank: (Int) -> Int) -> [Int]? {
    var program = builder.program(constraints, softens: false)
    guard let whole = program.contradiction() else { return nil }
    if whole.isMinimal, whole.rows.count == constraints.count { return constraints }
    var isKept = Array(repeating: true, count: constraints.count)
    let members = constraints.indices
    let order = members.sorted {
      (rank(constraints[$0]), $0) < (rank(constraints[$1]), $1)
    }
    for member in order where isKept[member] {
      program.setBox(member, nil)
      guard let found = program.contradiction() else {
        program.setBox(member, system.box(of: constraints[member]))
        continue
      }
      // It holds without this member: what the new contradiction does not need goes too.
      var isNeeded = Array(repeating: false, count: constraints.count)
      for other in found.rows { isNeeded[other] = true }
      for other in members where isKept[other] && !isNeeded[other] {
        isKept[other] = false
        program.setBox(other, nil)
      }
      if found.isMinimal { break }
    }
    return members.filter { isKept[$0] }.map { constraints[$0] }
  }

  private mutating func conflict(_ set: [Int], overlapsEarlier: Bool) -> Solution.Conflict {
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
    var program = builder.program(constraints, softens: true)
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
}

/// Writes constraints down as a program of their own.
private struct ProgramBuilder {
  private let system: System
  /// Per variable its column in the program at hand, or -1.
  private var columnOf: [Int]

  init(_ system: System) {
    self.system = system
    columnOf = Array(repeating: -1, count: system.variableCount)
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

  /// Rows that suffice for a contradiction, ascending, and whether none of them can be left out for
  /// certain; nil when all can hold.
  fileprivate mutating func contradiction() -> (rows: [Int], isMinimal: Bool)? {
    if enterBoxes() { return nil }
    let rows = Simplex.rows(multipliers, above: 1e-9)
    // Where a weight may be noise, whether it is one has to be tried.
    let isMinimal =
      Simplex.rows(irreducible, above: 1e-9) == rows
      && Simplex.rows(irreducible, above: 1e-5) == rows
    return (rows, isMinimal)
  }

  /// The rows, ascending, whose weight is above a share of the largest one.
  private static func rows(_ weights: [Entry], above share: Double) -> [Int] {
    let largest = weights.reduce(0) { max($0, abs($1.value)) }
    return weights.filter { abs($0.value) > share * largest }.map(\.index).sorted()
  }
}
