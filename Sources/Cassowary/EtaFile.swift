/// The inverse of a basis as a product of elementary columns (product form of the inverse).
///
/// The basis of all logical columns is the identity; each eta exchanges one column of it.
struct EtaFile {
  private var pivotRow: [Int] = []
  private var pivotValue: [Double] = []
  private var start: [Int] = [0]
  private var row: [Int] = []
  private var value: [Double] = []

  var count: Int { pivotRow.count }
  /// Stored numbers: what one application costs.
  var weight: Int { row.count + pivotRow.count }

  mutating func removeAll() {
    pivotRow.removeAll(keepingCapacity: true)
    pivotValue.removeAll(keepingCapacity: true)
    start.removeAll(keepingCapacity: true)
    start.append(0)
    row.removeAll(keepingCapacity: true)
    value.removeAll(keepingCapacity: true)
  }

  /// Exchanges the basic column of `pivot` for the one whose image under the inverse is `column`,
  /// given by the rows of its non-zeros.
  mutating func append(_ column: [Double], support: [Int], pivot: Int) {
    for index in support where index != pivot && column[index] != 0 {
      row.append(index)
      value.append(column[index])
    }
    pivotRow.append(pivot)
    pivotValue.append(column[pivot])
    start.append(row.count)
  }

  /// Solves `B x = vector` in place.
  func solve(_ vector: inout [Double]) {
    for eta in 0..<pivotRow.count {
      let pivot = pivotRow[eta]
      let head = vector[pivot]
      if head == 0 { continue }
      let factor = head / pivotValue[eta]
      for entry in start[eta]..<start[eta + 1] { vector[row[entry]] -= value[entry] * factor }
      vector[pivot] = factor
    }
  }

  /// Solves `y B = vector` in place.
  func solveTransposed(_ vector: inout [Double]) {
    var eta = pivotRow.count - 1
    while eta >= 0 {
      let pivot = pivotRow[eta]
      var head = vector[pivot]
      for entry in start[eta]..<start[eta + 1] { head -= value[entry] * vector[row[entry]] }
      vector[pivot] = head / pivotValue[eta]
      eta -= 1
    }
  }
}
