/// Which parts of a view's frame follow its superview (springs and struts).
package struct AutoresizingMask: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let flexibleMinX = AutoresizingMask(rawValue: 1)
  package static let widthSizable = AutoresizingMask(rawValue: 2)
  package static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  package static let flexibleMinY = AutoresizingMask(rawValue: 8)
  package static let heightSizable = AutoresizingMask(rawValue: 16)
  package static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}

extension ElementReader {
  /// The autoresizing mask of a view; nil where the document has no `<autoresizingMask>`.
  package func autoresizingMask(of element: ElementID) -> AutoresizingMask? {
    guard let mask = child(.autoresizingMask, key: nil, of: element) else { return nil }
    var result: AutoresizingMask = []
    for (key, part) in Self.parts where flag(key, of: mask) { result.insert(part) }
    return result
  }

  private static var parts: [(AttributeKey<Bool>, AutoresizingMask)] {
    [
      (.flexibleMinX, .flexibleMinX), (.widthSizable, .widthSizable),
      (.flexibleMaxX, .flexibleMaxX), (.flexibleMinY, .flexibleMinY),
      (.heightSizable, .heightSizable), (.flexibleMaxY, .flexibleMaxY),
    ]
  }
}
