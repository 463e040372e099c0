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
  private var freshUntil = 0

  /// What moves with an edited constant, as long as no decision changes.
  private struct Follower {
    var column: Int
    var component: Int
    var window: ClosedRange<Double>
    var basics: [(column: Int, change: Double)]
    var variables: [(variable: Int, change: Double)]
  }

  /// Solves a system.
  package init(_ system: System, options: Options = Options()) {
    self.system = system
    self.options = options
    reduction = Reduction(system, relaxed: [], relaxedPriority: nil)
    assembly = Assembly(lower: [], upper: [], start: [], marks: Marks())
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
    guard let follower = followers[slot], freshUntil > 0 else { return false }
    var target = target(slot, constant)
    if follower.component < 0 {
      let index = singleIndex[follower.column]
      apply(slot, target)
      guard let line = line(of: follower.column),
        line.optima.upperBound - line.optima.lowerBound <= Tolerance.freedom
      else { return false }
      lines[index] = line
      target = line.optima.lowerBound
    } else {
      guard follower.window.contains(target),
        components[follower.component].simplex.shift(
          follower.basics, by: target - columnValue[follower.column],
          local: localColumn(follower.column), to: target)
      else { return false }
    }
    let change = target - columnValue[follower.column]
    columnValue[follower.column] = target
    for (variable, factor) in follower.variables { values[variable] += factor * change }
    freshUntil -= 1
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
        components[component].simplex.requiredLower[local] = box.lower
        components[component].simplex.requiredUpper[local] = box.upper
      }
    } else if component < 0 {
      assembly.retarget(slot: slot, column: edit.column, to: target)
    } else {
      components[component].simplex.retarget(slot: slot, to: target)
    }
  }

  /// The box of a column with all editable required constraints on it at their present constants.
  private func requiredBox(of column: Int) -> (lower: Double, upper: Double) {
    var lower = reduction.lower[column]
    var upper = reduction.upper[column]
    for (slot, edit) in reduction.edits.enumerated() where edit.column == column && edit.isRequired {
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

  /// Relaxes required constraints one by one until the rest can be solved.
  private mutating func reportResidualConflicts() {
    if isRelaxed.isEmpty { isRelaxed = Array(repeating: false, count: system.constraintCount) }
    var candidates = (0..<system.constraintCount).filter { system.isRequired($0) && !isRelaxed[$0] }
    candidates.sort {
      let (a, b) = (system.traits[$0], system.traits[$1])
      if a.isImplicit != b.isImplicit { return b.isImplicit }
      return a.relaxOrder != b.relaxOrder ? a.relaxOrder > b.relaxOrder : $0 > $1
    }
    for candidate in candidates {
      isRelaxed[candidate] = true
      if solveOnce() { return }
    }
  }

  /// One pass from the system to values; false when required constraints contradict each other.
  private mutating func solveOnce() -> Bool {
    reduction = Reduction(system, relaxed: isRelaxed, relaxedPriority: options.relaxedPriority)
    guard reduction.isConsistent else { return false }
    let columns = assemble()
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
    var lower = reduction.lower
    var upper = reduction.upper
    for edit in reduction.edits where edit.isRequired && edit.column >= 0 {
      (lower[edit.column], upper[edit.column]) = requiredBox(of: edit.column)
    }
    var columns: [Int] = []
    for column in 0..<total where elimination.definedAt[column] < 0 {
      if column < system.variableCount {
        guard reduction.classes.isRoot(column), !reduction.classes.isFixed(column) else { continue }
      }
      columns.append(column)
    }
    var start = Array(repeating: 0.0, count: total)
    for (column, target) in stays() { start[column] = target }
    assembly = Assembly(lower: lower, upper: upper, start: start, marks: reduction.marks)
    assembly.applyMarks(to: columns)
    for row in 0..<elimination.rowCount where elimination.isAlive[row] {
      let logical = reduction.formColumn[row]
      // Rows were scaled while merging only through others: their own column keeps coefficient 1.
      for entry in elimination.rowStart[row]..<elimination.rowEnd[row] {
        assembly.rowColumn.append(elimination.poolColumn[entry])
        assembly.rowValue.append(elimination.poolValue[entry])
      }
      assembly.closeRow(logical: logical, rightHandSide: -elimination.rowConstant[row])
    }
    return columns
  }

  /// The columns that stays ask values of, in the order of asking: first by variables with a stay (the
  /// first of a class decides), then each class's first variable goes to zero.
  func stays() -> [(column: Int, target: Double)] {
    var result: [(column: Int, target: Double)] = []
    var isAsked = Array(repeating: false, count: system.variableCount)
    for wantsStay in [true, false] {
      for variable in 0..<system.variableCount where system.stays[variable].isNaN != wantsStay {
        let image = reduction.image(of: variable)
        guard let root = image.root, image.scale != 0, !isAsked[root] else { continue }
        isAsked[root] = true
        let stay = wantsStay ? system.stays[variable] : 0
        result.append((root, (stay - image.offset) / image.scale))
      }
    }
    return result
  }

  /// Takes column values from the parts, settles what is still open and computes the variables.
  private mutating func finish() {
    isUnique = true
    var isOpen = false
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
        columnValue[column] = component.simplex.value[local]
      }
    }
    if isOpen { settleOpenColumns() }
    computeVariables()
    for slot in followers.indices { followers[slot] = isOpen ? nil : follower(slot) }
    freshUntil = 64
  }

  private mutating func computeVariables() {
    let elimination = reduction.elimination
    for definition in elimination.definitions.reversed() {
      var x = definition.constant
      for term in definition.start..<definition.end {
        x += elimination.definitionValue[term] * columnValue[elimination.definitionColumn[term]]
      }
      columnValue[definition.column] = x
    }
    if values.count != system.variableCount {
      values = Array(repeating: 0, count: system.variableCount)
    }
    for variable in 0..<system.variableCount {
      let image = reduction.image(of: variable)
      values[variable] =
        image.root.map { image.scale * columnValue[$0] + image.offset } ?? image.offset
    }
  }

  /// What follows an editable constraint, when its column holds still under it.
  private mutating func follower(_ slot: Int) -> Follower? {
    let edit = reduction.edits[slot]
    guard edit.column >= 0, edit.relation == .equal else { return nil }
    let component = componentOf[edit.column]
    if component < 0 {
      return Follower(
        column: edit.column, component: -1, window: 0...0, basics: [],
        variables: variables(movedBy: [(edit.column, 1)]))
    }
    let local = localColumn(edit.column)
    guard components[component].simplex.row[local] < 0 else { return nil }
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
    let moved = basics.map { (column: columns[$0.column], change: $0.change) }
    return Follower(
      column: edit.column, component: component, window: window, basics: basics,
      variables: variables(movedBy: [(edit.column, 1)] + moved))
  }

  /// The variables that move with some columns.
  private func variables(
    movedBy columns: [(column: Int, change: Double)]
  ) -> [(variable: Int, change: Double)] {
    var change = Array(repeating: 0.0, count: columnValue.count)
    for (column, factor) in columns { change[column] = factor }
    let elimination = reduction.elimination
    for definition in elimination.definitions.reversed() {
      var x = 0.0
      for term in definition.start..<definition.end {
        x += elimination.definitionValue[term] * change[elimination.definitionColumn[term]]
      }
      change[definition.column] = x
    }
    var result: [(variable: Int, change: Double)] = []
    for variable in 0..<system.variableCount {
      let image = reduction.image(of: variable)
      guard let root = image.root, change[root] != 0 else { continue }
      result.append((variable, image.scale * change[root]))
    }
    return result
  }

  // MARK: Freedom

  /// Gives the columns that constraints and ties leave open the values nearest to the stays.
  private mutating func settleOpenColumns() {
    var isUsed = Array(repeating: false, count: columnValue.count)
    for column in reduction.elimination.definitionColumn { isUsed[column] = true }
    let isSettled = components.allSatisfy(\.simplex.open.isEmpty)
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
