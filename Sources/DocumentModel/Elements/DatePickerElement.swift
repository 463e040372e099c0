extension ElementKind {
  /// `<datePicker>`: a `UIDatePicker`.
  static let datePicker = ElementKind(
    .datePicker, "datePicker", .view, uikitClass: "UIDatePicker", common: .control,
    attributes: [
      .number("countDownDuration"),
      .choice("datePickerMode", .datePickerMode),
      .integer("minuteInterval", absent: 1),
      .choice("style", .datePickerStyle, absent: "automatic"),
      .flag("useCurrentDate", absent: true),
    ])
}
