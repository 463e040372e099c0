internal import DocumentModel
internal import Resolution

/// What is told of a scene once its passes agree.
extension SceneSolver {
  func report(_ pass: ScenePass) -> SceneSolution {
    let places = pass.places(count: resolved.document.views.count)
    let grid = PixelGrid(scale: resolved.configuration.scale)
    let placed = views.compactMap { view -> SceneSolution.Placed? in
      guard let frame = places[view] else { return nil }
      let around = resolved.document[view].superview.flatMap { places[$0] }
      return SceneSolution.Placed(
        view: view, frame: grid.frame(frame, in: around), absolute: frame)
    }
    let freedom = pass.ambiguities { isShown($0) }
    let undetermined =
      options.keepsUndetermined ? undeterminedCount(pass, places) : freedom.undetermined
    return SceneSolution(
      scene: scene, views: placed, guides: options.locatesGuides ? pass.guides : [],
      ambiguities: freedom.ambiguities, conflicts: pass.conflicts,
      constraints: pass.constraints, undeterminedCount: undetermined,
      variableCount: pass.geometry.variables.count(where: \.isOfView),
      hasSettled: pass.hasSettled)
  }

  /// How many values are kept: all that nothing but the ways of stack views to resolve ambiguities
  /// would determine.
  private func undeterminedCount(_ pass: ScenePass, _ places: Places) -> Int {
    var input = pass.input
    input.isBare = true
    return ScenePass(self, input, places).ambiguities { _ in false }.undetermined
  }

  /// Whether neither the view nor one around it is hidden.
  private func isShown(_ view: ViewID) -> Bool {
    var next: ViewID? = view
    while let current = next {
      if resolved.flag(.hidden, of: resolved.document[current].element) { return false }
      next = resolved.document[current].superview
    }
    return true
  }
}
