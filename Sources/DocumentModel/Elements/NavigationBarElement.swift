extension ElementKind {
  /// `<navigationBar>`: a `UINavigationBar`.
  static let navigationBar = ElementKind(
    .navigationBar, "navigationBar", .view, uikitClass: "UINavigationBar", common: .view,
    attributes: [
      .image("backIndicatorImage"),
      .choice("barStyle", .barStyle, absent: "default"),
      .flag("largeTitles", absent: false),
      .flag("translucent", absent: true),
    ])
}
