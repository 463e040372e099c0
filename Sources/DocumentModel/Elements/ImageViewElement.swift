extension ElementKind {
  /// `<imageView>`: a `UIImageView`.
  static let imageView = ElementKind(
    .imageView, "imageView", .view, uikitClass: "UIImageView", common: .view,
    attributes: [
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", absent: false),
      .text("catalog"),
      .flag("highlighted", absent: false),
      .image("highlightedImage"),
      .image("image"),
    ])
}
