import Driver
import Testing

@Suite("Parallel map")
struct ParallelMapTests {
  @Test("results stand in the inputs' order", arguments: [1, 2, 8, 64])
  func order(jobs: Int) {
    let inputs = Array(0..<500)
    #expect(parallelMap(inputs, jobs: jobs) { $0 * $0 } == inputs.map { $0 * $0 })
  }

  @Test("nothing to do", arguments: [0, 1, 4]) func empty(jobs: Int) {
    #expect(parallelMap([Int](), jobs: jobs) { $0 } == [])
  }

  @Test("threads have the stack that deep documents need") func stack() {
    @Sendable func depth(_ levels: Int) -> Int { levels == 0 ? 0 : 1 + depth(levels - 1) }
    #expect(parallelMap([20_000, 20_000], jobs: 2, depth) == [20_000, 20_000])
  }
}
