import Cassowary
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Random systems with the answers of an independent LP solver (`Scripts/compare-solver --write`): many small ones,
/// and some large enough for what the solver does otherwise where there are many rows.
@Suite("Answers of an LP solver")
struct ReferenceTests {
  struct Case: Sendable {
    var number: Int
    var system: System
    /// Priority and least error, from high to low.
    var levels: [(priority: Double, error: Double)] = []
    var ranges: [(low: Double, high: Double)] = []
    /// All minimal sets of contradictory constraints.
    var minimalConflicts: [[Int]] = []
  }

  static let cases: [Case] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return ["ReferenceSystems", "LargeReferenceSystems"].flatMap { name in
      let file = folder.appending(path: "Golden/\(name).txt")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").enumerated().compactMap { read(String($1), number: $0) }
    }
  }()

  /// One line: variable count; constraints `coefficient*variable … relation constant priority`;
  /// then `priority:error` and `low:high` lists, or `!` and all minimal conflicts.
  static func read(_ line: String, number: Int) -> Case? {
    let parts = line.split(separator: ";")
    guard parts.count >= 3, let count = Int(parts[0]) else { return nil }
    var system = System()
    for _ in 0..<count { _ = system.addVariable() }
    for text in parts[1].split(separator: ",") {
      let words = text.split(separator: " ")
      let terms = words.dropLast(3).compactMap { word -> System.Term? in
        let pair = word.split(separator: "*")
        guard pair.count == 2, let factor = Double(pair[0]), let variable = Int(pair[1]) else {
          return nil
        }
        return System.Term(factor, System.Variable(index: variable))
      }
      let tail = Array(words.suffix(3))
      guard tail.count == 3, let constant = Double(tail[1]), let priority = Double(tail[2]) else {
        return nil
      }
      let relation: System.Relation =
        tail[0] == "==" ? .equal : tail[0] == "<=" ? .lessOrEqual : .greaterOrEqual
      system.add(terms, constant: constant, relation, .init(priority: priority))
    }
    var result = Case(number: number, system: system)
    if parts[2].first == "!" {
      result.minimalConflicts = parts[2].dropFirst().split(separator: ",").map {
        $0.split(separator: " ").compactMap { Int($0) }
      }
      return result
    }
    let pairs = parts.dropFirst(2).map { part in
      part.split(separator: ",").map { $0.split(separator: ":").map { Double($0) } }
    }
    guard let ranges = pairs.last, ranges.count == count else { return nil }
    result.levels = parts.count < 4 ? [] : pairs[0].map { ($0[0] ?? 0, $0[1] ?? 0) }
    result.ranges = ranges.map { ($0[0] ?? -.infinity, $0[1] ?? .infinity) }
    return result
  }

  @Test func allSystemsAreRead() {
    #expect(Self.cases.count == 335)
    #expect(Self.cases.count { $0.system.variableCount > 70 } == 15)
    #expect(Self.cases.count { !$0.minimalConflicts.isEmpty } > 20)
  }

  @Test("feasibility, level errors, values, ranges", arguments: cases.indices)
  func agrees(index: Int) {
    let expected = Self.cases[index]
    let solution = expected.system.solve()
    #expect(solution.conflicts.isEmpty == expected.minimalConflicts.isEmpty)
    guard expected.minimalConflicts.isEmpty else { return }
    let levels = solution.levelErrors()
    #expect(levels.map(\.priority) == expected.levels.map(\.priority))
    for (ours, theirs) in zip(levels, expected.levels) {
      #expect(abs(ours.error - theirs.error) < 1e-5, "level \(ours.priority)")
    }
    let determinacy = solution.determinacy()
    for (variable, range) in expected.ranges.enumerated() {
      let ours = determinacy.ranges[variable]
      let value = solution.values[variable]
      #expect(value > range.low - 1e-5 && value < range.high + 1e-5)
      #expect(ours.lowerBound == range.low || abs(ours.lowerBound - range.low) < 1e-5)
      #expect(ours.upperBound == range.high || abs(ours.upperBound - range.high) < 1e-5)
      let isUnique = determinacy.isUnique(System.Variable(index: variable))
      #expect(isUnique == (range.high - range.low <= 2e-6))
    }
  }

  @Test(
    "conflicts are minimal, disjoint and all that there are",
    arguments: cases.indices.filter { !cases[$0].minimalConflicts.isEmpty })
  func conflicts(index: Int) {
    let expected = Self.cases[index]
    let solution = expected.system.solve()
    var taken: Set<Int> = []
    for conflict in solution.conflicts {
      let members = conflict.members.map(\.index)
      #expect(expected.minimalConflicts.contains(members))
      #expect(conflict.excess > 1e-3)
      if !conflict.overlapsEarlier {
        #expect(taken.isDisjoint(with: members))
        taken.formUnion(members)
      }
    }
    for set in expected.minimalConflicts { #expect(!taken.isDisjoint(with: set)) }
    for constraint in 0..<expected.system.constraintCount {
      let id = System.ConstraintID(index: constraint)
      if expected.system.traits(of: id).priority < 1000 || solution.relaxed.contains(id) {
        continue
      }
      #expect(expected.system.error(of: id, at: solution.values) < 1e-6)
    }
  }
}
