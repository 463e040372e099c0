extension ElementKind {
  /// `<viewController>`: a `UIViewController`.
  static let viewController = ElementKind(
    .viewController, "viewController", .controller, uikitClass: "UIViewController",
    common: .controller)
}
