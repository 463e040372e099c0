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
      let inScene = document.wholeRange(document[scene].element)
      let places = configurations(scene).map {
        configuration in
        let place = resolved[configuration] ?? ResolvedDocument(document, configuration)
        resolved[configuration] = place
        return place
      }
      scenes.append(
        SceneReport(
          document, scene, places,
          neverInstalled: neverInstalled.filter {
            inScene.contains(document.range($0).lowerBound)
          }))
    }
    self.init(document: document.file.name, scenes: scenes)
  }
}

extension SceneReport {
  init(
    _ document: Document, _ scene: SceneID, _ resolved: [ResolvedDocument],
    neverInstalled: [ElementID]
  ) {
    let controller = document[scene].controller
    let root = controller.map { document[$0].view } ?? document[scene].roots.first
    let others = document[scene].roots.filter { $0 != root }
    let owner = controller.map { document[$0].element } ?? root.map { document[$0].element }
    self.init(
      sceneID: document[scene].sceneID,
      objectID: owner.flatMap { document.written(.id, of: $0) },
      title: owner.map { document.className($0) } ?? "no objects",
      tree: root.map { TreeNode.tree(below: $0, in: document, resolved) } ?? [],
      detached: others.map { TreeNode.tree(below: $0, in: document, resolved) },
      neverInstalled: neverInstalled.compactMap { document.written(.id, of: $0) },
      configurations: resolved.map { resolved in
        let counts = sceneCounts(resolved, scene: scene)
        return ConfigurationReport(
          configuration: resolved.configuration, counts: counts,
          stackIDs: counts.stacks.map { document[$0.view].objectID })
      })
  }
}
