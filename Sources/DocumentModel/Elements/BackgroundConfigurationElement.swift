extension ElementKind {
  /// `<backgroundConfiguration>`.
  static let backgroundConfiguration = ElementKind(
    .backgroundConfiguration, "backgroundConfiguration", .value,
    attributes: [
      .text("catalog"),
      .text("cornerRadius"),
      .text("image"),
      .choice("imageContentMode", .contentMode),
      .text("key"),
      .number("strokeOutset", absent: 0),
      .number("strokeWidth", absent: 0),
      .text("style"),
    ])
}
