/// What is drawn over a scene.
package enum PictureOverlay: String, Sendable, CaseIterable {
  /// Every constraint of the author's and of stack views, with its constant.
  case constraints
  /// Outlines of stack views, their axes and gaps.
  case stacks
  /// Measures that nothing determines.
  case ambiguity
  /// Constraints that contradict each other.
  case conflicts
  case safeArea = "safe-area"
  /// Outlines of hidden views.
  case hidden
}
