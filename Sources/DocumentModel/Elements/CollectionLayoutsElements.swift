extension ElementKind {
  /// `<collectionViewFlowLayout>`: a `UICollectionViewFlowLayout`.
  static let collectionViewFlowLayout = ElementKind(
    .collectionViewFlowLayout, "collectionViewFlowLayout", .object,
    uikitClass: "UICollectionViewFlowLayout", common: .identity,
    attributes: [
      .flag("automaticEstimatedItemSize", absent: false),
      .number("minimumInteritemSpacing"),
      .number("minimumLineSpacing"),
      .choice("scrollDirection", .scrollDirection, absent: "vertical"),
      .flag("sectionHeadersPinToVisibleBounds", absent: false),
      .choice("sectionInsetReference", .sectionInsetReference),
    ])

  /// `<collectionViewLayout>`: a `UICollectionViewLayout`.
  static let collectionViewLayout = ElementKind(
    .collectionViewLayout, "collectionViewLayout", .object, uikitClass: "UICollectionViewLayout",
    common: .identity)
}
