extension ElementKind {
  /// `<listContentConfiguration>`.
  static let listContentConfiguration = ElementKind(
    .listContentConfiguration, "listContentConfiguration", .value,
    attributes: [
      .text("catalog"),
      .image("image"),
      .text("imageToTextPadding"),
      .text("key"),
      .flag("prefersSideBySideTextAndSecondaryText", absent: false),
      .text("secondaryText"),
      .text("style"),
      .text("text"),
      .number("textToSecondaryTextHorizontalPadding"),
      .number("textToSecondaryTextVerticalPadding"),
    ])
}
