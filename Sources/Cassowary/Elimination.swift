/// Sparse rows `sum(a * x) + constant == 0`, and the elimination of columns from them.
///
/// Rows live in one pool; a row that changes is written anew at the pool's end. Occurrence lists are
/// lazy: they may name rows that no longer hold the column, which looking the column up settles.
struct Elimination {
  /// Column `column` equals the sum of `terms` plus `constant`; the terms name only columns that are
  /// defined later or never, so definitions are evaluated from last to first.
  struct Definition {
    var column: Int
    var start: Int
    var end: Int
    var constant: Double
  }

  private(set) var definitions: [Definition] = []
  private(set) var definitionColumn: [Int] = []
  private(set) var definitionValue: [Double] = []
  /// Per column the position of its definition, or -1.
  private(set) var definedAt: [Int]

  private(set) var rowStart: [Int] = []
  private(set) var rowEnd: [Int] = []
  private(set) var rowConstant: [Double] = []
  /// The largest value that went into a row's constant: the scale of its rounding errors.
  private(set) var rowMagnitude: [Double] = []
  private(set) var isAlive: [Bool] = []
  private(set) var poolColumn: [Int] = []
  private(set) var poolValue: [Double] = []

  /// How many living rows hold a column.
  private(set) var count: [Int]
  private var occurrenceHead: [Int]
  private var occurrenceRow: [Int] = []
  private var occurrenceNext: [Int] = []

  private var slot: [Int]
  private var touchedInRound: [Int] = []
  private var others: [Int] = []

  init(columnCount: Int) {
    definedAt = Array(repeating: -1, count: columnCount)
    count = Array(repeating: 0, count: columnCount)
    occurrenceHead = Array(repeating: -1, count: columnCount)
    slot = Array(repeating: -1, count: columnCount)
  }

  var rowCount: Int { rowStart.count }

  mutating func addColumn() -> Int {
    definedAt.append(-1)
    count.append(0)
    occurrenceHead.append(-1)
    slot.append(-1)
    return count.count - 1
  }

  /// Begins a row; its terms follow by `append`, then `closeRow`.
  mutating func append(_ column: Int, _ value: Double) {
    poolColumn.append(column)
    poolValue.append(value)
  }

  mutating func closeRow(from start: Int, constant: Double, magnitude: Double) {
    let row = rowStart.count
    rowStart.append(start)
    rowEnd.append(poolColumn.count)
    rowConstant.append(constant)
    rowMagnitude.append(magnitude)
    isAlive.append(true)
    touchedInRound.append(-1)
    for entry in start..<poolColumn.count { note(poolColumn[entry], in: row) }
  }

  private mutating func note(_ column: Int, in row: Int) {
    count[column] += 1
    occurrenceRow.append(row)
    occurrenceNext.append(occurrenceHead[column])
    occurrenceHead[column] = occurrenceRow.count - 1
  }

  /// Turns every row into a definition. Returns false when a row contradicts the others.
  ///
  /// Rounds touch each row at most once, so that long chains are merged like a balanced tree.
  mutating func solveAllRows() -> Bool {
    var isConsistent = true
    var pending = (0..<rowCount).filter { isAlive[$0] }
    var round = 0
    while !pending.isEmpty {
      var next: [Int] = []
      for row in pending {
        if touchedInRound[row] == round {
          next.append(row)
          continue
        }
        guard let pivot = sparsestPivot(of: row) else {
          isAlive[row] = false
          if abs(rowConstant[row]) > Tolerance.noise(rowMagnitude[row]) { isConsistent = false }
          continue
        }
        eliminate(pivot, by: row, round: round)
      }
      pending = next
      round += 1
    }
    return isConsistent
  }

  /// Eliminates the columns of the list from all rows as long as this does not fill them.
  mutating func eliminate(_ columns: [Int]) {
    touchedInRound = Array(repeating: -1, count: rowCount)
    var pending = columns
    var round = 0
    while !pending.isEmpty {
      var next: [Int] = []
      for column in pending where count[column] > 0 {
        collectRows(of: column)
        guard var best = others.first else { continue }
        var isTouched = false
        for row in others {
          if rowEnd[row] - rowStart[row] < rowEnd[best] - rowStart[best] { best = row }
          if touchedInRound[row] == round { isTouched = true }
        }
        let length = rowEnd[best] - rowStart[best]
        if others.count > 2, (others.count - 1) * (length - 1) > 48 { continue }
        if isTouched, others.count > 1 {
          next.append(column)
          continue
        }
        guard let entry = position(of: column, in: best),
          abs(poolValue[entry]) >= 0.01 * largest(in: best)
        else { continue }
        eliminate(entry, by: best, round: round)
      }
      pending = next
      round += 1
    }
  }

