extension ElementKind {
  /// `<state>`.
  static let state = ElementKind(
    .state, "state", .value,
    attributes: [
      .text("backgroundImage"),
      .text("catalog"),
      .text("image"),
      .choice("key", .stateKey),
      .text("title"),
    ])
}
