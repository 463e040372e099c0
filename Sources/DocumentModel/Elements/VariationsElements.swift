extension ElementKind {
  /// `<exclude>`.
  static let excludeReference = ElementKind(
    .excludeReference, "exclude", .variation,
    attributes: [
      .reference("reference")
    ])

  /// `<variation>`.
  static let variation = ElementKind(
    .variation, "variation", .variation,
    attributes: [
      .text("alignment"),
      .text("ambiguous"),
      .text("axis"),
      .number("constant"),
      .text("distribution"),
      .flag("fixedFrame"),
      .text("hidden"),
      .text("image"),
      .text("key"),
      .text("misplaced"),
      .number("spacing"),
    ])

  /// `<mask>`.
  static let mask = ElementKind(
    .mask, "mask", .variation,
    attributes: [
      .text("key")
    ])

  /// `<include>`.
  static let includeReference = ElementKind(
    .includeReference, "include", .variation,
    attributes: [
      .reference("reference")
    ])
}
