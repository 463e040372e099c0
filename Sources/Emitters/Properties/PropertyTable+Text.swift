internal import DocumentModel

extension PropertyTable {
  /// Absence of an alignment is `left`, not UIKit's `natural` (ibxml.md 1, fact 1).
  private static let textAlignment = Property.choice(
    "textAlignment", .textAlignment, "textAlignment", ".natural", absent: "left")

  private static let adjustsFontForContentSizeCategory = Property.flag(
    "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", false)

  static let label: [Property] = [
    .text("text", "text"),
    Property("attributedText", .attributedText, left: "attributedText = ", standard: "nil"),
    .font("font", ".systemFont(ofSize: 17)"),
    adjustsFontForContentSizeCategory,
    .color("textColor", "textColor", ".label"),
    .color("highlightedColor", "highlightedTextColor"),
    .color("shadowColor", "shadowColor"),
    .size("shadowOffset", "shadowOffset", "CGSize(width: 0, height: -1)"),
    textAlignment,
    .integer("numberOfLines", "numberOfLines", 1),
    .choice("lineBreakMode", .lineBreakMode, "lineBreakMode", ".byTruncatingTail"),
    .choice("baselineAdjustment", .baselineAdjustment, "baselineAdjustment", ".alignBaselines"),
    .flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", false, absent: true),
    .number("minimumScaleFactor", "minimumScaleFactor", 0),
    .flag("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation", false),
    .number("preferredMaxLayoutWidth", "preferredMaxLayoutWidth", 0),
    .flag("highlighted", "isHighlighted", false),
    .flag("enabled", "isEnabled", true),
    .flag("showsExpansionTextWhenTruncated", "showsExpansionTextWhenTruncated", false, since: 150),
    // A label draws its text itself: its own value of the mode has no effect.
    .choice("contentMode", .contentMode, "contentMode", ".left"),
    .flag("userInteractionEnabled", "isUserInteractionEnabled", false, absent: true),
  ]

  static let textField: [Property] = [
    .text("text", "text"),
    .text("placeholder", "placeholder"),
    Property(
      "attributedPlaceholder", .attributedText, left: "attributedPlaceholder = ", standard: "nil"),
    Property("attributedText", .attributedText, left: "attributedText = ", standard: "nil"),
    // Always said: a new field has no font and draws 12 points (UITextField.h) or 17 (its manual).
    .font("font"),
    adjustsFontForContentSizeCategory,
    .color("textColor", "textColor", ".label"),
    textAlignment,
    .choice("borderStyle", .borderStyle, "borderStyle", ".none"),
    .choice("clearButtonMode", .clearButtonMode, "clearButtonMode", ".never"),
    .flag("clearsOnBeginEditing", "clearsOnBeginEditing", false),
    .flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", false, absent: true),
    .number("minimumFontSize", "minimumFontSize", 0),
    .image("background", "background"),
    .image("disabledBackground", "disabledBackground"),
    // A text field starts its text at the leading edge whatever a control's default is.
    .choice(
      "contentHorizontalAlignment", .contentHorizontalAlignment, "contentHorizontalAlignment",
      ".left"),
  ]

  static let textView: [Property] = [
    .text("text", "text"),
    Property("attributedText", .attributedText, left: "attributedText = ", standard: "nil"),
    .font("font"),
    adjustsFontForContentSizeCategory,
    .color("textColor", "textColor", ".label"),
    textAlignment,
    .flag("editable", "isEditable", true),
    .flag("selectable", "isSelectable", true),
    .flag("allowsEditingTextAttributes", "allowsEditingTextAttributes", false),
    Property(
      "dataDetectorTypes", .options(.dataDetectorTypes), left: "dataDetectorTypes = ",
      standard: "[]"),
  ]

  /// The child `<textInputTraits>` of text fields, text views and search bars. Its absent
  /// capitalisation is `none`, not UIKit's `sentences` (ibxml.md 1, fact 1).
  static let textInputTraits: [Property] = [
    .choice(
      "autocapitalizationType", .autocapitalizationType, "autocapitalizationType", ".sentences",
      absent: "none"),
    .choice("autocorrectionType", .autocorrectionType, "autocorrectionType", ".default"),
    .choice("spellCheckingType", .spellCheckingType, "spellCheckingType", ".default"),
    .choice("smartQuotesType", .smartQuotesType, "smartQuotesType", ".default"),
    .choice("smartDashesType", .smartDashesType, "smartDashesType", ".default"),
    .choice("smartInsertDeleteType", .smartInsertDeleteType, "smartInsertDeleteType", ".default"),
    .choice("keyboardType", .keyboardType, "keyboardType", ".default"),
    .choice("keyboardAppearance", .keyboardAppearance, "keyboardAppearance", ".default"),
    .choice("returnKeyType", .returnKeyType, "returnKeyType", ".default"),
    .flag("enablesReturnKeyAutomatically", "enablesReturnKeyAutomatically", false),
    .flag("secureTextEntry", "isSecureTextEntry", false),
    Property(
      "textContentType", .rawValue(.textContentType, type: "UITextContentType"),
      left: "textContentType = ", standard: "nil"),
  ]

  static let searchBar: [Property] = [
    .text("text", "text"),
    .text("placeholder", "placeholder"),
    .text("prompt", "prompt"),
    .choice("barStyle", .barStyle, "barStyle", ".default"),
    .choice("searchBarStyle", .searchBarStyle, "searchBarStyle", ".default"),
    .flag("translucent", "isTranslucent", true),
    .flag("showsCancelButton", "showsCancelButton", false),
    .flag("showsBookmarkButton", "showsBookmarkButton", false),
    .flag("showsSearchResultsButton", "showsSearchResultsButton", false),
    .flag("showsScopeBar", "showsScopeBar", false),
    .color("barTintColor", "barTintColor"),
  ]

  /// `<paragraphStyle>` of attributed strings, in AppKit's spelling.
  static let paragraphStyle: [Property] = [
    .choice("alignment", .alignmentParagraphStyle, "alignment", ".natural"),
    .choice(
      "lineBreakMode", .lineBreakModeParagraphStyle, "lineBreakMode", ".byWordWrapping"),
    .choice("baseWritingDirection", .writingDirection, "baseWritingDirection", ".natural"),
    .number("lineHeightMultiple", "lineHeightMultiple", 0),
    .number("lineSpacing", "lineSpacing", 0),
    .number("paragraphSpacing", "paragraphSpacing", 0),
    .number("minimumLineHeight", "minimumLineHeight", 0),
    .number("maximumLineHeight", "maximumLineHeight", 0),
    .number("firstLineHeadIndent", "firstLineHeadIndent", 0),
    .number("headIndent", "headIndent", 0),
    .number("tailIndent", "tailIndent", 0),
    .number("hyphenationFactor", "hyphenationFactor", 0),
    .number("defaultTabInterval", "defaultTabInterval", 0),
    .flag("allowsDefaultTighteningForTruncation", "allowsDefaultTighteningForTruncation", false),
  ]

  static let accessibility: [Property] = [
    .text("identifier", "accessibilityIdentifier", key: nil),
    .text("label", "accessibilityLabel", key: "accessibilityLabel"),
    .text("hint", "accessibilityHint", key: "accessibilityHint"),
    .text("value", "accessibilityValue", key: "accessibilityValue"),
    Property(
      "traits", .options(.accessibilityTraits), left: "accessibilityTraits = ", standard: "none"),
  ]
}
