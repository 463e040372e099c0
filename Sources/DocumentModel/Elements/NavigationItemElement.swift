extension ElementKind {
  /// `<navigationItem>`: a `UINavigationItem`.
  static let navigationItem = ElementKind(
    .navigationItem, "navigationItem", .item, uikitClass: "UINavigationItem", common: .identity,
    attributes: [
      .text("backButtonDisplayMode"),
      .text("backButtonTitle"),
      .flag("hidesBackButton", absent: false),
      .choice("largeTitleDisplayMode", .largeTitleDisplayMode, absent: "automatic"),
      .flag("leftItemsSupplementBackButton", absent: false),
      .text("prompt"),
      .text("style"),
      .text("title"),
    ])
}
