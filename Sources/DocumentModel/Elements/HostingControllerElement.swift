extension ElementKind {
  /// `<hostingController>`: a `UIHostingController`.
  static let hostingController = ElementKind(
    .hostingController, "hostingController", .controller, uikitClass: "UIHostingController",
    common: .controller)
}
