extension ElementKind {
  /// `<tabBarController>`: a `UITabBarController`.
  static let tabBarController = ElementKind(
    .tabBarController, "tabBarController", .controller, uikitClass: "UITabBarController",
    common: .controller)
}
