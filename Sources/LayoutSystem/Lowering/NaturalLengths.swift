internal import DocumentModel
internal import Resolution

/// What views measure by themselves in one combination: natural sizes, and the lengths by which
/// proportional filling shares out.
final class NaturalLengths {
  let contents: ContentSizes
  private let parts: DocumentParts
  private let views: [SceneID: [ViewID]]
  /// By scene.
  private var lengths: [SceneID: FittingLengths] = [:]
  private lazy var constraints = parts.resolved.authorConstraintsByScene()

  init(_ parts: DocumentParts) {
    self.parts = parts
    let document = parts.resolved.document
    let installed = document.viewIDs.filter { parts.resolved.isInstalled($0) }
    contents = ContentSizes(
      parts.reader, placements: parts.placements, views: installed, usesRecordedSizes: false)
    views = Dictionary(grouping: installed) { document[$0].scene }
  }

  /// In points.
  func length(of view: ViewID, _ axis: LayoutAxis) -> Double {
    let scene = parts.resolved.document[view].scene
    var known =
      lengths[scene]
      ?? FittingLengths(
        parts, contents, views: views[scene] ?? [], constraints: constraints[scene] ?? [],
        options: LayoutOptions())
    defer { lengths[scene] = known }
    return known.length(of: view, axis)
  }
}
