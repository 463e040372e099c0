/// Rows and columns of a reduced system, ready to be split into independent parts.
struct Assembly {
  /// Row by row; a row says `sum(value * column) == rightHandSide` and its logical column occurs in it
  /// alone, with coefficient 1.
  var rowStart: [Int] = [0]
  var entries: [Entry] = []
  var rightHandSide: [Double] = []
  var logical: [Int] = []

  /// Per column.
  var lower: [Double]
  var upper: [Double]
  var start: [Double]

  /// Marks by column, then level, then target.
  var marks: [Mark]
  var markStart: [Int]

  init(lower: [Double], upper: [Double], start: [Double], marks: [Mark]) {
    self.lower = lower
    self.upper = upper
    self.start = start
    (self.marks, markStart) = Assembly.sorted(marks, columnCount: lower.count)
  }

  var rowCount: Int { logical.count }

  mutating func closeRow(logical column: Int, rightHandSide: Double) {
    rowStart.append(entries.count)
    logical.append(column)
    self.rightHandSide.append(rightHandSide)
  }

  /// Sorts marks by column, level and target, keeping the order of equal ones.
  private static func sorted(_ marks: [Mark], columnCount: Int) -> ([Mark], [Int]) {
    var start = Array(repeating: 0, count: columnCount + 1)
    guard let first = marks.first else { return ([], start) }
    for mark in marks { start[mark.column + 1] += 1 }
    for column in 0..<columnCount { start[column + 1] += start[column] }
    var result = Array(repeating: first, count: marks.count)
    var fill = start
    for mark in marks {
      result[fill[mark.column]] = mark
      fill[mark.column] += 1
    }
    for column in 0..<columnCount where start[column + 1] - start[column] > 1 {
      sort(&result, start[column]..<start[column + 1])
    }
    return (result, start)
  }

  private static func sort(_ marks: inout [Mark], _ range: Range<Int>) {
    func isBefore(_ a: Mark, _ b: Mark) -> Bool {
      a.level != b.level ? a.level < b.level : a.target < b.target
    }
    if range.count > 16 {
      let sorted = marks[range].enumerated().sorted {
        isBefore($0.element, $1.element)
          || (!isBefore($1.element, $0.element) && $0.offset < $1.offset)
      }
      for (index, item) in zip(range, sorted) { marks[index] = item.element }
      return
    }
    for index in range.dropFirst() {
      let mark = marks[index]
      var place = index
      while place > range.lowerBound, isBefore(mark, marks[place - 1]) {
        marks[place] = marks[place - 1]
        place -= 1
      }
      marks[place] = mark
    }
  }

  /// The value a column would take if nothing coupled it: its marks applied from the lowest level up.
  mutating func applyMarks(to columns: [Int]) {
    for column in columns {
      var x = start[column]
      for mark in (markStart[column]..<markStart[column + 1]).reversed() {
        if marks[mark].below > 0 { x = max(x, marks[mark].target) }
        if marks[mark].above > 0 { x = min(x, marks[mark].target) }
      }
      start[column] = min(max(x, lower[column]), upper[column])
    }
  }

  /// Splits the given columns (ascending) into independent parts; those without a row stand alone.
  func parts(of columns: [Int], slotCount: Int) -> (components: [Component], single: [Int]) {
    if rowCount == 0 { return ([], columns) }
    // Union-find over the columns of each row: minus the size at roots; -1 and no row: alone.
    var parent = Array(repeating: -1, count: lower.count)
    var part = Array(repeating: -2, count: lower.count)
    for row in 0..<rowCount where rowStart[row] < rowStart[row + 1] {
      var root = find(entries[rowStart[row]].index, &parent)
      for entry in rowStart[row]..<rowStart[row + 1] {
        part[entries[entry].index] = -1
        let other = find(entries[entry].index, &parent)
        if other == root { continue }
        let (big, small) = parent[root] <= parent[other] ? (root, other) : (other, root)
        parent[big] += parent[small]
        parent[small] = big
        root = big
      }
    }
    // Number the parts by their first column, and sort columns and rows into them.
    var single: [Int] = []
    var columnCounts: [Int] = [0]
    var local = parent
    for column in columns {
      if part[column] == -2 {
        single.append(column)
        continue
      }
      let root = find(column, &parent)
      if part[root] < 0 {
        part[root] = columnCounts.count - 1
        columnCounts.append(0)
      }
      part[column] = part[root]
      local[column] = columnCounts[part[root] + 1]
      columnCounts[part[root] + 1] += 1
    }
    let partCount = columnCounts.count - 1
    var rowCounts = Array(repeating: 0, count: partCount + 1)
    for row in 0..<rowCount where rowStart[row] < rowStart[row + 1] {
      rowCounts[part[logical[row]] + 1] += 1
    }
    for index in 0..<partCount {
      columnCounts[index + 1] += columnCounts[index]
      rowCounts[index + 1] += rowCounts[index]
    }
    var members = Array(repeating: 0, count: columnCounts[partCount])
    for column in columns where part[column] >= 0 {
      members[columnCounts[part[column]] + local[column]] = column
    }
    var rows = Array(repeating: 0, count: rowCounts[partCount])
    var fill = rowCounts
    for row in 0..<rowCount where rowStart[row] < rowStart[row + 1] {
      rows[fill[part[logical[row]]]] = row
      fill[part[logical[row]]] += 1
    }
    var components: [Component] = []
    components.reserveCapacity(partCount)
    for index in 0..<partCount {
      components.append(
        component(
          Array(members[columnCounts[index]..<columnCounts[index + 1]]),
          rows: rows[rowCounts[index]..<rowCounts[index + 1]], local: local, slotCount: slotCount))
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
    _ members: [Int], rows: ArraySlice<Int>, local: [Int], slotCount: Int
  ) -> Component {
    var columns = members.map {
      Simplex.Column(lower: lower[$0], upper: upper[$0], value: start[$0])
    }
    var simplexRows = Simplex.Rows()
    simplexRows.reserve(rows.count, entries: 4 * rows.count)
    for row in rows {
      for entry in rowStart[row]..<rowStart[row + 1] {
        simplexRows.entries.append(
          Entry(index: local[entries[entry].index], value: entries[entry].value))
      }
      simplexRows.close(logical: local[logical[row]], rightHandSide: rightHandSide[row])
    }
    let simplex = Simplex(
      columns: &columns, rows: simplexRows, marks: marksByLevel(members), slotCount: slotCount)
    return Component(columns: members, simplex: simplex)
  }

  /// The marks of some columns by level, then local column, then target.
  private func marksByLevel(_ members: [Int]) -> [Mark] {
    var counts: [Int] = [0]
    for column in members {
      for mark in markStart[column]..<markStart[column + 1] {
        let level = marks[mark].level
        if level + 2 > counts.count {
          counts.append(contentsOf: repeatElement(0, count: level + 2 - counts.count))
        }
        counts[level + 1] += 1
      }
    }
    for level in 1..<max(1, counts.count) { counts[level] += counts[level - 1] }
    guard let total = counts.last, total > 0, let first = marks.first else { return [] }
    var result = Array(repeating: first, count: total)
    for (index, column) in members.enumerated() {
      for position in markStart[column]..<markStart[column + 1] {
        var mark = marks[position]
        let place = counts[mark.level]
        counts[mark.level] += 1
        mark.column = index
        result[place] = mark
      }
    }
    return result
  }
}

/// An independent part of a system: its columns by their numbers in the whole, and the program over them.
struct Component {
  var columns: [Int]
  var simplex: Simplex
}
