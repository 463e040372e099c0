/// The inverse of a basis as a product of elementary columns (product form of the inverse).
///
/// The basis of all logical columns is the identity; each eta exchanges one column of it.
struct EtaFile {
  private struct Eta {
    var pivot: Int
    var value: Double
    var start: Int
    var end: Int
    /// Where its pivot stands in the list of its row, when rows are listed.
    var node = -1
    /// The next later eta with the same pivot, or -1.
    var next = -1
  }

  /// A number of an eta in the list of its row, latest eta first.
  private struct Node {
    var eta: Int
    var value: Double
    var next: Int
  }

  private var etas: [Eta] = []
  private var entries: [Entry] = []
  /// Per row its list of numbers; empty where there are so few rows that looking at everything is quicker.
  private var rows: [Int]
  /// Per row the first and the last eta that has it for its pivot, or -1.
  private var firstOf: [Int]
  private var lastOf: [Int]
  private var nodes: [Node] = []
  /// Per eta, what the rows seen so far add up to; zero between uses.
  private var sums: [Double] = []
  private var isQueued: [Bool] = []
  private var queue: [Int] = []

  private static let fewRows = 48

  init(rowCount: Int) {
    rows = rowCount > EtaFile.fewRows ? Array(repeating: -1, count: rowCount) : []
    firstOf = rows
    lastOf = rows
  }

  var count: Int { etas.count }
  /// Stored numbers: what one application costs at most.
  var weight: Int { entries.count + etas.count }

  mutating func removeAll() {
    etas.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    for row in rows.indices {
      rows[row] = -1
      firstOf[row] = -1
      lastOf[row] = -1
    }
    sums.removeAll(keepingCapacity: true)
    isQueued.removeAll(keepingCapacity: true)
  }

  /// Exchanges the basic column of row `pivot` for the one whose image under the inverse is `column`.
  mutating func append(_ column: SparseVector, pivot: Int) {
    let start = entries.count
    for row in column.support where row != pivot && column[row] != 0 {
      entries.append(Entry(index: row, value: column[row]))
    }
    var eta = Eta(pivot: pivot, value: column[pivot], start: start, end: entries.count)
    if !rows.isEmpty {
      eta.node = nodes.count
      if lastOf[pivot] >= 0 { etas[lastOf[pivot]].next = etas.count }
      lastOf[pivot] = etas.count
      if firstOf[pivot] < 0 { firstOf[pivot] = etas.count }
      list(pivot, 0)
      for entry in start..<entries.count { list(entries[entry].index, entries[entry].value) }
      sums.append(0)
      isQueued.append(false)
    }
    etas.append(eta)
  }

  private mutating func list(_ row: Int, _ value: Double) {
    nodes.append(Node(eta: etas.count, value: value, next: rows[row]))
    rows[row] = nodes.count - 1
  }

  /// Solves `B x = vector` in place.
  mutating func solve(_ vector: inout SparseVector) {
    var first = 0
    if !rows.isEmpty, 8 * vector.support.count < etas.count { first = solveSparsely(&vector) }
    for index in first..<etas.count where vector[etas[index].pivot] != 0 { apply(index, &vector) }
  }

  private func apply(_ index: Int, _ vector: inout SparseVector) {
    let eta = etas[index]
    let factor = vector[eta.pivot] / eta.value
    for entry in eta.start..<eta.end {
      vector.add(-entries[entry].value * factor, at: entries[entry].index)
    }
    vector.set(factor, at: eta.pivot)
  }

  /// Looks only at etas whose pivot is not zero by then. Returns the eta to go on with when the vector fills
  /// up, the number of etas otherwise.
  private mutating func solveSparsely(_ vector: inout SparseVector) -> Int {
    var patience = etas.count / 8
    for row in vector.support { enqueue(firstOf[row]) }
    while let index = queue.popHeap() {
      isQueued[index] = false
      patience -= 1
      if patience < 0 {
        for other in queue { isQueued[other] = false }
        queue.removeAll(keepingCapacity: true)
        return index
      }
      let eta = etas[index]
      if vector[eta.pivot] == 0 { continue }
      apply(index, &vector)
      enqueue(eta.next)
      for entry in eta.start..<eta.end {
        let row = entries[entry].index
        if lastOf[row] <= index { continue }
        var next = firstOf[row]
        while next <= index { next = etas[next].next }
        enqueue(next)
      }
    }
    return etas.count
  }

  private mutating func enqueue(_ eta: Int) {
    if eta < 0 || isQueued[eta] { return }
    isQueued[eta] = true
    queue.pushHeap(eta)
  }

  /// Solves `y B = vector` in place.
  mutating func solveTransposed(_ vector: inout SparseVector) {
    if !rows.isEmpty, 8 * vector.support.count < rows.count {
      solveTransposedSparsely(&vector)
      return
    }
    for eta in etas.reversed() {
      var head = vector[eta.pivot]
      for entry in eta.start..<eta.end {
        head -= entries[entry].value * vector[entries[entry].index]
      }
      if head != 0 || vector[eta.pivot] != 0 { vector.set(head / eta.value, at: eta.pivot) }
    }
  }

  /// The same, by looking only at etas that hold a row which is not zero by then.
  private mutating func solveTransposedSparsely(_ vector: inout SparseVector) {
    for row in vector.support { spread(vector[row], from: rows[row], pivot: row) }
    while let last = queue.popGreatest() {
      isQueued[last] = false
      let eta = etas[last]
      let value = (vector[eta.pivot] - sums[last]) / eta.value
      sums[last] = 0
      if value == 0, vector[eta.pivot] == 0 { continue }
      vector.set(value, at: eta.pivot)
      spread(value, from: nodes[eta.node].next, pivot: eta.pivot)
    }
  }

  /// Adds a row's number to the sums of earlier etas, up to the one that changes it.
  private mutating func spread(_ value: Double, from first: Int, pivot row: Int) {
    if value == 0 { return }
    var node = first
    while node >= 0 {
      let eta = nodes[node].eta
      if !isQueued[eta] {
        isQueued[eta] = true
        queue.pushGreatest(eta)
      }
      if etas[eta].pivot == row { return }
      sums[eta] += nodes[node].value * value
      node = nodes[node].next
    }
  }
}

extension [Int] {
  /// Adds to a binary heap with the greatest element first.
  fileprivate mutating func pushGreatest(_ element: Int) { pushHeap(-element) }

  /// Takes the greatest element of such a heap.
  fileprivate mutating func popGreatest() -> Int? { popHeap().map { -$0 } }
}
