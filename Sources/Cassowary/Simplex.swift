/// One independent component: columns with boxes, rows that couple them, and levels of marks.
///
/// A primal simplex on piecewise linear costs. Instead of splitting every error into two variables, a
/// column keeps its breakpoints and the ratio test walks over them, so the matrix stays as small
/// as the coupling. After each level every box shrinks to what all optima of that level have in common
/// (a column whose derivative is not zero may not move that way any more), which makes the
/// order of levels exact: lower levels only move inside the optima of higher ones.
///
/// Pivots are deterministic: best derivative first, lowest column among equals, and Bland's
/// rule when progress stops. All steps look only at numbers that are not zero, so that a pivot costs as much
/// as it changes, however large the component is.
struct Simplex {
  struct Column {
    /// What the levels so far allow.
    var lower: Double
    var upper: Double
    var value: Double
    /// What required constraints allow.
    var requiredLower: Double
    var requiredUpper: Double
    /// The row in which it is basic, or -1.
    var row = -1
    /// Its place among the open columns, or -1.
    var openPlace = -1
    /// Its entries.
    var start = 0
    var end = 0
    /// The highest level that a move up or down costs something, by position: of columns that serve as
    /// well the one with the lowest level moves first, so that lower levels have less to repair.
    var stiffnessUp = Int.max
    var stiffnessDown = Int.max

    init(lower: Double, upper: Double, value: Double) {
      self.lower = lower
      self.upper = upper
      self.value = value
      requiredLower = lower
      requiredUpper = upper
    }

    var isFrozen: Bool { upper - lower <= Tolerance.freedom }
    var entries: Range<Int> { start..<end }
  }

  /// A column's part in the cost at hand.
  struct Cost {
    /// Its slope left of all its marks.
    var base = 0.0
    /// Its marks. Those before `left` lie to its left, those from `right` on to its right; between
    /// them it sits on a breakpoint. For a basic column both are the same: the piece it is on.
    var first = 0
    var end = 0
    var left = 0
    var right = 0
    /// Derivatives of its own cost to the left and to the right.
    var down = 0.0
    var up = 0.0
    /// Derivative of the other columns' costs, when it is open and prices are known.
    var price = 0.0
    /// Whether any of this may differ from zero: it is among `touched`.
    var isTouched = false
  }

  /// Rows `sum(entries) == rightHandSide`; a row's logical column occurs in this row only, with
  /// coefficient 1.
  struct Rows {
    var start: [Int] = [0]
    var entries: [Entry] = []
    var logical: [Int] = []
    var rightHandSide: [Double] = []

    mutating func reserve(_ count: Int, entries number: Int) {
      start.reserveCapacity(count + 1)
      entries.reserveCapacity(number)
      logical.reserveCapacity(count)
      rightHandSide.reserveCapacity(count)
    }

    mutating func close(logical column: Int, rightHandSide: Double) {
      start.append(entries.count)
      logical.append(column)
      self.rightHandSide.append(rightHandSide)
    }
  }

  let rowCount: Int
  let rightHandSide: [Double]
  let logical: [Int]
  /// The matrix, column by column and row by row.
  let entries: [Entry]
  let rows: Rows
  var columns: [Column]
  /// All marks, sorted by level, column and target.
  var marks: [Mark]
  /// Where each level lies among the marks, from the highest down.
  let levels: [Range<Int>]

  /// Per row its basic column.
  var head: [Int]
  /// Columns that are not basic and may still move.
  private(set) var open: [Int] = []

  /// Whether the levels left a column that may still move (it may yet prove to be stuck).
  private(set) var hasFreedom = false
  /// The boxes of all optima, before ties were broken; known when `hasFreedom`.
  private(set) var optima: [ClosedRange<Double>] = []
  /// Per slot of an editable constraint, how far its target may move, with the column following it
  /// and no other decision changed on this column; nil when unknown.
  var windows: [ClosedRange<Double>?]
  /// After `restoreFeasibility` failed: the rows of the contradiction, and the weight of each in it.
  private(set) var multipliers: [Entry] = []
  /// Rows of which one basic column cannot reach its box: no row of them can be left out, because any of
  /// the other columns could move alone, and so make room for this one.
  private(set) var irreducible: [Entry] = []

