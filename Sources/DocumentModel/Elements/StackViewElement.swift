extension ElementKind {
  /// `<stackView>`: a `UIStackView`.
  static let stackView = ElementKind(
    .stackView, "stackView", .view, uikitClass: "UIStackView", common: .view,
    attributes: [
      .choice("alignment", .stackAlignment, absent: "fill"),
      .choice("axis", .stackAxis, absent: "horizontal"),
      .flag("baselineRelativeArrangement", absent: false),
      .choice("distribution", .stackDistribution, absent: "fill"),
      .number("spacing", absent: 0),
      .text("spacingType"),
    ])
}
