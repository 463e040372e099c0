import Testing

@testable import Cassowary

@Suite("Sparse vectors and heaps")
struct SparseVectorTests {
  @Test("each place in use is listed once, in the order of first use")
  func support() {
    var vector = SparseVector(count: 6)
    vector.add(2, at: 4)
    vector.set(-1, at: 1)
    vector.add(3, at: 4)
    vector.add(-5, at: 4)
    #expect(vector.support == [4, 1])
    #expect(vector.values == [0, -1, 0, 0, 0, 0])
    vector.clear()
    vector.set(7, at: 1)
    #expect(vector.support == [1])
    #expect(vector.values == [0, 7, 0, 0, 0, 0])
  }

  @Test("noise is dropped and may come back")
  func noise() {
    var vector = SparseVector(count: 4)
    for (place, value) in [(3, 1.0), (0, 1e-12), (2, -1e-3)] { vector.set(value, at: place) }
    vector.drop(below: 1e-11)
    #expect(vector.support == [3, 2])
    #expect(vector[0] == 0)
    vector.add(4, at: 0)
    #expect(vector.support == [3, 2, 0])
  }

  @Test("a heap gives back in order what it was given", arguments: [1, 2, 7, 64])
  func heap(count: Int) {
    let numbers = (0..<count).map { ($0 * 37 + 11) % 23 }
    var heap: [Int] = []
    for number in numbers { heap.pushHeap(number) }
    var result: [Int] = []
    while let next = heap.popHeap() { result.append(next) }
    #expect(result == numbers.sorted())
  }
}
