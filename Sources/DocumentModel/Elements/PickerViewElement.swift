extension ElementKind {
  /// `<pickerView>`: a `UIPickerView`.
  static let pickerView = ElementKind(
    .pickerView, "pickerView", .view, uikitClass: "UIPickerView", common: .view)
}
