extension ElementKind {
  /// `<viewLayoutGuide>`: a `UILayoutGuide`.
  static let viewLayoutGuide = ElementKind(
    .viewLayoutGuide, "viewLayoutGuide", .layoutGuide, uikitClass: "UILayoutGuide",
    common: .identity)

  /// `<viewControllerLayoutGuide>`: a `UILayoutSupport`.
  static let viewControllerLayoutGuide = ElementKind(
    .viewControllerLayoutGuide, "viewControllerLayoutGuide", .layoutGuide,
    uikitClass: "UILayoutSupport", common: .identity,
    attributes: [
      .text("type")
    ])

  /// `<userLayoutGuide>`: a `UILayoutGuide`.
  static let userLayoutGuide = ElementKind(
    .userLayoutGuide, "userLayoutGuide", .layoutGuide, uikitClass: "UILayoutGuide",
    common: .identity,
    attributes: [
      .text("affinity"),
      .integer("location"),
    ])
}
