/// A system with its answer.
///
/// Required constraints hold (but for the relaxed ones, see `conflicts`); optional levels are minimised one
/// after another, the sum of absolute errors inside each; what they leave open is settled by tie
/// ranks, then by the stay values of the variables in the order of adding (each takes the feasible
/// value nearest its stay; those without one follow, nearest zero).
package struct Solution: Sendable {
  /// How to solve.
  package struct Options: Sendable {
    /// A relaxed member of a conflict is dropped, or with a priority goes on pulling at it.
    package var relaxedPriority: Double?
    package init(relaxedPriority: Double? = nil) { self.relaxedPriority = relaxedPriority }
  }

  /// Required constraints that cannot all hold, while any of them less can.
  package struct Conflict: Sendable, Equatable {
    /// The members in the order of adding, without implicit ones.
    package var members: [System.ConstraintID]
    /// The least total violation of the members, in points.
    package var excess: Double
    /// The member that the solution goes on without.
    package var relaxed: System.ConstraintID?
    /// Whether it shares members with an earlier conflict: it shows only once that one is resolved.
    package var overlapsEarlier: Bool

    package init(
      members: [System.ConstraintID], excess: Double, relaxed: System.ConstraintID?,
      overlapsEarlier: Bool
    ) {
      self.members = members
      self.excess = excess
      self.relaxed = relaxed
      self.overlapsEarlier = overlapsEarlier
    }
  }

  /// The problem, with the constants of the last edit.
  package private(set) var system: System
  package let options: Options
  /// The value of every variable, by index.
  package private(set) var values: [Double] = []
  /// Minimal sets of required constraints that contradict each other: disjoint ones first, then those
  /// that remain when one member of each of these is relaxed. Empty when all can hold.
  package private(set) var conflicts: [Conflict] = []
  /// False when values may not be the only optimum; `determinacy()` then tells (a variable that looks
  /// free may still prove unique). True is certain.
  package private(set) var isUnique = true

  var reduction: Reduction
  var components: [Component] = []
  /// Columns without a row, and what they may be.
  var singles: [Int] = []
  var lines: [Line] = []
  /// Per column.
  var columnValue: [Double] = []
  /// Per column its component, or -1 for a single one (see `singleIndex`).
  private var componentOf: [Int] = []
  private var singleIndex: [Int] = []
  var assembly: Assembly
  private var isRelaxed: [Bool] = []
  private var followers: [Follower?] = []
  /// Edits in place until values are computed afresh, so that rounding errors do not add up.
  private var freshEdits = 0
  /// Per slot, attempts to follow that will be skipped, and how many the next failure skips.
  private var pauses: [Pause] = []
  private var isOpen = false

  private struct Pause {
    var left = 0
    var next = 0
  }

  /// What moves with an edited constant, as long as no decision changes.
  private struct Follower {
    var column: Int
    var component: Int
    var local: Int
    var window: ClosedRange<Double>
    var basics: [Entry]
    var variables: [Entry]
  }

  /// Solves a system.
  package init(_ system: System, options: Options = Options()) {
    self.system = system
    self.options = options
    reduction = Reduction(System(), relaxed: [], relaxedPriority: nil)
    assembly = Assembly(lower: [], upper: [], start: [], marks: [])
    solveAnew()
  }

  /// The constraints that the solution goes on without.
  package var relaxed: [System.ConstraintID] { conflicts.compactMap(\.relaxed).sorted() }

  package func value(of variable: System.Variable) -> Double { values[variable.index] }

  /// Per optional priority, from high to low, the sum of absolute errors.
  package func levelErrors() -> [(priority: Double, error: Double)] {
    var all: [(priority: Double, error: Double)] = []
    for constraint in 0..<system.constraintCount where !system.isRequired(constraint) {
      let id = System.ConstraintID(index: constraint)
      all.append((system.traits[constraint].priority, system.error(of: id, at: values)))
    }
    for id in system.ignored { all[id.index].error = 0 }
    all.sort { $0.priority > $1.priority }
    var result: [(priority: Double, error: Double)] = []
    for (priority, error) in all {
      if result.last?.priority == priority {
        result[result.count - 1].error += error
      } else {
        result.append((priority, error))
      }
    }
    return result
  }

  // MARK: Editing

  /// Replaces constants and solves again: in place for constraints that are editable, as far as the earlier
  /// decisions still hold; otherwise from the last basis, and anew where the structure changes.
  package mutating func edit(_ edits: [(constraint: System.ConstraintID, constant: Double)]) {
    var isAnew = !conflicts.isEmpty
    for (constraint, constant) in edits where constant.isFinite {
      system.setConstant(constraint.index, constant)
      if isAnew { continue }
      guard let slot = reduction.edits.firstIndex(where: { $0.constraint == constraint.index }),
        reduction.edits[slot].column >= 0
      else {
        isAnew = true
        continue
      }
      if !follow(slot, constant), !resolve(slot, constant) { isAnew = true }
    }
    if isAnew { solveAnew() }
  }

  /// Replaces one constant and solves again.
  package mutating func edit(_ constraint: System.ConstraintID, constant: Double) {
    edit([(constraint, constant)])
  }

  private func target(_ slot: Int, _ constant: Double) -> Double {
    let edit = reduction.edits[slot]
    return -(edit.shift + constant) / edit.factor
  }

  /// Moves what hangs on an edited constant without any new decision, when that is enough.
  private mutating func follow(_ slot: Int, _ constant: Double) -> Bool {
    if freshEdits == 0 || isOpen { return false }
    if pauses[slot].left > 0 {
      pauses[slot].left -= 1
      return false
    }
    if followers[slot] == nil { followers[slot] = follower(slot) }
    if !follow(followers[slot], slot, target(slot, constant)) {
      // Where every edit needs a decision, looking for a shortcut each time is wasted.
      pauses[slot].left = pauses[slot].next
      pauses[slot].next = min(2 * pauses[slot].next + 1, 63)
      return false
    }
    pauses[slot].next = 0
    freshEdits -= 1
    return true
  }

  private mutating func follow(_ follower: Follower?, _ slot: Int, _ wanted: Double) -> Bool {
    guard let follower else { return false }
    var target = wanted
    if follower.component < 0 {
      apply(slot, target)
      guard let line = line(of: follower.column),
        line.optima.upperBound - line.optima.lowerBound <= Tolerance.freedom
      else { return false }
      lines[singleIndex[follower.column]] = line
      target = line.optima.lowerBound
    } else {
      guard follower.window.contains(target),
        components[follower.component].simplex.shift(
          follower.basics, by: target - columnValue[follower.column],
          column: follower.local, to: target)
      else { return false }
    }
    let change = target - columnValue[follower.column]
    columnValue[follower.column] = target
    for variable in follower.variables { values[variable.index] += variable.value * change }
    return true
  }

  /// Solves the part again that an edited constant belongs to.
  private mutating func resolve(_ slot: Int, _ constant: Double) -> Bool {
    let column = reduction.edits[slot].column
    let component = componentOf[column]
    // Edits that were followed left the program as it was: bring all of them in.
    for (other, edit) in reduction.edits.enumerated() where edit.column >= 0 {
      if other == slot || (component >= 0 && componentOf[edit.column] == component) {
        apply(other, self.target(other, system.constants[edit.constraint]))
      }
    }
    if component < 0 {
      guard let line = line(of: column) else { return false }
      lines[singleIndex[column]] = line
    } else {
      guard components[component].simplex.solve() else { return false }
    }
    finish()
    return true
  }

  /// Writes the target of an editable constraint into the part that it belongs to.
  private mutating func apply(_ slot: Int, _ target: Double) {
    let edit = reduction.edits[slot]
    let component = componentOf[edit.column]
    if edit.isRequired {
      let box = requiredBox(of: edit.column)
      if component < 0 {
        (assembly.lower[edit.column], assembly.upper[edit.column]) = box
      } else {
        let local = localColumn(edit.column)
        components[component].simplex.columns[local].requiredLower = box.lower
        components[component].simplex.columns[local].requiredUpper = box.upper
      }
    } else if component < 0 {
      let range = assembly.markStart[edit.column]..<assembly.markStart[edit.column + 1]
      assembly.marks.retarget(slot: slot, in: range, to: target)
    } else {
      let range = components[component].simplex.marks.indices
      components[component].simplex.marks.retarget(slot: slot, in: range, to: target)
    }
  }

  /// The box of a column with all editable required constraints on it at their present constants.
  private func requiredBox(of column: Int) -> (lower: Double, upper: Double) {
    var lower = reduction.lower[column]
    var upper = reduction.upper[column]
    for (slot, edit) in reduction.edits.enumerated() where edit.column == column && edit.isRequired
    {
      let target = target(slot, system.constants[edit.constraint])
      let isLower =
        edit.relation == .equal || (edit.relation == .greaterOrEqual) == (edit.factor > 0)
      let isUpper = edit.relation == .equal || !isLower
      if isLower { lower = max(lower, target) }
      if isUpper { upper = min(upper, target) }
    }
    return (lower, upper)
  }

  private func localColumn(_ column: Int) -> Int {
    let columns = components[componentOf[column]].columns
    var low = 0
    var high = columns.count
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Solving

  private mutating func solveAnew() {
    conflicts = []
    isRelaxed = []
    if solveOnce() { return }
    (conflicts, isRelaxed) = findConflicts(system)
    if solveOnce() { return }
    // Left are contradictions near the rounding limit that the two ways of looking judge
    // differently: what remains is solved without the required constraints that miss.
    reportResidualConflicts()
  }

  /// Relaxes required constraints, as few in their order as let the rest be solved.
  private mutating func reportResidualConflicts() {
    if isRelaxed.isEmpty { isRelaxed = Array(repeating: false, count: system.constraintCount) }
    var candidates = (0..<system.constraintCount).filter { system.isRequired($0) && !isRelaxed[$0] }
    candidates.sort {
      let (a, b) = (system.traits[$0], system.traits[$1])
      if a.isImplicit != b.isImplicit { return b.isImplicit }
      return a.relaxOrder != b.relaxOrder ? a.relaxOrder > b.relaxOrder : $0 > $1
    }
    let before = isRelaxed
    var (low, high) = (1, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      isRelaxed = before
      for candidate in candidates[..<middle] { isRelaxed[candidate] = true }
      if solveOnce() { high = middle } else { low = middle + 1 }
    }
    isRelaxed = before
    for candidate in candidates.prefix(low) { isRelaxed[candidate] = true }
    _ = solveOnce()
  }

  /// One pass from the system to values; false when required constraints contradict each other.
  private mutating func solveOnce() -> Bool {
    reduction = Reduction(system, relaxed: isRelaxed, relaxedPriority: options.relaxedPriority)
    guard reduction.isConsistent else { return false }
    let columns = assemble()
    pauses = Array(repeating: Pause(), count: reduction.edits.count)
    followers = Array(repeating: nil, count: reduction.edits.count)
    let parts = assembly.parts(of: columns, slotCount: reduction.edits.count)
    (components, singles) = parts
    componentOf = Array(repeating: -1, count: assembly.lower.count)
    singleIndex = componentOf
    for (index, component) in components.enumerated() {
      for column in component.columns { componentOf[column] = index }
    }
    lines = []
    for (index, column) in singles.enumerated() {
      singleIndex[column] = index
      guard let line = line(of: column) else { return false }
      lines.append(line)
    }
    for index in components.indices {
      guard components[index].simplex.solve() else { return false }
    }
    columnValue = assembly.start
    finish()
    return true
  }

  private func line(of column: Int) -> Line? {
    Line(
      assembly.marks, assembly.markStart[column]..<assembly.markStart[column + 1],
      lower: assembly.lower[column], upper: assembly.upper[column])
  }

  /// Fills `assembly` with the rows and columns that the reduction left and returns the columns.
  private mutating func assemble() -> [Int] {
    let elimination = reduction.elimination
    let total = reduction.lower.count
    let columns = reduction.columns
    assembly = Assembly(
      lower: reduction.lower, upper: reduction.upper, start: startValues(total),
      marks: reduction.marks)
    for edit in reduction.edits where edit.isRequired && edit.column >= 0 {
      let box = requiredBox(of: edit.column)
      (assembly.lower[edit.column], assembly.upper[edit.column]) = box
    }
    assembly.applyMarks(to: columns)
    for (index, row) in elimination.rows.enumerated() where row.isAlive {
      assembly.entries.append(contentsOf: elimination.pool[row.range])
      assembly.closeRow(logical: reduction.formColumn[index], rightHandSide: -row.constant)
    }
    return columns
  }

  /// Per column what the stays ask for, and the value itself where it is known.
  private func startValues(_ count: Int) -> [Double] {
    var result = Array(repeating: 0.0, count: count)
    // Backwards, so that the first variable of a class has the last word.
    for wantsStay in [false, true] {
      for variable in (0..<system.variableCount).reversed()
      where system.stays[variable].isNaN != wantsStay {
        guard let root = reduction.column(of: variable) else { continue }
        let stay = wantsStay ? system.stays[variable] : 0
        let node = reduction.classes.nodes[variable]
        result[root] = (stay - node.offset) / node.scale
      }
    }
    for variable in 0..<system.variableCount where reduction.classes.isFixed(variable) {
      result[variable] = reduction.classes.nodes[variable].offset
    }
    return result
  }

  /// The columns that stays ask values of, in the order of asking: first by variables with a stay (the
  /// first of a class decides), then each class's first variable goes to zero.
  private func stays() -> [(column: Int, target: Double)] {
    var result: [(column: Int, target: Double)] = []
    var isAsked = Array(repeating: false, count: system.variableCount)
    for wantsStay in [true, false] {
      for variable in 0..<system.variableCount where system.stays[variable].isNaN != wantsStay {
        guard let root = reduction.column(of: variable), !isAsked[root] else { continue }
        isAsked[root] = true
        let stay = wantsStay ? system.stays[variable] : 0
        let node = reduction.classes.nodes[variable]
        result.append((root, (stay - node.offset) / node.scale))
      }
    }
    return result
  }

  /// Takes column values from the parts, settles what is still open and computes the variables.
  private mutating func finish() {
    isUnique = true
    isOpen = false
    for (index, column) in singles.enumerated() {
      let line = lines[index]
      columnValue[column] = min(
        max(assembly.start[column], line.choice.lowerBound), line.choice.upperBound)
      if line.optima.upperBound - line.optima.lowerBound > Tolerance.freedom { isUnique = false }
      if line.choice.upperBound - line.choice.lowerBound > Tolerance.freedom { isOpen = true }
    }
    for component in components {
      if component.simplex.hasFreedom { isUnique = false }
      if !component.simplex.open.isEmpty { isOpen = true }
      for (local, column) in component.columns.enumerated() {
        columnValue[column] = component.simplex.columns[local].value
      }
    }
    if isOpen { settleOpenColumns() }
    computeVariables()
    for slot in followers.indices { followers[slot] = nil }
    freshEdits = 64
  }

  private mutating func computeVariables() {
    reduction.elimination.evaluate(&columnValue, constants: true)
    if values.count != system.variableCount {
      values = Array(repeating: 0, count: system.variableCount)
    }
    for variable in 0..<system.variableCount {
      let node = reduction.classes.nodes[variable]
      values[variable] = node.scale * columnValue[node.parent] + node.offset
    }
  }

  /// What follows an editable constraint, when its column holds still under it.
  private mutating func follower(_ slot: Int) -> Follower? {
    let edit = reduction.edits[slot]
    guard edit.column >= 0, edit.relation == .equal else { return nil }
    let component = componentOf[edit.column]
    if component < 0 {
      return Follower(
        column: edit.column, component: -1, local: 0, window: 0...0, basics: [],
        variables: variables(movedBy: [Entry(index: edit.column, value: 1)]))
    }
    let local = localColumn(edit.column)
    guard components[component].simplex.columns[local].row < 0 else { return nil }
    let window: ClosedRange<Double>
    if edit.isRequired {
      let same = reduction.edits.indices.filter { reduction.edits[$0].column == edit.column }
      guard same.count == 1, reduction.lower[edit.column] <= reduction.upper[edit.column] else {
        return nil
      }
      window = reduction.lower[edit.column]...reduction.upper[edit.column]
    } else {
      guard let known = components[component].simplex.windows[slot] else { return nil }
      window = known
    }
    let basics = components[component].simplex.response(to: local)
    let columns = components[component].columns
    let moved = basics.map { Entry(index: columns[$0.index], value: $0.value) }
    return Follower(
      column: edit.column, component: component, local: local, window: window, basics: basics,
      variables: variables(movedBy: [Entry(index: edit.column, value: 1)] + moved))
  }

  /// The variables that move with some columns.
  private func variables(movedBy columns: [Entry]) -> [Entry] {
    var change = Array(repeating: 0.0, count: columnValue.count)
    for column in columns { change[column.index] = column.value }
    reduction.elimination.evaluate(&change, constants: false)
    var result: [Entry] = []
    for variable in 0..<system.variableCount {
      let node = reduction.classes.nodes[variable]
      let factor = node.scale * change[node.parent]
      if factor != 0 { result.append(Entry(index: variable, value: factor)) }
    }
    return result
  }

  // MARK: Freedom

  /// Gives the columns that constraints and ties leave open the values nearest to the stays.
  private mutating func settleOpenColumns() {
    var isUsed = Array(repeating: false, count: columnValue.count)
    for term in reduction.elimination.definitionTerms { isUsed[term.index] = true }
    let isSettled =
      components.allSatisfy(\.simplex.open.isEmpty)
      && singles.enumerated().allSatisfy { index, column in
        !isUsed[column]
          || lines[index].choice.upperBound - lines[index].choice.lowerBound <= Tolerance.freedom
      }
    // Columns that nothing depends on sit at their stays already.
    if isSettled { return }
    Freedom(self, .choice).settle(stays(), in: &columnValue)
  }
}

extension System {
  /// Solves the system as it stands.
  package func solve(_ options: Solution.Options = Solution.Options()) -> Solution {
    Solution(self, options: options)
  }
}