  var costs: [Cost]
  /// Columns with marks or slopes of the cost at hand.
  private(set) var costed: [Int] = []
  /// All columns whose cost or price may differ from zero.
  var touched: [Int] = []
  var isPriced = false
  /// Changes of prices since they were last computed from the costs.
  var priceUpdates = 0
  /// Columns that may improve the cost, as a heap; what no longer holds is found out on taking it.
  var candidates: [Candidate] = []

  var inverse: EtaFile
  var freshEtas = 0
  var freshWeight = 0
  /// One number a row, zero between uses: images of columns, and changes of the cost by row.
  var work: SparseVector
  var dual: SparseVector
  var events: [Event] = []
  var group: [Event] = []
  /// Steps since the basic columns were last computed from the others.
  var moves = 0

  /// Marks must be sorted by level, column and target; columns come without entries.
  /// With `solvesEqualities` rows whose own column is fixed are solved for a free column at once.
  init(
    columns given: inout [Column], rows: Rows, marks: [Mark], slotCount: Int,
    solvesEqualities: Bool = false
  ) {
    rowCount = rows.logical.count
    rightHandSide = rows.rightHandSide
    logical = rows.logical
    for entry in rows.entries { given[entry.index].end += 1 }
    var total = 0
    for column in given.indices {
      let count = given[column].end
      given[column].start = total
      given[column].end = total
      total += count
    }
    var entries = rows.entries
    for row in 0..<rowCount {
      for entry in rows.start[row]..<rows.start[row + 1] {
        let column = rows.entries[entry].index
        entries[given[column].end] = Entry(index: row, value: rows.entries[entry].value)
        given[column].end += 1
      }
    }
    self.entries = entries
    self.rows = rows
    inverse = EtaFile(rowCount: rowCount)
    head = rows.logical
    for (row, column) in head.enumerated() { given[column].row = row }
    columns = given
    self.marks = marks
    for mark in marks.reversed() {
      if mark.above > 0 { columns[mark.column].stiffnessUp = mark.level }
      if mark.below > 0 { columns[mark.column].stiffnessDown = mark.level }
    }
    var levels: [Range<Int>] = []
    var first = 0
    while first < marks.count {
      var end = first
      while end < marks.count, marks[end].level == marks[first].level { end += 1 }
      levels.append(first..<end)
      first = end
    }
    self.levels = levels
    windows = Array(repeating: nil, count: slotCount)
    costs = Array(repeating: Cost(), count: given.count)
    work = SparseVector(count: rowCount)
    dual = work
    if solvesEqualities { crashEqualities() }
    crash()
  }

  // MARK: Solving

  /// Brings the component to its optimum: required boxes, levels, ties. Returns false when the required
  /// boxes contradict the rows.
  mutating func solve() -> Bool {
    let isFeasible = solveOnce()
    if fulfilsRows() { return isFeasible }
    useLogicalBasis()
    return solveOnce()
  }

  private mutating func solveOnce() -> Bool {
    guard reset() else { return false }
    for slot in windows.indices { windows[slot] = nil }
    moves = 0
    guard restoreFeasibility() else { return false }
    for range in levels where !open.isEmpty { minimise(range) }
    if !open.isEmpty { closeStuckColumns() }
    hasFreedom = !open.isEmpty
    if hasFreedom {
      optima = columns.map { min($0.lower, $0.upper)...max($0.lower, $0.upper) }
      breakTies()
    }
    if moves > 8 { computeBasicValues() }
    return true
  }

  /// From the highest level down, gives the least error to the constraints of the highest rank first.
  private mutating func breakTies() {
    for range in levels where !open.isEmpty {
      let ranks = marks.ranks(in: range)
      for rank in ranks.dropLast() where !open.isEmpty {
        var slopes: [Entry] = []
        for mark in range where marks[mark].rank == rank {
          // On the optima of its level a mark lies to one side of its column's box.
          let column = columns[marks[mark].column]
          let isBelow = marks[mark].target >= column.upper - Tolerance.near(column.upper)
          let slope = isBelow ? -marks[mark].below : marks[mark].above
          if slope != 0, !column.isFrozen {
            slopes.append(Entry(index: marks[mark].column, value: slope))
          }
        }
        if !slopes.isEmpty { _ = minimise(slopes, keepsOptima: true) }
      }
    }
  }

