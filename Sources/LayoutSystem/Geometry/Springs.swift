internal import DocumentModel

/// Springs and struts: how a frame follows its superview's size (corrections.md 35).
struct Springs: Sendable {
  private let rect: Rect
  /// Of the superview as drawn; what is not known does not grow.
  private let size: (width: Double?, height: Double?)
  private let mask: AutoresizingMask

  init(_ rect: Rect, in size: (width: Double?, height: Double?), _ mask: AutoresizingMask) {
    self.rect = rect
    self.size = size
    self.mask = mask
  }

  func box(in superview: Box) -> Box {
    let x = Self.parts(
      (mask.contains(.flexibleMinX), rect.x), (mask.contains(.widthSizable), rect.width),
      (mask.contains(.flexibleMaxX), (size.width ?? 0) - rect.maxX))
    let y = Self.parts(
      (mask.contains(.flexibleMinY), rect.y), (mask.contains(.heightSizable), rect.height),
      (mask.contains(.flexibleMaxY), (size.height ?? 0) - rect.maxY))
    let moreX = size.width.map { superview.width - $0 } ?? LinearExpression(0)
    let moreY = size.height.map { superview.height - $0 } ?? LinearExpression(0)
    return Box(
      left: superview.left + rect.x + x.before * moreX,
      top: superview.top + rect.y + y.before * moreY,
      width: LinearExpression(rect.width) + x.length * moreX,
      height: LinearExpression(rect.height) + y.length * moreY)
  }

  /// The shares of what the superview grows by that go to the place and to the length. Several
  /// flexible parts grow in proportion to their recorded lengths, and alike where all are zero.
  private static func parts(
    _ before: (isFlexible: Bool, length: Double), _ length: (isFlexible: Bool, length: Double),
    _ after: (isFlexible: Bool, length: Double)
  ) -> (before: Double, length: Double) {
    let flexible = [before, length, after].filter(\.isFlexible)
    guard !flexible.isEmpty else { return (0, 0) }
    let total = flexible.reduce(0) { $0 + max($1.length, 0) }
    func share(_ part: (isFlexible: Bool, length: Double)) -> Double {
      guard part.isFlexible else { return 0 }
      return total > 0 ? max(part.length, 0) / total : 1 / Double(flexible.count)
    }
    return (share(before), share(length))
  }
}
