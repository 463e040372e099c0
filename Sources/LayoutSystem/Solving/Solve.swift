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
  let texts: StackTexts
  /// By view, its place among its superview's subviews, the first being 1.
  let ordinals: ContiguousArray<Int>

  init(_ resolved: ResolvedDocument, contentSize: ContentSize? = nil, rootFactor: Double = 1) {
    self.resolved = resolved
    reader = ContentReader(resolved, contentSize: contentSize)
    placements = PlacementReader(resolved, rootFactor: rootFactor)
    guides = SceneGuides(resolved)
    texts = StackTexts(resolved)
    var ordinals = ContiguousArray(repeating: 0, count: resolved.document.views.count)
    for view in resolved.document.viewIDs {
      for (index, subview) in resolved.document[view].subviews.enumerated() {
        ordinals[Int(subview.rawValue)] = index + 1
      }
    }
    self.ordinals = ordinals
  }
}
