extension ElementKind {
  /// `<segmentedControl>`: a `UISegmentedControl`.
  static let segmentedControl = ElementKind(
    .segmentedControl, "segmentedControl", .view, uikitClass: "UISegmentedControl",
    common: .control,
    attributes: [
      .flag("apportionsSegmentWidthsByContent", absent: false),
      .flag("momentary", absent: false),
      .text("segmentControlStyle"),
      .integer("selectedSegmentIndex", absent: -1),
      .flag("springLoaded", absent: false),
    ])
}
