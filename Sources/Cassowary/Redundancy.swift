extension Solution {
  /// Required constraints that the other required ones imply, ascending; all of them can go together
  /// without changing what is possible. Implicit ones are premises and never named, relaxed ones
  /// take no part.
  ///
  /// Of constraints that imply each other those with the highest order are named, the last added among
  /// equals. Equalities are judged against equalities, inequalities against everything.
  ///
  /// - Parameter namingOrder: The order of a constraint; nil for its `relaxOrder`.
  package func redundantConstraints(
    namingOrder: ((System.ConstraintID) -> Int)? = nil
  ) -> [System.ConstraintID] {
    let isRelaxed = relaxedFlags
    let candidates = (0..<system.constraintCount).filter {
      system.isRequired($0) && !isRelaxed[$0]
    }
    // From the one to keep first to the one to name first.
    let orders = system.traits.indices.map {
      namingOrder?(System.ConstraintID(index: $0)) ?? system.traits[$0].relaxOrder
    }
    let order = candidates.sorted {
      let (a, b) = (system.traits[$0].isImplicit, system.traits[$1].isImplicit)
      if a != b { return a }
      return orders[$0] != orders[$1] ? orders[$0] < orders[$1] : $0 < $1
    }
    var result: [Int] = []
    var span = EqualitySpan(system)
    for constraint in order where system.relations[constraint] == .equal {
      if span.contains(constraint), !system.traits[constraint].isImplicit {
        result.append(constraint)
      }
    }
    var rank = Array(repeating: 0, count: system.constraintCount)
    for (position, constraint) in order.enumerated() { rank[constraint] = position }
    result += redundantInequalities(isRelaxed, rank: rank)
    return result.sorted().map { System.ConstraintID(index: $0) }
  }

  private var relaxedFlags: [Bool] {
    var flags = Array(repeating: false, count: system.constraintCount)
    for constraint in relaxed { flags[constraint.index] = true }
    return flags
  }

  private func redundantInequalities(_ isRelaxed: [Bool], rank: [Int]) -> [Int] {
    let reduction = Reduction(
      system, relaxed: isRelaxed, relaxedPriority: nil, for: .redundancy)
    guard reduction.isConsistent else { return [] }
    var result: [Int] = []
    var boundsOf: [[Reduction.Bound]] = Array(repeating: [], count: assembly.lower.count)
    // A column under an editable bound keeps all of its bounds: the edit may make them count.
    let edited = reduction.edits.filter(\.isRequired).map(\.column)
    for bound in reduction.bounds.sorted(by: { rank[$0.constraint] > rank[$1.constraint] }) {
      if bound.column < 0 {
        if !system.traits[bound.constraint].isImplicit { result.append(bound.constraint) }
      } else if bound.column < boundsOf.count, !edited.contains(bound.column) {
        boundsOf[bound.column].append(bound)
      }
    }
    // Bounds that another bound of the same column makes idle, last one first.
    for column in boundsOf.indices {
      for isLower in [true, false] {
        let side = boundsOf[column].filter { $0.isLower == isLower }
        var kept = side
        for bound in side where !system.traits[bound.constraint].isImplicit {
          let isIdle = kept.contains {
            $0.constraint != bound.constraint
              && (isLower ? $0.target >= bound.target : $0.target <= bound.target)
          }
          if !isIdle { continue }
          result.append(bound.constraint)
          kept.removeAll { $0.constraint == bound.constraint }
          boundsOf[column].removeAll { $0.constraint == bound.constraint }
        }
      }
    }
    for component in components {
      result += redundantBounds(in: component, boundsOf, rank: rank)
    }
    return result
  }

  /// Bounds of a component's columns that the rows and the other bounds make idle.
  private func redundantBounds(
    in component: Component, _ boundsOf: [[Reduction.Bound]], rank: [Int]
  ) -> [Int] {
    var simplex = component.simplex
    var candidates: [(local: Int, bound: Reduction.Bound)] = []
    for (local, column) in component.columns.enumerated() {
      for bound in boundsOf[column] where !system.traits[bound.constraint].isImplicit {
        candidates.append((local, bound))
      }
    }
    candidates.sort { rank[$0.bound.constraint] > rank[$1.bound.constraint] }
    var result: [Int] = []
    var gone: [Int] = []
    for (local, bound) in candidates {
      let (lower, upper) = (
        simplex.columns[local].requiredLower, simplex.columns[local].requiredUpper
      )
      // What the column's other bounds leave when this one goes.
      let others = boundsOf[component.columns[local]].filter {
        $0.isLower == bound.isLower && $0.constraint != bound.constraint
          && !gone.contains($0.constraint)
      }
      if bound.isLower {
        simplex.columns[local].requiredLower = others.map(\.target).max() ?? -.infinity
      } else {
        simplex.columns[local].requiredUpper = others.map(\.target).min() ?? .infinity
      }
      let slope = Entry(index: local, value: bound.isLower ? 1 : -1)
      guard simplex.enterBoxes() else { return result }
      let isBounded = simplex.minimise([slope], keepsOptima: false)
      let end = simplex.columns[local].value
      let miss = bound.isLower ? bound.target - end : end - bound.target
      if isBounded, miss <= Determinacy.tolerance {
        result.append(bound.constraint)
        gone.append(bound.constraint)
      } else {
        simplex.columns[local].requiredLower = lower
        simplex.columns[local].requiredUpper = upper
      }
    }
    return result
  }
}

