extension ElementKind {
  /// `<slider>`: a `UISlider`.
  static let slider = ElementKind(
    .slider, "slider", .view, uikitClass: "UISlider", common: .control,
    attributes: [
      .text("behavioralStyle"),
      .flag("continuous", absent: true),
      .image("maximumValueImage"),
      .number("maxValue"),
      .image("minimumValueImage"),
      .number("minValue"),
      .number("value", absent: 0),
    ])
}
