package import DocumentModel

extension Document {
  /// The configurations that show how a scene differs by size class: a phone upright where it does
  /// not; else a phone upright and turned, a tablet, and one for each further outcome, in the order
  /// of `Traits.all`.
  package func tellingConfigurations(of scene: SceneID) -> [Configuration] {
    let groups = distinctTraits(of: scene)
    guard groups.count > 1 else { return [.typical(of: Traits.all[0])] }
    let first = Set(groups.compactMap(\.first))
    let usual = Traits.all.filter { $0.widthClass == .compact || $0.idiom == .pad }
    let candidates = Traits.all + groups.joined().filter { $0.idiom == .mac }
    return candidates.filter { first.contains($0) || usual.contains($0) }
      .map { .typical(of: $0) }
  }
}
