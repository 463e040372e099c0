extension ElementKind {
  /// `<pageControl>`: a `UIPageControl`.
  static let pageControl = ElementKind(
    .pageControl, "pageControl", .view, uikitClass: "UIPageControl", common: .control,
    attributes: [
      .integer("currentPage", absent: 0),
      .flag("hidesForSinglePage", absent: false),
      .integer("numberOfPages"),
    ])
}
