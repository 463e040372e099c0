extension ElementKind {
  /// `<toolbar>`: a `UIToolbar`.
  static let toolbar = ElementKind(
    .toolbar, "toolbar", .view, uikitClass: "UIToolbar", common: .view,
    attributes: [
      .choice("barStyle", .barStyle, absent: "default"),
      .flag("translucent", absent: true),
    ])
}
