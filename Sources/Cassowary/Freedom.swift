/// The set of values that remain when all levels are at their optimum, as a system of its own: columns
/// that may still move inside their boxes, the rows between them, and a column for every variable class
/// that moves with them.
struct Freedom {
  enum Stage {
    /// All optima.
    case optima
    /// What tie ranks leave of them.
    case choice
  }

  private var assembly: Assembly
  /// The columns that may move, ascending.
  private var columns: [Int] = []
  /// Per column of the solution whether it may move.
  private(set) var isMoving: [Bool]

  init(_ solution: Solution, _ stage: Stage) {
    let reduction = solution.reduction
    let total = solution.columnValue.count
    isMoving = Array(repeating: false, count: total)
    var lower = solution.columnValue
    var upper = solution.columnValue
    for (index, column) in solution.singles.enumerated() {
      let line = solution.lines[index]
      let range = stage == .optima ? line.optima : line.choice
      (lower[column], upper[column]) = (range.lowerBound, range.upperBound)
      isMoving[column] = range.upperBound - range.lowerBound > Tolerance.freedom
    }
    var movingRows: [Component] = []
    for component in solution.components {
      let simplex = component.simplex
      let isOpen = stage == .optima ? simplex.hasFreedom : !simplex.open.isEmpty
      if !isOpen { continue }
      for (local, column) in component.columns.enumerated() {
        let box = simplex.columns[local]
        lower[column] = stage == .optima ? simplex.optima[local].lowerBound : box.lower
        upper[column] = stage == .optima ? simplex.optima[local].upperBound : box.upper
        isMoving[column] = upper[column] - lower[column] > Tolerance.freedom
      }
      movingRows.append(component)
    }
    let elimination = reduction.elimination
    for definition in elimination.definitions.reversed() {
      for term in definition.start..<definition.end
      where isMoving[elimination.definitionTerms[term].index] {
        isMoving[definition.column] = true
      }
    }
    for definition in elimination.definitions where isMoving[definition.column] {
      lower[definition.column] = -.infinity
      upper[definition.column] = .infinity
    }
    assembly = Assembly(
      lower: lower, upper: upper, start: solution.columnValue, marks: [])
    for component in movingRows { addRows(of: component, solution) }
    addDefinitions(of: elimination, solution)
    columns = isMoving.indices.filter { isMoving[$0] } + Array(total..<assembly.lower.count)
  }

  /// The rows of a component, with what cannot move folded into the right-hand side.
  private mutating func addRows(of component: Component, _ solution: Solution) {
    let simplex = component.simplex
    var rows: [[Entry]] = Array(repeating: [], count: simplex.rowCount)
    var right = simplex.rightHandSide
    for (local, column) in component.columns.enumerated() {
      for position in simplex.columns[local].entries {
        let entry = simplex.entries[position]
        if isMoving[column] {
          rows[entry.index].append(Entry(index: column, value: entry.value))
        } else {
          right[entry.index] -= entry.value * solution.columnValue[column]
        }
      }
    }
    for (row, terms) in rows.enumerated() where !terms.isEmpty {
      var logical = component.columns[simplex.logical[row]]
      assembly.entries.append(contentsOf: terms)
      if !isMoving[logical] {
        // Its own column is fixed: a column that is always zero takes its part.
        logical = assembly.addFixedColumn()
        assembly.entries.append(Entry(index: logical, value: 1))
      }
      assembly.closeRow(logical: logical, rightHandSide: right[row])
    }
  }

  /// A row for every defined column that moves, in terms of columns that are not defined.
  private mutating func addDefinitions(of elimination: Elimination, _ solution: Solution) {
    var sum = Array(repeating: 0.0, count: isMoving.count)
    var isTouched = Array(repeating: false, count: isMoving.count)
    var heap: [Int] = []
    for (first, defined) in elimination.definitions.enumerated() where isMoving[defined.column] {
      var touched: [Int] = []
      var right = 0.0
      sum[defined.column] = 1
      heap.pushHeap(first)
      while let index = heap.popHeap() {
        let definition = elimination.definitions[index]
        let factor = sum[definition.column]
        sum[definition.column] = 0
        isTouched[definition.column] = false
        right += factor * definition.constant
        for term in definition.start..<definition.end {
          let column = elimination.definitionTerms[term].index
          let value = factor * elimination.definitionTerms[term].value
          if !isMoving[column] {
            right += value * solution.columnValue[column]
            continue
          }
          sum[column] += value
          if isTouched[column] { continue }
          isTouched[column] = true
          let next = elimination.definedAt[column]
          if next >= 0 { heap.pushHeap(next) } else { touched.append(column) }
        }
      }
      for column in touched {
        if abs(sum[column]) > 1e-12 {
          assembly.entries.append(Entry(index: column, value: -sum[column]))
        }
        sum[column] = 0
        isTouched[column] = false
      }
      assembly.entries.append(Entry(index: defined.column, value: 1))
      assembly.closeRow(logical: defined.column, rightHandSide: right)
    }
  }

