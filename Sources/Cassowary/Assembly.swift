/// Rows and columns of a reduced system, ready to be split into independent parts.
struct Assembly {
  /// Row by row; a row says `sum(value * column) == rightHandSide` and its logical column occurs in it
  /// alone, with coefficient 1.
  var rowStart: [Int] = [0]
  var rowColumn: [Int] = []
  var rowValue: [Double] = []
  var rightHandSide: [Double] = []
  var logical: [Int] = []

  /// Per column.
  var lower: [Double]
  var upper: [Double]
  var start: [Double]

  /// Marks by column, then level, then target.
  var marks: Marks
  var markStart: [Int]

  init(lower: [Double], upper: [Double], start: [Double], marks: Marks) {
    self.lower = lower
    self.upper = upper
    self.start = start
    (self.marks, markStart) = Assembly.sorted(marks, columnCount: lower.count)
  }

  var rowCount: Int { logical.count }

  mutating func closeRow(logical column: Int, rightHandSide: Double) {
    rowStart.append(rowColumn.count)
    logical.append(column)
    self.rightHandSide.append(rightHandSide)
  }

  /// Sorts marks by column, level and target, keeping the order of equal ones.
  private static func sorted(_ marks: Marks, columnCount: Int) -> (Marks, [Int]) {
    var start = Array(repeating: 0, count: columnCount + 1)
    for column in marks.column { start[column + 1] += 1 }
    for column in 0..<columnCount { start[column + 1] += start[column] }
    var order = Array(repeating: 0, count: marks.count)
    var fill = start
    for mark in 0..<marks.count {
      order[fill[marks.column[mark]]] = mark
      fill[marks.column[mark]] += 1
    }
    for column in 0..<columnCount {
      let range = start[column]..<start[column + 1]
      if range.count < 2 { continue }
      order[range].sort {
        let (a, b) = (marks.level[$0], marks.level[$1])
        if a != b { return a < b }
        let (s, t) = (marks.target[$0], marks.target[$1])
        return s != t ? s < t : $0 < $1
      }
    }
    var result = Marks()
    result.reserve(marks.count)
    for mark in order {
      result.append(marks, mark, column: marks.column[mark], level: marks.level[mark])
    }
    return (result, start)
  }

  /// The value a column would take if nothing coupled it: its marks applied from the lowest level up.
  mutating func applyMarks(to columns: [Int]) {
    for column in columns {
      var x = start[column]
      for mark in (markStart[column]..<markStart[column + 1]).reversed() {
        if marks.below[mark] > 0 { x = max(x, marks.target[mark]) }
        if marks.above[mark] > 0 { x = min(x, marks.target[mark]) }
      }
      start[column] = min(max(x, lower[column]), upper[column])
    }
  }

  /// Moves the target of the mark of an editable constraint and keeps the column's marks in order.
  mutating func retarget(slot: Int, column: Int, to target: Double) {
    let range = markStart[column]..<markStart[column + 1]
    guard var mark = range.first(where: { marks.editSlot[$0] == slot }) else { return }
    marks.target[mark] = target
    while mark > range.lowerBound, marks.level[mark - 1] == marks.level[mark],
      marks.target[mark - 1] > target
    {
      marks.swap(mark - 1, mark)
      mark -= 1
    }
    while mark + 1 < range.upperBound, marks.level[mark + 1] == marks.level[mark],
      marks.target[mark + 1] < target
    {
      marks.swap(mark, mark + 1)
      mark += 1
    }
  }

