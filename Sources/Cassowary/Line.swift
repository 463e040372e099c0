/// The optimum of a column that no row couples to others: an interval, level by level.
struct Line {
  /// All optima.
  var optima: ClosedRange<Double>
  /// What the tie ranks leave of them.
  var choice: ClosedRange<Double>

  /// Nil when the box is empty by more than rounding. The marks are those of one column, sorted by
  /// level and target.
  init?(_ marks: [Mark], _ range: Range<Int>, lower: Double, upper: Double) {
    if lower > upper + Tolerance.noise(lower) { return nil }
    var low = lower
    var high = max(lower, upper)
    var first = range.lowerBound
    while first < range.upperBound, high - low > Tolerance.freedom {
      var end = first
      var slope = 0.0
      while end < range.upperBound, marks[end].level == marks[first].level {
        slope -= marks[end].below
        end += 1
      }
      var left = -Double.infinity
      var right = Double.infinity
      for mark in first..<end {
        if slope < -Tolerance.slope { left = marks[mark].target }
        slope += marks[mark].jump
        if slope > Tolerance.slope {
          right = marks[mark].target
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

  private mutating func breakTies(_ marks: [Mark], _ range: Range<Int>) {
    var first = range.lowerBound
    while first < range.upperBound {
      var end = first
      while end < range.upperBound, marks[end].level == marks[first].level { end += 1 }
      let ranks = marks.ranks(in: first..<end)
      for rank in ranks.dropLast() {
        var slope = 0.0
        for mark in first..<end where marks[mark].rank == rank {
          let isBelow = marks[mark].target >= choice.upperBound
          slope += isBelow ? -marks[mark].below : marks[mark].above
        }
        if slope > Tolerance.slope { choice = choice.lowerBound...choice.lowerBound }
        if slope < -Tolerance.slope { choice = choice.upperBound...choice.upperBound }
        if choice.lowerBound == choice.upperBound { return }
      }
      first = end
    }
  }
}
