/// Prices: the derivatives of the cost along open columns, as far as it falls on basic ones. They are
/// computed from the costs once a level; after that a pivot changes those that it concerns.
extension Simplex {
  /// An open column that improves the cost.
  struct Candidate {
    /// How much a point of movement gains. In single precision, in which rounding errors are gone.
    var rate: Float
    var stiffness: Int
    var column: Int

    /// The best derivative goes first, among equals what hinders lower levels least, then column order.
    static func isBefore(_ a: Candidate, _ b: Candidate) -> Bool {
      if a.rate != b.rate { return a.rate > b.rate }
      return a.stiffness != b.stiffness ? a.stiffness > b.stiffness : a.column < b.column
    }
  }

  /// Notes that a column's cost or price may differ from zero.
  mutating func touch(_ column: Int) {
    if costs[column].isTouched { return }
    costs[column].isTouched = true
    touched.append(column)
  }

  /// Computes all prices from the costs.
  mutating func computePrices() {
    for column in touched { costs[column].price = 0 }
    for column in costed where columns[column].row >= 0 && costs[column].up != 0 {
      dual.set(costs[column].up, at: columns[column].row)
    }
    candidates.removeAll(keepingCapacity: true)
    changePrices()
    for column in costed { propose(column) }
    isPriced = true
    priceUpdates = 0
  }

  /// Changes the prices by what the changes of the basic columns' costs in `dual` mean for them.
  mutating func changePrices() {
    if dual.support.isEmpty { return }
    inverse.solveTransposed(&dual)
    for row in dual.support {
      let weight = dual[row]
      if weight == 0 { continue }
      for position in rows.start[row]..<rows.start[row + 1] {
        let entry = rows.entries[position]
        if columns[entry.index].openPlace < 0 { continue }
        costs[entry.index].price -= weight * entry.value
        touch(entry.index)
      }
    }
    // Once more, now that the sums are complete.
    for row in dual.support where dual[row] != 0 {
      for position in rows.start[row]..<rows.start[row + 1] {
        propose(rows.entries[position].index)
      }
    }
    dual.clear()
    priceUpdates += 1
  }

  /// Makes an open column a candidate if it improves the cost.
  mutating func propose(_ column: Int) {
    guard columns[column].openPlace >= 0, let (rate, isUp) = improvement(of: column) else { return }
    candidates.pushHeap(
      Candidate(rate: Float(rate), stiffness: stiffness(column, isUp), column: column),
      by: Candidate.isBefore)
  }

  private func stiffness(_ column: Int, _ isUp: Bool) -> Int {
    isUp ? columns[column].stiffnessUp : columns[column].stiffnessDown
  }

  /// How much an open column gains a point, and where to.
  private func improvement(of column: Int) -> (rate: Double, isUp: Bool)? {
    let cost = costs[column]
    let ahead = -(cost.price + cost.up)
    if ahead > Tolerance.slope, columns[column].value < columns[column].upper {
      return (ahead, true)
    }
    let behind = cost.price + cost.down
    if behind > Tolerance.slope, columns[column].value > columns[column].lower {
      return (behind, false)
    }
    return nil
  }

  /// The open column that improves most, or with `byOrder` the first that improves.
  mutating func entering(byOrder: Bool) -> (column: Int, direction: Double)? {
    if byOrder {
      var result: (column: Int, direction: Double)? = nil
      for column in open where column < result?.column ?? .max {
        if let (_, isUp) = improvement(of: column) { result = (column, isUp ? 1 : -1) }
      }
      return result
    }
    while let best = candidates.popHeap(by: Candidate.isBefore) {
      guard columns[best.column].openPlace >= 0, let (rate, isUp) = improvement(of: best.column),
        Float(rate) == best.rate, stiffness(best.column, isUp) == best.stiffness
      else { continue }
      return (best.column, isUp ? 1 : -1)
    }
    return nil
  }
}
