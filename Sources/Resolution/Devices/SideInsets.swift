/// Distances from the four sides of a rectangle, in points.
package struct SideInsets: Sendable, Hashable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = SideInsets()

  package var horizontal: Double { left + right }
  package var vertical: Double { top + bottom }

  package static func + (one: SideInsets, other: SideInsets) -> SideInsets {
    SideInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The greater distance on each side.
  package func union(_ other: SideInsets) -> SideInsets {
    SideInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// What is left of the distances for a rectangle that lies `offset` inside; never negative. A side
  /// that sticks out keeps all of its distance and gets no more: then a margin that grows with the
  /// safe area can hold the view which it belongs to.
  package func inside(_ offset: SideInsets) -> SideInsets {
    func rest(_ inset: Double, _ offset: Double) -> Double { max(0, inset - max(0, offset)) }
    return SideInsets(
      top: rest(top, offset.top), left: rest(left, offset.left),
      bottom: rest(bottom, offset.bottom), right: rest(right, offset.right))
  }
}
