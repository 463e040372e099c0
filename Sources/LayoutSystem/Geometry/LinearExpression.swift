internal import Resolution

/// `constant + Σ coefficient × variable`, the value of an anchor before anything is solved.
struct LinearExpression: Sendable {
  struct Term: Sendable {
    /// Index of a variable of the scene's system.
    var variable: Int
    var coefficient: Double
  }

  var constant: Double
  /// Each variable at most once.
  private(set) var terms: [Term]

  init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  static func variable(_ index: Int) -> LinearExpression {
    var expression = LinearExpression()
    expression.terms = [Term(variable: index, coefficient: 1)]
    return expression
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      let change = term.coefficient * factor
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient += change
        if terms[index].coefficient == 0 { terms.remove(at: index) }
      } else if change != 0 {
        terms.append(Term(variable: term.variable, coefficient: change))
      }
    }
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  static func + (one: LinearExpression, constant: Double) -> LinearExpression {
    var sum = one
    sum.constant += constant
    return sum
  }

  static func - (one: LinearExpression, constant: Double) -> LinearExpression { one + -constant }

  static func * (factor: Double, one: LinearExpression) -> LinearExpression {
    var product = LinearExpression()
    product.add(one, times: factor)
    return product
  }

  /// Whether there is a value for each of its variables.
  func reads(_ values: [Double]) -> Bool {
    terms.allSatisfy { values.indices.contains($0.variable) }
  }

  /// Its value where the variables have these values.
  func value(_ values: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * values[term.variable] }
    return sum
  }
}

/// Where a rectangle lies, in root coordinates: four expressions.
struct Box: Sendable {
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }
  var centerX: LinearExpression { left + 0.5 * width }
  var centerY: LinearExpression { top + 0.5 * height }

  /// The rectangle without what lies within distances from its sides.
  func inset(by insets: SideInsets) -> Box {
    Box(
      left: left + insets.left, top: top + insets.top, width: width - insets.horizontal,
      height: height - insets.vertical)
  }
}
