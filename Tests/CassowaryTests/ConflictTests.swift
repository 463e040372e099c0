import Cassowary
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test("members, excess, and the last member goes")
  func contradiction() {
    var system = System()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    let same = system.add(a, minus: b, .equal, 0)
    system.add(c, .equal, 7)
    let ten = system.add(a, .equal, 10)
    let twelve = system.add(b, .equal, 12.5)
    let solution = system.solve()
    #expect(
      solution.conflicts == [
        .init(members: [same, ten, twelve], excess: 2.5, relaxed: twelve, overlapsEarlier: false)
      ])
    #expect(solution.values == [10, 10, 7])
  }

  @Test("the caller's order decides which member goes")
  func order() {
    var system = System()
    let a = system.addVariable()
    let first = system.add(a, .equal, 10, .init(tag: 3, relaxOrder: 1))
    system.add(a, .equal, 20)
    let solution = system.solve()
    #expect(solution.relaxed == [first])
    #expect(solution.values == [20])
    #expect(solution.system.traits(of: first).tag == 3)
  }

  @Test("a relaxed member may go on pulling")
  func pulling() {
    var system = System()
    let (a, b) = (system.addVariable(), system.addVariable())
    system.add(a, .equal, 100)
    system.add(b, .lessOrEqual, 60)
    system.add(b, minus: a, .equal, 0)
    #expect(system.solve().values == [100, 0])
    #expect(system.solve(.init(relaxedPriority: 999.9999)).values == [100, 60])
  }

  @Test("all disjoint conflicts, then those that one relaxed member leaves")
  func several() {
    var system = System()
    let (a, b) = (system.addVariable(), system.addVariable())
    let ids = [
      system.add(a, .equal, 1), system.add(a, .equal, 2), system.add(b, .equal, 1),
      system.add(b, .greaterOrEqual, 3), system.add(a, .equal, 4),
    ]
    let solution = system.solve()
    #expect(solution.conflicts.count { !$0.overlapsEarlier } == 2)
    #expect(solution.conflicts.count { $0.overlapsEarlier } == 1)
    for conflict in solution.conflicts { #expect(conflict.members.count == 2) }
    #expect(solution.relaxed.count == 3)
    #expect(solution.relaxed.contains(ids[3]))
  }

  @Test("implicit facts are never listed and never relaxed")
  func implicit() {
    var system = System()
    let (a, b) = (system.addVariable(), system.addVariable())
    for x in [a, b] { system.add(x, .greaterOrEqual, 0, .init(isImplicit: true)) }
    let sum = system.add(1, a, 1, b, constant: -30, .equal)
    let width = system.add(a, .equal, 50)
    let solution = system.solve()
    #expect(solution.conflicts.map(\.members) == [[sum, width]])
    #expect(solution.conflicts.map(\.excess) == [20])
    #expect(solution.value(of: a) >= 0 && solution.value(of: b) >= 0)
  }

  @Test("a lone impossible constraint")
  func alone() {
    var system = System()
    let a = system.addVariable()
    system.add(a, .greaterOrEqual, 0, .init(isImplicit: true))
    let negative = system.add(a, .equal, -5)
    let empty = system.add([], constant: 3, .equal)
    let solution = system.solve()
    #expect(Set(solution.conflicts.map(\.members)) == [[negative], [empty]])
    #expect(solution.conflicts.map(\.excess).sorted() == [3, 5])
    #expect(solution.value(of: a) == 0)
  }

  @Test("what the others imply is redundant, the last one first")
  func redundancy() {
    var system = System()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    system.add(a, .greaterOrEqual, 0, .init(isImplicit: true))
    system.add(b, minus: a, .equal, 10)
    let late = system.add(c, minus: b, .equal, 10, .init(relaxOrder: 1))
    system.add(c, minus: a, .equal, 20)
    let bound = system.add(c, .greaterOrEqual, 15)
    system.add(c, .lessOrEqual, 90)
    let loose = system.add(a, .lessOrEqual, 70)
    let d = system.addVariable()
    system.add(d, minus: a, .greaterOrEqual, 5)
    let chained = system.add(d, .greaterOrEqual, 5)
    system.add(d, .lessOrEqual, 60)
    let implied = system.add(a, .lessOrEqual, 55)
    let redundant = system.solve().redundantConstraints()
    // c <= 90 says a <= 70, and a <= 55 follows from d; of loose bounds only implied ones go.
    #expect(redundant.contains(late) && redundant.contains(bound) && redundant.contains(chained))
    #expect(redundant.contains(implied) || redundant.contains(loose))
    var rest = System()
    for _ in 0..<4 { _ = rest.addVariable() }
    for index in 0..<system.constraintCount {
      let id = System.ConstraintID(index: index)
      if redundant.contains(id) { continue }
      rest.add(
        system.terms(of: id), constant: system.constant(of: id), system.relation(of: id))
    }
    #expect(rest.solve().determinacy().ranges == system.solve().determinacy().ranges)
  }
}
