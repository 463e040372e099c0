extension ElementKind {
  /// `<document>`.
  static let document = ElementKind(
    .document, "document", .document,
    attributes: [
      .flag("colorMatched"),
      .reference("initialViewController"),
      .flag("launchScreen"),
      .text("propertyAccessControl"),
      .text("systemVersion"),
      .text("targetRuntime"),
      .text("toolsVersion"),
      .text("type"),
      .flag("useAutolayout"),
      .flag("useSafeAreas"),
      .flag("useTraitCollections"),
      .number("version"),
    ])
}
