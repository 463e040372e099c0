extension ElementKind {
  /// `<tableViewController>`: a `UITableViewController`.
  static let tableViewController = ElementKind(
    .tableViewController, "tableViewController", .controller, uikitClass: "UITableViewController",
    common: .controller,
    attributes: [
      .flag("clearsSelectionOnViewWillAppear", absent: true)
    ])
}
