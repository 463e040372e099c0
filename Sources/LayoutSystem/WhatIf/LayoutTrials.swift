package import DocumentModel
package import Resolution

/// Lays out scenes of one document in one configuration with something changed: what the advice of
/// rules is tested with before it is given.
package final class LayoutTrials {
  let resolved: ResolvedDocument
  private let parts: DocumentParts
  private var views: [SceneID: [ViewID]] = [:]
  private let constraints: [SceneID: [LayoutConstraint]]

  /// - Parameter rootFactor: How much longer than they are, both ways, all roots shall be.
  package init(_ resolved: ResolvedDocument, rootFactor: Double = 1) {
    self.resolved = resolved
    parts = DocumentParts(resolved, rootFactor: rootFactor)
    let document = resolved.document
    for view in document.viewIDs where resolved.isInstalled(view) {
      views[document[view].scene, default: []].append(view)
    }
    constraints = resolved.authorConstraintsByScene()
  }

  /// The layout of a scene with a change, all else being equal.
  package func solve(_ scene: SceneID, _ change: LayoutChange) -> SceneSolution {
    solver(scene, change).solve()
  }

  /// Whether a scene is laid out alike on every screen of one direction and scale, as long as the same
  /// variations apply: its roots have sizes of their own, and nothing in it goes by the device.
  package func ignoresScreen(_ scene: SceneID) -> Bool {
    let document = resolved.document
    let screen = Size(
      width: resolved.configuration.width, height: resolved.configuration.height)
    return (views[scene] ?? []).allSatisfy { view in
      switch document[view].tag {
      // Margins of cells and heights of bars go by the device.
      case .tableView, .tableViewCell, .tableViewCellContentView, .toolbar: return false
      default: break
      }
      guard case .root(let size) = parts.placements.placement(of: view) else { return true }
      return size != screen && document[view].role != .root
    }
  }

  /// The author's required constraints that the other required ones of a scene imply, stack views'
  /// included, in the order of the document; all of them can go together.
  package func implied(in scene: SceneID, _ change: LayoutChange) -> [ConstraintID] {
    solver(scene, change).finalPass().implied.compactMap {
      if case .author(let id) = $0.provenance { id } else { nil }
    }.sorted()
  }

  private func solver(_ scene: SceneID, _ change: LayoutChange) -> SceneSolver {
    var options = LayoutOptions()
    if let priority = change.hidingPriority { options.stackRules.hidingPriority = priority }
    let kept = (constraints[scene] ?? []).filter { constraint in
      guard case .author(let id) = constraint.provenance else { return true }
      return !change.removed.contains(id)
    }
    let views = views[scene] ?? []
    return SceneSolver(
      parts, scene: scene,
      views: change.removedViews.isEmpty
        ? views : views.filter { !change.removedViews.contains($0) },
      constraints: kept, options: options, change: change)
  }
}

extension SceneSolution {
  /// Whether every view lies where it lies in another solution, but for some views, and nothing is
  /// left open here that is not open there.
  package func keepsFrames(of other: SceneSolution, except ignored: Set<ViewID> = []) -> Bool {
    guard conflicts.count <= other.conflicts.count, views.count == other.views.count else {
      return false
    }
    // Halves of a pixel can round to either side.
    let tolerance = 0.01
    for (one, two) in zip(views, other.views) where !ignored.contains(one.view) {
      guard one.view == two.view, abs(one.absolute.x - two.absolute.x) < tolerance,
        abs(one.absolute.y - two.absolute.y) < tolerance,
        abs(one.absolute.width - two.absolute.width) < tolerance,
        abs(one.absolute.height - two.absolute.height) < tolerance
      else { return false }
    }
    let open = Set(
      other.ambiguities.map { OpenMeasure(view: $0.view, axis: $0.axis, measure: $0.measure) })
    return ambiguities.allSatisfy {
      ignored.contains($0.view)
        || open.contains(OpenMeasure(view: $0.view, axis: $0.axis, measure: $0.measure))
    }
  }

  private struct OpenMeasure: Hashable {
    let view: ViewID
    let axis: LayoutAxis
    let measure: Ambiguity.Measure
  }
}
