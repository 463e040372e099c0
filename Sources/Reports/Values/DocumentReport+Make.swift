internal import Diagnostics
package import DocumentModel
internal import LayoutSystem
package import Resolution

extension DocumentReport {
  /// Reports on every scene of a document that later stages can work with, wherever it differs.
  package init(_ document: Document) {
    self.init(document) { document.tellingConfigurations(of: $0) }
  }

  /// Reports on every scene in the configurations that are asked for.
  package init(_ document: Document, configurations: (SceneID) -> [Configuration]) {
    // Scenes share their configurations: each is resolved once.
    var resolved: [Configuration: ResolvedDocument] = [:]
    let neverInstalled = document.neverInstalled
    var scenes: [SceneReport] = []
    for scene in document.sceneIDs {
      let places = configurations(scene).map {
        configuration in
        let place = resolved[configuration] ?? ResolvedDocument(document, configuration)
        resolved[configuration] = place
        return place
      }
      for part in document.parts(of: scene) {
        scenes.append(SceneReport(document, scene, part, places, neverInstalled: neverInstalled))
      }
    }
    self.init(document: document.file.name, scenes: scenes)
  }
}

extension Document {
  /// What is told apart: a scene of a storyboard as a whole, in a xib each controller and each view
  /// at the top level, which are loaded together and shown apart.
  fileprivate func parts(of scene: SceneID) -> [ElementID] {
    self[scene].sceneID == nil && !header.isStoryboard
      ? self[scene].objects.filter { controller(of: $0) != nil || view(of: $0) != nil }
      : [self[scene].element]
  }
}

extension SceneReport {
  fileprivate init(
    _ document: Document, _ scene: SceneID, _ part: ElementID, _ resolved: [ResolvedDocument],
    neverInstalled: [ElementID]
  ) {
    let range = document.wholeRange(part)
    func isInside(_ element: ElementID) -> Bool {
      range.contains(document.range(element).lowerBound)
    }
    let roots = document[scene].roots.filter { isInside(document[$0].element) }
    let controller =
      part == document[scene].element
      ? document[scene].controller : document.controller(of: part)
    let root = controller.map { document[$0].view } ?? roots.first
    let others = roots.filter { $0 != root }
    let owner = controller.map { document[$0].element } ?? root.map { document[$0].element }
    self.init(
      sceneID: document[scene].sceneID,
      objectID: owner.flatMap { document.written(.id, of: $0) },
      title: owner.map { document.className($0) } ?? "no objects",
      tree: root.map { TreeNode.tree(below: $0, in: document, resolved) } ?? [],
      detached: others.map { TreeNode.tree(below: $0, in: document, resolved) },
      neverInstalled: neverInstalled.filter(isInside).compactMap {
        document.written(.id, of: $0)
      },
      configurations: resolved.map { resolved in
        let counts = sceneCounts(resolved, in: part)
        return ConfigurationReport(
          configuration: resolved.configuration, counts: counts,
          stackIDs: counts.stacks.map { document[$0.view].objectID })
      })
  }
}
