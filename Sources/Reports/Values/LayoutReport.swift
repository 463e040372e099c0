package import LayoutSystem
package import Resolution

/// The frames of a document in the configurations that were asked for, at least one.
package struct LayoutReport: Sendable {
  /// The document in one configuration, solved.
  package struct Solved: Sendable {
    package let resolved: ResolvedDocument
    package let scenes: [SceneSolution]

    package init(_ resolved: ResolvedDocument, _ scenes: [SceneSolution]) {
      self.resolved = resolved
      self.scenes = scenes
    }
  }

  /// The path that messages show.
  package let document: String
  package let configurations: [Solved]

  package init(document: String, configurations: [Solved]) {
    self.document = document
    self.configurations = configurations
  }
}
