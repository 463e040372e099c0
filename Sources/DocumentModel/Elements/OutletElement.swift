extension ElementKind {
  /// `<outlet>`.
  static let outlet = ElementKind(
    .outlet, "outlet", .connection,
    attributes: [
      .reference("destination"),
      .reference("id"),
      .text("property"),
    ])
}
