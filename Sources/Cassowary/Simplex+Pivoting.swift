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

    static func isBefore(_ a: Event, _ b: Event) -> Bool { a.step < b.step }
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
      guard let (column, direction) = entering(byOrder: byOrder) else {
        if priceUpdates <= 8 { return true }
        // Prices that were changed often are computed afresh before they are believed.
        isPriced = false
        priceUpdates = 0
        continue
      }
      guard let gain = move(column, direction, byOrder: byOrder) else { return false }
      stalled = gain > 1e-9 ? 0 : stalled + 1
    }
    return true
  }

  /// Leaves in `work` what the rows hold of a column in terms of the basic ones, without noise.
  mutating func computeImage(of column: Int, noise: Double = 1e-11) {
    for entry in columns[column].entries {
      work.set(entries[entry].value, at: entries[entry].index)
    }
    inverse.solve(&work)
    work.drop(below: noise)
  }

  /// Moves one open column as far as it improves the cost and exchanges it for the column that stops it.
  /// Returns the gain, or nil when nothing stops it.
  private mutating func move(_ column: Int, _ direction: Double, byOrder: Bool) -> Double? {
    computeImage(of: column)
    defer { work.clear() }
    var own = event(column, direction, direction > 0 ? costs[column].right : costs[column].left)
    events.removeAll(keepingCapacity: true)
    for row in work.support {
      let event = event(head[row], -direction * work[row], costs[head[row]].left)
      if event.latest < .infinity { events.append(event) }
    }
    var rounds = 0
    var rate = costs[column].price + (direction > 0 ? costs[column].up : costs[column].down)
    rate *= direction
    var stop: Event? = nil
    while stop == nil {
      rounds += 1
      // Where many obstacles are passed, the others had better be in order.
      if rounds == 4 { events.sort(by: Event.isBefore) }
      let isHeap = rounds >= 4
      let limit = nextGroup(until: own.latest, isHeap: isHeap, byOrder: byOrder)
      if limit == .infinity {
        dual.clear()
        return nil
      }
      if own.step <= limit {
        for event in group { add(event, isHeap: isHeap) }
        if own.isBox || !crosses(own, &rate) { stop = own } else { own = event(beyond: own) }
        continue
      }
      for event in group {
        if event.isBox || !crosses(event, &rate) {
          stop = event
          break
        }
        let next = self.event(beyond: event)
        let before = costs[event.column].up
        settle(event.column, at: next.mark)
        dual.add(costs[event.column].up - before, at: columns[event.column].row)
        if next.latest < .infinity { add(next, isHeap: isHeap) }
      }
    }
    guard let stop else { return nil }
    let step = stop.step
    if step != 0 {
      columns[column].value += direction * step
      for row in work.support { columns[head[row]].value -= direction * step * work[row] }
    }
    moves += 1
    if stop.column == column {
      columns[column].value = stop.target
      locate(column)
      changePrices()
      propose(column)
    } else {
      exchange(column, at: own.mark, for: stop)
    }
    return abs(rate) * step
  }

  /// Whether the cost still falls beyond a mark; the rate is the one behind it then.
  private func crosses(_ event: Event, _ rate: inout Double) -> Bool {
    let mark = event.speed > 0 ? event.mark : event.mark - 1
    let steeper = rate + abs(event.speed) * marks[mark].jump
    if steeper >= -Tolerance.slope { return false }
    rate = steeper
    return true
  }

  private mutating func add(_ event: Event, isHeap: Bool) {
    if isHeap { events.pushHeap(event, by: Event.isBefore) } else { events.append(event) }
  }

  /// Leaves in `group` the events that come first, within rounding of each other, the best pivot foremost;
  /// returns the step up to which they count.
  private mutating func nextGroup(until latest: Double, isHeap: Bool, byOrder: Bool) -> Double {
    var limit = latest
    group.removeAll(keepingCapacity: true)
    if isHeap {
      while let event = events.first, event.step <= limit {
        limit = min(limit, event.latest)
        group.append(event)
        _ = events.popHeap(by: Event.isBefore)
      }
      while let event = group.last, event.step > limit {
        events.pushHeap(event, by: Event.isBefore)
        group.removeLast()
      }
    } else {
      for index in events.indices { limit = min(limit, events[index].latest) }
      var index = 0
      while index < events.count {
        if events[index].step > limit {
          index += 1
          continue
        }
        group.append(events[index])
        events.swapAt(index, events.count - 1)
        events.removeLast()
      }
    }
    if group.count < 2 { return limit }
    if byOrder {
      // Bland's rule, but never on a pivot that is noise while there is a better one.
      group.sort { a, b in
        let (isNoise, isOtherNoise) = (abs(a.speed) <= 1e-7, abs(b.speed) <= 1e-7)
        return isNoise != isOtherNoise ? isOtherNoise : a.column < b.column
      }
    } else {
      group.sort { a, b in
        let (size, other) = (abs(a.speed), abs(b.speed))
        return size != other ? size > other : a.column < b.column
      }
    }
    return limit
  }

  /// Makes a column basic that stands at the given place among its marks, `work` being its image, in the
  /// row of the column that stopped it.
  private mutating func exchange(_ column: Int, at mark: Int, for stop: Event) {
    let leaving = stop.column
    let row = columns[leaving].row
    // Prices as they were before this step, for both.
    let price = costs[column].price
    costs[leaving].price = dual[row] - costs[leaving].up
    touch(leaving)
    replace(column, row: row)
    settle(column, at: mark)
    columns[leaving].value = stop.target
    locate(leaving)
    if !columns[leaving].isFrozen { addOpen(leaving) }
    if inverse.count - freshEtas > 64 + rowCount / 32
      || inverse.weight > 2 * freshWeight + 40 * rowCount + 2000
    {
      work.clear()
      dual.clear()
      refactor()
      computeBasicValues()
      return
    }
    dual.set(costs[column].up + price, at: row)
    changePrices()
    propose(leaving)
  }

  /// Makes an open column basic in a row, `work` being its image; the row's column leaves the basis.
  private mutating func replace(_ entering: Int, row: Int) {
    inverse.append(work, pivot: row)
    columns[head[row]].row = -1
    head[row] = entering
    columns[entering].row = row
    removeOpen(entering)
  }

  /// Exchanges open columns that cannot move, because a basic column that may not move hangs on them,
  /// with that column.
  mutating func closeStuckColumns() {
    isPriced = false
    for column in open {
      computeImage(of: column)
      var stuck = -1
      for row in work.support where abs(work[row]) > 1e-7 && columns[head[row]].isFrozen {
        if stuck < 0 || abs(work[row]) > abs(work[stuck]) { stuck = row }
      }
      if stuck >= 0 { replace(column, row: stuck) }
      work.clear()
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

  /// What a column meets behind the mark that it is at.
  private func event(beyond event: Event) -> Event {
    self.event(event.column, event.speed, event.speed > 0 ? event.mark + 1 : event.mark - 1)
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
}
