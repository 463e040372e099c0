/// Attributes that several element kinds share, with what their absence means (ibxml.md 1: Interface
/// Builder leaves out an attribute whose value is its own default, which is not always UIKit's).
extension AttributeKind {
  /// How an object is identified and called.
  static let identity: [AttributeKind] = [
    .reference("id"),
    .text("key"),
    .text("userLabel"),
    .text("customClass"),
    .text("customModule"),
    .text("customModuleProvider"),
    .text("sceneMemberID"),
    .text("colorLabel"),
  ]

  /// What every view may carry.
  static let view: [AttributeKind] = [
    .number("alpha", absent: 1),
    .flag("ambiguous", absent: false),
    .flag("autoresizesSubviews", absent: true),
    .flag("clearsContextBeforeDrawing", absent: true),
    .flag("clipsSubviews", absent: false),
    .text("colorLabel"),
    .choice("contentMode", .contentMode),
    .text("customClass"),
    .text("customModule"),
    .text("customModuleProvider"),
    .flag("fixedFrame", absent: false),
    .flag("hidden", absent: false),
    .number("horizontalCompressionResistancePriority", absent: 750),
    .number("horizontalHuggingPriority", absent: 250),
    .reference("id"),
    .flag("insetsLayoutMarginsFromSafeArea", absent: true),
    .text("interfaceStyle"),
    .text("key"),
    .flag("layoutMarginsFollowReadableWidth", absent: false),
    .flag("misplaced", absent: false),
    .flag("multipleTouchEnabled", absent: false),
    .flag("opaque", absent: true),
    .text("placeholderIntrinsicHeight"),
    .text("placeholderIntrinsicWidth"),
    .flag("preservesSuperviewLayoutMargins", absent: false),
    .reference("reference"),
    .text("restorationIdentifier"),
    .choice("semanticContentAttribute", .semanticContentAttribute, absent: "unspecified"),
    .integer("tag", absent: 0),
    .flag("translatesAutoresizingMaskIntoConstraints", absent: true),
    .text("userDefinedRuntimeAttributes"),
    .flag("userInteractionEnabled", absent: true),
    .text("userLabel"),
    .text("verifyAmbiguity"),
    .number("verticalCompressionResistancePriority", absent: 750),
    .number("verticalHuggingPriority", absent: 250),
  ]

  /// What every control may carry besides.
  static let control: [AttributeKind] = [
    .choice("contentHorizontalAlignment", .contentHorizontalAlignment),
    .choice("contentVerticalAlignment", .contentVerticalAlignment),
    .flag("enabled", absent: true),
    .flag("selected", absent: false),
    .flag("highlighted", absent: false),
    .text("toolTip"),
  ]

  /// What every scroll view may carry besides.
  static let scrollView: [AttributeKind] = [
    .flag("alwaysBounceHorizontal", absent: false),
    .flag("alwaysBounceVertical", absent: false),
    .flag("bounces", absent: true),
    .flag("bouncesZoom", absent: true),
    .flag("canCancelContentTouches", absent: true),
    .choice("contentInsetAdjustmentBehavior", .contentInsetAdjustmentBehavior, absent: "automatic"),
    .flag("delaysContentTouches", absent: true),
    .flag("directionalLockEnabled", absent: false),
    .choice("indicatorStyle", .indicatorStyle, absent: "default"),
    .choice("keyboardDismissMode", .keyboardDismissMode, absent: "none"),
    .number("maximumZoomScale", absent: 1),
    .number("minimumZoomScale", absent: 1),
    .flag("pagingEnabled", absent: false),
    .flag("scrollEnabled", absent: true),
    .flag("showsHorizontalScrollIndicator", absent: true),
    .flag("showsVerticalScrollIndicator", absent: true),
  ]

  /// What every gesture recognizer may carry besides its identity.
  static let gestureRecognizer: [AttributeKind] = [
    .flag("cancelsTouchesInView", absent: true),
    .flag("delaysTouchesBegan", absent: false),
    .flag("delaysTouchesEnded", absent: true),
    .flag("enabled", absent: true),
    .flag("requiresExclusiveTouchType", absent: true),
  ]

  /// What every view controller may carry.
  static let controller: [AttributeKind] = [
    .flag("automaticallyAdjustsScrollViewInsets", absent: true),
    .flag("autoresizesArchivedViewToFullSize", absent: true),
    .text("colorLabel"),
    .text("customClass"),
    .text("customModule"),
    .text("customModuleProvider"),
    .flag("definesPresentationContext", absent: false),
    .flag("extendedLayoutIncludesOpaqueBars", absent: false),
    .flag("hidesBottomBarWhenPushed", absent: false),
    .reference("id"),
    .text("interfaceStyle"),
    .text("key"),
    .choice("modalPresentationStyle", .modalPresentationStyle),
    .choice("modalTransitionStyle", .modalTransitionStyle, absent: "coverVertical"),
    .text("nibName"),
    .flag("providesPresentationContextTransitionStyle", absent: false),
    .text("restorationIdentifier"),
    .text("sceneMemberID"),
    .text("storyboardIdentifier"),
    .text("title"),
    .flag("useStoryboardIdentifierAsRestorationIdentifier", absent: false),
    .text("userLabel"),
    .flag("wantsFullScreenLayout"),
  ]
}
