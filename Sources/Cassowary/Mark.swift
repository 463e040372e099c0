/// An optional constraint as it stands on a column: it pulls the column towards a target and costs `below`
/// for every point under it and `above` for every point over it.
struct Mark {
  /// The position of its priority, 0 being the highest.
  var level: Int
  var column: Int
  var target: Double
  var below: Double
  var above: Double
  /// See `System.Traits.tieRank`.
  var rank = 0
  /// The editable constraint behind it, by its slot, or -1.
  var editSlot = -1

  /// The change of slope at the target.
  var jump: Double { below + above }
}

extension [Mark] {
  /// The distinct tie ranks of some marks, highest first.
  func ranks(in range: Range<Int>) -> [Int] {
    guard let first = range.first else { return [] }
    let rank = self[first].rank
    if range.allSatisfy({ self[$0].rank == rank }) { return [rank] }
    var result: [Int] = []
    for rank in range.map({ self[$0].rank }).sorted(by: >) where result.last != rank {
      result.append(rank)
    }
    return result
  }

  /// Moves the target of the mark of an editable constraint, keeping marks of one column and
  /// level in the order of their targets.
  mutating func retarget(slot: Int, in range: Range<Int>, to target: Double) {
    guard var mark = range.first(where: { self[$0].editSlot == slot }) else { return }
    self[mark].target = target
    let (level, column) = (self[mark].level, self[mark].column)
    while mark > range.lowerBound, self[mark - 1].level == level,
      self[mark - 1].column == column, self[mark - 1].target > target
    {
      swapAt(mark - 1, mark)
      mark -= 1
    }
    while mark + 1 < range.upperBound, self[mark + 1].level == level,
      self[mark + 1].column == column, self[mark + 1].target < target
    {
      swapAt(mark, mark + 1)
      mark += 1
    }
  }
}

/// A number in a sparse row or column.
struct Entry {
  /// The column in a row, the row in a column.
  var index: Int
  var value: Double
}
