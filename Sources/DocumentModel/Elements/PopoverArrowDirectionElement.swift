extension ElementKind {
  /// `<popoverArrowDirection>`.
  static let popoverArrowDirection = ElementKind(
    .popoverArrowDirection, "popoverArrowDirection", .value,
    attributes: [
      .flag("down"),
      .text("key"),
      .flag("left"),
      .flag("right"),
      .flag("up"),
    ])
}
