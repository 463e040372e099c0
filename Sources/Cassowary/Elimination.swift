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
    /// The row that defines it, and the column's coefficient there.
    var row: Int
    var pivot: Double
  }

  /// A row to which a multiple of an eliminated one was added.
  struct Merge {
    var factor: Double
    var row: Int
    /// The merge into the same row before this one, or -1.
    var previous: Int
  }

  /// A row of the pool: `sum(entries) + constant == 0`.
  struct Row {
    var start: Int
    var end: Int
    var constant: Double
    /// The largest value that went into the constant: the scale of its rounding errors.
    var magnitude: Double
    var isAlive = true
    var touchedInRound = -1

    var range: Range<Int> { start..<end }
    var count: Int { end - start }
  }

  private struct Occurrence {
    var row: Int
    var next: Int
  }

  private(set) var definitions: [Definition] = []
  private(set) var definitionTerms: [Entry] = []
  /// Per column the position of its definition, or -1.
  private(set) var definedAt: [Int]

  private(set) var rows: [Row] = []
  private(set) var pool: [Entry] = []

  /// How many living rows hold a column.
  private(set) var count: [Int]
  private var occurrenceHead: [Int]
  private var occurrences: [Occurrence] = []
  /// Per column its place in the row that is being written, or -1.
  private var slot: [Int] = []
  private var others: [Int] = []
  /// All merges, when they are recorded, and per row its last one, or -1.
  private(set) var merges: [Merge] = []
  private(set) var lastMerge: [Int] = []

  init(columnCount: Int) {
    definedAt = Array(repeating: -1, count: columnCount)
    count = Array(repeating: 0, count: columnCount)
    occurrenceHead = definedAt
  }

  /// Makes room for a number of rows of two or three terms.
  mutating func reserve(rows number: Int) {
    rows.reserveCapacity(number)
    pool.reserveCapacity(3 * number)
    occurrences.reserveCapacity(3 * number)
    definedAt.reserveCapacity(definedAt.count + number)
    count.reserveCapacity(count.count + number)
    occurrenceHead.reserveCapacity(occurrenceHead.count + number)
  }

  mutating func addColumn() -> Int {
    definedAt.append(-1)
    count.append(0)
    occurrenceHead.append(-1)
    return count.count - 1
  }

  /// Adds a term to the row that `closeRow` will end.
  mutating func append(_ column: Int, _ value: Double) {
    pool.append(Entry(index: column, value: value))
  }

  mutating func closeRow(from start: Int, constant: Double, magnitude: Double) {
    let row = rows.count
    rows.append(Row(start: start, end: pool.count, constant: constant, magnitude: magnitude))
    for entry in start..<pool.count { note(pool[entry].index, in: row) }
  }

  private mutating func note(_ column: Int, in row: Int) {
    count[column] += 1
    occurrences.append(Occurrence(row: row, next: occurrenceHead[column]))
    occurrenceHead[column] = occurrences.count - 1
  }

  /// From now on notes which rows are added to which.
  mutating func recordMerges() { lastMerge = Array(repeating: -1, count: rows.count) }

  /// Turns every row into a definition. Returns the rows that contradict the others.
  ///
  /// Columns to avoid as pivots bear marks: replacing them would couple what is not coupled. Rows with a
  /// column of their own go first: they change no other row. After that rounds touch each row at most
  /// once, so that long chains are merged like a balanced tree.
  mutating func solveAllRows(avoiding isAvoided: [Bool]) -> [Int] {
    var contradictory: [Int] = []
    var pending = rows.indices.filter { rows[$0].isAlive }
    var round = 0
    while !pending.isEmpty {
      for row in pending where rows[row].isAlive {
        peel(from: row, avoiding: isAvoided, round: round)
      }
      var next: [Int] = []
      for row in pending where rows[row].isAlive {
        if rows[row].touchedInRound == round {
          next.append(row)
        } else if let entry = pivot(of: row, avoiding: isAvoided) {
          collectRows(of: pool[entry].index)
          if others.contains(where: { rows[$0].touchedInRound == round }) {
            next.append(row)
          } else {
            eliminate(entry, by: row, round: round)
          }
        } else {
          rows[row].isAlive = false
          if abs(rows[row].constant) > Tolerance.noise(rows[row].magnitude) {
            contradictory.append(row)
          }
        }
      }
      pending = next
      round += 1
    }
    return contradictory
  }

  /// Eliminates a row that has a column of its own, and rows that thereby get one.
  private mutating func peel(from first: Int, avoiding isAvoided: [Bool], round: Int) {
    var stack = [first]
    while let row = stack.popLast() {
      guard rows[row].isAlive, let entry = pivot(of: row, avoiding: isAvoided),
        count[pool[entry].index] == 1, !isAvoided[pool[entry].index]
      else { continue }
      eliminate(entry, by: row, round: round)
      for other in rows[row].range where count[pool[other].index] == 1 {
        collectRows(of: pool[other].index)
        stack.append(contentsOf: others)
      }
    }
  }

  /// Eliminates the columns of the list from all rows as long as this does not fill them: those that
  /// occur least first.
  mutating func eliminate(_ columns: [Int]) {
    for row in rows.indices { rows[row].touchedInRound = -1 }
    var pending = columns
    var round = 0
    var limit = 2
    while !pending.isEmpty, limit <= 64 {
      var next: [Int] = []
      var hasChanged = false
      for column in pending where count[column] > 0 {
        if count[column] > limit || !eliminate(column, round: round) {
          next.append(column)
        } else {
          hasChanged = true
        }
      }
      pending = next
      round += 1
      if !hasChanged { limit *= 2 }
    }
  }

  /// Eliminates one column; false when it had better wait.
  private mutating func eliminate(_ column: Int, round: Int) -> Bool {
    collectRows(of: column)
    guard var best = others.first else { return true }
    for row in others {
      if others.count > 1, rows[row].touchedInRound == round { return false }
      if rows[row].count < rows[best].count { best = row }
    }
    if others.count > 2, (others.count - 1) * (rows[best].count - 1) > 48 { return false }
    guard let entry = position(of: column, in: best),
      abs(pool[entry].value) >= 0.01 * largest(in: best)
    else { return false }
    eliminate(entry, by: best, round: round)
    return true
  }

  /// The entry of a row whose column occurs least, among those that are not small.
  private func pivot(of row: Int, avoiding isAvoided: [Bool]) -> Int? {
    let threshold = 0.01 * largest(in: row)
    var best: Int? = nil
    var least = Int.max
    for entry in rows[row].range where abs(pool[entry].value) >= threshold {
      let column = pool[entry].index
      let occurrences = count[column] + (isAvoided[column] ? 16 : 0)
      if occurrences < least {
        least = occurrences
        best = entry
      }
    }
    return best
  }

  private func largest(in row: Int) -> Double {
    var result = 0.0
    for entry in rows[row].range { result = max(result, abs(pool[entry].value)) }
    return result
  }

  private func position(of column: Int, in row: Int) -> Int? {
    for entry in rows[row].range where pool[entry].index == column { return entry }
    return nil
  }

  /// Leaves the living rows that hold a column in `others`, first row first, and tidies its list.
  private mutating func collectRows(of column: Int) {
    others.removeAll(keepingCapacity: true)
    var node = occurrenceHead[column]
    while node >= 0 {
      let row = occurrences[node].row
      if rows[row].isAlive, position(of: column, in: row) != nil { others.append(row) }
      node = occurrences[node].next
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
    let column = pool[entry].index
    let pivot = pool[entry].value
    if count[column] > 1 {
      collectRows(of: column)
      let targets = others
      for target in targets where target != row {
        merge(row, column, pivot, into: target)
        rows[target].touchedInRound = round
      }
    }
    let start = definitionTerms.count
    for other in rows[row].range {
      count[pool[other].index] -= 1
      if other == entry { continue }
      definitionTerms.append(Entry(index: pool[other].index, value: -pool[other].value / pivot))
    }
    definedAt[column] = definitions.count
    definitions.append(
      Definition(
        column: column, start: start, end: definitionTerms.count,
        constant: -rows[row].constant / pivot, row: row, pivot: pivot))
    rows[row].isAlive = false
  }

  /// Adds the multiple of `row` to `target` that removes `column` from it.
  private mutating func merge(_ row: Int, _ column: Int, _ pivot: Double, into target: Int) {
    guard let at = position(of: column, in: target) else { return }
    let factor = -pool[at].value / pivot
    if !lastMerge.isEmpty {
      merges.append(Merge(factor: factor, row: row, previous: lastMerge[target]))
      lastMerge[target] = merges.count - 1
    }
    if slot.count < count.count {
      slot.append(contentsOf: repeatElement(-1, count: count.count - slot.count))
    }
    let start = pool.count
    for entry in rows[target].range where entry != at {
      slot[pool[entry].index] = pool.count
      append(pool[entry].index, pool[entry].value)
    }
    count[column] -= 1
    for entry in rows[row].range {
      let other = pool[entry].index
      if other == column { continue }
      let added = factor * pool[entry].value
      let position = slot[other]
      if position < 0 {
        append(other, added)
        note(other, in: target)
      } else {
        let sum = pool[position].value + added
        let scale = max(abs(pool[position].value), abs(added))
        pool[position].value = abs(sum) <= Tolerance.cancellation * scale ? 0 : sum
      }
    }
    var end = start
    for entry in start..<pool.count {
      let other = pool[entry].index
      slot[other] = -1
      if pool[entry].value == 0 {
        count[other] -= 1
        continue
      }
      pool[end] = pool[entry]
      end += 1
    }
    pool.removeLast(pool.count - end)
    rows[target].start = start
    rows[target].end = end
    rows[target].magnitude = max(
      rows[target].magnitude, abs(factor) * rows[row].magnitude, abs(rows[target].constant))
    rows[target].constant += factor * rows[row].constant
  }

  /// Computes the defined columns from the others, with or without the constants (for changes).
  func evaluate(_ values: inout [Double], constants: Bool) {
    for definition in definitions.reversed() {
      var sum = constants ? definition.constant : 0
      for term in definition.start..<definition.end {
        sum += definitionTerms[term].value * values[definitionTerms[term].index]
      }
      values[definition.column] = sum
    }
  }

  /// Keeps definitions, forgets rows: they are all dead after `solveAllRows`.
  mutating func forgetRows() {
    rows.removeAll(keepingCapacity: true)
    pool.removeAll(keepingCapacity: true)
    occurrences.removeAll(keepingCapacity: true)
    lastMerge = []
    for column in count.indices {
      count[column] = 0
      occurrenceHead[column] = -1
    }
  }
}
