extension ElementKind {
  /// `<tableViewCellContentView>`: a `UIView`.
  static let tableViewCellContentView = ElementKind(
    .tableViewCellContentView, "tableViewCellContentView", .view, uikitClass: "UIView",
    common: .view,
    attributes: [
      .reference("tableViewCell")
    ])
}
