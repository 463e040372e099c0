extension ElementKind {
  /// `<collectionView>`: a `UICollectionView`.
  static let collectionView = ElementKind(
    .collectionView, "collectionView", .view, uikitClass: "UICollectionView", common: .scrollView,
    attributes: [
      .flag("allowsMultipleSelection", absent: false),
      .flag("allowsSelection", absent: true),
      .text("dataMode"),
      .flag("prefetchingEnabled", absent: true),
      .text("springLoaded"),
    ])
}
