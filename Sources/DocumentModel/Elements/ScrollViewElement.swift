extension ElementKind {
  /// `<scrollView>`: a `UIScrollView`.
  static let scrollView = ElementKind(
    .scrollView, "scrollView", .view, uikitClass: "UIScrollView", common: .scrollView)
}
