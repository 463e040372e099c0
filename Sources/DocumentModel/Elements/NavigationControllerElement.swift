extension ElementKind {
  /// `<navigationController>`: a `UINavigationController`.
  static let navigationController = ElementKind(
    .navigationController, "navigationController", .controller,
    uikitClass: "UINavigationController", common: .controller,
    attributes: [
      .flag("hidesBarsOnSwipe", absent: false),
      .flag("hidesBarsOnTap", absent: false),
      .flag("hidesBarsWhenKeyboardAppears", absent: false),
      .flag("hidesBarsWhenVerticallyCompact", absent: false),
      .flag("navigationBarHidden", absent: false),
      .flag("toolbarHidden", absent: true),
    ])
}
