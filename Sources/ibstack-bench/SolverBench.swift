import Cassowary

/// `ibstack-bench solver FILE.json [repeats]`: times one system and prints one line.
///
/// `build` is writing the system down, `first` solving it and reading all values, both as medians over the
/// repeats; `resize` is the mean time to set the edit variables to their other values, solve and
/// read all values, over at least 10,000 flips or one second.
func runSolverBench(_ arguments: [String]) throws {
  guard let path = arguments.first else {
    print("usage: ibstack-bench solver FILE.json [repeats]")
    return
  }
  let repeats = arguments.dropFirst().first.flatMap { Int($0) } ?? 5
  let file = try LinearSystemFile(path: path)
  let constraints = file.prepared
  let edits = file.edit ?? []
  let clock = ContinuousClock()
  var builds: [Double] = []
  var firsts: [Double] = []
  var solution: Solution?
  var ids: [System.ConstraintID] = []
  var sumFirst = 0.0
  for _ in 0..<max(1, repeats) {
    let start = clock.now
    let (system, editIDs) = LinearSystemFile.build(
      constraints, variableCount: file.variables.count, edits: edits)
    let built = clock.now
    let solved = system.solve()
    sumFirst = solved.values.reduce(0, +)
    let end = clock.now
    builds.append(microseconds(start.duration(to: built)))
    firsts.append(microseconds(built.duration(to: end)))
    (solution, ids) = (solved, editIDs)
  }
  guard var solution else { return }
  var sums = [0.0, 0.0]
  var flips = 0
  let start = clock.now
  let changes = [
    zip(ids, edits).map { (constraint: $0, constant: -$1.second) },
    zip(ids, edits).map { (constraint: $0, constant: -$1.first) },
  ]
  while flips < 10_000 || flips % 2 == 1 {
    solution.edit(changes[flips % 2])
    var sum = 0.0
    for value in solution.values { sum += value }
    sums[flips % 2] = sum
    flips += 1
    if flips % 16 == 0, start.duration(to: clock.now) > .seconds(1) { break }
  }
  let resize = microseconds(start.duration(to: clock.now)) / Double(flips)
  let columns = [
    pad(file.family ?? "?", 7), "n=" + pad("\(file.n ?? 0)", 6),
    "vars=" + pad("\(file.variables.count)", 7), "cons=" + pad("\(constraints.count)", 7),
    "build_us=" + decimal(median(builds), 1), "first_us=" + decimal(median(firsts), 1),
    "resize_us=" + decimal(resize, 2), "sum_first=" + decimal(sumFirst, 6),
    "sum_second=" + decimal(sums[0], 6),
  ]
  print(columns.joined(separator: " "))
  if abs(sums[1] - sumFirst) > 1e-6 * max(1, abs(sumFirst)), flips > 1 {
    print("warning: the first values came back as \(sums[1])")
  }
}

private func microseconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
}

private func median(_ values: [Double]) -> Double {
  values.isEmpty ? 0 : values.sorted()[values.count / 2]
}

private func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// A number with a fixed number of decimals.
func decimal(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let whole = (abs(value) * scale).rounded()
  guard whole < 9e18 else { return "\(value)" }
  let units = UInt64(whole)
  let base = UInt64(scale)
  let fraction = String(units % base)
  let sign = value < 0 && units > 0 ? "-" : ""
  return sign + String(units / base) + "."
    + String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
}
