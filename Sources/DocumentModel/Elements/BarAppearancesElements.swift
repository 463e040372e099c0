extension ElementKind {
  /// `<navigationBarAppearance>`.
  static let navigationBarAppearance = ElementKind(
    .navigationBarAppearance, "navigationBarAppearance", .value,
    attributes: [
      .text("key")
    ])

  /// `<toolbarAppearance>`.
  static let toolbarAppearance = ElementKind(
    .toolbarAppearance, "toolbarAppearance", .value,
    attributes: [
      .text("key")
    ])

  /// `<tabBarAppearance>`.
  static let tabBarAppearance = ElementKind(
    .tabBarAppearance, "tabBarAppearance", .value,
    attributes: [
      .text("key")
    ])
}
