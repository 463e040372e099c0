extension ElementKind {
  /// `<backgroundConfiguration>`.
  static let backgroundConfiguration = ElementKind(
    .backgroundConfiguration, "backgroundConfiguration", .value,
    attributes: [
      .text("cornerRadius"),
      .text("image"),
      .text("key"),
    ])
}
