internal import DocumentModel
package import Resolution

/// Lays out every scene of a document in one configuration, in document order.
package func solve(_ resolved: ResolvedDocument, options: LayoutOptions = LayoutOptions())
  -> [SceneSolution]
{
  let document = resolved.document
  var views: [SceneID: [ViewID]] = [:]
  for view in document.viewIDs where resolved.isInstalled(view) {
    views[document[view].scene, default: []].append(view)
  }
  let constraints = resolved.authorConstraintsByScene()
  let parts = DocumentParts(resolved, contentSize: options.contentSize)
  return document.sceneIDs.map { scene in
    SceneSolver(
      parts, scene: scene, views: views[scene] ?? [], constraints: constraints[scene] ?? [],
      options: options
    ).solve()
  }
}

/// What the scenes of a document share.
struct DocumentParts {
  let resolved: ResolvedDocument
  let reader: ContentReader
  let placements: PlacementReader
  let guides: SceneGuides

  init(_ resolved: ResolvedDocument, contentSize: ContentSize? = nil) {
    self.resolved = resolved
    reader = ContentReader(resolved, contentSize: contentSize)
    placements = PlacementReader(resolved)
    guides = SceneGuides(resolved)
  }
}
