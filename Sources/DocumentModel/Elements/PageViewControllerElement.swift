extension ElementKind {
  /// `<pageViewController>`: a `UIPageViewController`.
  static let pageViewController = ElementKind(
    .pageViewController, "pageViewController", .controller, uikitClass: "UIPageViewController",
    common: .controller,
    attributes: [
      .flag("doubleSided", absent: false),
      .choice("navigationOrientation", .pageViewControllerOrientation),
      .number("pageSpacing"),
      .choice("spineLocation", .pageViewControllerSpineLocation),
      .choice("transitionStyle", .pageViewControllerTransitionStyle),
    ])
}