/// The space that required equalities span, grown one by one in a given order.
private struct EqualitySpan {
  let system: System
  private var classes: AffineClasses
  /// Per variable, the equality that defines it by others, or nil.
  private var definition: [(terms: [Entry], order: Int)?]
  private var definitionCount = 0
  private var sum: [Double]
  private var magnitude: [Double]

  init(_ system: System) {
    self.system = system
    classes = AffineClasses(count: system.variableCount)
    definition = Array(repeating: nil, count: system.variableCount)
    sum = Array(repeating: 0, count: system.variableCount)
    magnitude = sum
  }

  /// Whether the equalities so far imply this one; if not it joins them. Only the linear parts are
  /// looked at: the system is known to be consistent.
  mutating func contains(_ constraint: Int) -> Bool {
    var touched: [Int] = []
    for position in system.terms(constraint) {
      add(system.termVariable[position], system.termCoefficient[position], &touched)
    }
    // Definitions name only variables that are defined later or never: earliest first.
    while true {
      var first: (column: Int, order: Int)? = nil
      for column in touched {
        guard let order = definition[column]?.order, sum[column] != 0 else { continue }
        if order < first?.order ?? .max { first = (column, order) }
      }
      guard let (column, _) = first, let terms = definition[column]?.terms else { break }
      let factor = sum[column]
      sum[column] = 0
      for term in terms { add(term.index, factor * term.value, &touched) }
    }
    var form: [Entry] = []
    for column in touched {
      if abs(sum[column]) > Tolerance.cancellation * magnitude[column] {
        form.append(Entry(index: column, value: sum[column]))
      }
      sum[column] = 0
      magnitude[column] = 0
    }
    switch form.count {
    case 0: return true
    case 1: classes.fix(form[0].index, at: 0)
    case 2: classes.unite(form[0].value, form[0].index, form[1].value, form[1].index, 0)
    default:
      let pivot = form[form.count - 1]
      let terms = form.dropLast().map { Entry(index: $0.index, value: -$0.value / pivot.value) }
      definition[pivot.index] = (terms, definitionCount)
      definitionCount += 1
    }
    return false
  }

  private mutating func add(_ variable: Int, _ value: Double, _ touched: inout [Int]) {
    let root = classes.resolve(variable)
    if classes.isFixed(root) { return }
    let scaled = root == variable ? value : value * classes.nodes[variable].scale
    if scaled == 0 { return }
    if magnitude[root] == 0 { touched.append(root) }
    sum[root] += scaled
    magnitude[root] = max(magnitude[root], abs(scaled))
  }
}