  /// Moves each wanted column in turn as near to its target as what was settled before allows.
  consuming func settle(
    _ wanted: [(column: Int, target: Double)], in values: inout [Double]
  ) {
    var marks: [Mark] = []
    for (order, (column, target)) in wanted.enumerated() where isMoving[column] {
      marks.append(Mark(level: order, column: column, target: target, below: 1, above: 1))
    }
    assembly.setMarks(marks)
    // From there, what is in the way is found at once instead of pushed along step by step.
    assembly.applyMarks(to: columns)
    let (components, singles) = assembly.parts(of: columns, slotCount: 0)
    for column in singles where column < values.count {
      let range = assembly.markStart[column]..<assembly.markStart[column + 1]
      let line = Line(
        assembly.marks, range, lower: assembly.lower[column], upper: assembly.upper[column])
      guard let line else { continue }
      values[column] = min(
        max(assembly.start[column], line.choice.lowerBound), line.choice.upperBound)
    }
    for var component in components {
      guard component.simplex.solve() else { continue }
      for (local, column) in component.columns.enumerated() where column < values.count {
        values[column] = component.simplex.columns[local].value
      }
    }
  }

  /// The range of every moving column, and which of those that really move hang together.
  consuming func ranges() -> (ranges: [(column: Int, range: ClosedRange<Double>)], groups: [Int]) {
    let count = isMoving.count
    let (components, singles) = assembly.parts(of: columns, slotCount: 0)
    var ranges: [(column: Int, range: ClosedRange<Double>)] = []
    var groups = Array(repeating: -1, count: count)
    var groupCount = 0
    for column in singles where column < count {
      let (low, high) = (assembly.lower[column], assembly.upper[column])
      ranges.append((column, min(low, high)...max(low, high)))
      groups[column] = groupCount
      groupCount += 1
    }
    for var component in components {
      var moves = Array(repeating: false, count: component.columns.count)
      guard component.simplex.solve() else { continue }
      for (local, column) in component.columns.enumerated() {
        let range = component.simplex.range(of: local)
        if column < count { ranges.append((column, range)) }
        moves[local] = range.upperBound - range.lowerBound > 1e-6
      }
      for group in component.simplex.groups(of: moves) {
        for local in group where component.columns[local] < count {
          groups[component.columns[local]] = groupCount
        }
        groupCount += 1
      }
    }
    return (ranges, groups)
  }
}

extension Assembly {
  /// A new column that is always zero.
  mutating func addFixedColumn() -> Int {
    lower.append(0)
    upper.append(0)
    start.append(0)
    markStart.append(markStart.last ?? 0)
    return lower.count - 1
  }

  /// Replaces the marks.
  mutating func setMarks(_ marks: [Mark]) {
    var rows = Assembly(lower: lower, upper: upper, start: start, marks: marks)
    rows.rowStart = rowStart
    rows.entries = entries
    rows.rightHandSide = rightHandSide
    rows.logical = logical
    self = rows
  }
}

extension Simplex {
  /// The least and greatest value of a column over the boxes.
  mutating func range(of column: Int) -> ClosedRange<Double> {
    var ends = (-Double.infinity, Double.infinity)
    if minimise([Entry(index: column, value: 1)], keepsOptima: false) {
      ends.0 = columns[column].value
    }
    if minimise([Entry(index: column, value: -1)], keepsOptima: false) {
      ends.1 = columns[column].value
    }
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  /// Sets of the given columns that rows connect with one another.
  func groups(of isMember: [Bool]) -> [[Int]] {
    var parent = Array(columns.indices)
    func root(_ column: Int) -> Int {
      var node = column
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }
    var first = Array(repeating: -1, count: rowCount)
    for column in columns.indices where isMember[column] {
      for entry in columns[column].entries {
        let row = entries[entry].index
        if first[row] < 0 {
          first[row] = column
        } else {
          let (a, b) = (root(first[row]), root(column))
          parent[max(a, b)] = min(a, b)
        }
      }
    }
    var result: [[Int]] = []
    var index = Array(repeating: -1, count: columns.count)
    for column in columns.indices where isMember[column] {
      let root = root(column)
      if index[root] < 0 {
        index[root] = result.count
        result.append([])
      }
      result[index[root]].append(column)
    }
    return result
  }
}
