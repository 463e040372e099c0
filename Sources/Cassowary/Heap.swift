/// Binary heaps in arrays.
extension Array {
  /// Adds an element to a heap.
  mutating func pushHeap(_ element: Element, by isBefore: (Element, Element) -> Bool) {
    append(element)
    var child = count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !isBefore(element, self[parent]) { break }
      self[child] = self[parent]
      child = parent
    }
    self[child] = element
  }

  /// Takes the first element of a heap.
  mutating func popHeap(by isBefore: (Element, Element) -> Bool) -> Element? {
    guard let first else { return nil }
    let last = removeLast()
    if isEmpty { return first }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= count { break }
      if child + 1 < count, isBefore(self[child + 1], self[child]) { child += 1 }
      if !isBefore(self[child], last) { break }
      self[parent] = self[child]
      parent = child
    }
    self[parent] = last
    return first
  }
}

extension [Int] {
  /// Adds to a heap with the least element first.
  mutating func pushHeap(_ element: Int) { pushHeap(element, by: <) }

  /// Takes the least element of such a heap.
  mutating func popHeap() -> Int? { popHeap(by: <) }
}
