/// Which variables of a solution have but one possible value, and what the others may be.
///
/// Judged over all optima of the levels: a choice made by tie ranks or stays does not make a variable
/// unique.
package struct Determinacy: Sendable {
  /// Variables that are free together: moving one forces or allows the others to move.
  package struct Group: Sendable {
    package var variables: [System.Variable]
  }

  /// Per variable, the values that it takes over all optima; infinite where nothing bounds it.
  package private(set) var ranges: [ClosedRange<Double>]
  /// The free variables, grouped, in the order of their first variable.
  package private(set) var groups: [Group] = []
  /// Per variable its group, or nil for a unique one.
  package private(set) var groupOf: [Int?]

  /// Narrower ranges count as one value, in points.
  package static let tolerance = 1e-6

  /// Whether all optima give the variable the same value.
  package func isUnique(_ variable: System.Variable) -> Bool { groupOf[variable.index] == nil }

  /// The values that a variable takes over all optima.
  package func range(of variable: System.Variable) -> ClosedRange<Double> {
    ranges[variable.index]
  }

  init(_ solution: Solution) {
    ranges = solution.values.map { $0...$0 }
    groupOf = Array(repeating: nil, count: solution.values.count)
    if solution.isUnique { return }
    let (columnRanges, columnGroups) = Freedom(solution, .optima).ranges()
    var rangeOf: [ClosedRange<Double>?] = Array(
      repeating: nil, count: solution.columnValue.count)
    for (column, range) in columnRanges { rangeOf[column] = range }
    let classes = solution.reduction.classes
    var number: [Int?] = Array(repeating: nil, count: 2 * solution.columnValue.count)
    for variable in solution.values.indices {
      guard let root = solution.reduction.column(of: variable), let range = rangeOf[root] else {
        continue
      }
      let (scale, offset) = (classes.nodes[variable].scale, classes.nodes[variable].offset)
      let ends = (scale * range.lowerBound + offset, scale * range.upperBound + offset)
      let value = solution.values[variable]
      let low = min(ends.0, ends.1)
      let high = max(ends.0, ends.1)
      guard high - low > Determinacy.tolerance else { continue }
      ranges[variable] = min(low, value)...max(high, value)
      // A column without a group is free by itself.
      let group0 = columnGroups[root]
      let key = group0 >= 0 ? group0 : solution.columnValue.count + root
      let group = number[key] ?? groups.count
      if group == groups.count {
        number[key] = group
        groups.append(Group(variables: []))
      }
      groups[group].variables.append(System.Variable(index: variable))
      groupOf[variable] = group
    }
  }
}

extension Solution {
  /// Judges every variable. Costs little when `isUnique` is true, else two small programs for each
  /// class of variables that may move.
  package func determinacy() -> Determinacy { Determinacy(self) }
}
