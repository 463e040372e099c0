extension Enumeration {
  /// Values of `label.textAlignment`, `textField.textAlignment`, `textView.textAlignment`.
  package static let textAlignment = Enumeration(
    "textAlignment", swiftType: "NSTextAlignment",
    [
      Case("left", ".left"),
      Case("center", ".center"),
      Case("right", ".right"),
      Case("justified", ".justified"),
      Case("natural", ".natural"),
    ])

  /// Values of `button.lineBreakMode`, `label.lineBreakMode`.
  package static let lineBreakMode = Enumeration(
    "lineBreakMode", swiftType: "NSLineBreakMode",
    [
      Case("wordWrap", ".byWordWrapping"),
      Case("characterWrap", ".byCharWrapping"),
      Case("clip", ".byClipping"),
      Case("headTruncation", ".byTruncatingHead"),
      Case("tailTruncation", ".byTruncatingTail"),
      Case("middleTruncation", ".byTruncatingMiddle"),
    ])

  /// Values of `paragraphStyle.lineBreakMode`.
  package static let lineBreakModeParagraphStyle = Enumeration(
    "lineBreakModeParagraphStyle", swiftType: "NSLineBreakMode",
    [
      Case("wordWrapping", ".byWordWrapping"),
      Case("charWrapping", ".byCharWrapping"),
      Case("clipping", ".byClipping"),
      Case("truncatingHead", ".byTruncatingHead"),
      Case("truncatingTail", ".byTruncatingTail"),
      Case("truncatingMiddle", ".byTruncatingMiddle"),
    ])

  /// Values of `paragraphStyle.alignment`.
  package static let alignmentParagraphStyle = Enumeration(
    "alignmentParagraphStyle", swiftType: "NSTextAlignment",
    [
      Case("left", ".left"),
      Case("center", ".center"),
      Case("right", ".right"),
      Case("justified", ".justified"),
      Case("natural", ".natural"),
    ])

  /// Values of `label.baselineAdjustment`.
  package static let baselineAdjustment = Enumeration(
    "baselineAdjustment", swiftType: "UIBaselineAdjustment",
    [
      Case("alignBaselines", ".alignBaselines"),
      Case("alignCenters", ".alignCenters"),
      Case("none", ".none"),
    ])

  /// Values of `fontDescription.style`.
  package static let fontDescriptionStyle = Enumeration(
    "fontDescriptionStyle", swiftType: "UIFont.TextStyle",
    [
      Case("UICTFontTextStyleTitle0", ".largeTitle"),
      Case("UICTFontTextStyleTitle1", ".title1"),
      Case("UICTFontTextStyleTitle2", ".title2"),
      Case("UICTFontTextStyleTitle3", ".title3"),
      Case("UICTFontTextStyleHeadline", ".headline"),
      Case("UICTFontTextStyleSubhead", ".subheadline"),
      Case("UICTFontTextStyleBody", ".body"),
      Case("UICTFontTextStyleCallout", ".callout"),
      Case("UICTFontTextStyleFootnote", ".footnote"),
      Case("UICTFontTextStyleCaption1", ".caption1"),
      Case("UICTFontTextStyleCaption2", ".caption2"),
    ])

  /// Values of `fontDescription.type`.
  package static let fontDescriptionType = Enumeration(
    "fontDescriptionType", swiftType: "UIFont",
    [
      Case("system", ".systemFont(ofSize:weight:)"),
      Case("boldSystem", ".boldSystemFont(ofSize:)"),
      Case("italicSystem", ".italicSystemFont(ofSize:)"),
    ])

  /// Values of `fontDescription.weight`.
  package static let fontDescriptionWeight = Enumeration(
    "fontDescriptionWeight", swiftType: "UIFont.Weight",
    [
      Case("ultraLight", ".ultraLight"),
      Case("thin", ".thin"),
      Case("light", ".light"),
      Case("regular", ".regular"),
      Case("medium", ".medium"),
      Case("semibold", ".semibold"),
      Case("bold", ".bold"),
      Case("heavy", ".heavy"),
      Case("black", ".black"),
    ])

  /// Values of `font.metaFont`.
  package static let metaFontAttributedString = Enumeration(
    "metaFontAttributedString", swiftType: "UIFont",
    [
      Case("system", ".systemFont(ofSize: size)"),
      Case("systemBold", ".boldSystemFont(ofSize: size)"),
      Case("smallSystem", ".systemFont(ofSize: size ?? smallSystemFontSize)"),
      Case("message", ".systemFont(ofSize: size)"),
      Case("menu", ".systemFont(ofSize: size)"),
    ])

  /// Values of `textInputTraits.autocapitalizationType`.
  package static let autocapitalizationType = Enumeration(
    "autocapitalizationType", swiftType: "UITextAutocapitalizationType",
    [
      Case("none", ".none"),
      Case("words", ".words"),
      Case("sentences", ".sentences"),
      Case("allCharacters", ".allCharacters"),
    ])

  /// Values of `textInputTraits.autocorrectionType`.
  package static let autocorrectionType = Enumeration(
    "autocorrectionType", swiftType: "UITextAutocorrectionType",
    [
      Case("default", ".default"),
      Case("no", ".no"),
      Case("yes", ".yes"),
    ])

  /// Values of `textInputTraits.spellCheckingType`.
  package static let spellCheckingType = Enumeration(
    "spellCheckingType", swiftType: "UITextSpellCheckingType",
    [
      Case("default", ".default"),
      Case("no", ".no"),
      Case("yes", ".yes"),
    ])

  /// Values of `textInputTraits.smartQuotesType`.
  package static let smartQuotesType = Enumeration(
    "smartQuotesType", swiftType: "UITextSmartQuotesType",
    [
      Case("default", ".default"),
      Case("no", ".no"),
      Case("yes", ".yes"),
    ])

  /// Values of `textInputTraits.smartDashesType`.
  package static let smartDashesType = Enumeration(
    "smartDashesType", swiftType: "UITextSmartDashesType",
    [
      Case("default", ".default"),
      Case("no", ".no"),
      Case("yes", ".yes"),
    ])

  /// Values of `textInputTraits.smartInsertDeleteType`.
  package static let smartInsertDeleteType = Enumeration(
    "smartInsertDeleteType", swiftType: "UITextSmartInsertDeleteType",
    [
      Case("default", ".default"),
      Case("no", ".no"),
      Case("yes", ".yes"),
    ])

  /// Values of `textInputTraits.keyboardType`.
  package static let keyboardType = Enumeration(
    "keyboardType", swiftType: "UIKeyboardType",
    [
      Case("alphabet", ".asciiCapable"),
      Case("ASCIICapable", ".asciiCapable"),
      Case("numbersAndPunctuation", ".numbersAndPunctuation"),
      Case("URL", ".URL"),
      Case("numberPad", ".numberPad"),
      Case("phonePad", ".phonePad"),
      Case("namePhonePad", ".namePhonePad"),
      Case("emailAddress", ".emailAddress"),
      Case("decimalPad", ".decimalPad"),
      Case("twitter", ".twitter"),
      Case("webSearch", ".webSearch"),
      Case("ASCIICapableNumberPad", ".asciiCapableNumberPad"),
    ])

  /// Values of `textInputTraits.keyboardAppearance`.
  package static let keyboardAppearance = Enumeration(
    "keyboardAppearance", swiftType: "UIKeyboardAppearance",
    [
      Case("default", ".default"),
      Case("dark", ".dark"),
      Case("light", ".light"),
      Case("alert", ".alert"),
    ])

  /// Values of `textInputTraits.returnKeyType`.
  package static let returnKeyType = Enumeration(
    "returnKeyType", swiftType: "UIReturnKeyType",
    [
      Case("default", ".default"),
      Case("go", ".go"),
      Case("google", ".google"),
      Case("join", ".join"),
      Case("next", ".next"),
      Case("route", ".route"),
      Case("search", ".search"),
      Case("send", ".send"),
      Case("yahoo", ".yahoo"),
      Case("done", ".done"),
      Case("emergencyCall", ".emergencyCall"),
      Case("continue", ".continue"),
    ])

  /// Values of `textInputTraits.textContentType`.
  package static let textContentType = Enumeration(
    "textContentType", swiftType: "UITextContentType",
    [
      Case("name", ".name"),
      Case("username", ".username"),
      Case("password", ".password"),
      Case("new-password", ".newPassword"),
      Case("one-time-code", ".oneTimeCode"),
      Case("email", ".emailAddress"),
      Case("url", ".URL"),
      Case("tel", ".telephoneNumber"),
      Case("nickname", ".nickname"),
      Case("location", ".location"),
      Case("address-level1", ".addressState"),
      Case("address-level2", ".addressCity"),
      Case("street-address", ".fullStreetAddress"),
      Case("postal-code", ".postalCode"),
      Case("given-name", ".givenName"),
      Case("family-name", ".familyName"),
    ])
}
