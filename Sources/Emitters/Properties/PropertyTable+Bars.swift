internal import DocumentModel

extension PropertyTable {
  private static let bar: [Property] = [
    .choice("barStyle", .barStyle, "barStyle", ".default"),
    .flag("translucent", "isTranslucent", true),
    .color("barTintColor", "barTintColor"),
    // Bars keep clear of the safe area by themselves.
    .flag("insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", false),
  ]

  static let navigationBar: [Property] =
    bar + [
      .flag("largeTitles", "prefersLargeTitles", false),
      .image("backIndicatorImage", "backIndicatorImage"),
      .image("backIndicatorTransitionMaskImage", "backIndicatorTransitionMaskImage"),
    ]

  static let toolbar: [Property] = bar

  static let tabBar: [Property] =
    bar + [
      // An older name of the tint of what is selected: where both stand, it is what shows there.
      .color("tintColor", "tintColor"),
      .color("selectedImageTintColor", "tintColor"),
      .color("unselectedItemTintColor", "unselectedItemTintColor"),
      .choice("itemPositioning", .tabBarItemPositioning, "itemPositioning", ".automatic"),
      .image("selectionIndicatorImage", "selectionIndicatorImage"),
    ]

  static let navigationItem: [Property] = [
    .text("title", "title"),
    .text("prompt", "prompt"),
    .choice(
      "largeTitleDisplayMode", .largeTitleDisplayMode, "largeTitleDisplayMode", ".automatic"),
    .text("backButtonTitle", "backButtonTitle"),
    .flag("hidesBackButton", "hidesBackButton", false),
    .flag("leftItemsSupplementBackButton", "leftItemsSupplementBackButton", false),
  ]

  /// The system item is an argument of the initialiser.
  static let barButtonItem: [Property] = [
    .text("title", "title"),
    .image("image", "image"),
    .image("landscapeImage", "landscapeImagePhone"),
    .image("largeContentSizeImage", "largeContentSizeImage"),
    .choice("style", .barButtonItemStyle, "style", ".plain"),
    .flag("enabled", "isEnabled", true),
    .number("width", "width", 0),
    .integer("tag", "tag", 0),
    .color("tintColor", "tintColor"),
    .insets("imageInsets", "imageInsets", ".zero"),
    .flag("springLoaded", "isSpringLoaded", false),
  ]

  /// The system item is an argument of the initialiser, and with it the tag.
  static let tabBarItem: [Property] = [
    .text("title", "title"),
    .image("image", "image"),
    .integer("tag", "tag", 0),
    .image("selectedImage", "selectedImage"),
    .image("landscapeImage", "landscapeImagePhone"),
    .image("largeContentSizeImage", "largeContentSizeImage"),
    .text("badgeValue", "badgeValue"),
    .color("badgeColor", "badgeColor"),
    .flag("enabled", "isEnabled", true),
    .insets("imageInsets", "imageInsets", ".zero"),
    .flag("springLoaded", "isSpringLoaded", false),
    Property(
      "titlePositionAdjustment", .offset, left: "titlePositionAdjustment = ",
      standard: "UIOffset.zero"),
  ]
}