  // MARK: Points

  /// Opens all boxes to what is required and moves columns that are not basic into them. Returns false
  /// when a box is empty by more than rounding.
  mutating func reset() -> Bool {
    open.removeAll(keepingCapacity: true)
    for index in columns.indices {
      columns[index].openPlace = -1
      var lower = columns[index].requiredLower
      var upper = columns[index].requiredUpper
      if lower > upper {
        if lower - upper > Tolerance.noise(lower) { return false }
        lower = (lower + upper) / 2
        upper = lower
      }
      columns[index].lower = lower
      columns[index].upper = upper
      if columns[index].row >= 0 { continue }
      columns[index].value = min(max(columns[index].value, lower), upper)
      if upper - lower > Tolerance.freedom { addOpen(index) }
    }
    isPriced = false
    computeBasicValues()
    return true
  }

  mutating func addOpen(_ column: Int) {
    columns[column].openPlace = open.count
    open.append(column)
  }

  mutating func removeOpen(_ column: Int) {
    let place = columns[column].openPlace
    guard place >= 0 else { return }
    let last = open[open.count - 1]
    open[place] = last
    columns[last].openPlace = place
    open.removeLast()
    columns[column].openPlace = -1
  }

  /// Recomputes the basic columns from the others.
  mutating func computeBasicValues() {
    for row in 0..<rowCount where rightHandSide[row] != 0 { work.set(rightHandSide[row], at: row) }
    for column in columns where column.row < 0 && column.value != 0 {
      for entry in column.entries {
        work.add(-entries[entry].value * column.value, at: entries[entry].index)
      }
    }
    inverse.solve(&work)
    for row in 0..<rowCount { columns[head[row]].value = work[row] }
    work.clear()
  }

  // MARK: Required constraints

  /// Opens the boxes and brings all columns into them; false when that is impossible. Does it again
  /// from a plain basis when rounding errors of the present one got out of hand.
  mutating func enterBoxes() -> Bool {
    let isFeasible = reset() && restoreFeasibility()
    if fulfilsRows() { return isFeasible }
    useLogicalBasis()
    return reset() && restoreFeasibility()
  }

  /// Brings all columns into their required boxes. Returns false when that is impossible; `multipliers`
  /// then tells which rows contradict each other.
  mutating func restoreFeasibility() -> Bool {
    let first = marks.count
    for row in 0..<rowCount {
      let column = columns[head[row]]
      let isLow = column.value < column.lower
      guard isLow || column.value > column.upper else { continue }
      let bound = isLow ? column.lower : column.upper
      if abs(bound - column.value) <= Tolerance.near(bound) { continue }
      marks.append(
        Mark(
          level: -1, column: head[row], target: bound, below: isLow ? 1 : 0, above: isLow ? 0 : 1))
      if isLow {
        columns[head[row]].lower = -.infinity
      } else {
        columns[head[row]].upper = .infinity
      }
    }
    let range = first..<marks.count
    if range.isEmpty { return true }
    beginLevel(range)
    _ = descend()
    let isFeasible = !range.contains { isMissing(marks[$0]) }
    if !isFeasible { multipliers = slopesByRow() }
    endLevel()
    var missing: [Int] = []
    for mark in range {
      // A miss below the noise is the documents' rounding: the box gives way.
      if isFeasible || !isMissing(marks[mark]) {
        closeBox(at: marks[mark])
      } else {
        missing.append(mark)
      }
    }
    if !isFeasible { narrow(to: missing) }
    marks.removeLast(range.count)
    return isFeasible
  }

  /// Whether a column is so far from the end of its box, which the mark stands for, that it is no rounding.
  private func isMissing(_ mark: Mark) -> Bool {
    let value = columns[mark.column].value
    let miss = mark.below > 0 ? mark.target - value : value - mark.target
    return miss > Tolerance.noise(mark.target)
  }

