package import LayoutSystem
package import Resolution

/// What `report` says about one document.
package struct DocumentReport: Sendable {
  /// The path that messages show.
  package var document: String
  package var scenes: [SceneReport]
  /// What lint says about the document outside of its scenes, and about files that belong to it; nil
  /// where it was not asked.
  package var elsewhere: LintJudgement<QuotedFinding>?
  /// Whether the document could be read; `elsewhere` says why not.
  package var isRead = true

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
  /// How deep its views nest.
  package var depth = NestingDepth()
  /// What is not the same in all of its configurations, in document order.
  package var differences: [SceneDifference] = []
  /// What lint says about it; nil where it was not asked.
  package var judgement: LintJudgement<QuotedFinding>?

  /// Views in the tree and beside it.
  package var viewCount: Int { detached.reduce(tree.count) { $0 + $1.count } }

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

/// How deep views nest, whatever size classes leave out.
package struct NestingDepth: Sendable, Equatable {
  /// The most views on the way from a view without superview down to one without subviews.
  package var views = 0
  /// The most stack views on such a way.
  package var stacks = 0

  package init() {}
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
