/// The part of a list that a report has room for.
struct Shortened<Element> {
  /// In their own order.
  let shown: [Element]
  /// How many are left out.
  let left: Int

  /// At most `limit` elements: those of greatest weight, and among equals the first ones.
  init(_ elements: [Element], to limit: Int, by weight: (Element) -> Int = { _ in 0 }) {
    guard elements.count > limit else {
      (shown, left) = (elements, 0)
      return
    }
    let kept = elements.map(weight).enumerated().sorted { left, right in
      (right.element, left.offset) < (left.element, right.offset)
    }.prefix(limit).map(\.offset).sorted()
    shown = kept.map { elements[$0] }
    left = elements.count - shown.count
  }
}