  /// Closes the end of a column's box again that gave way to the mark.
  private mutating func closeBox(at mark: Mark) {
    let value = columns[mark.column].value
    if mark.below > 0 {
      columns[mark.column].lower = min(columns[mark.column].requiredLower, value)
    } else {
      columns[mark.column].upper = max(columns[mark.column].requiredUpper, value)
    }
  }

  /// The weights of the rows in the cost at hand.
  private mutating func slopesByRow() -> [Entry] {
    for column in costed where columns[column].row >= 0 && costs[column].up != 0 {
      dual.set(costs[column].up, at: columns[column].row)
    }
    inverse.solveTransposed(&dual)
    defer { dual.clear() }
    return dual.support.map { Entry(index: $0, value: dual[$0]) }
  }

  /// Brings one column after the other into its box, until one of them cannot come: see `irreducible`.
  private mutating func narrow(to missing: [Int]) {
    irreducible = []
    for mark in missing {
      beginLevel(mark..<mark + 1)
      _ = descend()
      let isLast = isMissing(marks[mark])
      if isLast { irreducible = slopesByRow() }
      endLevel()
      if isLast { return }
      closeBox(at: marks[mark])
    }
  }

  // MARK: Levels

  /// Minimises the error of one level and shrinks the boxes to its optima.
  mutating func minimise(_ range: Range<Int>) {
    if isWithoutError(range) {
      keepWithoutError(range)
      return
    }
    beginLevel(range)
    _ = descend()
    freeze()
    endLevel()
  }

  private func isWithoutError(_ range: Range<Int>) -> Bool {
    for index in range {
      let value = columns[marks[index].column].value
      let target = marks[index].target
      if value < target {
        if marks[index].below > 0, value < target - Tolerance.near(target) { return false }
      } else if marks[index].above > 0, value > target + Tolerance.near(target) {
        return false
      }
    }
    return true
  }

  /// The optima of a level that has no error where we stand: every mark keeps holding.
  private mutating func keepWithoutError(_ range: Range<Int>) {
    for index in range {
      let mark = marks[index]
      var column = columns[mark.column]
      if column.isFrozen { continue }
      if mark.editSlot >= 0, column.row < 0 { noteWindow(mark, at: index, in: range) }
      if mark.below > 0 { column.lower = max(column.lower, mark.target) }
      if mark.above > 0 { column.upper = min(column.upper, mark.target) }
      if column.row < 0 {
        let value = min(max(column.value, column.lower), max(column.lower, column.upper))
        if value != column.value { moves += 9 }
        column.value = value
      }
      columns[mark.column] = column
      if column.row < 0, column.isFrozen { removeOpen(mark.column) }
    }
  }

  /// See `windows`.
  private mutating func noteWindow(_ mark: Mark, at index: Int, in range: Range<Int>) {
    guard mark.below > 0, mark.above > 0 else { return }
    var low = columns[mark.column].lower
    var high = columns[mark.column].upper
    if index > range.lowerBound, marks[index - 1].column == mark.column {
      low = max(low, marks[index - 1].target)
    }
    if index + 1 < range.upperBound, marks[index + 1].column == mark.column {
      high = min(high, marks[index + 1].target)
    }
    let near = Tolerance.near(mark.target)
    if low < mark.target - near, high > mark.target + near { windows[mark.editSlot] = low...high }
  }

  /// Minimises a linear cost, given for some columns, over the boxes. Returns false when it has no
  /// bound. With `keepsOptima` the boxes shrink to the optima.
  mutating func minimise(_ slopes: [Entry], keepsOptima: Bool) -> Bool {
    for slope in slopes {
      costs[slope.index].base += slope.value
      costed.append(slope.index)
      touch(slope.index)
    }
    for slope in slopes { locate(slope.index) }
    isPriced = false
    let isBounded = descend()
    if keepsOptima, isBounded { freeze() }
    endLevel()
    return isBounded
  }

