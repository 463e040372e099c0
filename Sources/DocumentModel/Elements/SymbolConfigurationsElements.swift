extension ElementKind {
  /// `<preferredSymbolConfiguration>`.
  static let preferredSymbolConfiguration = ElementKind(
    .preferredSymbolConfiguration, "preferredSymbolConfiguration", .value,
    attributes: [
      .text("configurationType"),
      .text("key"),
      .number("pointSize"),
      .choice("scale", .symbolScale),
      .choice("weight", .symbolWeight),
    ])

  /// `<imageReference>`.
  static let imageReference = ElementKind(
    .imageReference, "imageReference", .value,
    attributes: [
      .text("catalog"),
      .text("image"),
      .text("key"),
      .choice("renderingMode", .imageReferenceRenderingMode),
      .choice("symbolScale", .symbolScale),
      .text("variableValue"),
    ])
}
