extension ElementKind {
  /// `<searchBar>`: a `UISearchBar`.
  static let searchBar = ElementKind(
    .searchBar, "searchBar", .view, uikitClass: "UISearchBar", common: .view,
    attributes: [
      .choice("barStyle", .barStyle, absent: "default"),
      .text("placeholder"),
      .text("prompt"),
      .choice("searchBarStyle", .searchBarStyle, absent: "default"),
      .integer("selectedScopeButtonIndex", absent: 0),
      .flag("showsBookmarkButton", absent: false),
      .flag("showsCancelButton", absent: false),
      .flag("showsScopeBar", absent: false),
      .flag("showsSearchResultsButton", absent: false),
      .text("text"),
      .flag("translucent", absent: true),
    ])
}