  /// The entry of a row whose column occurs least, among those that are not small.
  private func sparsestPivot(of row: Int) -> Int? {
    let threshold = 0.01 * largest(in: row)
    var best: Int? = nil
    var least = Int.max
    for entry in rowStart[row]..<rowEnd[row] where abs(poolValue[entry]) >= threshold {
      let occurrences = count[poolColumn[entry]]
      if occurrences < least {
        least = occurrences
        best = entry
      }
    }
    return best
  }

  private func largest(in row: Int) -> Double {
    var result = 0.0
    for entry in rowStart[row]..<rowEnd[row] { result = max(result, abs(poolValue[entry])) }
    return result
  }

  private func position(of column: Int, in row: Int) -> Int? {
    for entry in rowStart[row]..<rowEnd[row] where poolColumn[entry] == column { return entry }
    return nil
  }

  /// Leaves the living rows that hold a column in `others`, first row first, and tidies its list.
  private mutating func collectRows(of column: Int) {
    others.removeAll(keepingCapacity: true)
    var node = occurrenceHead[column]
    while node >= 0 {
      let row = occurrenceRow[node]
      if isAlive[row], position(of: column, in: row) != nil { others.append(row) }
      node = occurrenceNext[node]
    }
    if others.count > 1 {
      others.sort()
      var unique = 1
      for index in 1..<others.count where others[index] != others[unique - 1] {
        others[unique] = others[index]
        unique += 1
      }
      others.removeLast(others.count - unique)
    }
  }

  private mutating func eliminate(_ entry: Int, by row: Int, round: Int) {
    let column = poolColumn[entry]
    let pivot = poolValue[entry]
    if count[column] > 1 {
      collectRows(of: column)
      let targets = others
      for target in targets where target != row {
        merge(row, column, pivot, into: target)
        touchedInRound[target] = round
      }
    }
    let start = definitionColumn.count
    for other in rowStart[row]..<rowEnd[row] {
      count[poolColumn[other]] -= 1
      if other == entry { continue }
      definitionColumn.append(poolColumn[other])
      definitionValue.append(-poolValue[other] / pivot)
    }
    definedAt[column] = definitions.count
    definitions.append(
      Definition(
        column: column, start: start, end: definitionColumn.count,
        constant: -rowConstant[row] / pivot))
    isAlive[row] = false
  }

  /// Adds the multiple of `row` to `target` that removes `column` from it.
  private mutating func merge(_ row: Int, _ column: Int, _ pivot: Double, into target: Int) {
    guard let at = position(of: column, in: target) else { return }
    let factor = -poolValue[at] / pivot
    let start = poolColumn.count
    for entry in rowStart[target]..<rowEnd[target] where entry != at {
      slot[poolColumn[entry]] = poolColumn.count
      append(poolColumn[entry], poolValue[entry])
    }
    count[column] -= 1
    for entry in rowStart[row]..<rowEnd[row] {
      let other = poolColumn[entry]
      if other == column { continue }
      let added = factor * poolValue[entry]
      let position = slot[other]
      if position < 0 {
        append(other, added)
        note(other, in: target)
      } else {
        let sum = poolValue[position] + added
        let scale = max(abs(poolValue[position]), abs(added))
        poolValue[position] = abs(sum) <= Tolerance.cancellation * scale ? 0 : sum
      }
    }
    var end = start
    for entry in start..<poolColumn.count {
      let other = poolColumn[entry]
      slot[other] = -1
      if poolValue[entry] == 0 {
        count[other] -= 1
        continue
      }
      poolColumn[end] = other
      poolValue[end] = poolValue[entry]
      end += 1
    }
    poolColumn.removeLast(poolColumn.count - end)
    poolValue.removeLast(poolValue.count - end)
    rowStart[target] = start
    rowEnd[target] = end
    rowMagnitude[target] = max(
      rowMagnitude[target], abs(factor) * rowMagnitude[row], abs(rowConstant[target]))
    rowConstant[target] += factor * rowConstant[row]
  }

  /// Keeps definitions, forgets rows: they are all dead after `solveAllRows`.
  mutating func forgetRows() {
    rowStart.removeAll(keepingCapacity: true)
    rowEnd.removeAll(keepingCapacity: true)
    rowConstant.removeAll(keepingCapacity: true)
    rowMagnitude.removeAll(keepingCapacity: true)
    isAlive.removeAll(keepingCapacity: true)
    touchedInRound.removeAll(keepingCapacity: true)
    poolColumn.removeAll(keepingCapacity: true)
    poolValue.removeAll(keepingCapacity: true)
    occurrenceRow.removeAll(keepingCapacity: true)
    occurrenceNext.removeAll(keepingCapacity: true)
    for column in count.indices {
      count[column] = 0
      occurrenceHead[column] = -1
    }
  }
}
