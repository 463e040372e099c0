extension ElementKind {
  /// `<pageControl>`: a `UIPageControl`.
  static let pageControl = ElementKind(
    .pageControl, "pageControl", .view, uikitClass: "UIPageControl", common: .control,
    attributes: [
      .flag("allowsContinuousInteraction", absent: true),
      .choice("backgroundStyle", .pageControlBackgroundStyle, absent: "automatic"),
      .integer("currentPage", absent: 0),
      .flag("defersCurrentPageDisplay", absent: false),
      .flag("hidesForSinglePage", absent: false),
      .integer("numberOfPages"),
      .image("preferredIndicatorImage"),
    ])
}
