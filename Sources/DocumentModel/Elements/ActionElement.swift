extension ElementKind {
  /// `<action>`.
  static let action = ElementKind(
    .action, "action", .connection,
    attributes: [
      .reference("destination"),
      .choice("eventType", .eventType),
      .reference("id"),
      .text("selector"),
    ])
}
