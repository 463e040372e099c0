/// One independent component: columns with boxes, rows that couple them, and levels of marks.
///
/// A primal simplex on piecewise linear costs. Instead of splitting every error into two variables, a
/// column keeps its breakpoints and the ratio test walks over them, so the matrix stays as small
/// as the coupling. After each level every box shrinks to what all optima of that level have in common
/// (a column whose derivative is not zero may not move that way any more), which makes the
/// order of levels exact: lower levels only move inside the optima of higher ones.
///
/// Pivots are deterministic: best derivative first, lowest column among equals, and Bland's
/// rule when progress stops.
struct Simplex {
  // The matrix, column by column. Row `i` says: sum(entries) == rightHandSide[i].
  let rowCount: Int
  private(set) var columnStart: [Int]
  private(set) var entryRow: [Int]
  private(set) var entryValue: [Double]
  private(set) var rightHandSide: [Double]
  /// Per row a column that occurs in this row only, with coefficient 1.
  private(set) var logical: [Int]

  /// What required constraints allow.
  var requiredLower: [Double]
  var requiredUpper: [Double]
  /// What the levels so far allow.
  var lower: [Double]
  var upper: [Double]
  var value: [Double]
  /// All marks, sorted by level, column and target.
  var marks: Marks
  /// Where each level begins among the marks, with the level's number.
  private(set) var levels: [(level: Int, marks: Range<Int>)] = []

  private(set) var head: [Int]
  /// Per column the row in which it is basic, or -1.
  private(set) var row: [Int]
  /// Columns that are not basic and may still move.
  private(set) var open: [Int] = []

  private var factor = EtaFile()
  private var freshEtas = 0
  private var freshWeight = 0
  private var work: [Double]
  private var support: [Int] = []
  private var price: [Double]
  private var isPriced = false
  private var needsValues = false

  // Costs of the level at hand. A column's marks are segmentStart..<segmentEnd; those before `left` lie
  // to its left, those from `right` on to its right (between them it sits on a breakpoint).
  private var base: [Double]
  private var segmentStart: [Int]
  private var segmentEnd: [Int]
  private var left: [Int]
  private var right: [Int]
  /// Derivatives of the column's own cost to the left and to the right.
  private var down: [Double]
  private var up: [Double]
  private var costed: [Int] = []

  private var events: [Event] = []

  /// The next obstacle of a moving column.
  private struct Event {
    var column: Int
    /// Points per unit of step, with sign.
    var speed: Double
    /// The mark that is next, counted as `left`/`right` are, or the box.
    var mark: Int
    var isBox: Bool
    var target: Double
    var step: Double
  }

  /// The matrix given by columns; marks must be sorted by level, column and target.
  init(
    columnStart: [Int], entryRow: [Int], entryValue: [Double], rightHandSide: [Double],
    logical: [Int], lower: [Double], upper: [Double], marks: Marks, start: [Double]
  ) {
    let columnCount = columnStart.count - 1
    rowCount = logical.count
    self.columnStart = columnStart
    self.entryRow = entryRow
    self.entryValue = entryValue
    self.rightHandSide = rightHandSide
    self.logical = logical
    requiredLower = lower
    requiredUpper = upper
    self.lower = lower
    self.upper = upper
    self.marks = marks
    value = start
    head = logical
    row = Array(repeating: -1, count: columnCount)
    for (index, column) in logical.enumerated() { row[column] = index }
    work = Array(repeating: 0, count: rowCount)
    price = Array(repeating: 0, count: columnCount)
    base = Array(repeating: 0, count: columnCount)
    segmentStart = Array(repeating: 0, count: columnCount)
    segmentEnd = segmentStart
    left = segmentStart
    right = segmentStart
    down = base
    up = base
    var first = 0
    while first < marks.count {
      var end = first
      while end < marks.count, marks.level[end] == marks.level[first] { end += 1 }
      levels.append((marks.level[first], first..<end))
      first = end
    }
  }

  var columnCount: Int { columnStart.count - 1 }

