extension ElementKind {
  /// `<placeholder>`.
  static let placeholder = ElementKind(
    .placeholder, "placeholder", .object, common: .identity,
    attributes: [
      .text("placeholderIdentifier")
    ])

  /// `<viewControllerPlaceholder>`: a `UIViewController`.
  static let viewControllerPlaceholder = ElementKind(
    .viewControllerPlaceholder, "viewControllerPlaceholder", .controller,
    uikitClass: "UIViewController", common: .controller,
    attributes: [
      .text("bundleIdentifier"),
      .text("referencedIdentifier"),
      .text("storyboardName"),
    ])

  /// `<exit>`: a `UIStoryboardExit`.
  static let exit = ElementKind(
    .exit, "exit", .object, uikitClass: "UIStoryboardExit", common: .identity)

  /// `<customObject>`: a `NSObject`.
  static let customObject = ElementKind(
    .customObject, "customObject", .object, uikitClass: "NSObject", common: .identity)
}
