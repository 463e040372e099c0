/// Looks for minimal sets of required constraints that contradict each other.
///
/// Where they are is told by the system without its equalities (`Contradictions`), which also says what
/// makes each of them up. Which of several sets that would do is named is then settled by programs over the
/// few constraints concerned, as they were written.
func findConflicts(_ system: System) -> ([Solution.Conflict], isRelaxed: [Bool]) {
  var search = ConflictSearch(system)
  // Disjoint ones: what a conflict holds takes no part in the search for the next.
  search.run(overlapsEarlier: false)
  // And those that show when only one member of each is gone.
  search.run(overlapsEarlier: true)
  return (search.conflicts, search.isRelaxed)
}

private struct ConflictSearch {
  let system: System
  private(set) var conflicts: [Solution.Conflict] = []
  private(set) var isRelaxed: [Bool]
  private var builder: ProgramBuilder
  /// Per variable the implicit constraints that name it first.
  private var implicit: [[Int]]

  /// Up to here every member of a conflict that unwritten bounds might replace is tried; the number is
  /// members to be tried times constraints concerned.
  private static let thoroughness = 200_000

  init(_ system: System) {
    self.system = system
    isRelaxed = Array(repeating: false, count: system.constraintCount)
    implicit = Array(repeating: [], count: system.variableCount)
    for constraint in 0..<system.constraintCount {
      guard system.isRequired(constraint), system.traits[constraint].isImplicit,
        let first = system.terms(constraint).first
      else { continue }
      implicit[system.termVariable[first]].append(constraint)
    }
    builder = ProgramBuilder(system)
  }

  mutating func run(overlapsEarlier: Bool) {
    var isOut = isRelaxed
    var isFruitful = true
    while isFruitful {
      isFruitful = false
      var contradictions = Contradictions(system, without: isOut)
      while let found = contradictions.next() {
        let gone = report(found, overlapsEarlier: overlapsEarlier)
        for constraint in gone { isOut[constraint] = true }
        contradictions.settle(gone)
        isFruitful = true
      }
    }
  }

  /// Adds a conflict and returns the constraints that take no further part.
  private mutating func report(_ found: Contradictions.Found, overlapsEarlier: Bool) -> [Int] {
    let conflict = conflict(found, overlapsEarlier: overlapsEarlier)
    // Implicit facts that contradict each other: nobody can mend that.
    let relaxed = conflict.relaxed.map { [$0.index] } ?? found.weights.map(\.index)
    for member in relaxed { isRelaxed[member] = true }
    if conflict.members.isEmpty { return relaxed }
    conflicts.append(conflict)
    return overlapsEarlier ? relaxed : conflict.members.map(\.index)
  }

  private mutating func conflict(
    _ found: Contradictions.Found, overlapsEarlier: Bool
  ) -> Solution.Conflict {
    let isImplicit = { [traits = system.traits] in traits[$0].isImplicit } as (Int) -> Bool
    var set = found.weights.map(\.index)
    var excess: Double?
    if found.isMinimal {
      let (weights, gap) = preferringUnwritten(found)
      let thinned = preferringUnwritten(weights.map(\.index))
      if thinned == weights.map(\.index) { excess = leastViolation(weights, gap: gap) }
      set = thinned
    } else if let thinned = thinnedOut(set, rank: { isImplicit($0) ? 0 : 1 }) {
      set = preferringUnwritten(thinned)
    }
    let members = set.filter { !isImplicit($0) }
    let relaxed = members.max {
      let (a, b) = (system.traits[$0].relaxOrder, system.traits[$1].relaxOrder)
      return a != b ? a < b : $0 < $1
    }
    return Solution.Conflict(
      members: members.map { System.ConstraintID(index: $0) }, excess: excess ?? self.excess(set),
      relaxed: relaxed.map { System.ConstraintID(index: $0) }, overlapsEarlier: overlapsEarlier)
  }

  // MARK: Which bounds to blame

  /// What holds without being written may say enough where a written bound took part: then fewer written ones
  /// are to blame.
  private mutating func preferringUnwritten(_ conflict: [Int]) -> [Int] {
    let replaceable = Set(conflict.filter { isReplaceable($0) })
    if replaceable.isEmpty { return conflict }
    let unwritten = implicit(near: conflict)
    if unwritten.isEmpty { return conflict }
    let size = conflict.count + unwritten.count
    if replaceable.count * size > Self.thoroughness { return conflict }
    let isImplicit = { [traits = system.traits] in traits[$0].isImplicit } as (Int) -> Bool
    return thinnedOut((conflict + unwritten).sorted()) { constraint in
      replaceable.contains(constraint) ? 0 : isImplicit(constraint) ? 1 : 2
    } ?? conflict
  }

  /// The same for contradictions of so many members that only the unwritten bound on the very variable is
  /// tried in place of a written one, as long as what is left still misses.
  private func preferringUnwritten(
    _ found: Contradictions.Found
  ) -> (weights: [Entry], gap: Double) {
    var (weights, gap) = (found.weights, found.gap)
    let size = weights.count
    if size * weights.count(where: { isReplaceable($0.index) }) <= Self.thoroughness {
      return (weights, gap)
    }
    var sum = weights.reduce(0) { $0 + $1.value * system.constants[$1.index] }
    for place in weights.indices where isReplaceable(weights[place].index) {
      let (written, weight) = (weights[place].index, weights[place].value)
      let term = system.terms(written).lowerBound
      for other in implicit[system.termVariable[term]] where system.terms(other).count == 1 {
        let coefficient = system.termCoefficient[system.terms(other).lowerBound]
        let replaced = weight * system.termCoefficient[term] / coefficient
        // An inequality counts in one direction only: the one in which the sum misses.
        let isAhead = (replaced > 0) == (sum < 0)
        let holds =
          switch system.relations[other] {
          case .equal: true
          case .greaterOrEqual: isAhead
          case .lessOrEqual: !isAhead
          }
        let next =
          sum - weight * system.constants[written] + replaced * system.constants[other]
        let noise = Tolerance.noise(system.constants[written]) * abs(weight)
        guard holds, (next < 0) == (sum < 0), abs(next) > noise else { continue }
        weights[place] = Entry(index: other, value: replaced)
        sum = next
        gap = abs(next)
        break
      }
    }
    weights.sort { $0.index < $1.index }
    return (weights, gap)
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
    guard let whole = program.contradictoryRows() else { return nil }
    if whole.isMinimal, whole.rows.count == constraints.count { return constraints }
    var isKept = Array(repeating: true, count: constraints.count)
    let members = constraints.indices
    let order = members.sorted {
      (rank(constraints[$0]), $0) < (rank(constraints[$1]), $1)
    }
    for member in order where isKept[member] {
      program.setBox(member, nil)
      guard let found = program.contradictoryRows() else {
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

  // MARK: Excess

  /// The least total violation of a minimal set that adds up to the gap with these weights: all of it falls
  /// on the member for which a point costs least, implicit ones being beyond dispute.
  private func leastViolation(_ weights: [Entry], gap: Double) -> Double {
    var largest = 0.0
    for weight in weights where !system.traits[weight.index].isImplicit {
      largest = max(largest, abs(weight.value))
    }
    return largest == 0 ? 0 : gap / largest
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
