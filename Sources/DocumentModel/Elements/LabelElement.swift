extension ElementKind {
  /// `<label>`: a `UILabel`.
  static let label = ElementKind(
    .label, "label", .view, uikitClass: "UILabel", common: .view,
    attributes: [
      .flag("adjustsFontForContentSizeCategory", absent: false),
      .flag("adjustsFontSizeToFit", absent: true),
      .flag("adjustsLetterSpacingToFitWidth", absent: false),
      .text("autoshrinkMode"),
      .choice("baselineAdjustment", .baselineAdjustment),
      .flag("enabled", absent: true),
      .flag("highlighted", absent: false),
      .choice("lineBreakMode", .lineBreakMode),
      .number("minimumFontSize"),
      .number("minimumScaleFactor"),
      .integer("numberOfLines", absent: 1),
      .number("preferredMaxLayoutWidth"),
      .flag("showsExpansionTextWhenTruncated", absent: false),
      .text("text"),
      .choice("textAlignment", .textAlignment, absent: "left"),
      .flag("usesAttributedText", absent: false),
    ])
}
