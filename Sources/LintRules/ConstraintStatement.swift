import DocumentModel

/// What a constraint says, written so that a constraint and its mirror image are equal. Constants that
/// vary with size classes are `ConstraintPresence`'s.
struct ConstraintStatement: Hashable {
  let first: Constraint.Side.Item
  let firstAttribute: LayoutAttribute
  let second: Constraint.Side.Item?
  let secondAttribute: LayoutAttribute?
  let relation: LayoutRelation
  let multiplier: Double
  let priority: Double
  let constant: Double
  let isSymbolic: Bool
  /// Locations are multiplied in the coordinates of the view that holds the constraint.
  let owner: ViewID?
}

extension DocumentFacts {
  /// Constraints that say the same, by groups of two and more, in document order.
  var equalConstraints: [[ConstraintID]] {
    var groups: [ConstraintStatement: [ConstraintID]] = [:]
    for id in document.constraintIDs {
      let constraint = document[id]
      guard !constraint.isPlaceholder, !constraint.hasInvalidAttribute,
        let statement = statement(of: constraint)
      else { continue }
      groups[statement, default: []].append(id)
    }
    return groups.values.filter { $0.count > 1 }.sorted { left, right in
      left.lexicographicallyPrecedes(right)
    }
  }

  private func statement(of constraint: Constraint) -> ConstraintStatement? {
    guard let first = constraint.first, constraint.multiplier != 0 else { return nil }
    let constant = document.number(.constant, of: constraint.element)
    guard let second = constraint.second else {
      return ConstraintStatement(
        first: first.item, firstAttribute: first.attribute.canonical, second: nil,
        secondAttribute: nil, relation: constraint.relation, multiplier: 1,
        priority: constraint.priority, constant: rounded(constant),
        isSymbolic: constraint.isSymbolic, owner: nil)
    }
    let owner =
      constraint.multiplier == 1 || first.attribute.isDimension ? nil : constraint.owner
    guard precedes(second, first) else {
      return ConstraintStatement(
        first: first.item, firstAttribute: first.attribute.canonical, second: second.item,
        secondAttribute: second.attribute.canonical, relation: constraint.relation,
        multiplier: rounded(constraint.multiplier), priority: constraint.priority,
        constant: rounded(constant), isSymbolic: constraint.isSymbolic, owner: owner)
    }
    // a = m·b + c is b = a/m - c/m; dividing by less than 0 turns ≤ and ≥ once more.
    let flips = constraint.multiplier > 0
    let relation: LayoutRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: flips ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: flips ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return ConstraintStatement(
      first: second.item, firstAttribute: second.attribute.canonical, second: first.item,
      secondAttribute: first.attribute.canonical, relation: relation,
      multiplier: rounded(1 / constraint.multiplier), priority: constraint.priority,
      constant: rounded(-constant / constraint.multiplier), isSymbolic: constraint.isSymbolic,
      owner: owner)
  }

  /// To a millionth: mirrored numbers differ in their last digits.
  private func rounded(_ value: Double) -> Double {
    let scaled = (value * 1e6).rounded() / 1e6
    // -0 and 0 are one number, but not one text.
    return scaled.isFinite ? scaled + 0 : value
  }

  /// An order of sides, so that a constraint and its mirror image read alike.
  private func precedes(_ left: Constraint.Side, _ right: Constraint.Side) -> Bool {
    let (a, b) = (key(left), key(right))
    return a < b
  }

  private func key(_ side: Constraint.Side) -> (Int, Int32, String, String) {
    switch side.item {
    case .view(let view): (0, view.rawValue, "", side.attribute.canonical.rawValue)
    case .guide(let guide): (1, guide.rawValue, "", side.attribute.canonical.rawValue)
    case .unresolved(let id): (2, 0, id, side.attribute.canonical.rawValue)
    }
  }
}

extension LayoutAttribute {
  /// `baseline` and `lastBaseline` are one attribute.
  fileprivate var canonical: LayoutAttribute { self == .baseline ? .lastBaseline : self }
}
