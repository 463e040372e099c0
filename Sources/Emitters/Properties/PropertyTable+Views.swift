internal import DocumentModel

extension PropertyTable {
  /// What every view may say (uikit_api.tsv, `view`). Priorities come last: they are about layout.
  static let view: [Property] =
    [
      .choice("contentMode", .contentMode, "contentMode", ".scaleToFill"),
      .flag("opaque", "isOpaque", true),
      .flag("clearsContextBeforeDrawing", "clearsContextBeforeDrawing", true),
      .number("alpha", "alpha", 1),
      .flag("hidden", "isHidden", false),
      .flag("clipsSubviews", "clipsToBounds", false),
      .flag("userInteractionEnabled", "isUserInteractionEnabled", true),
      .flag("multipleTouchEnabled", "isMultipleTouchEnabled", false),
      .integer("tag", "tag", 0),
      .color("backgroundColor", "backgroundColor"),
      .color("tintColor", "tintColor"),
      .choice(
        "semanticContentAttribute", .semanticContentAttribute, "semanticContentAttribute",
        ".unspecified"),
      .flag("autoresizesSubviews", "autoresizesSubviews", true),
      .flag("preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins", false),
      .flag("insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", true),
      .insets("layoutMargins", "layoutMargins"),
      .insets("directionalLayoutMargins", "directionalLayoutMargins"),
      .choice(
        "interfaceStyle", .userInterfaceStyle, "overrideUserInterfaceStyle", ".unspecified"),
      .text("restorationIdentifier", "restorationIdentifier", key: nil),
    ] + priorities(hugging: 250, 250)

  /// Hugging and compression resistance. Absence means 250 and 750 for every class (corrections.md
  /// 23); some controls have other defaults in code (ibxml.md 1, fact 1).
  static func priorities(hugging horizontal: Int, _ vertical: Int) -> [Property] {
    [
      .priority(
        "horizontalHuggingPriority", "setContentHuggingPriority", "horizontal", horizontal,
        absent: 250),
      .priority(
        "verticalHuggingPriority", "setContentHuggingPriority", "vertical", vertical, absent: 250),
      .priority(
        "horizontalCompressionResistancePriority", "setContentCompressionResistancePriority",
        "horizontal", 750, absent: 750),
      .priority(
        "verticalCompressionResistancePriority", "setContentCompressionResistancePriority",
        "vertical", 750, absent: 750),
    ]
  }

  /// What every control may say besides.
  static let control: [Property] = [
    .choice(
      "contentHorizontalAlignment", .contentHorizontalAlignment, "contentHorizontalAlignment",
      ".center"),
    .choice(
      "contentVerticalAlignment", .contentVerticalAlignment, "contentVerticalAlignment", ".center"),
    .flag("enabled", "isEnabled", true),
    .flag("selected", "isSelected", false),
    .flag("highlighted", "isHighlighted", false),
    .text("toolTip", "toolTip", since: 150),
  ]

  /// What every scroll view may say besides. Interface Builder's absent flags are off where the
  /// class has them on (ibxml.md 1, fact 1).
  static let scrollView: [Property] = [
    .flag("clipsSubviews", "clipsToBounds", true, absent: false),
    .flag("multipleTouchEnabled", "isMultipleTouchEnabled", true, absent: false),
    .flag("bounces", "bounces", true),
    .flag("alwaysBounceVertical", "alwaysBounceVertical", false),
    .flag("alwaysBounceHorizontal", "alwaysBounceHorizontal", false),
    .flag("pagingEnabled", "isPagingEnabled", false),
    .flag("scrollEnabled", "isScrollEnabled", true),
    .flag("directionalLockEnabled", "isDirectionalLockEnabled", false),
    .flag("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", true),
    .flag("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", true),
    .choice("indicatorStyle", .indicatorStyle, "indicatorStyle", ".default"),
    .flag("delaysContentTouches", "delaysContentTouches", true),
    .flag("canCancelContentTouches", "canCancelContentTouches", true),
    .number("minimumZoomScale", "minimumZoomScale", 1),
    .number("maximumZoomScale", "maximumZoomScale", 1),
    .flag("bouncesZoom", "bouncesZoom", true),
    .choice("keyboardDismissMode", .keyboardDismissMode, "keyboardDismissMode", ".none"),
    .choice(
      "contentInsetAdjustmentBehavior", .contentInsetAdjustmentBehavior,
      "contentInsetAdjustmentBehavior", ".automatic"),
    .insets("scrollIndicatorInsets", "scrollIndicatorInsets", ".zero"),
    .insets("contentInset", "contentInset", ".zero"),
  ]

