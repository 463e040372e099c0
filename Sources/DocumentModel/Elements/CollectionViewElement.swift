extension ElementKind {
  /// `<collectionView>`: a `UICollectionView`.
  static let collectionView = ElementKind(
    .collectionView, "collectionView", .view, uikitClass: "UICollectionView", common: .scrollView,
    attributes: [
      .flag("allowsFocus"),
      .flag("allowsMultipleSelection", absent: false),
      .flag("allowsMultipleSelectionDuringEditing", absent: false),
      .flag("allowsSelection", absent: true),
      .flag("allowsSelectionDuringEditing", absent: false),
      .text("dataMode"),
      .flag("prefetchingEnabled", absent: true),
      .flag("remembersLastFocusedIndexPath", absent: false),
      .flag("selectionFollowsFocus"),
      .text("selfSizingInvalidation"),
      .text("springLoaded"),
    ])
}
