extension ElementKind {
  /// `<buttonConfiguration>`.
  static let buttonConfiguration = ElementKind(
    .buttonConfiguration, "buttonConfiguration", .value,
    attributes: [
      .text("catalog"),
      .choice("cornerStyle", .buttonConfigurationCornerStyle),
      .image("image"),
      .number("imagePadding", absent: 0),
      .choice("imagePlacement", .buttonConfigurationImagePlacement, absent: "leading"),
      .text("key"),
      .choice("style", .buttonConfigurationStyle),
      .text("subtitle"),
      .text("title"),
      .choice("titleAlignment", .buttonConfigurationTitleAlignment, absent: "automatic"),
      .number("titlePadding"),
    ])
}