  static let imageView: [Property] = [
    .image("image", "image"),
    .image("highlightedImage", "highlightedImage"),
    .flag("highlighted", "isHighlighted", false),
    .flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      "adjustsImageSizeForAccessibilityContentSizeCategory", false),
    Property(
      "preferredSymbolConfiguration", .symbolConfiguration, left: "preferredSymbolConfiguration = ",
      standard: "nil"),
    .flag("userInteractionEnabled", "isUserInteractionEnabled", false, absent: true),
  ]

  static let stackView: [Property] = [
    .choice("axis", .stackAxis, "axis", ".horizontal"),
    .choice("distribution", .stackDistribution, "distribution", ".fill"),
    .choice("alignment", .stackAlignment, "alignment", ".fill"),
    .number("spacing", "spacing", 0),
    .flag("baselineRelativeArrangement", "isBaselineRelativeArrangement", false),
  ]

  static let mapView: [Property] = [
    .choice("mapType", .mapType, "mapType", ".standard"),
    .flag("zoomEnabled", "isZoomEnabled", true),
    .flag("scrollEnabled", "isScrollEnabled", true),
    .flag("rotateEnabled", "isRotateEnabled", true),
    .flag("pitchEnabled", "isPitchEnabled", true),
    .flag("showsUserLocation", "showsUserLocation", false),
    .flag("showsBuildings", "showsBuildings", true),
    .flag("showsCompass", "showsCompass", true),
    .flag("showsScale", "showsScale", false),
  ]

  static let webView: [Property] = [
    .flag("allowsBackForwardNavigationGestures", "allowsBackForwardNavigationGestures", false),
    .flag("allowsLinkPreview", "allowsLinkPreview", true),
    .text("customUserAgent", "customUserAgent", key: nil),
  ]

  static let webViewConfiguration: [Property] = [
    .flag("allowsAirPlayForMediaPlayback", "allowsAirPlayForMediaPlayback", true),
    .flag("allowsPictureInPictureMediaPlayback", "allowsPictureInPictureMediaPlayback", true),
    .flag("suppressesIncrementalRendering", "suppressesIncrementalRendering", false),
    .text("applicationNameForUserAgent", "applicationNameForUserAgent", key: nil),
  ]

  static let webPreferences: [Property] = [
    .number("minimumFontSize", "preferences.minimumFontSize", 0),
    .flag("javaScriptEnabled", "preferences.javaScriptEnabled", true),
  ]

  static let glkView: [Property] = [
    .flag("enableSetNeedsDisplay", "enableSetNeedsDisplay", true)
  ]

  static let sceneView: [Property] = [
    .flag("allowsCameraControl", "allowsCameraControl", false),
    .flag("autoenablesDefaultLighting", "autoenablesDefaultLighting", false),
    .flag("jitteringEnabled", "isJitteringEnabled", false),
    .flag("playing", "isPlaying", false),
    .flag("loops", "loops", false),
    // An empty name is no scene.
    Property(
      "sceneName", .text(key: nil), left: "scene = SCNScene(named: ", right: ")", standard: "\"\""),
  ]

  static let spriteView: [Property] = [
    .flag("allowsTransparency", "allowsTransparency", false)
  ]

  static let metalView: [Property] = [
    .flag("enableSetNeedsDisplay", "enableSetNeedsDisplay", false),
    .flag("paused", "isPaused", false),
    .choice("colorPixelFormat", .pixelFormat, "colorPixelFormat", ".bgra8Unorm"),
    .choice(
      "depthStencilPixelFormat", .pixelFormat, "depthStencilPixelFormat", ".invalid"),
  ]
}
