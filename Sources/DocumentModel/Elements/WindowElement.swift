extension ElementKind {
  /// `<window>`: a `UIWindow`.
  static let window = ElementKind(
    .window, "window", .view, uikitClass: "UIWindow", common: .view,
    attributes: [
      .text("visibleAtLaunch")
    ])
}
