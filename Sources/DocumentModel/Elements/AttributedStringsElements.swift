extension ElementKind {
  /// `<font>`.
  static let font = ElementKind(
    .font, "font", .value,
    attributes: [
      .text("key"),
      .choice("metaFont", .metaFontAttributedString),
      .text("name"),
      .number("size"),
      .text("usesAppearanceFont"),
    ])

  /// `<fragment>`.
  static let fragment = ElementKind(
    .fragment, "fragment", .value,
    attributes: [
      .text("content")
    ])

  /// `<paragraphStyle>`.
  static let paragraphStyle = ElementKind(
    .paragraphStyle, "paragraphStyle", .value,
    attributes: [
      .choice("alignment", .alignmentParagraphStyle),
      .flag("allowsDefaultTighteningForTruncation"),
      .text("baseWritingDirection"),
      .number("defaultTabInterval"),
      .text("key"),
      .choice("lineBreakMode", .lineBreakModeParagraphStyle),
      .number("lineHeightMultiple"),
      .number("lineSpacing"),
      .number("minimumLineHeight"),
      .number("tighteningFactorForTruncation"),
    ])

  /// `<attributedString>`.
  static let attributedString = ElementKind(
    .attributedString, "attributedString", .value,
    attributes: [
      .text("key")
    ])

  /// `<textAttributes>`.
  static let textAttributes = ElementKind(
    .textAttributes, "textAttributes", .value,
    attributes: [
      .text("key")
    ])

  /// `<textTab>`.
  static let textTab = ElementKind(
    .textTab, "textTab", .value,
    attributes: [
      .text("alignment"),
      .integer("location"),
    ])
}
