extension ElementKind {
  /// `<tabBar>`: a `UITabBar`.
  static let tabBar = ElementKind(
    .tabBar, "tabBar", .view, uikitClass: "UITabBar", common: .view,
    attributes: [
      .image("backgroundImage"),
      .choice("barStyle", .barStyle, absent: "default"),
      .text("itemPositioning"),
      .number("itemSpacing"),
      .number("itemWidth"),
      .image("selectionIndicatorImage"),
      .image("shadowImage"),
      .flag("translucent", absent: true),
    ])
}
