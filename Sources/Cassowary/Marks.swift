/// The optional constraints as they stand on columns, in parallel arrays: each pulls one column towards
/// one target and costs `below` for every point under it and `above` for every point over it.
struct Marks {
  private(set) var level: [Int] = []
  private(set) var column: [Int] = []
  var target: [Double] = []
  private(set) var below: [Double] = []
  private(set) var above: [Double] = []
  private(set) var rank: [Int] = []
  /// The editable constraint behind a mark, by its slot, or -1.
  private(set) var editSlot: [Int] = []

  var count: Int { level.count }

  mutating func reserve(_ count: Int) {
    level.reserveCapacity(count)
    column.reserveCapacity(count)
    target.reserveCapacity(count)
    below.reserveCapacity(count)
    above.reserveCapacity(count)
    rank.reserveCapacity(count)
    editSlot.reserveCapacity(count)
  }

  mutating func append(
    level: Int, column: Int, target: Double, below: Double, above: Double, rank: Int,
    editSlot: Int
  ) {
    self.level.append(level)
    self.column.append(column)
    self.target.append(target)
    self.below.append(below)
    self.above.append(above)
    self.rank.append(rank)
    self.editSlot.append(editSlot)
  }

  /// Appends one mark of another list, on the column and level given.
  mutating func append(_ other: Marks, _ index: Int, column: Int, level: Int) {
    append(
      level: level, column: column, target: other.target[index], below: other.below[index],
      above: other.above[index], rank: other.rank[index], editSlot: other.editSlot[index])
  }

  mutating func removeLast(_ number: Int) {
    level.removeLast(number)
    column.removeLast(number)
    target.removeLast(number)
    below.removeLast(number)
    above.removeLast(number)
    rank.removeLast(number)
    editSlot.removeLast(number)
  }

  mutating func swap(_ a: Int, _ b: Int) {
    level.swapAt(a, b)
    column.swapAt(a, b)
    target.swapAt(a, b)
    below.swapAt(a, b)
    above.swapAt(a, b)
    rank.swapAt(a, b)
    editSlot.swapAt(a, b)
  }

  /// The distinct tie ranks of some marks, highest first.
  func ranks(in range: Range<Int>) -> [Int] {
    var result: [Int] = []
    for rank in range.map({ rank[$0] }).sorted(by: >) where result.last != rank {
      result.append(rank)
    }
    return result
  }

  /// The change of slope at a mark.
  func jump(_ index: Int) -> Double { below[index] + above[index] }
}
