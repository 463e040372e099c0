internal import DocumentModel

extension PropertyTable {
  static let button: [Property] = [
    .font("titleLabel?.font"),
    .choice("lineBreakMode", .lineBreakMode, "titleLabel?.lineBreakMode", ".byTruncatingMiddle"),
    .size("titleShadowOffset", "titleLabel?.shadowOffset", "CGSize.zero"),
    .insets("contentEdgeInsets", "contentEdgeInsets", ".zero"),
    .insets("titleEdgeInsets", "titleEdgeInsets", ".zero"),
    .insets("imageEdgeInsets", "imageEdgeInsets", ".zero"),
    .flag("adjustsImageWhenHighlighted", "adjustsImageWhenHighlighted", true),
    .flag("adjustsImageWhenDisabled", "adjustsImageWhenDisabled", true),
    .flag("showsTouchWhenHighlighted", "showsTouchWhenHighlighted", false),
    .flag("reversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted", false),
    .flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      "imageView?.adjustsImageSizeForAccessibilityContentSizeCategory", false),
    .flag("pointerInteraction", "isPointerInteractionEnabled", false, since: 134),
    .choice("role", .buttonRole, "role", ".normal", since: 140),
    .flag("showsMenuAsPrimaryAction", "showsMenuAsPrimaryAction", false, since: 140),
    .flag("changesSelectionAsPrimaryAction", "changesSelectionAsPrimaryAction", false, since: 150),
    .flag("springLoaded", "isSpringLoaded", false),
  ]

  /// Members of `UIButton.Configuration`, all of iOS 15.
  static let buttonConfiguration: [Property] = [
    .text("title", "title", key: "configuration.title"),
    .text("subtitle", "subtitle", key: "configuration.subtitle"),
    .image("image", "image"),
    .choice("imagePlacement", .buttonConfigurationImagePlacement, "imagePlacement", ".leading"),
    .number("imagePadding", "imagePadding", 0),
    .number("titlePadding", "titlePadding", 1),
    .choice("titleAlignment", .buttonConfigurationTitleAlignment, "titleAlignment", ".automatic"),
    .choice("cornerStyle", .buttonConfigurationCornerStyle, "cornerStyle", ".dynamic"),
    .choice("buttonSize", .buttonConfigurationSize, "buttonSize", ".medium"),
    .flag("showsActivityIndicator", "showsActivityIndicator", false),
    .color("baseForegroundColor", "baseForegroundColor"),
    .color("baseBackgroundColor", "baseBackgroundColor"),
    .insets("contentInsets", "contentInsets"),
    Property(
      "preferredSymbolConfigurationForImage", .symbolConfiguration,
      left: "preferredSymbolConfigurationForImage = ", standard: "nil"),
  ]

  /// Members of the configuration's background.
  static let backgroundConfiguration: [Property] = [
    .number("cornerRadius", "background.cornerRadius", 0),
    .number("strokeWidth", "background.strokeWidth", 0),
    .color("strokeColor", "background.strokeColor"),
    .color("backgroundColor", "background.backgroundColor"),
    .image("image", "background.image"),
  ]

  static let switchControl: [Property] =
    [
      .flag("on", "isOn", false),
      .text("title", "title", since: 140),
      .color("onTintColor", "onTintColor"),
      .color("thumbTintColor", "thumbTintColor"),
    ] + priorities(hugging: 750, 750)

  /// The range comes before the value, which would be clamped to the old one.
  static let slider: [Property] = [
    .number("minValue", "minimumValue", 0),
    .number("maxValue", "maximumValue", 1),
    .number("value", "value", 0),
    .flag("continuous", "isContinuous", true),
    .image("minimumValueImage", "minimumValueImage"),
    .image("maximumValueImage", "maximumValueImage"),
    .color("minimumTrackTintColor", "minimumTrackTintColor"),
    .color("maximumTrackTintColor", "maximumTrackTintColor"),
    .color("thumbTintColor", "thumbTintColor"),
  ]

  static let stepper: [Property] =
    [
      .number("minimumValue", "minimumValue", 0),
      .number("maximumValue", "maximumValue", 100),
      .number("stepValue", "stepValue", 1),
      .number("value", "value", 0),
      .flag("wraps", "wraps", false),
      .flag("autorepeat", "autorepeat", true),
      .flag("continuous", "isContinuous", true),
    ] + priorities(hugging: 750, 750)

  /// Segments are inserted before this: what is selected must exist.
  static let segmentedControl: [Property] = [
    .flag("apportionsSegmentWidthsByContent", "apportionsSegmentWidthsByContent", false),
    .flag("momentary", "isMomentary", false),
    .color("selectedSegmentTintColor", "selectedSegmentTintColor"),
    .integer("selectedSegmentIndex", "selectedSegmentIndex", -1),
    // The whole control is its segments: where they would stand in it has no effect.
    .choice(
      "contentVerticalAlignment", .contentVerticalAlignment, "contentVerticalAlignment", ".top"),
    .choice(
      "contentHorizontalAlignment", .contentHorizontalAlignment, "contentHorizontalAlignment",
      ".left"),
    .flag("springLoaded", "isSpringLoaded", false),
  ]

  static let pageControl: [Property] = [
    .integer("numberOfPages", "numberOfPages", 0),
    .integer("currentPage", "currentPage", 0),
    .flag("hidesForSinglePage", "hidesForSinglePage", false),
    .color("pageIndicatorTintColor", "pageIndicatorTintColor"),
    .color("currentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
  ]

  static let datePicker: [Property] = [
    .choice("datePickerMode", .datePickerMode, "datePickerMode", ".dateAndTime"),
    .choice("style", .datePickerStyle, "preferredDatePickerStyle", ".automatic", since: 134),
    .integer("minuteInterval", "minuteInterval", 1),
    Property("minimumDate", .date, left: "minimumDate = ", standard: "nil"),
    Property("maximumDate", .date, left: "maximumDate = ", standard: "nil"),
  ]

  static let refreshControl: [Property] = [
    Property("attributedTitle", .attributedText, left: "attributedTitle = ", standard: "nil")
  ]

  static let activityIndicatorView: [Property] =
    [
      .choice("style", .activityIndicatorStyle, "style", ".medium"),
      .color("color", "color"),
      .flag("hidesWhenStopped", "hidesWhenStopped", true, absent: false),
    ] + priorities(hugging: 750, 750)

  static let progressView: [Property] = [
    .choice("progressViewStyle", .progressViewStyle, "progressViewStyle", ".default"),
    .number("progress", "progress", 0),
    .image("progressImage", "progressImage"),
    .image("trackImage", "trackImage"),
    .color("progressTintColor", "progressTintColor"),
    .color("trackTintColor", "trackTintColor"),
    .priority(
      "verticalHuggingPriority", "setContentHuggingPriority", "vertical", 750, absent: 250),
  ]

  static let gestureRecognizer: [Property] = [
    .flag("cancelsTouchesInView", "cancelsTouchesInView", true),
    .flag("delaysTouchesBegan", "delaysTouchesBegan", false),
    .flag("delaysTouchesEnded", "delaysTouchesEnded", true),
    .flag("enabled", "isEnabled", true),
  ]

  static let tapGesture: [Property] = [
    .integer("numberOfTapsRequired", "numberOfTapsRequired", 1),
    .integer("numberOfTouchesRequired", "numberOfTouchesRequired", 1),
  ]

  static let longPressGesture: [Property] = [
    .number("minimumPressDuration", "minimumPressDuration", 0.5),
    .number("allowableMovement", "allowableMovement", 10),
    .integer("numberOfTapsRequired", "numberOfTapsRequired", 0),
    .integer("numberOfTouchesRequired", "numberOfTouchesRequired", 1),
  ]

  static let panGesture: [Property] = [
    .integer("minimumNumberOfTouches", "minimumNumberOfTouches", 1),
    .integer("maximumNumberOfTouches", "maximumNumberOfTouches", .max),
  ]

  static let swipeGesture: [Property] = [
    .choice("direction", .swipeDirection, "direction", ".right"),
    .integer("numberOfTouchesRequired", "numberOfTouchesRequired", 1),
  ]
}
