extension ElementKind {
  /// `<collectionViewController>`: a `UICollectionViewController`.
  static let collectionViewController = ElementKind(
    .collectionViewController, "collectionViewController", .controller,
    uikitClass: "UICollectionViewController", common: .controller,
    attributes: [
      .flag("clearsSelectionOnViewWillAppear", absent: true)
    ])
}
