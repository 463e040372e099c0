extension ElementKind {
  /// `<autoresizingMask>`.
  static let autoresizingMask = ElementKind(
    .autoresizingMask, "autoresizingMask", .value,
    attributes: [
      .flag("flexibleMaxX"),
      .flag("flexibleMaxY"),
      .flag("flexibleMinX"),
      .flag("flexibleMinY"),
      .flag("heightSizable"),
      .text("key"),
      .flag("widthSizable"),
    ])
}
