extension ElementKind {
  /// `<collectionViewCellContentView>`: a `UIView`.
  static let collectionViewCellContentView = ElementKind(
    .collectionViewCellContentView, "collectionViewCellContentView", .view, uikitClass: "UIView",
    common: .view)
}
