/// A vector of which few numbers differ from zero: stored dense, with a list of the places in use, so that
/// what is done with it costs as much as is in it.
struct SparseVector {
  private(set) var values: [Double]
  /// The places that may differ from zero, each once, in the order of first use.
  private(set) var support: [Int] = []
  private var isUsed: [Bool]

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    isUsed = Array(repeating: false, count: count)
  }

  subscript(place: Int) -> Double { values[place] }

  mutating func add(_ value: Double, at place: Int) {
    if !isUsed[place] {
      isUsed[place] = true
      support.append(place)
    }
    values[place] += value
  }

  mutating func set(_ value: Double, at place: Int) {
    if !isUsed[place] {
      isUsed[place] = true
      support.append(place)
    }
    values[place] = value
  }

  /// Makes all numbers zero.
  mutating func clear() {
    for place in support {
      values[place] = 0
      isUsed[place] = false
    }
    support.removeAll(keepingCapacity: true)
  }

  /// Drops numbers that are noise.
  mutating func drop(below limit: Double) {
    var kept = 0
    for index in support.indices {
      let place = support[index]
      if abs(values[place]) < limit {
        values[place] = 0
        isUsed[place] = false
      } else {
        support[kept] = place
        kept += 1
      }
    }
    support.removeLast(support.count - kept)
  }
}
