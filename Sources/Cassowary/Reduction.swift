/// A system without its equalities: columns with boxes and marks, and the few rows that couple them.
///
/// Columns are numbered like variables first; those that stand for a linear form of several variables
/// follow. A variable is an affine image of its class's root, and a root is a column, known, or defined
/// by other columns.
struct Reduction {
  /// Where an editable constraint ended up.
  struct Edit {
    var constraint: Int
    /// The column, or -1 when it fell on none (its constant is then not editable in place).
    var column: Int
    /// The constraint reads `factor * column + shift + constant  relation  0`.
    var factor: Double
    var shift: Double
    var relation: System.Relation
    var isRequired: Bool
  }

  var classes: AffineClasses
  var elimination: Elimination
  /// Distinct optional priorities, highest first.
  private(set) var priorities: [Double] = []
  var lower: [Double]
  var upper: [Double]
  private(set) var marks = Marks()
  private(set) var edits: [Edit] = []
  /// Per row of the elimination the form column that it defines.
  private(set) var formColumn: [Int] = []
  /// False when the required constraints contradict each other already here.
  private(set) var isConsistent = true
  let variableCount: Int

  private var sum: [Double]
  private var magnitude: [Double]
  private var isTouched: [Bool]
  private var touched: [Int] = []
  private var heap: [Int] = []
  private var constant = 0.0
  private var constantScale = 0.0
  private var table: [Int] = []
  private var hashes: [Int] = []
  private var formStart: [Int] = []

  /// Reduces the required constraints that are not in `relaxed` and all optional ones.
  /// With `relaxedPriority` the relaxed ones pull at that optional priority, else they are dropped.
  init(_ system: System, relaxed: [Bool], relaxedPriority: Double?) {
    let count = system.variableCount
    variableCount = count
    classes = AffineClasses(count: count)
    elimination = Elimination(columnCount: count)
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    sum = Array(repeating: 0, count: count)
    magnitude = Array(repeating: 0, count: count)
    isTouched = Array(repeating: false, count: count)

    var others: [Int] = []
    others.reserveCapacity(system.constraintCount)
    var long: [Int] = []
    for constraint in 0..<system.constraintCount {
      let traits = system.traits[constraint]
      let isRelaxed = !relaxed.isEmpty && relaxed[constraint]
      let isRequired = traits.priority >= 1000 && !isRelaxed
      if isRequired, system.relations[constraint] == .equal, !traits.isEditable {
        if system.terms(constraint).count > 2 {
          long.append(constraint)
        } else {
          tie(system, constraint, or: &long)
        }
      } else if !isRelaxed {
        others.append(constraint)
        if !isRequired { note(priority: traits.priority) }
      } else if let relaxedPriority {
        others.append(constraint)
        note(priority: relaxedPriority)
      }
    }
    settle(system, long)
    marks.reserve(others.count)
    for constraint in others {
      let isRelaxed = !relaxed.isEmpty && relaxed[constraint]
      place(
        system, constraint,
        priority: isRelaxed ? relaxedPriority ?? 1 : system.traits[constraint].priority)
    }
    var isMarked = Array(repeating: false, count: count)
    for column in marks.column where column < count { isMarked[column] = true }
    for edit in edits where edit.column >= 0 && edit.column < count { isMarked[edit.column] = true }
    var free: [Int] = []
    for column in 0..<count
    where elimination.count[column] > 0 && !isMarked[column] && lower[column] == -.infinity
      && upper[column] == .infinity
    {
      free.append(column)
    }
    if !free.isEmpty { elimination.eliminate(free) }
  }

  /// The value of a variable as `scale * root + offset`; the root is nil when the value is known.
  func image(of variable: Int) -> (root: Int?, scale: Double, offset: Double) {
    let root = classes.parent[variable]
    if classes.isFixed(root) {
      if root == variable { return (nil, 0, classes.offset[root]) }
      let value = classes.scale[variable] * classes.offset[root] + classes.offset[variable]
      return (nil, 0, value)
    }
    if root == variable { return (root, 1, 0) }
    return (root, classes.scale[variable], classes.offset[variable])
  }

  // MARK: Equalities

  /// Applies an equality that names at most two unknown classes; longer ones go to the list.
  private mutating func tie(_ system: System, _ constraint: Int, or long: inout [Int]) {
    collect(system, constraint)
    switch touched.count {
    case 0:
      if abs(constant) > Tolerance.noise(constantScale) { isConsistent = false }
    case 1:
      let root = touched[0]
      classes.fix(root, at: -constant / sum[root])
    case 2:
      classes.unite(sum[touched[0]], touched[0], sum[touched[1]], touched[1], constant)
    default:
      long.append(constraint)
    }
    clear()
  }

