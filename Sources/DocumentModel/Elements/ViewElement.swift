extension ElementKind {
  /// `<view>`: a `UIView`.
  static let view = ElementKind(
    .view, "view", .view, uikitClass: "UIView", common: .view,
    attributes: [
      .text("simulatedAppContext")
    ])
}
