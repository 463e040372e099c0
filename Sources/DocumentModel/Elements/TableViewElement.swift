extension ElementKind {
  /// `<tableView>`: a `UITableView`.
  static let tableView = ElementKind(
    .tableView, "tableView", .view, uikitClass: "UITableView", common: .scrollView,
    attributes: [
      .flag("allowsFocus"),
      .flag("allowsMultipleSelection", absent: false),
      .flag("allowsMultipleSelectionDuringEditing", absent: false),
      .flag("allowsSelection", absent: true),
      .flag("allowsSelectionDuringEditing", absent: false),
      .flag("contentViewInsetsToSafeArea", absent: true),
      .text("dataMode"),
      .number("estimatedRowHeight", absent: 0),
      .number("estimatedSectionFooterHeight", absent: 0),
      .number("estimatedSectionHeaderHeight", absent: 0),
      .number("fillerRowHeight"),
      .flag("remembersLastFocusedIndexPath", absent: false),
      .number("rowHeight"),
      .number("sectionFooterHeight"),
      .number("sectionHeaderHeight"),
      .integer("sectionIndexMinimumDisplayRowCount", absent: 0),
      .flag("selectionFollowsFocus"),
      .text("separatorInsetReference"),
      .choice("separatorStyle", .separatorStyle, absent: "default"),
      .text("showsSelectionImmediatelyOnTouchBegin"),
      .flag("springLoaded", absent: false),
      .choice("style", .tableViewStyle),
    ])
}
