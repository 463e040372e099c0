extension ElementKind {
  /// `<activityIndicatorView>`: a `UIActivityIndicatorView`.
  static let activityIndicatorView = ElementKind(
    .activityIndicatorView, "activityIndicatorView", .view, uikitClass: "UIActivityIndicatorView",
    common: .view,
    attributes: [
      .flag("animating", absent: false),
      .flag("hidesWhenStopped", absent: false),
      .choice("style", .activityIndicatorStyle),
    ])
}
