package import LayoutSystem
package import Resolution

/// What `report` says about one document.
package struct DocumentReport: Sendable {
  /// The path that messages show.
  package var document: String
  package var scenes: [SceneReport]

  package init(document: String, scenes: [SceneReport]) {
    self.document = document
    self.scenes = scenes
  }
}

/// What `report` says about one scene of a storyboard, or one top-level view or controller of a xib.
package struct SceneReport: Sendable {
  /// Nil for a xib.
  package var sceneID: String?
  /// The controller's identifier; in a xib the view's.
  package var objectID: String?
  /// How a person would call the scene: the controller's class, or the view's.
  package var title: String
  /// The controller's root view and what is below it (in a xib: the view); empty for a
  /// controller without a view of its own in the document.
  package var tree: [TreeNode]
  /// Views without superview beside the tree, each with what is below it: further views of a scene,
  /// bars, and the views of bar items.
  package var detached: [[TreeNode]]
  /// Identifiers of views and constraints that no configuration installs, in document order.
  package var neverInstalled: [String]
  package var configurations: [ConfigurationReport]

  package init(
    sceneID: String?, objectID: String?, title: String, tree: [TreeNode],
    detached: [[TreeNode]], neverInstalled: [String], configurations: [ConfigurationReport]
  ) {
    self.sceneID = sceneID
    self.objectID = objectID
    self.title = title
    self.tree = tree
    self.detached = detached
    self.neverInstalled = neverInstalled
    self.configurations = configurations
  }
}

/// The counts of a scene in one configuration.
package struct ConfigurationReport: Sendable {
  package var configuration: Configuration
  package var counts: SceneCounts
  /// Identifier of each stack of the counts, in their order.
  package var stackIDs: [String?]
  /// Constraints that the scene needs when no stack view is left; nil until it is measured.
  package var equivalentWithoutStacks: Int?

  package init(
    configuration: Configuration, counts: SceneCounts, stackIDs: [String?],
    equivalentWithoutStacks: Int? = nil
  ) {
    self.configuration = configuration
    self.counts = counts
    self.stackIDs = stackIDs
    self.equivalentWithoutStacks = equivalentWithoutStacks
  }
}