  func isFrozen(_ column: Int) -> Bool { upper[column] - lower[column] <= Tolerance.freedom }

  // MARK: Points

  /// Opens all boxes to what is required and moves columns that are not basic into them. Returns false
  /// when a box is empty by more than rounding.
  mutating func reset() -> Bool {
    lower = requiredLower
    upper = requiredUpper
    open.removeAll(keepingCapacity: true)
    for column in 0..<columnCount where lower[column] > upper[column] {
      if lower[column] - upper[column] > Tolerance.noise(lower[column]) { return false }
      lower[column] = (lower[column] + upper[column]) / 2
      upper[column] = lower[column]
    }
    for column in 0..<columnCount where row[column] < 0 {
      value[column] = min(max(value[column], lower[column]), upper[column])
      if !isFrozen(column) { open.append(column) }
    }
    isPriced = false
    computeBasicValues()
    return true
  }

  /// Recomputes the basic columns from the others.
  mutating func computeBasicValues() {
    for index in 0..<rowCount { work[index] = rightHandSide[index] }
    for column in 0..<columnCount where row[column] < 0 && value[column] != 0 {
      let x = value[column]
      for entry in columnStart[column]..<columnStart[column + 1] {
        work[entryRow[entry]] -= entryValue[entry] * x
      }
    }
    factor.solve(&work)
    for index in 0..<rowCount {
      value[head[index]] = work[index]
      work[index] = 0
    }
    needsValues = false
  }

  /// A first basis: rows whose logical column would lie outside its box take in another column that
  /// can make up for it. One pass in order, which solves chains of inequalities outright.
  mutating func crash(rowStart: [Int], rowColumn: [Int], rowValue: [Double]) {
    var isSwapped = false
    for index in 0..<rowCount {
      let column = logical[index]
      var x = rightHandSide[index]
      for entry in rowStart[index]..<rowStart[index + 1] where rowColumn[entry] != column {
        x -= rowValue[entry] * value[rowColumn[entry]]
      }
      value[column] = x
      let bound = min(max(x, requiredLower[column]), requiredUpper[column])
      if abs(bound - x) <= Tolerance.near(bound) { continue }
      for entry in (rowStart[index]..<rowStart[index + 1]).reversed() {
        let other = rowColumn[entry]
        guard other != column, row[other] < 0, abs(rowValue[entry]) > 0.01 else { continue }
        let moved = value[other] - (bound - x) / rowValue[entry]
        guard moved >= requiredLower[other], moved <= requiredUpper[other] else { continue }
        value[other] = moved
        value[column] = bound
        row[column] = -1
        row[other] = index
        head[index] = other
        isSwapped = true
        break
      }
    }
    if isSwapped { refactor() }
  }

  // MARK: Solving

  /// Brings the component to its optimum: required boxes, levels, ties. Returns false when the required
  /// boxes contradict the rows.
  mutating func solve() -> Bool {
    guard reset() else { return false }
    windows = windows.isEmpty ? [] : windows.map { _ in nil }
    guard restoreFeasibility() else { return false }
    for (_, range) in levels where !open.isEmpty { minimise(range) }
    hasFreedom = !open.isEmpty
    if hasFreedom {
      optimaLower = lower
      optimaUpper = upper
      breakTies()
    }
    computeBasicValues()
    return true
  }

  /// Whether the levels left a column that may still move (it may yet prove to be stuck).
  private(set) var hasFreedom = false
  /// The boxes of all optima, before ties were broken; meaningful when `hasFreedom`.
  private(set) var optimaLower: [Double] = []
  private(set) var optimaUpper: [Double] = []

