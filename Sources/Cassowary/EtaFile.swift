/// The inverse of a basis as a product of elementary columns (product form of the inverse).
///
/// The basis of all logical columns is the identity; each eta exchanges one column of it.
struct EtaFile {
  private struct Eta {
    var pivot: Int
    var value: Double
    var start: Int
    var end: Int
  }

  private var etas: [Eta] = []
  private var entries: [Entry] = []

  var count: Int { etas.count }
  /// Stored numbers: what one application costs.
  var weight: Int { entries.count + etas.count }

  mutating func removeAll() {
    etas.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Exchanges the basic column of row `pivot` for the one whose image under the inverse is `column`,
  /// given with the rows of its non-zeros.
  mutating func append(_ column: [Double], support: [Int], pivot: Int) {
    let start = entries.count
    for row in support where row != pivot && column[row] != 0 {
      entries.append(Entry(index: row, value: column[row]))
    }
    etas.append(Eta(pivot: pivot, value: column[pivot], start: start, end: entries.count))
  }

  /// Solves `B x = vector` in place.
  func solve(_ vector: inout [Double]) {
    for eta in etas {
      let head = vector[eta.pivot]
      if head == 0 { continue }
      let factor = head / eta.value
      for entry in eta.start..<eta.end {
        vector[entries[entry].index] -= entries[entry].value * factor
      }
      vector[eta.pivot] = factor
    }
  }

  /// Solves `y B = vector` in place.
  func solveTransposed(_ vector: inout [Double]) {
    for eta in etas.reversed() {
      var head = vector[eta.pivot]
      for entry in eta.start..<eta.end {
        head -= entries[entry].value * vector[entries[entry].index]
      }
      vector[eta.pivot] = head / eta.value
    }
  }
}
