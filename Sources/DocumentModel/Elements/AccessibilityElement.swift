extension ElementKind {
  /// `<accessibility>`.
  static let accessibility = ElementKind(
    .accessibility, "accessibility", .value,
    attributes: [
      .text("hint"),
      .text("identifier"),
      .text("key"),
      .text("label"),
      .text("value"),
    ])

  /// `<accessibilityTraits>`.
  static let accessibilityTraits = ElementKind(
    .accessibilityTraits, "accessibilityTraits", .value,
    attributes: [
      .text("adjustable"),
      .text("allowsDirectInteraction"),
      .flag("button"),
      .flag("header"),
      .flag("image"),
      .text("key"),
      .flag("keyboardKey"),
      .text("link"),
      .text("none"),
      .flag("notEnabled"),
      .flag("searchField"),
      .flag("staticText"),
      .flag("summaryElement"),
      .text("updatesFrequently"),
    ])

  /// `<accessibilityConfiguration>`.
  static let accessibilityConfiguration = ElementKind(
    .accessibilityConfiguration, "accessibilityConfiguration", .value,
    attributes: [
      .text("hint"),
      .text("key"),
      .text("label"),
    ])

  /// `<traits>`.
  static let traits = ElementKind(
    .traits, "traits", .value,
    attributes: [
      .text("button"),
      .text("key"),
    ])
}