  /// From the highest level down, gives the least error to the constraints of the highest rank first.
  private mutating func breakTies() {
    for (_, range) in levels where !open.isEmpty {
      let ranks = marks.ranks(in: range)
      if ranks.count < 2 { continue }
      for rank in ranks.dropLast() where !open.isEmpty {
        var cost: [(column: Int, cost: Double)] = []
        for mark in range where marks.rank[mark] == rank {
          // On the optima of its level a mark lies to one side of its column's box.
          let column = marks.column[mark]
          let isBelow = marks.target[mark] >= upper[column] - Tolerance.near(upper[column])
          let slope = isBelow ? -marks.below[mark] : marks.above[mark]
          if slope != 0, !isFrozen(column) { cost.append((column, slope)) }
        }
        if !cost.isEmpty { _ = minimise(cost: cost, keepsOptima: true) }
      }
    }
  }

  // MARK: Required constraints

  /// Brings all columns into their required boxes. Returns false when that is impossible; the
  /// multipliers of the rows then stay in `multipliers()` until the next call.
  mutating func restoreFeasibility() -> Bool {
    var added = 0
    let first = marks.count
    var worst = 0.0
    for index in 0..<rowCount {
      let column = head[index]
      let x = value[column]
      let isLow = x < lower[column]
      guard isLow || x > upper[column] else { continue }
      let bound = isLow ? lower[column] : upper[column]
      if abs(bound - x) <= Tolerance.near(bound) { continue }
      marks.append(
        level: -1, column: column, target: bound, below: isLow ? 1 : 0, above: isLow ? 0 : 1,
        rank: 0, editSlot: -1)
      added += 1
      if isLow { lower[column] = -.infinity } else { upper[column] = .infinity }
    }
    if added == 0 { return true }
    beginLevel(first..<first + added)
    _ = descend()
    var isFeasible = true
    for mark in first..<first + added {
      let column = marks.column[mark]
      let bound = marks.target[mark]
      let isLow = marks.below[mark] > 0
      let miss = isLow ? bound - value[column] : value[column] - bound
      worst = max(worst, miss)
      if miss > Tolerance.noise(bound) { isFeasible = false }
    }
    guard isFeasible else {
      computeMultipliers()
      endLevel()
      marks.removeLast(added)
      return false
    }
    endLevel()
    for mark in first..<first + added {
      let column = marks.column[mark]
      // A miss below the noise is the documents' rounding: the box gives way.
      if marks.below[mark] > 0 {
        lower[column] = min(requiredLower[column], value[column])
      } else {
        upper[column] = max(requiredUpper[column], value[column])
      }
    }
    marks.removeLast(added)
    return true
  }

  /// After `restoreFeasibility` failed: per row the weight with which it takes part in the
  /// contradiction.
  private(set) var multipliers: [Double] = []

  private mutating func computeMultipliers() {
    for index in 0..<rowCount { work[index] = up[head[index]] }
    factor.solveTransposed(&work)
    multipliers = work
    for index in 0..<rowCount { work[index] = 0 }
  }

  // MARK: Levels

  /// Minimises the error of one level and shrinks the boxes to its optima.
  mutating func minimise(_ range: Range<Int>) {
    if open.isEmpty { return }
    beginLevel(range)
    _ = descend()
    freeze()
    endLevel()
  }

  /// Minimises a linear cost, given for some columns, over the boxes. Returns false when it has no
  /// bound. With `keepsOptima` the boxes shrink to the optima.
  mutating func minimise(cost: [(column: Int, cost: Double)], keepsOptima: Bool) -> Bool {
    for (column, cost) in cost {
      base[column] += cost
      costed.append(column)
    }
    for (column, _) in cost { locate(column) }
    isPriced = false
    let isBounded = descend()
    if keepsOptima, isBounded { freeze() }
    endLevel()
    return isBounded
  }

  private mutating func beginLevel(_ range: Range<Int>) {
    var mark = range.lowerBound
    while mark < range.upperBound {
      let column = marks.column[mark]
      let first = mark
      var slope = 0.0
      while mark < range.upperBound, marks.column[mark] == column {
        slope -= marks.below[mark]
        mark += 1
      }
      segmentStart[column] = first
      segmentEnd[column] = mark
      base[column] = slope
      costed.append(column)
      locate(column)
    }
    isPriced = false
  }

