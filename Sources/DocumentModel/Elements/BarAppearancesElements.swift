extension ElementKind {
  /// `<navigationBarAppearance>`.
  static let navigationBarAppearance = ElementKind(
    .navigationBarAppearance, "navigationBarAppearance", .value,
    attributes: [
      .text("backgroundEffect"),
      .image("backgroundImage"),
      .choice("backgroundImageContentMode", .contentMode),
      .text("key"),
      .image("shadowImage"),
    ])

  /// `<toolbarAppearance>`.
  static let toolbarAppearance = ElementKind(
    .toolbarAppearance, "toolbarAppearance", .value,
    attributes: [
      .text("backgroundEffect"),
      .image("backgroundImage"),
      .choice("backgroundImageContentMode", .contentMode),
      .text("key"),
      .image("shadowImage"),
    ])

  /// `<tabBarAppearance>`.
  static let tabBarAppearance = ElementKind(
    .tabBarAppearance, "tabBarAppearance", .value,
    attributes: [
      .text("backgroundEffect"),
      .image("backgroundImage"),
      .choice("backgroundImageContentMode", .contentMode),
      .text("key"),
      .image("shadowImage"),
    ])
}
