extension ElementKind {
  /// `<progressView>`: a `UIProgressView`.
  static let progressView = ElementKind(
    .progressView, "progressView", .view, uikitClass: "UIProgressView", common: .view,
    attributes: [
      .number("progress", absent: 0),
      .image("progressImage"),
      .choice("progressViewStyle", .progressViewStyle, absent: "default"),
      .image("trackImage"),
    ])
}