  private mutating func endLevel() {
    for column in costed {
      base[column] = 0
      segmentStart[column] = 0
      segmentEnd[column] = 0
      left[column] = 0
      right[column] = 0
      down[column] = 0
      up[column] = 0
    }
    costed.removeAll(keepingCapacity: true)
    isPriced = false
  }

  /// Finds a column's place among its marks and the slopes on both sides.
  private mutating func locate(_ column: Int) {
    let end = segmentEnd[column]
    var mark = segmentStart[column]
    var slope = base[column]
    let x = value[column]
    while mark < end, marks.target[mark] < x - Tolerance.near(x) {
      slope += marks.jump(mark)
      mark += 1
    }
    left[column] = mark
    down[column] = slope
    if row[column] < 0 {
      while mark < end, marks.target[mark] <= x + Tolerance.near(x) {
        slope += marks.jump(mark)
        mark += 1
      }
    }
    right[column] = mark
    up[column] = slope
  }

  /// Shrinks every box to the values that the column takes in some optimum of the level.
  private mutating func freeze() {
    if !isPriced { computePrices() }
    var kept = 0
    for column in open {
      noteWindow(column)
      if price[column] + up[column] > Tolerance.slope {
        upper[column] = value[column]
      } else if right[column] < segmentEnd[column] {
        upper[column] = min(upper[column], marks.target[right[column]])
      }
      if price[column] + down[column] < -Tolerance.slope {
        lower[column] = value[column]
      } else if left[column] > segmentStart[column] {
        lower[column] = max(lower[column], marks.target[left[column] - 1])
      }
      if isFrozen(column) { continue }
      open[kept] = column
      kept += 1
    }
    open.removeLast(open.count - kept)
    for column in costed where row[column] >= 0 {
      if right[column] < segmentEnd[column] {
        upper[column] = min(upper[column], marks.target[right[column]])
      }
      if left[column] > segmentStart[column] {
        lower[column] = max(lower[column], marks.target[left[column] - 1])
      }
    }
  }

  /// Per slot of an editable constraint, how far its target may move, with the column following it
  /// and no other decision changed on this column; nil when unknown.
  var windows: [ClosedRange<Double>?] = []

  /// A column that the only mark under it holds from both sides follows this mark when it is edited.
  private mutating func noteWindow(_ column: Int) {
    guard !windows.isEmpty, right[column] - left[column] == 1 else { return }
    let mark = left[column]
    let slot = marks.editSlot[mark]
    guard slot >= 0, marks.below[mark] > 0, marks.above[mark] > 0,
      price[column] + up[column] > Tolerance.slope,
      price[column] + down[column] < -Tolerance.slope
    else { return }
    var low = lower[column]
    var high = upper[column]
    if mark > segmentStart[column] { low = max(low, marks.target[mark - 1]) }
    if mark + 1 < segmentEnd[column] { high = min(high, marks.target[mark + 1]) }
    if low <= high { windows[slot] = low...high }
  }

  /// How the basic columns answer when a column that is not basic moves by one point.
  mutating func response(to column: Int) -> [(column: Int, change: Double)] {
    for entry in columnStart[column]..<columnStart[column + 1] {
      work[entryRow[entry]] = entryValue[entry]
    }
    factor.solve(&work)
    var result: [(column: Int, change: Double)] = []
    for index in 0..<rowCount where work[index] != 0 {
      if abs(work[index]) > 1e-11 { result.append((head[index], -work[index])) }
      work[index] = 0
    }
    return result
  }

  /// Moves the target of the mark of an editable constraint and keeps the marks in order.
  mutating func retarget(slot: Int, to target: Double) {
    guard var mark = marks.editSlot.firstIndex(of: slot) else { return }
    marks.target[mark] = target
    func isNeighbour(_ other: Int) -> Bool {
      marks.level[other] == marks.level[mark] && marks.column[other] == marks.column[mark]
    }
    while mark > 0, isNeighbour(mark - 1), marks.target[mark - 1] > target {
      marks.swap(mark - 1, mark)
      mark -= 1
    }
    while mark + 1 < marks.count, isNeighbour(mark + 1), marks.target[mark + 1] < target {
      marks.swap(mark, mark + 1)
      mark += 1
    }
  }

