extension ElementKind {
  /// `<visualEffectView>`: a `UIVisualEffectView`.
  static let visualEffectView = ElementKind(
    .visualEffectView, "visualEffectView", .view, uikitClass: "UIVisualEffectView", common: .view)

  /// `<blurEffect>`.
  static let blurEffect = ElementKind(
    .blurEffect, "blurEffect", .value,
    attributes: [
      .choice("style", .blurEffectStyle)
    ])

  /// `<vibrancyEffect>`.
  static let vibrancyEffect = ElementKind(
    .vibrancyEffect, "vibrancyEffect", .value,
    attributes: [
      .choice("style", .vibrancyEffectStyle)
    ])
}
