import DocumentModel
import LayoutSystem
import Resolution

/// Layouts of scenes that several configurations share: a cell or a view in a xib of its own is the
/// same on every screen.
final class SharedLayouts {
  private struct Key: Hashable {
    let scene: SceneID
    /// Which of the scene's variations apply.
    let variations: Int
    let direction: Configuration.Direction
    let scale: Double
    let language: String?
    let mode: Configuration.Mode
  }

  private var layouts: [Key: SceneSolution] = [:]
  /// By scene: traits by what they make of it.
  private var groups: [SceneID: [[Traits]]] = [:]

  func layout(
    of scene: SceneID, in resolved: ResolvedDocument, trials: () -> LayoutTrials
  ) -> SceneSolution {
    let configuration = resolved.configuration
    let groups = self.groups[scene] ?? resolved.document.distinctTraits(of: scene)
    self.groups[scene] = groups
    guard let group = groups.firstIndex(where: { $0.contains(configuration.traits) }) else {
      return trials().solve(scene, LayoutChange())
    }
    let key = Key(
      scene: scene, variations: group, direction: configuration.direction,
      scale: configuration.scale, language: configuration.language, mode: configuration.mode)
    if let known = layouts[key] { return known }
    let layout = trials().solve(scene, LayoutChange())
    if trials().ignoresScreen(scene) { layouts[key] = layout }
    return layout
  }
}