  /// Moves a column that is not basic to a value and basic columns with it, unless one of them would
  /// leave its box: then nothing changes and a decision is due.
  mutating func shift(
    _ basics: [(column: Int, change: Double)], by change: Double, local column: Int,
    to target: Double
  ) -> Bool {
    for (basic, factor) in basics {
      let x = value[basic] + factor * change
      if x < lower[basic] - 1e-9 || x > upper[basic] + 1e-9 { return false }
    }
    for (basic, factor) in basics { value[basic] += factor * change }
    value[column] = target
    lower[column] = target
    upper[column] = target
    return true
  }

  // MARK: Basis

  /// Builds the inverse of the current basis anew. Columns whose rows hold no other basic column go first:
  /// they cause no fill. A column that depends on the others leaves the basis.
  private mutating func refactor() {
    factor.removeAll()
    var isFree = Array(repeating: true, count: rowCount)
    var isLogical = Array(repeating: -1, count: columnCount)
    for index in 0..<rowCount { isLogical[logical[index]] = index }
    var structural: [Int] = []
    for index in 0..<rowCount where isLogical[head[index]] < 0 { structural.append(head[index]) }
    var oldHead = head
    for column in oldHead {
      let index = isLogical[column]
      if index >= 0 {
        isFree[index] = false
        head[index] = column
        row[column] = index
      }
    }
    // Rows still to be taken, with the columns that could take them.
    var rowHits = Array(repeating: 0, count: rowCount + 1)
    for column in structural {
      for entry in columnStart[column]..<columnStart[column + 1] where isFree[entryRow[entry]] {
        rowHits[entryRow[entry]] += 1
      }
    }
    var hitStart = Array(repeating: 0, count: rowCount + 1)
    for index in 0..<rowCount { hitStart[index + 1] = hitStart[index] + rowHits[index] }
    var fill = hitStart
    var hits = Array(repeating: 0, count: hitStart[rowCount])
    for column in structural {
      for entry in columnStart[column]..<columnStart[column + 1] where isFree[entryRow[entry]] {
        hits[fill[entryRow[entry]]] = column
        fill[entryRow[entry]] += 1
      }
    }
    var isDone = Array(repeating: false, count: columnCount)
    var queue = (0..<rowCount).filter { isFree[$0] && rowHits[$0] == 1 }
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      guard isFree[index], rowHits[index] == 1,
        let column = hits[hitStart[index]..<hitStart[index + 1]].first(where: { !isDone[$0] })
      else { continue }
      guard take(column, row: index, isFree: isFree) == index else { continue }
      isFree[index] = false
      isDone[column] = true
      for entry in columnStart[column]..<columnStart[column + 1] where isFree[entryRow[entry]] {
        rowHits[entryRow[entry]] -= 1
        if rowHits[entryRow[entry]] == 1 { queue.append(entryRow[entry]) }
      }
    }
    oldHead.removeAll()
    for column in structural where !isDone[column] {
      let index = take(column, row: nil, isFree: isFree)
      if index >= 0 {
        isFree[index] = false
      } else {
        row[column] = -1
        if !isFrozen(column), !open.contains(column) { open.append(column) }
      }
    }
    for index in 0..<rowCount where isFree[index] {
      let column = logical[index]
      head[index] = column
      row[column] = index
      if let position = open.firstIndex(of: column) { open.remove(at: position) }
    }
    freshEtas = factor.count
    freshWeight = factor.weight
    isPriced = false
  }

  /// Makes a column basic in the given free row, or in the free row with the largest entry.
  /// Returns the row, or -1 when no entry is large enough.
  private mutating func take(_ column: Int, row wanted: Int?, isFree: [Bool]) -> Int {
    for entry in columnStart[column]..<columnStart[column + 1] {
      work[entryRow[entry]] = entryValue[entry]
    }
    factor.solve(&work)
    support.removeAll(keepingCapacity: true)
    var best = -1
    var largest = 1e-9
    for index in 0..<rowCount where work[index] != 0 {
      if abs(work[index]) < 1e-12 {
        work[index] = 0
        continue
      }
      support.append(index)
      if isFree[index], abs(work[index]) > largest {
        largest = abs(work[index])
        best = index
      }
    }
    if let wanted, abs(work[wanted]) > 1e-3 * largest, abs(work[wanted]) > 1e-9 { best = wanted }
    if best >= 0, wanted == nil || wanted == best {
      factor.append(work, support: support, pivot: best)
      head[best] = column
      row[column] = best
    } else {
      best = -1
    }
    for index in support { work[index] = 0 }
    return best
  }

  /// Takes a column that cannot move out of further consideration.
  mutating func pin(_ column: Int) {
    lower[column] = value[column]
    upper[column] = value[column]
    if let index = open.firstIndex(of: column) { open.remove(at: index) }
  }

  // MARK: Pivoting

  private mutating func computePrices() {
    var isFlat = true
    for index in 0..<rowCount {
      let slope = up[head[index]]
      work[index] = slope
      if slope != 0 { isFlat = false }
    }
    if isFlat {
      for column in open { price[column] = 0 }
    } else {
      factor.solveTransposed(&work)
      for column in open {
        var sum = 0.0
        for entry in columnStart[column]..<columnStart[column + 1] {
          sum -= work[entryRow[entry]] * entryValue[entry]
        }
        price[column] = sum
      }
      for index in 0..<rowCount { work[index] = 0 }
    }
    isPriced = true
  }

  /// Moves downhill until no column improves. Returns false when the cost has no bound.
  private mutating func descend() -> Bool {
    var stalled = 0
    let patience = 40 + rowCount / 4
    var remaining = 2000 + 60 * (rowCount + columnCount)
    while remaining > 0 {
      remaining -= 1
      if !isPriced { computePrices() }
      guard let (index, direction) = entering(byOrder: stalled > patience) else {
        if needsValues { computeBasicValues() }
        return true
      }
      guard let gain = move(index, direction, byOrder: stalled > patience) else { return false }
      stalled = gain > 1e-9 ? 0 : stalled + 1
    }
    return true
  }

  /// The open column that improves most, or with `byOrder` the first that improves.
  private func entering(byOrder: Bool) -> (index: Int, direction: Double)? {
    var best = Tolerance.slope
    var result: (index: Int, direction: Double)? = nil
    var lowest = Int.max
    for index in 0..<open.count {
      let column = open[index]
      let ahead = -(price[column] + up[column])
      let behind = price[column] + down[column]
      let rate: Double
      let direction: Double
      if ahead > Tolerance.slope, value[column] < upper[column] {
        (rate, direction) = (ahead, 1)
      } else if behind > Tolerance.slope, value[column] > lower[column] {
        (rate, direction) = (behind, -1)
      } else {
        continue
      }
      if byOrder {
        if column < lowest { (lowest, result) = (column, (index, direction)) }
      } else if rate > best + 1e-12 || (rate >= best - 1e-12 && column < lowest) {
        best = max(best, rate)
        lowest = column
        result = (index, direction)
      }
    }
    return result
  }

  /// Moves one open column as far as it improves the cost and exchanges it for the column that stops it.
  /// Returns the gain, or nil when nothing stops it.
  private mutating func move(_ index: Int, _ direction: Double, byOrder: Bool) -> Double? {
    let column = open[index]
    for entry in columnStart[column]..<columnStart[column + 1] {
      work[entryRow[entry]] = entryValue[entry]
    }
    factor.solve(&work)
    events.removeAll(keepingCapacity: true)
    support.removeAll(keepingCapacity: true)
    events.append(event(column, direction, direction > 0 ? right[column] : left[column]))
    for basic in 0..<rowCount where work[basic] != 0 {
      if abs(work[basic]) < 1e-11 {
        work[basic] = 0
        continue
      }
      support.append(basic)
      let moving = head[basic]
      events.append(
        event(moving, -direction * work[basic], left[moving]))
    }
    defer { for basic in support { work[basic] = 0 } }

    var rate = price[column] + (direction > 0 ? up[column] : down[column])
    rate *= direction
    var hasCrossed = false
    var stop = -1
    while stop < 0 {
      guard let next = nextEvent(byOrder: byOrder) else { return nil }
      let event = events[next]
      let mark = event.speed > 0 ? event.mark : event.mark - 1
      let steeper = event.isBox ? 0 : rate + abs(event.speed) * marks.jump(mark)
      if event.isBox || steeper >= -Tolerance.slope {
        stop = next
      } else {
        rate = steeper
        if next > 0 { hasCrossed = true }
        events[next] = self.event(
          event.column, event.speed, event.speed > 0 ? event.mark + 1 : event.mark - 1)
      }
    }
    let stopping = events[stop]
    let step = stopping.step
    let gain = abs(rate) * step
    for event in events where step != 0 { value[event.column] += event.speed * step }
    if hasCrossed {
      for event in events.dropFirst() where event.mark != left[event.column] {
        settle(event.column, at: event.mark)
      }
      isPriced = false
    }
    needsValues = true
    if stop == 0 {
      value[column] = stopping.target
      locate(column)
      return gain
    }
    // Exchange: `column` becomes basic where the stopping column was.
    let leaving = stopping.column
    let pivot = row[leaving]
    factor.append(work, support: support, pivot: pivot)
    head[pivot] = column
    row[column] = pivot
    row[leaving] = -1
    settle(column, at: events[0].mark)
    value[leaving] = stopping.target
    locate(leaving)
    open.swapAt(index, open.count - 1)
    open.removeLast()
    if !isFrozen(leaving) { open.append(leaving) }
    isPriced = false
    if factor.count - freshEtas > 64 || factor.weight > 2 * freshWeight + 40 * rowCount + 2000 {
      refactor()
      computeBasicValues()
    }
    return gain
  }

  /// Puts a basic column on the piece before the given mark.
  private mutating func settle(_ column: Int, at mark: Int) {
    var slope = base[column]
    for passed in segmentStart[column]..<mark { slope += marks.jump(passed) }
    left[column] = mark
    right[column] = mark
    down[column] = slope
    up[column] = slope
  }

  /// What a column meets first when it moves, `mark` being its place among its marks.
  private func event(_ column: Int, _ speed: Double, _ mark: Int) -> Event {
    let box: Double
    var target: Double
    var isBox = true
    if speed > 0 {
      box = upper[column]
      target = mark < segmentEnd[column] ? marks.target[mark] : .infinity
      if target < box { isBox = false } else { target = box }
    } else {
      box = lower[column]
      target = mark > segmentStart[column] ? marks.target[mark - 1] : -.infinity
      if target > box { isBox = false } else { target = box }
    }
    let distance = max(0, speed > 0 ? target - value[column] : value[column] - target)
    return Event(
      column: column, speed: speed, mark: mark, isBox: isBox, target: target,
      step: distance / abs(speed))
  }

  /// The event that comes first; among those within rounding of it the own one, else the best pivot.
  private func nextEvent(byOrder: Bool) -> Int? {
    var first = Double.infinity
    for event in events {
      first = min(first, event.step + 1e-10 / abs(event.speed))
    }
    if first == .infinity { return nil }
    var result: Int? = nil
    var best = 0.0
    var lowest = Int.max
    for index in 0..<events.count where events[index].step <= first {
      if index == 0 { return 0 }
      let size = abs(events[index].speed)
      if byOrder {
        // Bland's rule, but never on a pivot that is noise.
        if size > 1e-7, events[index].column < lowest || best == 0 {
          (lowest, best, result) = (events[index].column, size, index)
        } else if result == nil {
          result = index
        }
      } else if size > best {
        (best, result) = (size, index)
      }
    }
    return result
  }
}
