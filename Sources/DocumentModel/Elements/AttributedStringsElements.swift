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
      .number("firstLineHeadIndent"),
      .number("headIndent"),
      .number("hyphenationFactor"),
      .text("key"),
      .choice("lineBreakMode", .lineBreakModeParagraphStyle),
      .number("lineHeightMultiple"),
      .number("lineSpacing"),
      .number("maximumLineHeight"),
      .number("minimumLineHeight"),
      .number("paragraphSpacing"),
      .number("paragraphSpacingBefore"),
      .number("tailIndent"),
      .number("tighteningFactorForTruncation"),
    ])

  /// `<lineBreakStrategy>`: a set of flags, one for each strategy.
  static let lineBreakStrategy = ElementKind(
    .lineBreakStrategy, "lineBreakStrategy", .value,
    attributes: [
      .flag("hangulWordPriority", absent: false),
      .text("key"),
      .flag("pushOut", absent: false),
      .flag("standard", absent: false),
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
