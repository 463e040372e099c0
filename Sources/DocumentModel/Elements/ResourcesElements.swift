extension ElementKind {
  /// `<image>`.
  static let image = ElementKind(
    .image, "image", .resource,
    attributes: [
      .text("catalog"),
      .number("height"),
      .text("name"),
      .number("width"),
    ])

  /// `<systemColor>`.
  static let systemColor = ElementKind(
    .systemColor, "systemColor", .resource,
    attributes: [
      .choice("name", .systemColor)
    ])

  /// `<namedColor>`.
  static let namedColor = ElementKind(
    .namedColor, "namedColor", .resource,
    attributes: [
      .text("name")
    ])

  /// `<designable>`.
  static let designable = ElementKind(
    .designable, "designable", .resource,
    attributes: [
      .reference("name")
    ])
}
