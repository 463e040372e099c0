extension ElementKind {
  /// `<tableViewCell>`: a `UITableViewCell`.
  static let tableViewCell = ElementKind(
    .tableViewCell, "tableViewCell", .view, uikitClass: "UITableViewCell", common: .view,
    attributes: [
      .choice("accessoryType", .accessoryType, absent: "none"),
      .reference("detailTextLabel"),
      .choice("editingAccessoryType", .accessoryType, absent: "none"),
      .text("focusStyle"),
      .flag("hidesAccessoryWhenEditing", absent: true),
      .reference("imageView"),
      .integer("indentationLevel", absent: 0),
      .number("indentationWidth"),
      .text("reuseIdentifier"),
      .number("rowHeight"),
      .choice("selectionStyle", .selectionStyle),
      .flag("shouldIndentWhileEditing", absent: true),
      .flag("showsReorderControl", absent: false),
      .choice("style", .cellStyle),
      .reference("textLabel"),
    ])
}
