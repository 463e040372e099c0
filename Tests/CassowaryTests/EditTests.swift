import Cassowary
import Testing

@Suite("Edits")
struct EditTests {
  /// `n` views in a row of spacing 8, of which the middle one stretches and shrinks: the family
  /// `fill` of the solver benches.
  private func fill(_ n: Int) -> (System, System.ConstraintID, wide: Double, narrow: Double) {
    var system = System()
    let root = system.addVariable()
    system.add(root, .greaterOrEqual, 0)
    var edge: System.Variable?
    var total = Double(8 * (n - 1))
    for index in 0..<n {
      let (left, right) = (system.addVariable(), system.addVariable())
      let size = Double(20 + (index * 37) % 61)
      let isSoft = index == n / 2
      total += size
      system.add(right, minus: left, .greaterOrEqual, 0)
      if let edge { system.add(left, minus: edge, .equal, 8) } else { system.add(left, .equal, 0) }
      system.add(right, minus: left, .equal, size, .init(priority: isSoft ? 250 : 251))
      system.add(right, minus: left, .greaterOrEqual, size, .init(priority: isSoft ? 740 : 750))
      edge = right
    }
    if let edge { system.add(root, minus: edge, .equal, 0) }
    let (wide, narrow) = (total + Double(20 * n), total - 10)
    let id = system.add(root, .equal, wide, .init(priority: 999, isEditable: true))
    return (system, id, wide, narrow)
  }

  /// Sums of all variables by kiwi and HiGHS (peers.md 5).
  @Test(
    arguments: zip([10, 100, 300], [(7564.0, 5464.0), (778_548, 577_548), (7_016_076, 5_213_076)]))
  func fillSums(n: Int, sums: (Double, Double)) {
    let (system, id, wide, narrow) = fill(n)
    var solution = system.solve()
    for _ in 0..<3 {
      #expect(abs(solution.values.reduce(0, +) - sums.0) < 1e-6 * sums.0)
      solution.edit(id, constant: -narrow)
      #expect(abs(solution.values.reduce(0, +) - sums.1) < 1e-6 * sums.1)
      solution.edit(id, constant: -wide)
    }
  }

  /// A chain of views with ratios and limits whose total is edited.
  private func mixed(isEditable: Bool, priority: Double) -> (System, System.ConstraintID) {
    var system = System()
    let total = system.addVariable()
    let id = system.add(
      total, .equal, 320, .init(priority: priority, isEditable: isEditable))
    var edge: System.Variable?
    var first: System.Variable?
    for index in 0..<5 {
      let (left, width) = (system.addVariable(), system.addVariable())
      system.add(width, .greaterOrEqual, 0, .init(isImplicit: true))
      system.add(width, .equal, Double(30 + 10 * index), .init(priority: 250, tieRank: index))
      system.add(
        width, .greaterOrEqual, Double(30 + 10 * index), .init(priority: 750, tieRank: index))
      if index == 2 { system.add(1, width, -0.25, total, .lessOrEqual) }
      if index == 3, let first { system.add(1, width, -2, first, .equal, .init(priority: 500)) }
      if let edge { system.add(left, minus: edge, .greaterOrEqual, 4) }
      if edge == nil { system.add(left, .equal, 0) }
      let right = system.addVariable()
      system.add([.init(1, left), .init(1, width), .init(-1, right)], .equal)
      edge = right
      first = first ?? width
    }
    if let edge { system.add(edge, minus: total, .equal, -8) }
    return (system, id)
  }

  @Test(
    "the same as solving anew", arguments: [true, false], [1000.0, 999.5, 300])
  func sameAsAnew(isEditable: Bool, priority: Double) {
    let (system, id) = mixed(isEditable: isEditable, priority: priority)
    var solution = system.solve()
    let totals = [320.0, 321, 500, 180, 180, 250.25, 90, 1000, 320, 319.5, 60, 40, 320]
    for total in totals {
      solution.edit(id, constant: -total)
      let anew = solution.system.solve()
      #expect(solution.conflicts.isEmpty == anew.conflicts.isEmpty)
      for (ours, theirs) in zip(solution.levelErrors(), anew.levelErrors()) {
        #expect(abs(ours.error - theirs.error) < 1e-7, "total \(total), level \(ours.priority)")
      }
      for (ours, theirs) in zip(solution.values, anew.values) {
        #expect(abs(ours - theirs) < 1e-7, "total \(total)")
      }
    }
  }

  @Test("many small edits do not drift")
  func drift() {
    let (system, id) = mixed(isEditable: true, priority: 999)
    var solution = system.solve()
    for step in 0..<2000 { solution.edit(id, constant: -(300 + Double(step % 7) / 3)) }
    solution.edit(id, constant: -320)
    for (ours, theirs) in zip(solution.values, system.solve().values) {
      #expect(abs(ours - theirs) < 1e-9)
    }
  }
}
