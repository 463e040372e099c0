extension ElementKind {
  /// `<slider>`: a `UISlider`.
  static let slider = ElementKind(
    .slider, "slider", .view, uikitClass: "UISlider", common: .control,
    attributes: [
      .flag("continuous", absent: true),
      .number("maxValue"),
      .image("maximumValueImage"),
      .number("minValue"),
      .image("minimumValueImage"),
      .number("value", absent: 0),
    ])
}