  /// Splits the given columns (ascending) into independent parts; those without a row stand alone.
  func parts(of columns: [Int], slotCount: Int) -> (components: [Component], single: [Int]) {
    var components: [Component] = []
    var single: [Int] = []
    var parent = Array(repeating: -1, count: lower.count)
    var hasRow = Array(repeating: false, count: lower.count)
    for column in rowColumn { hasRow[column] = true }
    for row in 0..<rowCount {
      let range = rowStart[row]..<rowStart[row + 1]
      guard let first = range.first else { continue }
      var root = find(rowColumn[first], &parent)
      for entry in range.dropFirst() {
        let other = find(rowColumn[entry], &parent)
        if other == root { continue }
        // parent holds minus the size at roots
        let (big, small) = parent[root] <= parent[other] ? (root, other) : (other, root)
        parent[big] += parent[small]
        parent[small] = big
        root = big
      }
    }
    var part = Array(repeating: -1, count: lower.count)
    var local = Array(repeating: -1, count: lower.count)
    var members: [[Int]] = []
    for column in columns {
      let root = find(column, &parent)
      if !hasRow[column] {
        single.append(column)
        continue
      }
      if part[root] < 0 {
        part[root] = members.count
        members.append([])
      }
      local[column] = members[part[root]].count
      part[column] = part[root]
      members[part[root]].append(column)
    }
    var rows: [[Int]] = Array(repeating: [], count: members.count)
    for row in 0..<rowCount where rowStart[row] < rowStart[row + 1] {
      rows[part[logical[row]]].append(row)
    }
    for index in members.indices {
      components.append(
        component(members[index], rows: rows[index], local: local, slotCount: slotCount))
    }
    return (components, single)
  }

  private func find(_ column: Int, _ parent: inout [Int]) -> Int {
    var root = column
    while parent[root] >= 0 { root = parent[root] }
    var node = column
    while parent[node] >= 0 {
      let next = parent[node]
      parent[node] = root
      node = next
    }
    return root
  }

  private func component(
    _ columns: [Int], rows: [Int], local: [Int], slotCount: Int
  ) -> Component {
    var columnStart = Array(repeating: 0, count: columns.count + 1)
    var localStart = [0]
    var localColumn: [Int] = []
    var localValue: [Double] = []
    for row in rows {
      for entry in rowStart[row]..<rowStart[row + 1] {
        let column = local[rowColumn[entry]]
        columnStart[column + 1] += 1
        localColumn.append(column)
        localValue.append(rowValue[entry])
      }
      localStart.append(localColumn.count)
    }
    for column in columns.indices { columnStart[column + 1] += columnStart[column] }
    var fill = columnStart
    var entryRow = Array(repeating: 0, count: localColumn.count)
    var entryValue = Array(repeating: 0.0, count: localColumn.count)
    for row in rows.indices {
      for entry in localStart[row]..<localStart[row + 1] {
        let position = fill[localColumn[entry]]
        fill[localColumn[entry]] += 1
        entryRow[position] = row
        entryValue[position] = localValue[entry]
      }
    }
    var simplex = Simplex(
      columnStart: columnStart, entryRow: entryRow, entryValue: entryValue,
      rightHandSide: rows.map { rightHandSide[$0] }, logical: rows.map { local[logical[$0]] },
      lower: columns.map { lower[$0] }, upper: columns.map { upper[$0] },
      marks: marksByLevel(columns), start: columns.map { start[$0] })
    if slotCount > 0 { simplex.windows = Array(repeating: nil, count: slotCount) }
    simplex.crash(rowStart: localStart, rowColumn: localColumn, rowValue: localValue)
    return Component(columns: columns, simplex: simplex)
  }

  /// The marks of some columns by level, then local column, then target.
  private func marksByLevel(_ columns: [Int]) -> Marks {
    var order: [(level: Int, mark: Int, column: Int)] = []
    for (local, column) in columns.enumerated() {
      for mark in markStart[column]..<markStart[column + 1] {
        order.append((marks.level[mark], mark, local))
      }
    }
    order.sort { $0.level != $1.level ? $0.level < $1.level : $0.mark < $1.mark }
    var result = Marks()
    result.reserve(order.count)
    for item in order { result.append(marks, item.mark, column: item.column, level: item.level) }
    return result
  }
}

/// An independent part of a system: its columns by their numbers in the whole, and the program over them.
struct Component {
  var columns: [Int]
  var simplex: Simplex
}
