extension ElementKind {
  /// `<collectionReusableView>`: a `UICollectionReusableView`.
  static let collectionReusableView = ElementKind(
    .collectionReusableView, "collectionReusableView", .view,
    uikitClass: "UICollectionReusableView", common: .view,
    attributes: [
      .text("reuseIdentifier")
    ])
}
