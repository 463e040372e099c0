extension ElementKind {
  /// `<textInputTraits>`.
  static let textInputTraits = ElementKind(
    .textInputTraits, "textInputTraits", .value,
    attributes: [
      .choice("autocapitalizationType", .autocapitalizationType),
      .choice("autocorrectionType", .autocorrectionType, absent: "default"),
      .flag("enablesReturnKeyAutomatically", absent: false),
      .text("inlinePredictionType"),
      .text("key"),
      .choice("keyboardAppearance", .keyboardAppearance, absent: "default"),
      .choice("keyboardType", .keyboardType),
      .text("passwordRules"),
      .choice("returnKeyType", .returnKeyType, absent: "default"),
      .flag("secureTextEntry", absent: false),
      .choice("smartDashesType", .smartDashesType, absent: "default"),
      .choice("smartInsertDeleteType", .smartInsertDeleteType, absent: "default"),
      .choice("smartQuotesType", .smartQuotesType, absent: "default"),
      .choice("spellCheckingType", .spellCheckingType, absent: "default"),
      .choice("textContentType", .textContentType),
    ])
}
