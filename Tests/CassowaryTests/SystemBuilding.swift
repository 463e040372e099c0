import Cassowary

extension System {
  /// Adds `lead - trail  relation  distance`.
  @discardableResult
  mutating func add(
    _ lead: Variable, minus trail: Variable, _ relation: Relation, _ distance: Double,
    _ traits: Traits = Traits()
  ) -> ConstraintID {
    add(1, lead, -1, trail, constant: -distance, relation, traits)
  }

  /// Adds `variable  relation  value`.
  @discardableResult
  mutating func add(
    _ variable: Variable, _ relation: Relation, _ value: Double, _ traits: Traits = Traits()
  ) -> ConstraintID {
    add(1, variable, constant: -value, relation, traits)
  }
}
