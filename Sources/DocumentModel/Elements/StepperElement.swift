extension ElementKind {
  /// `<stepper>`: a `UIStepper`.
  static let stepper = ElementKind(
    .stepper, "stepper", .view, uikitClass: "UIStepper", common: .control,
    attributes: [
      .flag("autorepeat", absent: true),
      .flag("continuous", absent: true),
      .number("maximumValue"),
      .number("minimumValue", absent: 0),
      .number("stepValue", absent: 1),
      .number("value", absent: 0),
      .flag("wraps", absent: false),
    ])
}
