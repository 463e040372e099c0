extension ElementKind {
  /// `<tabBarItem>`: a `UITabBarItem`.
  static let tabBarItem = ElementKind(
    .tabBarItem, "tabBarItem", .item, uikitClass: "UITabBarItem", common: .identity,
    attributes: [
      .text("badgeValue"),
      .text("catalog"),
      .flag("enabled", absent: true),
      .image("image"),
      .image("landscapeImage"),
      .image("largeContentSizeImage"),
      .image("selectedImage"),
      .flag("springLoaded", absent: false),
      .choice("systemItem", .tabBarItemSystemItem),
      .integer("tag", absent: 0),
      .text("title"),
    ])
}
