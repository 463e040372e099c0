extension ElementKind {
  /// `<tabBar>`: a `UITabBar`.
  static let tabBar = ElementKind(
    .tabBar, "tabBar", .view, uikitClass: "UITabBar", common: .view,
    attributes: [
      .choice("barStyle", .barStyle, absent: "default"),
      .text("itemPositioning"),
      .flag("translucent", absent: true),
    ])
}
