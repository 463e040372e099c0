extension ElementKind {
  /// `<button>`: a `UIButton`.
  static let button = ElementKind(
    .button, "button", .view, uikitClass: "UIButton", common: .control,
    attributes: [
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", absent: false),
      .flag("adjustsImageWhenDisabled", absent: true),
      .flag("adjustsImageWhenHighlighted", absent: true),
      .choice("buttonType", .buttonType),
      .flag("changesSelectionAsPrimaryAction", absent: false),
      .flag("hasAttributedTitle", absent: false),
      .choice("lineBreakMode", .lineBreakMode),
      .flag("pointerInteraction", absent: false),
      .flag("reversesTitleShadowWhenHighlighted", absent: false),
      .choice("role", .buttonRole, absent: "normal"),
      .flag("showsMenuAsPrimaryAction", absent: false),
      .flag("showsTouchWhenHighlighted", absent: false),
      .text("springLoaded"),
    ])
}
