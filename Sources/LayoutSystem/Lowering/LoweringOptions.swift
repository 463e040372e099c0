/// What a layout shall do without.
package struct LoweringOptions: Sendable, Hashable {
  /// Plain constraints and layout guides instead of stack views.
  package var lowersStacks = false
  /// Layout guides instead of views that draw nothing and only group.
  package var usesGuides = false
  /// Spacing and margins of stack views instead of views that only make a gap.
  package var foldsSpacers = false

  /// Stack views of the app's own classes too: to count what they stand for.
  var lowersAnyClass = false

  package init() {}

  package init(lowersStacks: Bool, usesGuides: Bool = false, foldsSpacers: Bool = false) {
    self.lowersStacks = lowersStacks
    self.usesGuides = usesGuides
    self.foldsSpacers = foldsSpacers
  }

  package var isEmpty: Bool { self == LoweringOptions() }
}
