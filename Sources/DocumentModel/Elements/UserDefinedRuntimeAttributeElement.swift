extension ElementKind {
  /// `<userDefinedRuntimeAttribute>`.
  static let userDefinedRuntimeAttribute = ElementKind(
    .userDefinedRuntimeAttribute, "userDefinedRuntimeAttribute", .value,
    attributes: [
      .text("catalog"),
      .text("keyPath"),
      .text("type"),
      .text("value"),
    ])
}
