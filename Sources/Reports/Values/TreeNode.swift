/// One view of a scene's hierarchy. A tree is its nodes in document order with their depths, so
/// that however deep a document nests, nothing recurses.
package struct TreeNode: Sendable, Equatable {
  /// 0 for a view without superview.
  package var depth: Int
  package var objectID: String?
  package var className: String
  /// The user label, else the outlet that points to the view, else what it says; nil for a view
  /// that nobody gave a name.
  package var name: String?
  /// The name is what the view shows, not what its author calls it.
  package var isNameShown: Bool
  /// What is worth knowing at a glance, such as `vertical` or `hidden`.
  package var remarks: [String]

  package init(
    depth: Int, objectID: String?, className: String, name: String?, isNameShown: Bool = false,
    remarks: [String] = []
  ) {
    self.depth = depth
    self.objectID = objectID
    self.className = className
    self.name = name
    self.isNameShown = isNameShown
    self.remarks = remarks
  }
}
