extension ElementKind {
  /// `<window>`: a `UIWindow`.
  static let window = ElementKind(
    .window, "window", .view, uikitClass: "UIWindow", common: .view,
    attributes: [
      .flag("resizesToFullScreen", absent: false),
      .text("visibleAtLaunch"),
    ])
}
