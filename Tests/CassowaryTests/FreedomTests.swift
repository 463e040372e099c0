import Cassowary
import Testing

@Suite("What is open")
struct FreedomTests {
  @Test("open variables take their stays, in order, as far as they can")
  func stays() {
    var system = System()
    let (a, b) = (system.addVariable(stay: 60), system.addVariable(stay: 70))
    let (c, free) = (system.addVariable(), system.addVariable(stay: -3))
    system.add(1, a, 1, b, constant: -100, .equal)
    system.add(c, .greaterOrEqual, 5)
    let solution = system.solve()
    #expect(solution.values == [60, 40, 5, -3])
    #expect(solution.value(of: free) == -3)
  }

  @Test("stays do not count against priorities")
  func staysAreWeak() {
    var system = System()
    let a = system.addVariable(stay: 60)
    system.add(a, .equal, 10, .init(priority: 0.001))
    #expect(system.solve().value(of: a) == 10)
  }

  @Test("ranges and what is free together")
  func groups() {
    var system = System()
    let names = (0..<6).map { _ in system.addVariable() }
    // 0 and 1 share 100; 2 is fixed; 3 follows 4 inside bounds; 5 is free.
    system.add(1, names[0], 1, names[1], constant: -100, .equal)
    system.add(names[0], .greaterOrEqual, 0)
    system.add(names[1], .greaterOrEqual, 20)
    system.add(names[2], .equal, 7)
    system.add(names[3], minus: names[4], .equal, 10)
    system.add(names[4], .greaterOrEqual, 0)
    system.add(names[3], .lessOrEqual, 30)
    let determinacy = system.solve().determinacy()
    #expect(determinacy.range(of: names[0]) == 0...80)
    #expect(determinacy.range(of: names[1]) == 20...100)
    #expect(determinacy.isUnique(names[2]))
    #expect(determinacy.range(of: names[3]) == 10...30)
    #expect(determinacy.range(of: names[5]) == -Double.infinity...Double.infinity)
    let groups = determinacy.groups.map { $0.variables.map(\.index) }
    #expect(groups == [[0, 1], [3, 4], [5]])
  }

  @Test("a sum of two open parts is open with both")
  func coupled() {
    var system = System()
    let (a, b, sum) = (system.addVariable(), system.addVariable(), system.addVariable())
    system.add([.init(1, a), .init(1, b), .init(-1, sum)], .equal)
    for x in [a, b] {
      system.add(x, .greaterOrEqual, 1)
      system.add(x, .lessOrEqual, 3)
    }
    let solution = system.solve()
    #expect(solution.determinacy().range(of: sum) == 2...6)
    #expect(solution.determinacy().groups.map { $0.variables.map(\.index) } == [[0, 1, 2]])
    #expect(solution.value(of: sum) == solution.value(of: a) + solution.value(of: b))
  }

  @Test("inequalities that leave one point make a variable unique")
  func pinched() {
    var system = System()
    let (a, b) = (system.addVariable(), system.addVariable())
    system.add(1, a, 1, b, constant: -10, .lessOrEqual)
    system.add(a, .greaterOrEqual, 4)
    system.add(b, .greaterOrEqual, 6)
    let determinacy = system.solve().determinacy()
    #expect(determinacy.isUnique(a) && determinacy.isUnique(b))
    #expect(determinacy.groups.isEmpty)
  }
}
