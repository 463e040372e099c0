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

  /// A required constraint as a bound of a column; column -1 stands for one that fell on none.
  struct Bound {
    var constraint: Int
    var column: Int
    var isLower: Bool
    var target: Double
    /// The constraint's left-hand side is this multiple of the column and a constant.
    var factor: Double
  }

  /// What a reduction is made for.
  enum Purpose {
    case solving
    /// Required inequalities are noted one by one.
    case redundancy
    /// Only what is required is looked at, as if nothing could be edited; bounds are noted one by one,
    /// and so is what became of every equality.
    case contradictions
  }

  var classes: AffineClasses
  var elimination: Elimination
  /// Distinct optional priorities, highest first.
  private(set) var priorities: [Double] = []
  var lower: [Double]
  var upper: [Double]
  private(set) var marks: [Mark] = []
  private(set) var edits: [Edit] = []
  /// Required bounds one by one, when asked for.
  private(set) var bounds: [Bound] = []
  private let purpose: Purpose
  /// When looking for contradictions: how equalities were used, and constraints that cannot hold beside
  /// the equalities, in the order in which that was seen.
  private(set) var provenance: Provenance?
  private(set) var impossible: [Int] = []
  /// Per row of the elimination the form column that it defines.
  private(set) var formColumn: [Int] = []
  /// False when the required constraints contradict each other already here.
  private(set) var isConsistent = true
  let variableCount: Int

  /// The linear form at hand: `count` terms of `terms`, and a constant.
  private var terms: [Entry]
  private var count = 0
  /// The same while it is being summed up, dense.
  private var sums: [Sum] = []
  private var heap: [Int] = []
  private var constant = 0.0
  private var constantScale = 0.0
  private var table: [Int] = []
  private var hashes: [Int] = []
  private var formStart: [Int] = []

  /// A coefficient in the making.
  private struct Sum {
    var value = 0.0
    /// Its largest summand: what is small beside it has cancelled out.
    var magnitude = 0.0
    var isUsed = false
  }

  /// Reduces the required constraints that are not in `relaxed` and all optional ones.
  /// With `relaxedPriority` the relaxed ones pull at that optional priority, else they are dropped.
  init(
    _ system: System, relaxed: [Bool], relaxedPriority: Double?, for purpose: Purpose = .solving
  ) {
    self.purpose = purpose
    if purpose == .contradictions { provenance = Provenance(variableCount: system.variableCount) }
    let count = system.variableCount
    variableCount = count
    classes = AffineClasses(count: count)
    elimination = Elimination(columnCount: count)
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    terms = Array(repeating: Entry(index: 0, value: 0), count: max(6, count))

    var others: [Int] = []
    others.reserveCapacity(system.constraintCount)
    var long: [Int] = []
    for constraint in 0..<system.constraintCount {
      let traits = system.traits[constraint]
      let isRelaxed = !relaxed.isEmpty && relaxed[constraint]
      let isRequired = traits.priority >= 1000 && !isRelaxed
      if !isRequired, purpose == .contradictions { continue }
      let staysOpen = traits.isEditable && purpose != .contradictions
      if isRequired, system.relations[constraint] == .equal, !staysOpen {
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
    settle(system, long, others)
    marks.reserveCapacity(others.count)
    elimination.reserve(rows: others.count)
    for constraint in others {
      let isRelaxed = !relaxed.isEmpty && relaxed[constraint]
      place(
        system, constraint,
        priority: isRelaxed ? relaxedPriority ?? 1 : system.traits[constraint].priority)
    }
    var isMarked = Array(repeating: false, count: count)
    for mark in marks where mark.column < count { isMarked[mark.column] = true }
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

  /// The column that a variable is an image of, `scale * column + offset`; nil when its value is known.
  func column(of variable: Int) -> Int? {
    let root = classes.nodes[variable].parent
    return classes.isFixed(root) ? nil : root
  }

  /// The columns that are not defined by others, ascending: what the rows are about.
  var columns: [Int] {
    lower.indices.filter { column in
      elimination.definedAt[column] < 0
        && (column >= variableCount || self.column(of: column) == column)
    }
  }

  // MARK: Equalities

  /// Applies an equality that names at most two unknown classes; longer ones go to the list.
  private mutating func tie(_ system: System, _ constraint: Int, or long: inout [Int]) {
    collect(system, constraint)
    switch count {
    case 0:
      if abs(constant) > Tolerance.noise(constantScale) { fail(constraint) }
    case 1:
      classes.fix(terms[0].index, at: -constant / terms[0].value)
      provenance?.note(constraint, fixes: terms[0])
    case 2:
      classes.unite(terms[0].value, terms[0].index, terms[1].value, terms[1].index, constant)
      if provenance != nil {
        let isFirst = !classes.isRoot(terms[0].index)
        provenance?.note(
          constraint, ties: terms[isFirst ? 0 : 1], to: terms[isFirst ? 1 : 0])
      }
    default:
      long.append(constraint)
    }
  }

  private mutating func fail(_ constraint: Int) {
    isConsistent = false
    if purpose == .contradictions { impossible.append(constraint) }
  }

  /// Equalities of three and more variables: those that shrink are tied, the rest is eliminated.
  private mutating func settle(_ system: System, _ constraints: [Int], _ others: [Int]) {
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
      let start = elimination.pool.count
      for term in terms[..<count] { elimination.append(term.index, term.value) }
      elimination.closeRow(from: start, constant: constant, magnitude: constantScale)
    }
    var isAvoided = Array(repeating: false, count: variableCount)
    for constraint in others where system.terms(constraint).count == 1 {
      isAvoided[classes.resolve(system.termVariable[system.terms(constraint).lowerBound])] = true
    }
    if provenance != nil { elimination.recordMerges() }
    for row in elimination.solveAllRows(avoiding: isAvoided) { fail(long[row]) }
    provenance?.note(elimination, of: long)
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
    let relation = system.relations[constraint]
    let isRequired = priority >= 1000
    if count == 0 {
      if traits.isEditable { noteEdit(system, constraint, -1, 0, isRequired) }
      guard isRequired else { return }
      if purpose == .redundancy, relation != .equal {
        bounds.append(
          Bound(constraint: constraint, column: -1, isLower: true, target: 0, factor: 1))
      }
      let noise = Tolerance.noise(constantScale)
      let isViolated =
        switch relation {
        case .equal: abs(constant) > noise
        case .lessOrEqual: constant > noise
        case .greaterOrEqual: constant < -noise
        }
      if isViolated { fail(constraint) }
      return
    }
    let factor: Double
    let column: Int
    if count == 1 {
      column = terms[0].index
      factor = terms[0].value
    } else {
      (column, factor) = form()
    }
    let target = -constant / factor
    let isLower = relation == .equal || (relation == .greaterOrEqual) == (factor > 0)
    let isUpper = relation == .equal || !isLower
    var slot = -1
    if traits.isEditable, purpose != .contradictions {
      slot = noteEdit(system, constraint, column, factor, isRequired)
    }
    if isRequired {
      guard slot < 0 else { return }
      if purpose != .solving, relation != .equal {
        bounds.append(
          Bound(
            constraint: constraint, column: column, isLower: isLower, target: target,
            factor: factor))
      }
      if isLower { lower[column] = max(lower[column], target) }
      if isUpper { upper[column] = min(upper[column], target) }
    } else {
      let weight = abs(factor)
      marks.append(
        Mark(
          level: level(of: priority), column: column, target: target, below: isLower ? weight : 0,
          above: isUpper ? weight : 0, rank: traits.tieRank, editSlot: slot))
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
    sortTerms()
    let factor = terms[0].value
    var hash: UInt = 0xcbf2_9ce4_8422_2325
    for term in terms[..<count] {
      // Coefficients differ in their last digits: hash only columns and signs.
      hash = (hash ^ UInt(bitPattern: term.index)) &* 0x100_0000_01b3
      hash = (hash ^ (term.value / factor > 0 ? 1 : 2)) &* 0x100_0000_01b3
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
    let start = elimination.pool.count
    for term in terms[..<count] { elimination.append(term.index, -term.value / factor) }
    elimination.append(column, 1)
    elimination.closeRow(from: start, constant: 0, magnitude: 0)
    formColumn.append(column)
    return (column, factor)
  }

  private func isForm(_ row: Int, _ factor: Double) -> Bool {
    let start = elimination.rows[row].start
    guard elimination.rows[row].count == count + 1 else { return false }
    for index in 0..<count {
      let value = -terms[index].value / factor
      let entry = elimination.pool[start + index]
      guard entry.index == terms[index].index, abs(entry.value - value) <= 1e-12 * abs(value)
      else { return false }
    }
    return true
  }

  private mutating func sortTerms() {
    if count > 16 {
      terms[..<count].sort { $0.index < $1.index }
      return
    }
    for index in 1..<count {
      let term = terms[index]
      var place = index
      while place > 0, terms[place - 1].index > term.index {
        terms[place] = terms[place - 1]
        place -= 1
      }
      terms[place] = term
    }
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

  /// Leaves a constraint's left-hand side in `terms` and `constant`, all in undefined columns.
  private mutating func collect(_ system: System, _ constraint: Int) {
    let range = system.terms(constraint)
    count = 0
    constant = system.constants[constraint]
    constantScale = abs(constant)
    if range.count <= 6, collectShort(system, range) { return }
    count = 0
    constant = system.constants[constraint]
    collectLong(system, range)
  }

  /// A few terms, as nearly all have. False when a definition is involved.
  private mutating func collectShort(_ system: System, _ range: Range<Int>) -> Bool {
    for position in range {
      let term = reduced(system, position)
      if term.value == 0 { continue }
      if elimination.definedAt[term.index] >= 0 { return false }
      var place = 0
      while place < count, terms[place].index != term.index { place += 1 }
      if place == count {
        terms[place] = term
        count += 1
        continue
      }
      let scale = max(abs(terms[place].value), abs(term.value))
      terms[place].value += term.value
      if abs(terms[place].value) <= Tolerance.cancellation * scale {
        count -= 1
        terms[place] = terms[count]
      }
    }
    return true
  }

  /// A term in terms of its variable's class; what is known about it goes to the constant.
  private mutating func reduced(_ system: System, _ position: Int) -> Entry {
    let coefficient = system.termCoefficient[position]
    let variable = system.termVariable[position]
    let root = classes.resolve(variable)
    var node = classes.nodes[variable]
    if root != variable {
      let top = classes.nodes[root]
      if top.scale == 0 {
        node.offset += node.scale * top.offset
        node.scale = 0
      }
    }
    if node.offset != 0 {
      constant += coefficient * node.offset
      constantScale = max(constantScale, abs(coefficient * node.offset))
    }
    return Entry(index: root, value: coefficient * node.scale)
  }

  private mutating func collectLong(_ system: System, _ range: Range<Int>) {
    if sums.isEmpty { sums = Array(repeating: Sum(), count: variableCount) }
    for position in range {
      let term = reduced(system, position)
      if term.value != 0 { add(term.index, term.value) }
    }
    if !elimination.definitions.isEmpty { expandDefinitions() }
    var kept = 0
    for index in 0..<count {
      let column = terms[index].index
      let sum = sums[column]
      sums[column] = Sum()
      if abs(sum.value) <= Tolerance.cancellation * sum.magnitude { continue }
      terms[kept] = Entry(index: column, value: sum.value)
      kept += 1
    }
    count = kept
  }

  /// Adds to a column's coefficient.
  private mutating func add(_ column: Int, _ value: Double) {
    var sum = sums[column]
    if !sum.isUsed {
      sum.isUsed = true
      if count == terms.count { terms.append(Entry(index: column, value: 0)) }
      terms[count].index = column
      count += 1
    }
    sum.value += value
    sum.magnitude = max(sum.magnitude, abs(value))
    sums[column] = sum
  }

  /// Replaces defined columns by their definitions, earliest definition first.
  private mutating func expandDefinitions() {
    heap.removeAll(keepingCapacity: true)
    for index in 0..<count {
      let place = elimination.definedAt[terms[index].index]
      if place >= 0 { heap.pushHeap(place) }
    }
    while let position = heap.popHeap() {
      let definition = elimination.definitions[position]
      let sum = sums[definition.column]
      sums[definition.column].value = 0
      sums[definition.column].magnitude = 0
      if abs(sum.value) <= Tolerance.cancellation * sum.magnitude { continue }
      constant += sum.value * definition.constant
      constantScale = max(constantScale, abs(sum.value * definition.constant))
      for term in definition.start..<definition.end {
        let column = elimination.definitionTerms[term].index
        let isNew = !sums[column].isUsed
        add(column, sum.value * elimination.definitionTerms[term].value)
        if isNew, elimination.definedAt[column] >= 0 {
          heap.pushHeap(elimination.definedAt[column])
        }
      }
    }
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
