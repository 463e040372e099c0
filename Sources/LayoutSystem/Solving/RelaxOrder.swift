internal import DocumentModel

extension LayoutConstraint {
  /// Which member of a conflict the frames do without: the greatest.
  ///
  /// - Content sizes first: where a required one contradicts the author, recorded frames keep to the
  ///   author (10 of 10 conflicts of 5 repositories).
  /// - Then what ends at the end of a container: what does not fit begins where it should and
  ///   sticks out (12 of 12 conflicts of 5 repositories).
  /// - Then the rest of the author's, of equals the last one; what the system adds stays.
  func relaxOrder(in document: Document) -> Int {
    switch provenance {
    case .hugging, .compression: 3 << 40
    case .author(let id): (endsWithContainer(document) ? 2 << 40 : 1 << 40) + Int(id.rawValue)
    default: 0
    }
  }

  private func endsWithContainer(_ document: Document) -> Bool {
    guard let second, first.attribute.isEnd, second.attribute.isEnd,
      let one = first.item.view, let other = second.item.view
    else { return false }
    return one == other || document.isInside(one, other) || document.isInside(other, one)
  }
}

extension LayoutAttribute {
  /// Whether it is the edge at which content ends.
  fileprivate var isEnd: Bool {
    switch self {
    case .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin: true
    default: false
    }
  }
}
