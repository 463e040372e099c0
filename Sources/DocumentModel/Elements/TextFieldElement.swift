extension ElementKind {
  /// `<textField>`: a `UITextField`.
  static let textField = ElementKind(
    .textField, "textField", .view, uikitClass: "UITextField", common: .control,
    attributes: [
      .flag("adjustsFontForContentSizeCategory", absent: false),
      .flag("adjustsFontSizeToFit", absent: true),
      .flag("allowsEditingTextAttributes", absent: false),
      .image("background"),
      .choice("borderStyle", .borderStyle, absent: "none"),
      .choice("clearButtonMode", .clearButtonMode, absent: "never"),
      .flag("clearsOnBeginEditing", absent: false),
      .flag("clearsOnInsertion", absent: false),
      .image("disabledBackground"),
      .number("minimumFontSize"),
      .text("placeholder"),
      .text("springLoaded"),
      .text("text"),
      .choice("textAlignment", .textAlignment, absent: "left"),
      .text("usesAttributedText"),
    ])
}
