package import DocumentModel

extension Configuration {
  /// A current device with given size classes, for counts and checks that need one size and no
  /// other fact: of the telling sizes the one with the traits that is in use most.
  package static func typical(of traits: Traits) -> Configuration {
    let (width, height, scale): (Double, Double, Double) =
      switch (traits.widthClass, traits.heightClass) {
      case (.compact, .regular): (393, 852, 3)
      case (.compact, .compact): (852, 393, 3)
      case (.regular, .compact): (932, 430, 3)
      case (.regular, .regular): (820, 1180, 2)
      }
    var configuration = Configuration(
      width: width, height: height, scale: scale, widthClass: traits.widthClass,
      heightClass: traits.heightClass, idiom: traits.idiom)
    configuration.isLandscape = width > height
    return configuration
  }
}

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
