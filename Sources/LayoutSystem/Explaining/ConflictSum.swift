internal import DocumentModel

/// The arithmetic of a conflict: how its members add up to something that cannot be.
///
/// Members of a minimal conflict, each times some factor, sum up to a contradiction of constants:
/// every variable drops out. What the author and the stacks wrote down is then one side, and what
/// fixed edges leave for it the other.
struct ConflictSum {
  /// What one member contributes.
  struct Part {
    /// In points, with its sign.
    var value: Double
    /// How often it counts; positive.
    var count: Double
    var amount: Double { value * count }

    var negated: Part { Part(value: -value, count: count) }
  }

  /// What the members take, in the order of the members; nothing that is 0.
  private(set) var parts: [Part] = []
  /// What fixed edges leave; nil where no fixed edges are involved.
  private(set) var available: Double?
  /// The length that would have to be negative, where that is what cannot be.
  private(set) var negative: Anchor?
  /// How many points the two sides are apart; positive.
  private(set) var difference: Double
  /// The least that has to change for the members to agree: less than the difference where a value
  /// counts several times.
  let leastChange: Double

  /// Points that the members take more than there are, negative where they take less.
  var shortfall: Double? {
    available.map { needed > $0 ? difference : -difference }
  }
  var needed: Double { parts.reduce(0) { $0 + $1.amount } }

  /// Nil where the members do not add up: no factors make all of them drop out.
  init?(_ conflict: SceneSolution.Conflict, _ rows: ConflictRows) {
    guard let (members, variables) = rows.rows(conflict.members),
      let dependency = Dependency(members, variables), dependency.sum > 1e-6
    else { return nil }
    leastChange = conflict.roundedExcess
    if let variable = dependency.implicit { negative = variables[variable].anchor }
    let all = zip(conflict.members, zip(members, dependency.factors)).map {
      constraint, row in
      (
        constraint: constraint, fixed: row.0.expression.constant + constraint.constant,
        factor: row.1
      )
    }
    // A fixed edge counts once, so that what lies between edges is told as it is.
    let atEdges = all.filter { !$0.constraint.first.attribute.isDimension && abs($0.fixed) > 1e-6 }
    let scale = atEdges.reduce(0) { max($0, abs($1.factor)) }
    let unit = scale > 0 ? scale : 1
    difference = dependency.sum / unit
    var edges = 0.0
    for (constraint, fixed, factor) in all {
      let factor = factor / unit
      var value = -constraint.constant
      if constraint.first.attribute.isDimension { value += fixed } else { edges += factor * fixed }
      guard abs(value * factor) > 1e-6 else { continue }
      parts.append(Part(value: factor < 0 ? -value : value, count: abs(factor)))
    }
    guard abs(edges) > 1e-6 else { return }
    available = abs(edges)
    // The sum of parts and edges is positive: where edges are, parts come short of them.
    if edges > 0 { parts = parts.map(\.negated) }
  }
}

extension SceneGeometry.Variable {
  fileprivate var anchor: Anchor {
    switch measure {
    case .left: Anchor(item, .left)
    case .top: Anchor(item, .top)
    case .width: Anchor(item, .width)
    case .height: Anchor(item, .height)
    }
  }
}

/// Factors that make every variable of contradicting rows drop out.
private struct Dependency {
  /// By row; the greatest has the magnitude 1.
  private(set) var factors: [Double]
  /// What remains; positive.
  private(set) var sum = 0.0
  /// The only length that has to be kept from going negative for the contradiction; nil where none
  /// or several have.
  private(set) var implicit: Int?

  /// Nil where no factors do, or only with signs that inequalities do not allow.
  init?(_ rows: [ConflictRows.Row], _ variables: [SceneGeometry.Variable]) {
    let measured = Set(rows.flatMap { $0.expression.terms.map(\.variable) }).sorted()
    let lengths = measured.filter {
      variables[$0].measure == .width || variables[$0].measure == .height
    }
    var elimination = Elimination(rowCount: rows.count + lengths.count)
    for (index, row) in rows.enumerated() {
      if let factors = elimination.add(row.expression, as: index),
        let found = Dependency(factors, rows, lengths)
      {
        self = found
        return
      }
    }
    // Lengths that are not less than 0 join one after the other until there are enough of them.
    for (index, length) in lengths.enumerated() {
      if let factors = elimination.add(.variable(length), as: rows.count + index),
        let found = Dependency(factors, rows, lengths)
      {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ all: [Double], _ rows: [ConflictRows.Row], _ lengths: [Int]) {
    let members = all.prefix(rows.count)
    let largest = members.reduce(0) { max($0, abs($1)) }
    guard largest > 0 else { return nil }
    let total = zip(members, rows).reduce(0) { $0 + $1.0 * $1.1.expression.constant }
    let scale = (total < 0 ? -1 : 1) / largest
    factors = members.map { $0 * scale }
    sum = total * scale
    // A sum above 0 contradicts `≤ 0`: rows that are at most 0 count with a positive factor.
    for (factor, row) in zip(factors, rows) {
      switch row.relation {
      case .equal: guard abs(factor) > 1e-9 else { return nil }
      case .lessThanOrEqual: guard factor > 1e-9 else { return nil }
      case .greaterThanOrEqual: guard factor < -1e-9 else { return nil }
      }
    }
    let kept = all.dropFirst(rows.count).map { $0 * scale }
    guard kept.allSatisfy({ $0 < 1e-9 }) else { return nil }
    let used = zip(lengths, kept).filter { $0.1 < -1e-9 }.map(\.0)
    implicit = used.count == 1 ? used.first : nil
  }
}

/// Gaussian elimination that remembers how it came to each row.
private struct Elimination {
  private struct Reduced {
    var pivot: Int
    var terms: [Int: Double]
    var factors: [Double]
  }

  private var reduced: [Reduced] = []
  private let width: Int

  init(rowCount: Int) { width = rowCount }

  /// Takes a row in; where it depends on those before it, the factors that sum all of them up to a
  /// constant.
  mutating func add(_ expression: LinearExpression, as index: Int) -> [Double]? {
    var row = Reduced(pivot: 0, terms: [:], factors: Array(repeating: 0, count: width))
    row.factors[index] = 1
    for term in expression.terms { row.terms[term.variable] = term.coefficient }
    for other in reduced {
      guard let coefficient = row.terms[other.pivot] else { continue }
      let factor = coefficient / (other.terms[other.pivot] ?? 1)
      for (variable, value) in other.terms {
        let changed = (row.terms[variable] ?? 0) - factor * value
        row.terms[variable] = abs(changed) < 1e-9 ? nil : changed
      }
      for index in row.factors.indices { row.factors[index] -= factor * other.factors[index] }
    }
    guard let pivot = row.terms.keys.min() else { return row.factors }
    row.pivot = pivot
    reduced.append(row)
    return nil
  }
}
