import Testing

@testable import Cassowary

/// What is said to add up to a contradiction is added up.
@Suite("Where a contradiction comes from")
struct ContradictionTests {
  /// `n` views in a row, 10 points apart, all as wide as the first, which is no narrower than nothing, in a
  /// width of 5 at most: short and long equalities, all of which but the later views' own widths matter.
  private func row(_ n: Int) -> (System, high: Int) {
    var system = System()
    let root = system.addVariable()
    let high = system.add(root, .lessOrEqual, 5)
    var edge: System.Variable?
    var first: (left: System.Variable, right: System.Variable)?
    for _ in 0..<n {
      let (left, right) = (system.addVariable(), system.addVariable())
      let width = system.addVariable()
      system.add([.init(1, left), .init(1, width), .init(-1, right)], .equal)
      if let edge {
        system.add(left, minus: edge, .equal, 10)
      } else {
        system.add(left, .equal, 10)
      }
      if let first {
        system.add(
          [.init(1, right), .init(-1, left), .init(-1, first.right), .init(1, first.left)], .equal)
      } else {
        system.add(width, .greaterOrEqual, 0)
      }
      first = first ?? (left, right)
      edge = right
    }
    if let edge { system.add(root, minus: edge, .equal, 10) }
    return (system, high.index)
  }

  @Test("the weighted sum has no terms and misses by what is too much", arguments: [1, 2, 9, 400])
  func sums(n: Int) throws {
    let (system, high) = row(n)
    var contradictions = Contradictions(system, without: [])
    let next = contradictions.next()
    let found = try #require(next)
    var sums = Array(repeating: 0.0, count: system.variableCount)
    var constant = 0.0
    for weight in found.weights {
      let id = System.ConstraintID(index: weight.index)
      for term in system.terms(of: id) {
        sums[term.variable.index] += weight.value * term.coefficient
      }
      constant += weight.value * system.constant(of: id)
    }
    let last = try #require(found.weights.first { $0.index == high })
    let unit = abs(last.value)
    for sum in sums { #expect(abs(sum) < 1e-9 * unit * Double(n)) }
    #expect(abs(abs(constant) - found.gap) < 1e-9 * found.gap)
    #expect(abs(found.gap / unit - Double(10 * n + 5)) < 1e-6)
    // Both bounds, the first width, n distances and the last one, n - 1 equal widths.
    #expect(found.weights.count == 2 * n + 3)
    #expect(found.isMinimal)
  }

  @Test("without any one member nothing contradicts", arguments: [1, 2, 9])
  func minimal(n: Int) throws {
    let (system, _) = row(n)
    var contradictions = Contradictions(system, without: [])
    let found = contradictions.next()
    for member in try #require(found).weights {
      var isOut = Array(repeating: false, count: system.constraintCount)
      isOut[member.index] = true
      var rest = Contradictions(system, without: isOut)
      let other = rest.next()
      #expect(other == nil)
    }
  }

  /// The first width counts for all of them: a point of it is worth n points at the end.
  @Test("a long conflict's excess", arguments: [1, 50, 3000])
  func excess(n: Int) throws {
    let conflicts = row(n).0.solve().conflicts
    let conflict = try #require(conflicts.first)
    #expect(conflict.members.count == 2 * n + 3)
    #expect(abs(conflict.excess - Double(10 * n + 5) / Double(n)) < 1e-6)
  }

  @Test("as many conflicts in one component as there are, all disjoint")
  func many() {
    var system = System()
    let n = 2000
    var edge: System.Variable?
    for index in 0..<n {
      let (left, right) = (system.addVariable(), system.addVariable())
      if let edge { system.add(left, minus: edge, .greaterOrEqual, 8) }
      system.add(right, minus: left, .greaterOrEqual, 30)
      if index % 2 == 1 { system.add(right, minus: left, .lessOrEqual, 20) }
      edge = right
    }
    let solution = system.solve()
    #expect(solution.conflicts.count == n / 2)
    #expect(Set(solution.conflicts.flatMap(\.members)).count == n)
    for conflict in solution.conflicts {
      #expect(conflict.members.count == 2 && abs(conflict.excess - 10) < 1e-9)
      #expect(!conflict.overlapsEarlier)
    }
  }

  /// 1,000 views of 50 points in 990: twenty of them are too many, the others need no more than nothing.
  @Test("in a long conflict unwritten bounds stand for written ones as far as they do")
  func unwritten() throws {
    var system = System()
    let root = system.addVariable()
    var widths: [System.ConstraintID] = []
    var edge: System.Variable?
    for _ in 0..<1000 {
      let width = system.addVariable()
      let right = system.addVariable()
      system.add(width, .greaterOrEqual, 0, .init(isImplicit: true))
      widths.append(system.add(width, .equal, 50))
      if let edge {
        system.add([.init(1, edge), .init(1, width), .init(-1, right)], .equal)
      } else {
        system.add(width, minus: right, .equal, 0)
      }
      edge = right
    }
    if let edge { system.add(root, minus: edge, .equal, 0) }
    system.add(root, .equal, 990)
    let conflicts = system.solve().conflicts
    let conflict = try #require(conflicts.first)
    #expect(conflict.members.count { widths.contains($0) } == 20)
    #expect(abs(conflict.excess - 10) < 1e-6)
  }
}
