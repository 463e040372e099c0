extension ElementKind {
  /// `<searchDisplayController>`: a `UISearchDisplayController`.
  static let searchDisplayController = ElementKind(
    .searchDisplayController, "searchDisplayController", .object,
    uikitClass: "UISearchDisplayController", common: .identity)
}