  private mutating func beginLevel(_ range: Range<Int>) {
    var mark = range.lowerBound
    while mark < range.upperBound {
      let column = marks[mark].column
      let first = mark
      var slope = 0.0
      while mark < range.upperBound, marks[mark].column == column {
        slope -= marks[mark].below
        mark += 1
      }
      costs[column].first = first
      costs[column].end = mark
      costs[column].base = slope
      costed.append(column)
      touch(column)
      locate(column)
    }
    isPriced = false
  }

  private mutating func endLevel() {
    for column in touched { costs[column] = Cost() }
    touched.removeAll(keepingCapacity: true)
    costed.removeAll(keepingCapacity: true)
    isPriced = false
  }

  /// Finds a column's place among its marks and the slopes on both sides.
  mutating func locate(_ column: Int) {
    var cost = costs[column]
    var slope = cost.base
    var mark = cost.first
    let value = columns[column].value
    if cost.first < cost.end {
      let near = Tolerance.near(value)
      while mark < cost.end, marks[mark].target < value - near {
        slope += marks[mark].jump
        mark += 1
      }
      cost.left = mark
      cost.down = slope
      if columns[column].row < 0 {
        while mark < cost.end, marks[mark].target <= value + near {
          slope += marks[mark].jump
          mark += 1
        }
      }
    } else {
      cost.left = mark
      cost.down = slope
    }
    cost.right = mark
    cost.up = slope
    costs[column] = cost
  }

  /// Shrinks every box to the values that the column takes in some optimum of the level.
  private mutating func freeze() {
    if !isPriced { computePrices() }
    for column in touched where columns[column].openPlace >= 0 {
      let cost = costs[column]
      let isHeldAbove = cost.price + cost.up > Tolerance.slope
      let isHeldBelow = cost.price + cost.down < -Tolerance.slope
      if isHeldAbove, isHeldBelow, !windows.isEmpty { noteWindow(column) }
      if isHeldAbove {
        columns[column].upper = columns[column].value
      } else if cost.right < cost.end {
        columns[column].upper = min(columns[column].upper, marks[cost.right].target)
      }
      if isHeldBelow {
        columns[column].lower = columns[column].value
      } else if cost.left > cost.first {
        columns[column].lower = max(columns[column].lower, marks[cost.left - 1].target)
      }
      if columns[column].isFrozen { removeOpen(column) }
    }
    for column in costed where columns[column].row >= 0 {
      let cost = costs[column]
      if cost.right < cost.end {
        columns[column].upper = min(columns[column].upper, marks[cost.right].target)
      }
      if cost.left > cost.first {
        columns[column].lower = max(columns[column].lower, marks[cost.left - 1].target)
      }
    }
  }

  // MARK: Edits

  /// A column that the only mark under it holds from both sides follows this mark when it is edited.
  private mutating func noteWindow(_ column: Int) {
    let cost = costs[column]
    guard cost.right - cost.left == 1 else { return }
    let mark = marks[cost.left]
    guard mark.editSlot >= 0, mark.below > 0, mark.above > 0 else { return }
    var low = columns[column].lower
    var high = columns[column].upper
    if cost.left > cost.first { low = max(low, marks[cost.left - 1].target) }
    if cost.right < cost.end { high = min(high, marks[cost.right].target) }
    if low <= high { windows[mark.editSlot] = low...high }
  }

  /// How the basic columns answer when a column that is not basic moves by one point.
  mutating func response(to column: Int) -> [Entry] {
    computeImage(of: column)
    let result = work.support.map { Entry(index: head[$0], value: -work[$0]) }
    work.clear()
    return result
  }

  /// Moves a column that is not basic to a value and basic columns with it, unless one of them would
  /// leave its box: then nothing changes and a decision is due.
  mutating func shift(_ basics: [Entry], by change: Double, column: Int, to target: Double) -> Bool
  {
    for basic in basics {
      let value = columns[basic.index].value + basic.value * change
      if value < columns[basic.index].lower - 1e-9 { return false }
      if value > columns[basic.index].upper + 1e-9 { return false }
    }
    for basic in basics { columns[basic.index].value += basic.value * change }
    columns[column].value = target
    columns[column].lower = target
    columns[column].upper = target
    return true
  }
}
