import Cassowary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A linear system as `solver_systems.py` writes it:
/// `{"variables": [names], "constraints": [{"t": [[variable, coefficient]…], "c": constant,
/// "r": "<="|"=="|">=", "s": priority}…], "edit": [{"var", "strength", "first", "second"}…]}`.
struct LinearSystemFile: Decodable {
  struct Constraint: Decodable {
    var t: [[Double]]
    var c: Double
    var r: String
    var s: Double

    var relation: System.Relation {
      switch r {
      case "<=": .lessOrEqual
      case ">=": .greaterOrEqual
      default: .equal
      }
    }
  }

  struct Edit: Decodable {
    var `var`: Int
    var strength: Double
    var first: Double
    var second: Double
  }

  var family: String?
  var n: Int?
  var variables: [String]
  var constraints: [Constraint]
  var edit: [Edit]?

  init(path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    self = try JSONDecoder().decode(LinearSystemFile.self, from: data)
  }

  /// The constraints with their terms ready to be added, so that a bench does not time the reading.
  var prepared: [Prepared] {
    constraints.map { constraint in
      Prepared(
        terms: constraint.t.compactMap { term in
          guard term.count == 2, let index = Int(exactly: term[0]) else { return nil }
          return System.Term(term[1], System.Variable(index: index))
        }, constant: constraint.c, relation: constraint.relation, priority: constraint.s)
    }
  }

  struct Prepared {
    var terms: [System.Term]
    var constant: Double
    var relation: System.Relation
    var priority: Double
  }

  /// A system of these constraints, the edit variables at their first values, and the ids of the edits.
  static func build(
    _ constraints: [Prepared], variableCount: Int, edits: [Edit]
  ) -> (system: System, edits: [System.ConstraintID]) {
    var system = System()
    system.reserve(
      variables: variableCount, constraints: constraints.count + edits.count,
      terms: constraints.count * 2)
    for _ in 0..<variableCount { _ = system.addVariable() }
    for constraint in constraints {
      system.add(
        constraint.terms, constant: constraint.constant, constraint.relation,
        System.Traits(priority: constraint.priority))
    }
    let ids = edits.map { edit in
      system.add(
        1, System.Variable(index: edit.var), constant: -edit.first, .equal,
        System.Traits(priority: edit.strength, isEditable: true))
    }
    return (system, ids)
  }
}
