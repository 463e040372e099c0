extension ElementKind {
  /// `<barButtonItem>`: a `UIBarButtonItem`.
  static let barButtonItem = ElementKind(
    .barButtonItem, "barButtonItem", .item, uikitClass: "UIBarButtonItem", common: .identity,
    attributes: [
      .text("catalog"),
      .flag("changesSelectionAsPrimaryAction", absent: false),
      .flag("enabled", absent: true),
      .image("image"),
      .image("landscapeImage"),
      .image("largeContentSizeImage"),
      .text("menuRepresentation"),
      .flag("selected", absent: false),
      .flag("springLoaded", absent: false),
      .choice("style", .barButtonItemStyle, absent: "bordered"),
      .choice("systemItem", .barButtonItemSystemItem),
      .integer("tag", absent: 0),
      .text("title"),
      .text("translatesAutoresizingMaskIntoConstraints"),
      .number("width"),
    ])
}
