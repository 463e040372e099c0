extension ElementKind {
  /// `<fontDescription>`.
  static let fontDescription = ElementKind(
    .fontDescription, "fontDescription", .value,
    attributes: [
      .text("family"),
      .text("key"),
      .text("name"),
      .number("pointSize"),
      .text("size"),
      .choice("style", .fontDescriptionStyle),
      .choice("type", .fontDescriptionType),
      .choice("weight", .fontDescriptionWeight, absent: "regular"),
    ])
}
