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

  /// What is left of the distances for a rectangle that lies `offset` inside; never negative.
  package func inside(_ offset: SideInsets) -> SideInsets {
    SideInsets(
      top: max(0, top - offset.top), left: max(0, left - offset.left),
      bottom: max(0, bottom - offset.bottom), right: max(0, right - offset.right))
  }
}
