import Cassowary
import Testing

@Suite("Numbers as documents have them")
struct NumericsTests {
  @Test("rounded multipliers are no conflict", arguments: [320.0, 375, 10_000])
  func thirds(total: Double) {
    var system = System()
    let root = system.addVariable()
    system.add(root, .equal, total)
    var edge: System.Variable?
    for _ in 0..<3 {
      let (left, right) = (system.addVariable(), system.addVariable())
      system.add(
        [.init(1, right), .init(-1, left), .init(-0.333333, root)], .equal)
      if let edge { system.add(left, minus: edge, .equal, 0) } else { system.add(left, .equal, 0) }
      edge = right
    }
    if let edge { system.add(edge, minus: root, .equal, 0) }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values[3] - solution.values[2]) < 1e-9)
    #expect(abs(solution.values[2] - total / 3) < total * 1e-6)
  }

  @Test("rounded multipliers do not force a free width to zero")
  func freeThirds() {
    var system = System()
    let root = system.addVariable()
    let widths = (0..<3).map { _ in system.addVariable() }
    for width in widths { system.add(1, width, -0.333333, root, .equal) }
    system.add(widths.map { .init(1, $0) } + [.init(-1, root)], .equal)
    system.add(root, .equal, 300, .init(priority: 500))
    let solution = system.solve()
    #expect(abs(solution.value(of: root) - 300) < 1e-3)
  }

  @Test("noise of 1e-9 changes nothing")
  func noise() {
    var system = System()
    let (a, b) = (system.addVariable(), system.addVariable())
    system.add(a, .equal, 16.000000001)
    system.add(b, minus: a, .equal, 343)
    system.add(b, .equal, 359)
    system.add(b, .lessOrEqual, 358.999999999)
    system.add(b, .equal, 359.0000000005, .init(priority: 250))
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.value(of: b) - 359) < 1e-6)
    #expect(solution.isUnique)
  }

  @Test("priorities differ by their exact value, and no number of lower ones outvotes one")
  func priorities() {
    var system = System()
    let a = system.addVariable()
    system.add(a, .equal, 1, .init(priority: 750.0000001))
    for _ in 0..<500 { system.add(a, .equal, 1000, .init(priority: 750)) }
    system.add(a, .equal, 500, .init(priority: 999.999))
    system.add(a, .equal, 3000, .init(priority: 999.9989999))
    #expect(system.solve().value(of: a) == 500)
  }

  @Test("numbers that are none are set aside")
  func invalid() {
    var system = System()
    let a = system.addVariable(stay: .nan)
    let bad = [
      system.add(a, .equal, .nan), system.add(.infinity, a, .equal),
      system.add(a, .equal, 5, .init(priority: 0)),
      system.add(a, .equal, 5, .init(priority: .nan)),
      system.add(1, System.Variable(index: 99), .equal),
    ]
    system.add(a, .equal, 4, .init(priority: 5))
    let solution = system.solve()
    #expect(system.ignored == bad)
    #expect(solution.values == [4])
    #expect(solution.levelErrors().allSatisfy { $0.error == 0 })
  }

  @Test func nothing() {
    #expect(System().solve().values.isEmpty)
    #expect(System().solve().determinacy().groups.isEmpty)
  }
}
