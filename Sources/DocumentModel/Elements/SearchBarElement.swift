extension ElementKind {
  /// `<searchBar>`: a `UISearchBar`.
  static let searchBar = ElementKind(
    .searchBar, "searchBar", .view, uikitClass: "UISearchBar", common: .view,
    attributes: [
      .text("placeholder"),
      .text("prompt"),
      .choice("searchBarStyle", .searchBarStyle, absent: "default"),
      .flag("showsBookmarkButton", absent: false),
      .flag("showsCancelButton", absent: false),
      .flag("showsScopeBar", absent: false),
      .flag("showsSearchResultsButton", absent: false),
      .text("text"),
    ])
}
