extension ElementKind {
  /// `<switch>`: a `UISwitch`.
  static let switchControl = ElementKind(
    .switchControl, "switch", .view, uikitClass: "UISwitch", common: .control,
    attributes: [
      .flag("on", absent: false),
      .text("preferredStyle"),
      .text("title"),
    ])
}
