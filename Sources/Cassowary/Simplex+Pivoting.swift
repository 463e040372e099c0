extension Simplex {
  /// The next obstacle of a moving column.
  struct Event {
    var column: Int
    /// Points per unit of step, with sign.
    var speed: Double
    /// The column's place among its marks, counted as `Cost.left` and `Cost.right` are.
    var mark: Int
    /// Whether the obstacle is the end of its box rather than a mark.
    var isBox: Bool
    var target: Double
    /// How far to go until then.
    var step: Double
    /// The step at which it would be passed by a rounding error.
    var latest: Double
  }

  /// Derivatives of the cost along the open columns, as far as it falls on basic ones.
  mutating func computePrices() {
    var isFlat = true
    for row in 0..<rowCount {
      let slope = costs[head[row]].up
      work[row] = slope
      if slope != 0 { isFlat = false }
    }
    if isFlat {
      for column in open { costs[column].price = 0 }
    } else {
      inverse.solveTransposed(&work)
      for column in open {
        var sum = 0.0
        for entry in columns[column].entries {
          sum -= work[entries[entry].index] * entries[entry].value
        }
        costs[column].price = sum
      }
      for row in 0..<rowCount { work[row] = 0 }
    }
    isPriced = true
  }

  /// Moves downhill until no column improves. Returns false when the cost has no bound.
  mutating func descend() -> Bool {
    var stalled = 0
    let patience = 40 + rowCount / 4
    // A limit that no sound run reaches: better an answer short of the optimum than none.
    var remaining = 2000 + 60 * (rowCount + columns.count)
    while remaining > 0 {
      remaining -= 1
      if !isPriced { computePrices() }
      let byOrder = stalled > patience
      guard let (index, direction) = entering(byOrder: byOrder) else { return true }
      guard let gain = move(index, direction, byOrder: byOrder) else { return false }
      stalled = gain > 1e-9 ? 0 : stalled + 1
    }
    return true
  }

  /// The open column that improves most, or with `byOrder` the first that improves.
  private func entering(byOrder: Bool) -> (index: Int, direction: Double)? {
    var best = Tolerance.slope
    var result: (index: Int, direction: Double)? = nil
    var lowest = Int.max
    var weakest = Int.min
    for index in 0..<open.count {
      let column = open[index]
      let ahead = -(costs[column].price + costs[column].up)
      let behind = costs[column].price + costs[column].down
      let rate: Double
      let isUp: Bool
      if ahead > Tolerance.slope, columns[column].value < columns[column].upper {
        (rate, isUp) = (ahead, true)
      } else if behind > Tolerance.slope, columns[column].value > columns[column].lower {
        (rate, isUp) = (behind, false)
      } else {
        continue
      }
      let stiffness = isUp ? columns[column].stiffnessUp : columns[column].stiffnessDown
      if byOrder {
        if column >= lowest { continue }
      } else if rate < best - 1e-12 {
        continue
      } else if rate <= best + 1e-12,
        stiffness < weakest || (stiffness == weakest && column > lowest)
      {
        continue
      }
      best = max(best, rate)
      lowest = column
      weakest = stiffness
      result = (index, isUp ? 1 : -1)
    }
    return result
  }

  /// Moves one open column as far as it improves the cost and exchanges it for the column that stops it.
  /// Returns the gain, or nil when nothing stops it.
  private mutating func move(_ index: Int, _ direction: Double, byOrder: Bool) -> Double? {
    let column = open[index]
    for entry in columns[column].entries { work[entries[entry].index] = entries[entry].value }
    inverse.solve(&work)
    events.removeAll(keepingCapacity: true)
    support.removeAll(keepingCapacity: true)
    let place = direction > 0 ? costs[column].right : costs[column].left
    events.append(event(column, direction, place))
    for row in 0..<rowCount where work[row] != 0 {
      if abs(work[row]) < 1e-11 {
        work[row] = 0
        continue
      }
      support.append(row)
      events.append(event(head[row], -direction * work[row], costs[head[row]].left))
    }
    defer { for row in support { work[row] = 0 } }

    var rate = costs[column].price + (direction > 0 ? costs[column].up : costs[column].down)
    rate *= direction
    var hasCrossed = false
    var stop = -1
    while stop < 0 {
      guard let next = nextEvent(byOrder: byOrder) else { return nil }
      let event = events[next]
      if event.isBox {
        stop = next
        break
      }
      let mark = event.speed > 0 ? event.mark : event.mark - 1
      let steeper = rate + abs(event.speed) * marks[mark].jump
      if steeper >= -Tolerance.slope {
        stop = next
      } else {
        rate = steeper
        if next > 0 { hasCrossed = true }
        events[next] = self.event(
          event.column, event.speed, event.speed > 0 ? event.mark + 1 : event.mark - 1)
      }
    }
    let stopping = events[stop]
    let step = stopping.step
    let gain = abs(rate) * step
    if step != 0 {
      for event in events { columns[event.column].value += event.speed * step }
    }
    moves += 1
    if hasCrossed {
      for event in events.dropFirst() where event.mark != costs[event.column].left {
        settle(event.column, at: event.mark)
      }
      isPriced = false
    }
    if stop == 0 {
      columns[column].value = stopping.target
      locate(column)
      return gain
    }
    let leaving = stopping.column
    exchange(index, row: columns[leaving].row)
    settle(column, at: events[0].mark)
    columns[leaving].value = stopping.target
    locate(leaving)
    if !columns[leaving].isFrozen { open.append(leaving) }
    if inverse.count - freshEtas > 64
      || inverse.weight > 2 * freshWeight + 40 * rowCount + 2000
    {
      for row in support { work[row] = 0 }
      refactor()
      computeBasicValues()
    }
    return gain
  }

  /// Makes an open column basic in a row, `work` being its image; the row's column leaves the basis.
  private mutating func exchange(_ index: Int, row: Int) {
    let (entering, leaving) = (open[index], head[row])
    inverse.append(work, support: support, pivot: row)
    head[row] = entering
    columns[entering].row = row
    columns[leaving].row = -1
    open.swapAt(index, open.count - 1)
    open.removeLast()
    isPriced = false
  }

  /// Exchanges open columns that cannot move, because a basic column that may not move hangs on them,
  /// with that column.
  mutating func closeStuckColumns() {
    var index = 0
    while index < open.count {
      for entry in columns[open[index]].entries {
        work[entries[entry].index] = entries[entry].value
      }
      inverse.solve(&work)
      support.removeAll(keepingCapacity: true)
      var stuck = -1
      for row in 0..<rowCount where work[row] != 0 {
        if abs(work[row]) < 1e-11 {
          work[row] = 0
          continue
        }
        support.append(row)
        if abs(work[row]) > 1e-7, columns[head[row]].isFrozen,
          stuck < 0 || abs(work[row]) > abs(work[stuck])
        {
          stuck = row
        }
      }
      if stuck >= 0 { exchange(index, row: stuck) } else { index += 1 }
      for row in support { work[row] = 0 }
    }
  }

  /// Puts a basic column on the piece before the given mark.
  private mutating func settle(_ column: Int, at mark: Int) {
    var slope = costs[column].base
    for passed in costs[column].first..<mark { slope += marks[passed].jump }
    costs[column].left = mark
    costs[column].right = mark
    costs[column].down = slope
    costs[column].up = slope
  }

  /// What a column meets first when it moves, `mark` being its place among its marks.
  private func event(_ column: Int, _ speed: Double, _ mark: Int) -> Event {
    var target: Double
    var isBox = true
    let distance: Double
    if speed > 0 {
      target = columns[column].upper
      if mark < costs[column].end, marks[mark].target < target {
        target = marks[mark].target
        isBox = false
      }
      distance = max(0, target - columns[column].value)
    } else {
      target = columns[column].lower
      if mark > costs[column].first, marks[mark - 1].target > target {
        target = marks[mark - 1].target
        isBox = false
      }
      distance = max(0, columns[column].value - target)
    }
    let size = abs(speed)
    return Event(
      column: column, speed: speed, mark: mark, isBox: isBox, target: target,
      step: distance / size, latest: (distance + 1e-10) / size)
  }

  /// The event that comes first; among those within rounding of it the own one, else the best pivot.
  private func nextEvent(byOrder: Bool) -> Int? {
    var first = Double.infinity
    for index in 0..<events.count { first = min(first, events[index].latest) }
    if first == .infinity { return nil }
    if events[0].step <= first { return 0 }
    var result: Int? = nil
    var best = 0.0
    var lowest = Int.max
    for index in 1..<events.count where events[index].step <= first {
      let size = abs(events[index].speed)
      if byOrder {
        // Bland's rule, but never on a pivot that is noise while there is a better one.
        if size > 1e-7, events[index].column < lowest || best == 0 {
          (lowest, best, result) = (events[index].column, size, index)
        } else if result == nil {
          result = index
        }
      } else if size > best {
        (best, result) = (size, index)
      }
    }
    return result
  }
}
