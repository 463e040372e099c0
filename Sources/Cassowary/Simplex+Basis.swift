extension Simplex {
  /// A first basis: rows whose logical column would lie outside its box, or off its marks, take in another
  /// column that can make up for it, the one whose levels mind it least. Containers name their
  /// content first and are as large as it: so the rows of the last columns are settled first, then all in
  /// order, which solves chains of inequalities outright, whichever end they hang at.
  mutating func crash() {
    let wishes = logical.map { columns[$0].value }
    let firstColumn = (0..<rowCount).map { row in
      rows.entries[rows.start[row]..<rows.start[row + 1]].reduce(Int.max) {
        $1.index == logical[row] ? $0 : min($0, $1.index)
      }
    }
    var isSwapped = head != logical
    for row in (0..<rowCount).sorted(by: {
      (firstColumn[$0], $0) > (firstColumn[$1], $1)
    }) where settle(row: row, wish: wishes[row]) {
      isSwapped = true
    }
    for _ in 0..<2 {
      for row in 0..<rowCount where settle(row: row, wish: nil) { isSwapped = true }
    }
    guard isSwapped else { return }
    refactor()
    if !isWellConditioned() { useLogicalBasis() }
  }

  /// Brings a row's logical column into its box, or to a value that its marks ask for, by moving one other
  /// column, which becomes basic in the row. Returns whether something was done about it.
  private mutating func settle(row: Int, wish: Double?) -> Bool {
    let column = logical[row]
    var value = rightHandSide[row]
    let range = rows.start[row]..<rows.start[row + 1]
    for entry in range where rows.entries[entry].index != column {
      value -= rows.entries[entry].value * columns[rows.entries[entry].index].value
    }
    var bound = min(max(value, columns[column].lower), columns[column].upper)
    // What is required must be; what is asked for gives way to what is asked for more.
    var level = -1
    if head[row] == column {
      columns[column].value = value
      // Shares of what is not known yet say nothing.
      if abs(bound - value) <= Tolerance.near(bound), let wish,
        range.allSatisfy({ abs(abs(rows.entries[$0].value) - 1) < 1e-9 })
      {
        bound = min(max(wish, columns[column].lower), columns[column].upper)
        level = bound > value ? columns[column].stiffnessDown : columns[column].stiffnessUp
      }
    }
    if abs(bound - value) <= Tolerance.near(bound) { return false }
    if head[row] != column {
      // What was moved for this row before is moved on.
      guard let entry = range.first(where: { rows.entries[$0].index == head[row] }) else {
        return false
      }
      let moved = columns[head[row]].value - (bound - value) / rows.entries[entry].value
      guard moved >= columns[head[row]].lower, moved <= columns[head[row]].upper else {
        return false
      }
      columns[head[row]].value = moved
      return true
    }
    var best: (column: Int, value: Double, stiffness: Int)?
    for entry in range.reversed() {
      let other = rows.entries[entry].index
      let coefficient = rows.entries[entry].value
      guard other != column, abs(coefficient) > 0.3 else { continue }
      let moved = columns[other].value - (bound - value) / coefficient
      guard moved >= columns[other].lower, moved <= columns[other].upper else { continue }
      let isUp = moved > columns[other].value
      let stiffness = isUp ? columns[other].stiffnessUp : columns[other].stiffnessDown
      if stiffness <= best?.stiffness ?? level { continue }
      guard columns[other].row < 0 || canLeave(other, to: moved) else { continue }
      best = (other, moved, stiffness)
    }
    guard let best else { return false }
    let left = columns[best.column].row
    if left >= 0 {
      head[left] = logical[left]
      columns[logical[left]].row = left
    }
    columns[best.column].value = best.value
    columns[best.column].row = row
    columns[column].value = bound
    columns[column].row = -1
    head[row] = best.column
    return true
  }

  /// Whether a column that became basic in a row may move to a value, because the row's own column then comes
  /// to lie inside its box.
  private func canLeave(_ column: Int, to value: Double) -> Bool {
    let row = columns[column].row
    let own = columns[logical[row]]
    if own.row >= 0 { return false }
    for entry in rows.start[row]..<rows.start[row + 1] where rows.entries[entry].index == column {
      let moved = own.value - rows.entries[entry].value * (value - columns[column].value)
      return moved >= own.lower && moved <= own.upper
    }
    return false
  }

  /// A first basis for rows over free columns: equalities whose columns are all known but one give this one,
  /// as one solves them by hand; where none is left, the next in order declares its columns but one known.
  mutating func crashEqualities() {
    var unknown = (0..<rowCount).map { rows.start[$0 + 1] - rows.start[$0] - 1 }
    var isKnown = Array(repeating: false, count: columns.count)
    for column in logical { isKnown[column] = true }
    let isEquality = logical.map { columns[$0].lower == columns[$0].upper }
    var queue = (0..<rowCount).filter { isEquality[$0] && unknown[$0] == 1 }
    var next = 0
    var order = 0
    while true {
      if next == queue.count {
        while order < rowCount, !isEquality[order] || unknown[order] < 2 { order += 1 }
        if order == rowCount { break }
        for entry in rows.entries[rows.start[order]..<rows.start[order + 1]]
        where unknown[order] > 1 && !isKnown[entry.index] {
          isKnown[entry.index] = true
          for other in columns[entry.index].entries {
            unknown[entries[other].index] -= 1
            if unknown[entries[other].index] == 1, isEquality[entries[other].index] {
              queue.append(entries[other].index)
            }
          }
        }
        continue
      }
      let row = queue[next]
      next += 1
      if unknown[row] != 1 { continue }
      var rest = rightHandSide[row]
      var pivot = Entry(index: -1, value: 0)
      for entry in rows.entries[rows.start[row]..<rows.start[row + 1]] {
        if isKnown[entry.index] {
          rest -= entry.value * columns[entry.index].value
        } else {
          pivot = entry
        }
      }
      isKnown[pivot.index] = true
      for other in columns[pivot.index].entries {
        unknown[entries[other].index] -= 1
        if unknown[entries[other].index] == 1, isEquality[entries[other].index] {
          queue.append(entries[other].index)
        }
      }
      if abs(pivot.value) < 1e-3 { continue }
      columns[pivot.index].value = rest / pivot.value
      columns[pivot.index].row = row
      columns[logical[row]].row = -1
      head[row] = pivot.index
    }
  }

  /// Starts over from the basis of all logical columns, whose inverse is exact.
  mutating func useLogicalBasis() {
    for column in head { columns[column].row = -1 }
    head = logical
    for (row, column) in head.enumerated() { columns[column].row = row }
    inverse.removeAll()
    freshEtas = 0
    freshWeight = 0
    isPriced = false
  }

  /// Whether the inverse does not blow up a plain vector: chains of rows with uneven coefficients can.
  private mutating func isWellConditioned() -> Bool {
    for row in 0..<rowCount { work.set(row % 2 == 0 ? 1.0 : -0.75, at: row) }
    inverse.solve(&work)
    defer { work.clear() }
    return work.values.allSatisfy { abs($0) < 1e6 }
  }

  /// Whether the values fulfil the rows: false when rounding errors of the inverse got out of hand.
  mutating func fulfilsRows() -> Bool {
    var misses: [Double] = []
    misses.reserveCapacity(rowCount)
    var largest = 1.0
    for row in 0..<rowCount {
      var miss = -rightHandSide[row]
      for entry in rows.start[row]..<rows.start[row + 1] {
        let product = rows.entries[entry].value * columns[rows.entries[entry].index].value
        miss += product
        largest = max(largest, abs(product))
      }
      misses.append(miss)
    }
    return misses.allSatisfy { abs($0) <= 1e-9 * largest + 1e-8 }
  }

  /// Builds the inverse of the current basis anew. Columns whose rows hold no other basic column go first:
  /// they cause no fill. A column that depends on the others leaves the basis.
  mutating func refactor() {
    inverse.removeAll()
    var isFree = Array(repeating: true, count: rowCount)
    var structural: [Int] = []
    // A logical column returns to its own row.
    for column in head {
      if let row = ownRow(of: column) { isFree[row] = false } else { structural.append(column) }
    }
    for row in 0..<rowCount where !isFree[row] {
      head[row] = logical[row]
      columns[logical[row]].row = row
    }
    // Rows still to be taken, with the columns that could take them.
    var hits = Array(repeating: 0, count: rowCount)
    var start = Array(repeating: 0, count: rowCount + 1)
    for column in structural {
      for entry in columns[column].entries where isFree[entries[entry].index] {
        hits[entries[entry].index] += 1
      }
    }
    for row in 0..<rowCount { start[row + 1] = start[row] + hits[row] }
    var fill = start
    var candidates = Array(repeating: 0, count: start[rowCount])
    for column in structural {
      for entry in columns[column].entries where isFree[entries[entry].index] {
        candidates[fill[entries[entry].index]] = column
        fill[entries[entry].index] += 1
      }
    }
    for column in structural { columns[column].row = -1 }
    var queue = (0..<rowCount).filter { isFree[$0] && hits[$0] == 1 }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard isFree[row], hits[row] == 1,
        let position = (start[row]..<start[row + 1]).first(where: {
          columns[candidates[$0]].row < 0
        }), take(candidates[position], row: row, isFree: isFree)
      else { continue }
      isFree[row] = false
      for entry in columns[candidates[position]].entries where isFree[entries[entry].index] {
        hits[entries[entry].index] -= 1
        if hits[entries[entry].index] == 1 { queue.append(entries[entry].index) }
      }
    }
    for column in structural where columns[column].row < 0 {
      if take(column, row: nil, isFree: isFree) {
        isFree[columns[column].row] = false
      } else if !columns[column].isFrozen, columns[column].openPlace < 0 {
        addOpen(column)
      }
    }
    for row in 0..<rowCount where isFree[row] {
      head[row] = logical[row]
      columns[logical[row]].row = row
      removeOpen(logical[row])
    }
    freshEtas = inverse.count
    freshWeight = inverse.weight
    isPriced = false
  }

  /// The row whose logical column this is.
  private func ownRow(of column: Int) -> Int? {
    let range = columns[column].entries
    guard range.count == 1 else { return nil }
    let row = entries[range.lowerBound].index
    return logical[row] == column ? row : nil
  }

  /// Makes a column basic in the given free row (the only one that no other column needs), or in the free
  /// row with the largest entry. Returns false when no entry is large enough.
  private mutating func take(_ column: Int, row wanted: Int?, isFree: [Bool]) -> Bool {
    // With a row of its own choosing the column holds none of the rows taken before: it is its own image.
    if wanted == nil {
      computeImage(of: column, noise: 1e-12)
    } else {
      for entry in columns[column].entries {
        work.set(entries[entry].value, at: entries[entry].index)
      }
    }
    var largest = 0.0
    for row in work.support { largest = max(largest, abs(work[row])) }
    // What is small beside the rest is the rounding error of a column that depends on others.
    var best = -1
    var size = 1e-7 * max(1e-2, largest)
    for row in work.support where isFree[row] && abs(work[row]) > size {
      size = abs(work[row])
      best = row
    }
    if let wanted { best = abs(work[wanted]) > 1e-3 * largest ? wanted : -1 }
    if best >= 0 {
      inverse.append(work, pivot: best)
      head[best] = column
      columns[column].row = best
    }
    work.clear()
    return best >= 0
  }
}