  /// Equalities of three and more variables: those that shrink are tied, the rest is eliminated.
  private mutating func settle(_ system: System, _ constraints: [Int]) {
    var long = constraints
    var isShrinking = !long.isEmpty
    while isShrinking {
      var rest: [Int] = []
      for constraint in long { tie(system, constraint, or: &rest) }
      isShrinking = rest.count < long.count && !rest.isEmpty
      long = rest
    }
    for variable in 0..<variableCount { classes.resolve(variable) }
    if long.isEmpty { return }
    for constraint in long {
      collect(system, constraint)
      let start = elimination.poolColumn.count
      for column in touched { elimination.append(column, sum[column]) }
      elimination.closeRow(from: start, constant: constant, magnitude: constantScale)
      clear()
    }
    if !elimination.solveAllRows() { isConsistent = false }
    elimination.forgetRows()
  }

  // MARK: Everything else

  private mutating func note(priority: Double) {
    if priorities.last == priority { return }
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    if low < priorities.count, priorities[low] == priority { return }
    priorities.insert(priority, at: low)
  }

  private func level(of priority: Double) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Turns a constraint into a box or a mark on the column that its left-hand side comes down to.
  private mutating func place(_ system: System, _ constraint: Int, priority: Double) {
    let traits = system.traits[constraint]
    collect(system, constraint)
    defer { clear() }
    let relation = system.relations[constraint]
    let isRequired = priority >= 1000
    if touched.isEmpty {
      if traits.isEditable { noteEdit(system, constraint, -1, 0, isRequired) }
      guard isRequired else { return }
      let noise = Tolerance.noise(constantScale)
      let isViolated =
        switch relation {
        case .equal: abs(constant) > noise
        case .lessOrEqual: constant > noise
        case .greaterOrEqual: constant < -noise
        }
      if isViolated { isConsistent = false }
      return
    }
    let factor: Double
    let column: Int
    if touched.count == 1 {
      column = touched[0]
      factor = sum[column]
    } else {
      (column, factor) = form()
    }
    let target = -constant / factor
    let isLower = relation == .equal || (relation == .greaterOrEqual) == (factor > 0)
    let isUpper = relation == .equal || !isLower
    var slot = -1
    if traits.isEditable { slot = noteEdit(system, constraint, column, factor, isRequired) }
    if isRequired {
      guard slot < 0 else { return }
      if isLower { lower[column] = max(lower[column], target) }
      if isUpper { upper[column] = min(upper[column], target) }
    } else {
      let weight = abs(factor)
      marks.append(
        level: level(of: priority), column: column, target: target, below: isLower ? weight : 0,
        above: isUpper ? weight : 0, rank: traits.tieRank, editSlot: slot)
    }
  }

  @discardableResult
  private mutating func noteEdit(
    _ system: System, _ constraint: Int, _ column: Int, _ factor: Double, _ isRequired: Bool
  ) -> Int {
    edits.append(
      Edit(
        column < 0 ? -1 : column, constraint, factor, constant - system.constants[constraint],
        system.relations[constraint], isRequired))
    return edits.count - 1
  }

  /// The column of the collected form, shared by all constraints on multiples of the same form,
  /// and what the form is of that column.
  private mutating func form() -> (column: Int, factor: Double) {
    touched.sort()
    let factor = sum[touched[0]]
    var hash: UInt = 0xcbf2_9ce4_8422_2325
    for column in touched {
      // Coefficients differ in their last digits: hash only columns and signs.
      hash = (hash ^ UInt(bitPattern: column)) &* 0x100_0000_01b3
      hash = (hash ^ (sum[column] / factor > 0 ? 1 : 2)) &* 0x100_0000_01b3
    }
    let code = Int(bitPattern: hash >> 1)
    if formColumn.count * 2 >= table.count { growTable() }
    let mask = table.count - 1
    var position = code & mask
    while table[position] >= 0 {
      let row = table[position]
      if hashes[row] == code, isForm(row, factor) { return (formColumn[row], factor) }
      position = (position + 1) & mask
    }
    table[position] = formColumn.count
    hashes.append(code)
    let column = elimination.addColumn()
    lower.append(-.infinity)
    upper.append(.infinity)
    let start = elimination.poolColumn.count
    for term in touched { elimination.append(term, -sum[term] / factor) }
    elimination.append(column, 1)
    elimination.closeRow(from: start, constant: 0, magnitude: 0)
    formColumn.append(column)
    return (column, factor)
  }

  private func isForm(_ row: Int, _ factor: Double) -> Bool {
    let start = elimination.rowStart[row]
    guard elimination.rowEnd[row] - start == touched.count + 1 else { return false }
    for index in touched.indices {
      let column = touched[index]
      let value = -sum[column] / factor
      guard elimination.poolColumn[start + index] == column,
        abs(elimination.poolValue[start + index] - value) <= 1e-12 * abs(value)
      else { return false }
    }
    return true
  }

