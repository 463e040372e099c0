extension ElementKind {
  /// `<capability>`.
  static let capability = ElementKind(
    .capability, "capability", .resource,
    attributes: [
      .text("message"),
      .number("minToolsVersion"),
      .text("name"),
      .text("requiredIntegratedClassName"),
    ])

  /// `<plugIn>`.
  static let plugIn = ElementKind(
    .plugIn, "plugIn", .resource,
    attributes: [
      .text("identifier"),
      .text("version"),
    ])

  /// `<deployment>`.
  static let deployment = ElementKind(
    .deployment, "deployment", .resource,
    attributes: [
      .text("defaultVersion"),
      .text("identifier"),
      .number("version"),
    ])

  /// `<development>`.
  static let development = ElementKind(
    .development, "development", .resource,
    attributes: [
      .text("identifier"),
      .text("version"),
    ])
}
