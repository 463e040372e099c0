/// A set of linear constraints over real variables, written down but not yet solved.
///
/// The solver has never heard of views: a variable is a number, a constraint says
/// `sum(coefficient * variable) + constant  relation  0`. Constraints of priority 1000 are required;
/// all others are optional and are compared strictly by the exact value of their priority.
///
/// ```swift
/// var system = System()
/// let (left, right) = (system.addVariable(), system.addVariable())
/// system.add(1, left, constant: -16, .equal)                             // left == 16
/// system.add(1, right, -1, left, constant: -80, .greaterOrEqual, .init(priority: 750))
/// let solution = system.solve()
/// ```
package struct System: Sendable {
  /// An unknown of a system, by its position in the order of adding.
  package struct Variable: Hashable, Sendable {
    /// Its position: values of a solution are stored in this order.
    package let index: Int
    package init(index: Int) { self.index = index }
  }

  /// A constraint of a system, by its position in the order of adding.
  package struct ConstraintID: Hashable, Comparable, Sendable {
    /// Its position among all constraints.
    package let index: Int
    package init(index: Int) { self.index = index }
    package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  }

  /// How the left-hand side of a constraint compares with zero.
  package enum Relation: UInt8, Sendable { case lessOrEqual, equal, greaterOrEqual }

  /// One summand of a constraint.
  package struct Term: Sendable {
    package var coefficient: Double
    package var variable: Variable
    package init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// Everything about a constraint that is not its equation.
  package struct Traits: Sendable {
    /// A real number in (0, 1000]; exactly 1000 (or more) is required.
    package var priority: Double
    /// Decides ties inside a level: when the sum of errors of a level leaves a choice, and all lower
    /// levels leave it too, the constraints of the highest rank get the least error first, then those
    /// of the next lower rank, and so on. Equal ranks leave the choice open.
    /// With the position of a view as rank, the first view gives and later ones hold.
    package var tieRank: Int
    /// The caller's own reference (provenance); the solver only carries it.
    package var tag: Int
    /// Of a conflict's members the one with the highest order is relaxed, the last added among equals.
    package var relaxOrder: Int
    /// Facts such as `width >= 0` that are never listed in a conflict and never relaxed.
    package var isImplicit: Bool
    /// Promises that `Solution.edit` will change the constant, so that this is re-solved in place.
    /// Constants of other constraints may be edited too, at the price of solving anew.
    package var isEditable: Bool

    package init(
      priority: Double = 1000, tieRank: Int = 0, tag: Int = 0, relaxOrder: Int = 0,
      isImplicit: Bool = false, isEditable: Bool = false
    ) {
      self.priority = priority
      self.tieRank = tieRank
      self.tag = tag
      self.relaxOrder = relaxOrder
      self.isImplicit = isImplicit
      self.isEditable = isEditable
    }
  }

  /// Per variable, the value it takes where the constraints leave a choice; NaN when none was given.
  private(set) var stays: [Double] = []
  /// Where the terms of each constraint begin; one more entry than constraints.
  private(set) var termStart: [Int] = [0]
  private(set) var termVariable: [Int] = []
  private(set) var termCoefficient: [Double] = []
  private(set) var relations: [Relation] = []
  private(set) var constants: [Double] = []
  private(set) var traits: [Traits] = []
  /// Constraints with a coefficient, constant or priority that is no number, or with a priority of
  /// zero or less: they are kept under their id and have no effect.
  package private(set) var ignored: [ConstraintID] = []

  package init() {}

  /// Reserves room, so that adding does not grow arrays step by step.
  package mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    stays.reserveCapacity(variables)
    termStart.reserveCapacity(constraints + 1)
    termVariable.reserveCapacity(terms)
    termCoefficient.reserveCapacity(terms)
    relations.reserveCapacity(constraints)
    constants.reserveCapacity(constraints)
    traits.reserveCapacity(constraints)
  }

  package var variableCount: Int { stays.count }
  package var constraintCount: Int { relations.count }

  /// A new variable. `stay` has no influence on any priority: it is the value wanted where all
  /// constraints and tie ranks together leave the variable open (zero when absent).
  package mutating func addVariable(stay: Double? = nil) -> Variable {
    stays.append(stay.flatMap { $0.isFinite ? $0 : nil } ?? .nan)
    return Variable(index: stays.count - 1)
  }

  /// Adds `sum(terms) + constant  relation  0`.
  @discardableResult
  package mutating func add(
    _ terms: [Term], constant: Double = 0, _ relation: Relation, _ traits: Traits = Traits()
  ) -> ConstraintID {
    for term in terms { append(term.coefficient, term.variable) }
    return close(constant, relation, traits)
  }

  /// Adds `k * x + constant  relation  0`.
  @discardableResult
  package mutating func add(
    _ k: Double, _ x: Variable, constant: Double = 0, _ relation: Relation,
    _ traits: Traits = Traits()
  ) -> ConstraintID {
    append(k, x)
    return close(constant, relation, traits)
  }

  /// Adds `k * x + l * y + constant  relation  0`.
  @discardableResult
  package mutating func add(
    _ k: Double, _ x: Variable, _ l: Double, _ y: Variable, constant: Double = 0,
    _ relation: Relation, _ traits: Traits = Traits()
  ) -> ConstraintID {
    append(k, x)
    append(l, y)
    return close(constant, relation, traits)
  }

  package func traits(of constraint: ConstraintID) -> Traits { traits[constraint.index] }
  package func relation(of constraint: ConstraintID) -> Relation { relations[constraint.index] }
  package func constant(of constraint: ConstraintID) -> Double { constants[constraint.index] }

  /// The summands of a constraint, as they were added.
  package func terms(of constraint: ConstraintID) -> [Term] {
    terms(constraint.index).map { Term(termCoefficient[$0], Variable(index: termVariable[$0])) }
  }

  func terms(_ constraint: Int) -> Range<Int> {
    termStart[constraint]..<termStart[constraint + 1]
  }

  func isRequired(_ constraint: Int) -> Bool { traits[constraint].priority >= 1000 }

  /// The left-hand side of a constraint at the given values.
  func leftHandSide(_ constraint: Int, _ values: [Double]) -> Double {
    var sum = constants[constraint]
    for term in terms(constraint) { sum += termCoefficient[term] * values[termVariable[term]] }
    return sum
  }

  /// How far a constraint is from holding at the given values, in points, never negative.
  package func error(of constraint: ConstraintID, at values: [Double]) -> Double {
    let side = leftHandSide(constraint.index, values)
    switch relations[constraint.index] {
    case .equal: return abs(side)
    case .lessOrEqual: return max(0, side)
    case .greaterOrEqual: return max(0, -side)
    }
  }

  mutating func setConstant(_ constraint: Int, _ constant: Double) {
    constants[constraint] = constant
  }

  private mutating func append(_ coefficient: Double, _ variable: Variable) {
    guard variable.index >= 0, variable.index < stays.count else {
      // A variable of another system: the constraint as a whole becomes void.
      termVariable.append(0)
      termCoefficient.append(.nan)
      return
    }
    termVariable.append(variable.index)
    termCoefficient.append(coefficient)
  }

  private mutating func close(
    _ constant: Double, _ relation: Relation, _ traits: Traits
  ) -> ConstraintID {
    let id = ConstraintID(index: relations.count)
    let range = (termStart.last ?? 0)..<termVariable.count
    let isSound =
      constant.isFinite && traits.priority > 0
      && range.allSatisfy { termCoefficient[$0].isFinite }
    if isSound {
      constants.append(constant)
      relations.append(relation)
    } else {
      termVariable.removeSubrange(range)
      termCoefficient.removeSubrange(range)
      constants.append(0)
      relations.append(.equal)
      ignored.append(id)
    }
    termStart.append(termVariable.count)
    self.traits.append(traits)
    if !isSound { self.traits[id.index].priority = 1 }
    return id
  }
}
