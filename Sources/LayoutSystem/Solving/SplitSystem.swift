internal import Cassowary

/// A system taken apart into pieces that share no variable, each solved on its own: a conflict in one
/// cell of a table concerns no other cell.
struct SplitSystem {
  /// One linear constraint, its terms by variables of the whole system.
  struct Row {
    var expression: LinearExpression
    var relation: System.Relation
    var traits: System.Traits
  }

  struct Piece {
    /// Indices of its variables in the whole system, ascending.
    var variables: [Int]
    var solution: Solution
  }

  private(set) var pieces: [Piece] = []
  /// By variable of the whole system.
  private(set) var values: [Double]

  /// - Parameters:
  ///   - stays: Values wanted where nothing decides, by variable; may be shorter.
  ///   - isNonNegative: By variable, whether it is a length.
  init(rows: [Row], stays: [Double?], isNonNegative: [Bool]) {
    let count = isNonNegative.count
    values = Array(repeating: 0, count: count)
    var sets = DisjointSets(count: count)
    for row in rows {
      guard let first = row.expression.terms.first else { continue }
      for term in row.expression.terms.dropFirst() {
        sets.unite(first.variable, term.variable)
      }
    }
    // Pieces in the order of their first variables.
    var pieceOf = Array(repeating: -1, count: count)
    var local = Array(repeating: 0, count: count)
    var members: [[Int]] = []
    for variable in 0..<count {
      let root = sets.root(of: variable)
      if pieceOf[root] < 0 {
        pieceOf[root] = members.count
        members.append([])
      }
      pieceOf[variable] = pieceOf[root]
      local[variable] = members[pieceOf[root]].count
      members[pieceOf[root]].append(variable)
    }
    var systems = members.map { variables in
      var system = System()
      for variable in variables {
        _ = system.addVariable(stay: variable < stays.count ? stays[variable] : nil)
      }
      return system
    }
    for row in rows {
      guard let first = row.expression.terms.first else { continue }
      let terms = row.expression.terms.map {
        System.Term($0.coefficient, System.Variable(index: local[$0.variable]))
      }
      systems[pieceOf[first.variable]].add(
        terms, constant: row.expression.constant, row.relation, row.traits)
    }
    for variable in 0..<count where isNonNegative[variable] {
      systems[pieceOf[variable]].add(
        1, System.Variable(index: local[variable]), .greaterOrEqual,
        System.Traits(tag: -1, isImplicit: true))
    }
    pieces = zip(members, systems).map { Piece(variables: $0, solution: $1.solve()) }
    for piece in pieces {
      for (index, variable) in piece.variables.enumerated() {
        values[variable] = piece.solution.values[index]
      }
    }
  }

  var isUnique: Bool { pieces.allSatisfy(\.solution.isUnique) }
}

/// Which variables hang together (union-find).
private struct DisjointSets {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  mutating func root(of member: Int) -> Int {
    var root = member
    while parent[root] != root { root = parent[root] }
    var next = member
    while parent[next] != root { (next, parent[next]) = (parent[next], root) }
    return root
  }

  mutating func unite(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    // The lower index leads, so that the result does not depend on the order.
    if first != second { parent[max(first, second)] = min(first, second) }
  }
}
