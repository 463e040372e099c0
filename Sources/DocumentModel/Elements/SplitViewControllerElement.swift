extension ElementKind {
  /// `<splitViewController>`: a `UISplitViewController`.
  static let splitViewController = ElementKind(
    .splitViewController, "splitViewController", .controller, uikitClass: "UISplitViewController",
    common: .controller,
    attributes: [
      .flag("allowDoubleColumnStyle"),
      .choice("behavior", .splitBehavior),
      .text("displayModeButtonVisibility"),
      .number("maximumPrimaryColumnWidth"),
      .number("minimumPrimaryColumnWidth"),
      .choice("preferredDisplayMode", .splitPreferredDisplayMode),
      .number("preferredPrimaryColumnWidthFraction"),
      .flag("presentsWithGesture", absent: true),
      .text("primaryBackgroundStyle"),
      .text("primaryEdge"),
      .flag("showsSecondaryOnlyButton", absent: false),
    ])
}
