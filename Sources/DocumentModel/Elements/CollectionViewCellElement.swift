extension ElementKind {
  /// `<collectionViewCell>`: a `UICollectionViewCell`.
  static let collectionViewCell = ElementKind(
    .collectionViewCell, "collectionViewCell", .view, uikitClass: "UICollectionViewCell",
    common: .view,
    attributes: [
      .text("reuseIdentifier")
    ])
}
