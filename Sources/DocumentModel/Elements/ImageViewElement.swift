extension ElementKind {
  /// `<imageView>`: a `UIImageView`.
  static let imageView = ElementKind(
    .imageView, "imageView", .view, uikitClass: "UIImageView", common: .view,
    attributes: [
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", absent: false),
      .number("animationDuration"),
      .integer("animationRepeatCount"),
      .text("catalog"),
      .flag("highlighted", absent: false),
      .image("highlightedImage"),
      .image("image"),
    ])
}
