/// What required equalities determine, told without solving anything: expressions are reduced to what
/// is left free of them.
///
/// Edges are variables, so that chains of views stay relations of two edges, however long they are.
struct LinearSpan {
  /// `constant + Σ coefficient × variable`, sorted by variable.
  struct Form {
    var terms: [(variable: Int, coefficient: Double)] = []
    var constant = 0.0
  }

  /// By variable: what it is by the equality that defines it, and which one in order that was.
  private var definitions: [Int: (form: Form, order: Int)] = [:]
  /// By variable: whether its value is given from outside.
  var isGiven: [Bool]
  /// Longer forms are not followed: what hangs on so much is not told to be superfluous.
  private static let lengthLimit = 48

  init(isGiven: [Bool]) { self.isGiven = isGiven }

  /// A form without variables that others define; nil where that becomes too long.
  func reduced(_ form: Form) -> Form? {
    var values: [Int: Double] = [:]
    var constant = form.constant
    for term in form.terms { values[term.variable, default: 0] += term.coefficient }
    // A definition names only variables that are defined later or never: earliest first.
    while true {
      var first: (variable: Int, form: Form, order: Int)?
      for (variable, value) in values where value != 0 {
        guard let (form, order) = definitions[variable] else { continue }
        if order < first?.order ?? .max { first = (variable, form, order) }
      }
      guard let (variable, definition, _) = first, let factor = values[variable] else { break }
      values[variable] = nil
      constant += factor * definition.constant
      for term in definition.terms {
        let sum = (values[term.variable] ?? 0) + factor * term.coefficient
        // What cancels leaves rounding behind.
        values[term.variable] = abs(sum) < 1e-9 ? nil : sum
      }
      guard values.count <= Self.lengthLimit else { return nil }
    }
    let terms = values.filter { abs($0.value) >= 1e-9 }.sorted { $0.key < $1.key }
    return Form(terms: terms.map { ($0.key, $0.value) }, constant: constant)
  }

  /// Whether a form is a number, or follows from what is given alone.
  func isDetermined(_ form: Form) -> Bool { form.terms.allSatisfy { isGiven[$0.variable] } }

  /// Takes a form for settled, whatever its value is.
  mutating func settle(_ form: Form) {
    guard let reduced = reduced(form) else { return }
    add(reduced)
  }

  /// Adds the equality `form == 0`, which is reduced, unless it says nothing about what is free.
  mutating func add(_ form: Form) {
    guard let pivot = form.terms.last(where: { !isGiven[$0.variable] }) else { return }
    let rest = form.terms.filter { $0.variable != pivot.variable }
      .map { (variable: $0.variable, coefficient: -$0.coefficient / pivot.coefficient) }
    definitions[pivot.variable] = (
      Form(terms: rest, constant: -form.constant / pivot.coefficient), definitions.count
    )
  }
}
