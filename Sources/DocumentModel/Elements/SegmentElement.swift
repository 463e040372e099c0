extension ElementKind {
  /// `<segment>`.
  static let segment = ElementKind(
    .segment, "segment", .value,
    attributes: [
      .flag("enabled"),
      .text("image"),
      .text("title"),
      .text("width"),
    ])
}
