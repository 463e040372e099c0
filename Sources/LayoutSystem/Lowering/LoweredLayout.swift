package import DocumentModel
internal import Resolution

extension LayoutTrials {
  /// The layout of a scene as a lowering describes it, in the combination of traits that the
  /// configuration has.
  ///
  /// - Parameter original: The layout without the lowering: what both leave open is as there.
  package func solve(
    _ scene: SceneID, _ lowering: Lowering, in combination: Int, like original: SceneSolution
  ) -> SceneSolution {
    var change = LayoutChange(lowering, in: combination, scene: scene, resolved.document)
    if original.status != .satisfied {
      for placed in original.views { change.preferred[placed.view] = placed.absolute }
    }
    return solve(scene, change)
  }
}

extension LayoutChange {
  /// A scene as a lowering describes it.
  ///
  /// `added` holds the lowering's constraints of the scene that hold in the combination, in its order.
  ///
  /// - Parameter combination: Which of the lowering's combinations has the traits of the configuration.
  package init(
    _ lowering: Lowering, in combination: Int, scene: SceneID, _ document: Document
  ) {
    self.init()
    self.lowering = (lowering, combination)
    removed = lowering.removed
    added = lowering.constraints.compactMap {
      document[$0.stack].scene == scene ? $0.constraint(in: combination) : nil
    }
    for (view, form) in lowering.forms {
      switch form {
      // Guides have the boxes of the views that they were: for the solver nothing else is different.
      case .guide, .plainView: loweredStacks.insert(view)
      case .folded: removedViews.insert(view)
      case .kept: break
      }
    }
    for (view, all) in lowering.priorities {
      for priority in all {
        priorities[
          priority.isHugging ? .hugging(view, priority.axis) : .compression(view, priority.axis)] =
          priority.value
      }
    }
  }
}
