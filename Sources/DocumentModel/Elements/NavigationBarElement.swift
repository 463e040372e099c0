extension ElementKind {
  /// `<navigationBar>`: a `UINavigationBar`.
  static let navigationBar = ElementKind(
    .navigationBar, "navigationBar", .view, uikitClass: "UINavigationBar", common: .view,
    attributes: [
      .image("backIndicatorImage"),
      .image("backIndicatorTransitionMask"),
      .choice("barStyle", .barStyle, absent: "default"),
      .flag("largeTitles", absent: false),
      .image("shadowImage"),
      .flag("translucent", absent: true),
    ])
}
