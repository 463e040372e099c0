extension ElementKind {
  /// `<refreshControl>`: a `UIRefreshControl`.
  static let refreshControl = ElementKind(
    .refreshControl, "refreshControl", .view, uikitClass: "UIRefreshControl", common: .control)
}
