extension ElementKind {
  /// `<listContentConfiguration>`.
  static let listContentConfiguration = ElementKind(
    .listContentConfiguration, "listContentConfiguration", .value,
    attributes: [
      .text("imageToTextPadding"),
      .text("key"),
      .text("secondaryText"),
      .text("text"),
    ])
}
