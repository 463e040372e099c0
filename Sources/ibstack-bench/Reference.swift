import Cassowary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `ibstack-bench reference LIST`: solves every system named in the file, one path a line, and
/// prints one JSON object a line: feasibility, conflicts, level errors, values, ranges and the worst required
/// violation, to be held beside the answers of `reference_solve.py`.
func runReference(_ arguments: [String]) throws {
  guard let list = arguments.first else {
    print("usage: ibstack-bench reference LIST")
    return
  }
  let text = try String(contentsOf: URL(filePath: list), encoding: .utf8)
  for path in text.split(separator: "\n") {
    let file = try LinearSystemFile(path: String(path))
    let (system, _) = LinearSystemFile.build(
      file.prepared, variableCount: file.variables.count, edits: file.edit ?? [])
    print(answer(system.solve(), path: String(path)))
  }
}

private func answer(_ solution: Solution, path: String) -> String {
  let system = solution.system
  var miss = 0.0
  let relaxed = Set(solution.relaxed)
  for index in 0..<system.constraintCount {
    let id = System.ConstraintID(index: index)
    if system.traits(of: id).priority >= 1000, !relaxed.contains(id) {
      miss = max(miss, system.error(of: id, at: solution.values))
    }
  }
  let determinacy = solution.determinacy()
  let conflicts = solution.conflicts.map { conflict in
    "{\"members\":\(conflict.members.map(\.index)),\"excess\":\(conflict.excess),"
      + "\"overlaps\":\(conflict.overlapsEarlier)}"
  }
  let levels = solution.levelErrors().map { "[\($0.priority),\($0.error)]" }
  let ranges = determinacy.ranges.map { range in
    "[\(finite(range.lowerBound)),\(finite(range.upperBound))]"
  }
  return "{\"file\":\"\(path)\",\"feasible\":\(solution.conflicts.isEmpty),\"miss\":\(miss),"
    + "\"conflicts\":[\(conflicts.joined(separator: ","))],"
    + "\"levels\":[\(levels.joined(separator: ","))],\"values\":\(solution.values),"
    + "\"ranges\":[\(ranges.joined(separator: ","))]}"
}

private func finite(_ value: Double) -> String { value.isFinite ? "\(value)" : "null" }
