extension ElementKind {
  /// `<buttonConfiguration>`.
  static let buttonConfiguration = ElementKind(
    .buttonConfiguration, "buttonConfiguration", .value,
    attributes: [
      .choice("buttonSize", .buttonConfigurationSize, absent: "medium"),
      .text("catalog"),
      .choice("cornerStyle", .buttonConfigurationCornerStyle),
      .image("image"),
      .number("imagePadding", absent: 0),
      .choice("imagePlacement", .buttonConfigurationImagePlacement, absent: "leading"),
      .text("indicator"),
      .text("key"),
      .text("macIdiomStyle"),
      .flag("showsActivityIndicator", absent: false),
      .choice("style", .buttonConfigurationStyle),
      .text("subtitle"),
      .choice("subtitleLineBreakMode", .lineBreakMode),
      .text("title"),
      .choice("titleAlignment", .buttonConfigurationTitleAlignment, absent: "automatic"),
      .choice("titleLineBreakMode", .lineBreakMode),
      .number("titlePadding"),
    ])
}