  private mutating func growTable() {
    let size = max(32, table.count * 2)
    table = Array(repeating: -1, count: size)
    for row in hashes.indices {
      var position = hashes[row] & (size - 1)
      while table[position] >= 0 { position = (position + 1) & (size - 1) }
      table[position] = row
    }
  }

  // MARK: Linear forms in terms of columns

  /// Leaves a constraint's left-hand side in `touched`, `sum` and `constant`, all in undefined columns.
  private mutating func collect(_ system: System, _ constraint: Int) {
    constant = system.constants[constraint]
    constantScale = abs(constant)
    var mayCancel = false
    for term in system.terms(constraint) {
      let variable = system.termVariable[term]
      let coefficient = system.termCoefficient[term]
      if coefficient == 0 { continue }
      let root = classes.resolve(variable)
      if classes.isFixed(root) {
        let value =
          root == variable
          ? classes.offset[root]
          : classes.scale[variable] * classes.offset[root] + classes.offset[variable]
        constant += coefficient * value
        constantScale = max(constantScale, abs(coefficient * value))
        continue
      }
      if root == variable {
        if add(root, coefficient) { mayCancel = true }
      } else {
        if add(root, coefficient * classes.scale[variable]) { mayCancel = true }
        constant += coefficient * classes.offset[variable]
        constantScale = max(constantScale, abs(coefficient * classes.offset[variable]))
      }
    }
    if !elimination.definitions.isEmpty, expandDefinitions() { mayCancel = true }
    if mayCancel { dropCancelled() }
  }

  /// Adds to a column's coefficient; true when it had one before.
  private mutating func add(_ column: Int, _ value: Double) -> Bool {
    if isTouched[column] {
      sum[column] += value
      magnitude[column] = max(magnitude[column], abs(value))
      return true
    }
    isTouched[column] = true
    touched.append(column)
    sum[column] = value
    magnitude[column] = abs(value)
    return false
  }

  /// Replaces defined columns by their definitions, earliest definition first.
  private mutating func expandDefinitions() -> Bool {
    var mayCancel = false
    heap.removeAll(keepingCapacity: true)
    for column in touched where elimination.definedAt[column] >= 0 {
      heap.pushHeap(elimination.definedAt[column])
    }
    if heap.isEmpty { return false }
    while let position = heap.popHeap() {
      let definition = elimination.definitions[position]
      let factor = sum[definition.column]
      sum[definition.column] = 0
      if abs(factor) <= Tolerance.cancellation * magnitude[definition.column] { continue }
      constant += factor * definition.constant
      constantScale = max(constantScale, abs(factor * definition.constant))
      for term in definition.start..<definition.end {
        let column = elimination.definitionColumn[term]
        let isNew = !isTouched[column]
        if add(column, factor * elimination.definitionValue[term]) { mayCancel = true }
        if isNew, elimination.definedAt[column] >= 0 {
          heap.pushHeap(elimination.definedAt[column])
        }
      }
    }
    for column in touched where elimination.definedAt[column] >= 0 {
      sum[column] = 0
      mayCancel = true
    }
    return mayCancel
  }

  private mutating func dropCancelled() {
    var kept = 0
    for column in touched {
      if abs(sum[column]) <= Tolerance.cancellation * magnitude[column] {
        isTouched[column] = false
      } else {
        touched[kept] = column
        kept += 1
      }
    }
    touched.removeLast(touched.count - kept)
  }

  private mutating func clear() {
    for column in touched { isTouched[column] = false }
    touched.removeAll(keepingCapacity: true)
  }
}

extension Reduction.Edit {
  init(
    _ column: Int, _ constraint: Int, _ factor: Double, _ shift: Double,
    _ relation: System.Relation, _ isRequired: Bool
  ) {
    self.init(
      constraint: constraint, column: column, factor: factor, shift: shift, relation: relation,
      isRequired: isRequired)
  }
}

extension [Int] {
  /// Adds to a binary heap with the least element first.
  mutating func pushHeap(_ element: Int) {
    append(element)
    var child = count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if self[parent] <= self[child] { break }
      swapAt(parent, child)
      child = parent
    }
  }

  /// Takes the least element of a heap made by `pushHeap`.
  mutating func popHeap() -> Int? {
    guard let first else { return nil }
    let last = removeLast()
    if isEmpty { return first }
    self[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= count { break }
      if child + 1 < count, self[child + 1] < self[child] { child += 1 }
      if self[parent] <= self[child] { break }
      swapAt(parent, child)
      parent = child
    }
    return first
  }
}
