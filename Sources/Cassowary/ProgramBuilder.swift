/// Writes constraints down as a program of their own, one row each. Taking one out means to open the box of
/// its column.
struct ProgramBuilder {
  private let system: System
  /// Per variable its column in the program at hand, or -1.
  private var columnOf: [Int]

  init(_ system: System) {
    self.system = system
    columnOf = Array(repeating: -1, count: system.variableCount)
  }

  /// The given constraints, each as a boxed column equal to its terms, over free variables. With `softens`
  /// those that are not implicit are marks instead of boxes.
  mutating func program(_ constraints: [Int], softens: Bool) -> Simplex {
    var variables: [Int] = []
    for constraint in constraints {
      for term in system.terms(constraint) where columnOf[system.termVariable[term]] < 0 {
        columnOf[system.termVariable[term]] = variables.count
        variables.append(system.termVariable[term])
      }
    }
    // Behind the variables one column for each constraint.
    var columns = Array(
      repeating: Simplex.Column(lower: -.infinity, upper: .infinity, value: 0),
      count: variables.count + constraints.count)
    var rows = Simplex.Rows()
    var marks: [Mark] = []
    for (index, constraint) in constraints.enumerated() {
      let column = variables.count + index
      let relation = system.relations[constraint]
      let bound = -system.constants[constraint]
      if softens, !system.traits[constraint].isImplicit {
        marks.append(
          Mark(
            level: 0, column: column, target: bound, below: relation == .lessOrEqual ? 0 : 1,
            above: relation == .greaterOrEqual ? 0 : 1))
      } else {
        let box = system.box(of: constraint)
        let value = relation == .equal ? bound : 0
        columns[column] = Simplex.Column(lower: box.lower, upper: box.upper, value: value)
      }
      let start = rows.entries.count
      for term in system.terms(constraint) {
        let column = columnOf[system.termVariable[term]]
        let value = -system.termCoefficient[term]
        let same = (start..<rows.entries.count).first { rows.entries[$0].index == column }
        if let same {
          rows.entries[same].value += value
        } else {
          rows.entries.append(Entry(index: column, value: value))
        }
      }
      rows.entries.append(Entry(index: column, value: 1))
      rows.close(logical: column, rightHandSide: 0)
    }
    for variable in variables { columnOf[variable] = -1 }
    return Simplex(
      columns: &columns, rows: rows, marks: marks, slotCount: 0, solvesEqualities: true)
  }
}

extension System {
  /// What a required constraint allows its terms to add up to.
  func box(of constraint: Int) -> (lower: Double, upper: Double) {
    let bound = -constants[constraint]
    return switch relations[constraint] {
    case .equal: (bound, bound)
    case .lessOrEqual: (-.infinity, bound)
    case .greaterOrEqual: (bound, .infinity)
    }
  }
}

extension Simplex {
  /// Replaces the box of a row's own column, or opens it.
  mutating func setBox(_ row: Int, _ box: (lower: Double, upper: Double)?) {
    columns[logical[row]].requiredLower = box?.lower ?? -.infinity
    columns[logical[row]].requiredUpper = box?.upper ?? .infinity
  }

  /// Rows that suffice for a contradiction, ascending, and whether none of them can be left out for
  /// certain; nil when all can hold.
  mutating func contradictoryRows() -> (rows: [Int], isMinimal: Bool)? {
    if enterBoxes() { return nil }
    let rows = Simplex.rows(multipliers, above: 1e-9)
    // Where a weight may be noise, whether it is one has to be tried.
    let isMinimal =
      Simplex.rows(irreducible, above: 1e-9) == rows
      && Simplex.rows(irreducible, above: 1e-5) == rows
    return (rows, isMinimal)
  }

  /// The rows, ascending, whose weight is above a share of the largest one.
  private static func rows(_ weights: [Entry], above share: Double) -> [Int] {
    let largest = weights.reduce(0) { max($0, abs($1.value)) }
    return weights.filter { abs($0.value) > share * largest }.map(\.index).sorted()
  }
}
