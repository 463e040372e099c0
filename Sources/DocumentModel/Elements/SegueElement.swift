extension ElementKind {
  /// `<segue>`.
  static let segue = ElementKind(
    .segue, "segue", .connection,
    attributes: [
      .flag("animates", absent: true),
      .text("customClass"),
      .text("customModule"),
      .text("customModuleProvider"),
      .reference("destination"),
      .text("destinationCreationSelector"),
      .reference("id"),
      .text("identifier"),
      .text("inheritsFrom"),
      .text("key"),
      .choice("kind", .segueKind),
      .choice("modalPresentationStyle", .modalPresentationStyle),
      .choice("modalTransitionStyle", .modalTransitionStyle),
      .reference("popoverAnchorBarButtonItem"),
      .reference("popoverAnchorView"),
      .text("popoverArrowDirection"),
      .reference("reference"),
      .choice("relationship", .segueRelationship),
      .integer("splitViewControllerTargetIndex"),
      .text("trigger"),
      .text("unwindAction"),
    ])
}
