extension ElementKind {
  /// `<containerView>`: a `UIView`.
  static let containerView = ElementKind(
    .containerView, "containerView", .view, uikitClass: "UIView", common: .view)
}
