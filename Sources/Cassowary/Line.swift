/// The optimum of a column that no row couples to others: an interval, level by level.
struct Line {
  /// All optima.
  var optima: ClosedRange<Double>
  /// What the tie ranks leave of them.
  var choice: ClosedRange<Double>

  /// Nil when the box is empty by more than rounding. The marks are those of one column, sorted by
  /// level and target.
  init?(_ marks: Marks, _ range: Range<Int>, lower: Double, upper: Double) {
    if lower > upper + Tolerance.noise(lower) { return nil }
    var low = lower
    var high = max(lower, upper)
    var first = range.lowerBound
    while first < range.upperBound, high - low > Tolerance.freedom {
      var end = first
      var slope = 0.0
      while end < range.upperBound, marks.level[end] == marks.level[first] {
        slope -= marks.below[end]
        end += 1
      }
      var left = -Double.infinity
      var right = Double.infinity
      for mark in first..<end {
        if slope < -Tolerance.slope { left = marks.target[mark] }
        slope += marks.jump(mark)
        if slope > Tolerance.slope {
          right = marks.target[mark]
          break
        }
      }
      let (from, to) = (low, high)
      low = min(max(left, from), to)
      high = max(min(right, to), from)
      first = end
    }
    optima = low...max(low, high)
    choice = optima
    if high - low > Tolerance.freedom { breakTies(marks, range) }
  }

  private mutating func breakTies(_ marks: Marks, _ range: Range<Int>) {
    var first = range.lowerBound
    while first < range.upperBound {
      var end = first
      while end < range.upperBound, marks.level[end] == marks.level[first] { end += 1 }
      let ranks = marks.ranks(in: first..<end)
      for rank in ranks.dropLast() {
        var slope = 0.0
        for mark in first..<end where marks.rank[mark] == rank {
          let isBelow = marks.target[mark] >= choice.upperBound
          slope += isBelow ? -marks.below[mark] : marks.above[mark]
        }
        if slope > Tolerance.slope { choice = choice.lowerBound...choice.lowerBound }
        if slope < -Tolerance.slope { choice = choice.upperBound...choice.upperBound }
        if choice.lowerBound == choice.upperBound { return }
      }
      first = end
    }
  }
}
