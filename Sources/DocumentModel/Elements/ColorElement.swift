extension ElementKind {
  /// `<color>`.
  static let color = ElementKind(
    .color, "color", .value,
    attributes: [
      .number("alpha", absent: 1),
      .number("blue"),
      .text("catalog"),
      .choice("cocoaTouchSystemColor", .cocoaTouchSystemColor),
      .choice("colorSpace", .colorSpace),
      .choice("customColorSpace", .customColorSpace),
      .number("green"),
      .text("key"),
      .text("name"),
      .number("red"),
      .choice("systemColor", .systemColor),
      .number("white"),
      .text("xcode11CocoaTouchSystemColor"),
    ])
}
