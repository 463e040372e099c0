import Cassowary
import Testing

/// A row of views, edge to edge with spacing 10 in a width: hugging 250 and compression 750 pull at
/// sizes 160, 80 and 40. Expected widths are the worked numbers of uistackview.md 9.
@Suite("Ties")
struct TieTests {
  private func widths(_ total: Double, ranks: [Int]) -> (values: [Double], Solution) {
    var system = System()
    var sizes: [System.Variable] = []
    var edge: System.Variable?
    for (index, size) in [160.0, 80, 40].enumerated() {
      let (left, right) = (system.addVariable(), system.addVariable())
      let width = system.addVariable()
      system.add([.init(1, right), .init(-1, left), .init(-1, width)], .equal)
      system.add(width, .greaterOrEqual, 0, .init(isImplicit: true))
      system.add(width, .equal, size, .init(priority: 250, tieRank: ranks[index]))
      system.add(width, .greaterOrEqual, size, .init(priority: 750, tieRank: ranks[index]))
      if let edge { system.add(left, minus: edge, .equal, 10) } else { system.add(left, .equal, 0) }
      edge = right
      sizes.append(width)
    }
    if let edge { system.add(edge, .equal, total) }
    let solution = system.solve()
    return (sizes.map { solution.value(of: $0) }, solution)
  }

  @Test(
    "the first view gives",
    arguments: zip([400.0, 250, 200], [[260.0, 80, 40], [110, 80, 40], [60, 80, 40]]))
  func firstGives(total: Double, expected: [Double]) {
    let (values, solution) = widths(total, ranks: [0, 1, 2])
    for (value, width) in zip(values, expected) { #expect(abs(value - width) < 1e-9) }
    // The rule chose; by the priorities alone the widths stay open.
    #expect(!solution.isUnique)
    #expect(!solution.determinacy().isUnique(System.Variable(index: 2)))
  }

  @Test("the other way round, the last view gives")
  func lastGives() {
    #expect(widths(400, ranks: [2, 1, 0]).values == [160, 80, 140])
  }

  @Test("a lower level decides before ranks do")
  func levelsBeforeRanks() {
    var system = System()
    let (a, b) = (system.addVariable(), system.addVariable())
    system.add(1, a, 1, b, constant: -100, .equal)
    system.add(a, .equal, 20, .init(priority: 250, tieRank: 0))
    system.add(b, .equal, 20, .init(priority: 250, tieRank: 1))
    system.add(a, .lessOrEqual, 50, .init(priority: 1))
    let solution = system.solve()
    #expect(solution.value(of: a) == 50)
    #expect(solution.value(of: b) == 50)
  }

  @Test("a single column between two wishes")
  func singleColumn() {
    for (ranks, expected) in [((0, 1), 70.0), ((1, 0), 30)] {
      var system = System()
      let a = system.addVariable()
      system.add(a, .equal, 30, .init(priority: 250, tieRank: ranks.0))
      system.add(a, .equal, 70, .init(priority: 250, tieRank: ranks.1))
      #expect(system.solve().value(of: a) == expected)
    }
  }
}
