/// What a layout may use beyond its configuration.
package struct LayoutOptions: Sendable, Hashable {
  /// Views with content are as large as recorded, so that only the constraints are put to the test.
  package var usesRecordedSizes = false
  /// What nothing determines keeps its recorded value, as Interface Builder leaves it.
  package var keepsUndetermined = false
  package var stackRules = StackRules.current
  /// The user's text size, which text styles follow; nil for the usual one.
  package var contentSize: ContentSize?
  /// Whether solutions say where guides lie, for drawing.
  package var locatesGuides = false

  package init() {}
}
