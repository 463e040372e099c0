extension ElementKind {
  /// `<outletCollection>`.
  static let outletCollection = ElementKind(
    .outletCollection, "outletCollection", .connection,
    attributes: [
      .flag("appends"),
      .text("collectionClass"),
      .reference("destination"),
      .reference("id"),
      .text("property"),
    ])
}
