extension ElementKind {
  /// `<navigationController>`: a `UINavigationController`.
  static let navigationController = ElementKind(
    .navigationController, "navigationController", .controller,
    uikitClass: "UINavigationController", common: .controller,
    attributes: [
      .flag("hidesBarsWhenVerticallyCompact", absent: false),
      .flag("navigationBarHidden", absent: false),
      .flag("toolbarHidden", absent: true),
    ])
}
