internal import DocumentModel

extension PropertyTable {
  /// What every controller may say (uikit_api.tsv, `viewController`).
  static let controller: [Property] = [
    .text("title", "title"),
    .text("restorationIdentifier", "restorationIdentifier", key: nil),
    .flag("hidesBottomBarWhenPushed", "hidesBottomBarWhenPushed", false),
    .flag("definesPresentationContext", "definesPresentationContext", false),
    .flag(
      "providesPresentationContextTransitionStyle", "providesPresentationContextTransitionStyle",
      false),
    .choice(
      "modalPresentationStyle", .modalPresentationStyle, "modalPresentationStyle", ".automatic"),
    .choice(
      "modalTransitionStyle", .modalTransitionStyle, "modalTransitionStyle", ".coverVertical"),
    .flag("automaticallyAdjustsScrollViewInsets", "automaticallyAdjustsScrollViewInsets", true),
    .flag("extendedLayoutIncludesOpaqueBars", "extendedLayoutIncludesOpaqueBars", false),
    Property(
      "edgesForExtendedLayout", .options(.rectEdge), left: "edgesForExtendedLayout = ",
      standard: "[.top, .left, .bottom, .right]"),
    .choice("interfaceStyle", .userInterfaceStyle, "overrideUserInterfaceStyle", ".unspecified"),
    .size("contentSizeForViewInPopover", "preferredContentSize", "CGSize.zero"),
  ]

  static let tableViewController: [Property] = [
    .flag("clearsSelectionOnViewWillAppear", "clearsSelectionOnViewWillAppear", true)
  ]

  static let collectionViewController: [Property] = [
    .flag("clearsSelectionOnViewWillAppear", "clearsSelectionOnViewWillAppear", true)
  ]

  static let navigationController: [Property] = [
    .flag("navigationBarHidden", "isNavigationBarHidden", false),
    .flag("toolbarHidden", "isToolbarHidden", true),
    .flag("hidesBarsOnSwipe", "hidesBarsOnSwipe", false),
    .flag("hidesBarsOnTap", "hidesBarsOnTap", false),
    .flag("hidesBarsWhenKeyboardAppears", "hidesBarsWhenKeyboardAppears", false),
    .flag("hidesBarsWhenVerticallyCompact", "hidesBarsWhenVerticallyCompact", false),
  ]

  static let splitViewController: [Property] = [
    .choice(
      "preferredDisplayMode", .splitPreferredDisplayMode, "preferredDisplayMode", ".automatic"),
    .choice(
      "behavior", .splitBehavior, "preferredSplitBehavior", ".automatic", since: 140),
    .number("minimumPrimaryColumnWidth", "minimumPrimaryColumnWidth", -1),
    .number("maximumPrimaryColumnWidth", "maximumPrimaryColumnWidth", -1),
    .number("preferredPrimaryColumnWidthFraction", "preferredPrimaryColumnWidthFraction", -1),
    .flag("presentsWithGesture", "presentsWithGesture", true),
    .choice(
      "primaryBackgroundStyle", .splitBackgroundStyle, "primaryBackgroundStyle", ".none"),
  ]

  static let pageViewController: [Property] = [
    .flag("doubleSided", "isDoubleSided", false)
  ]

  static let glkViewController: [Property] = [
    .integer("preferredFramesPerSecond", "preferredFramesPerSecond", 30),
    .flag("pauseOnWillResignActive", "pauseOnWillResignActive", true),
    .flag("resumeOnDidBecomeActive", "resumeOnDidBecomeActive", true),
  ]

  static let playerViewController: [Property] = [
    .choice("videoGravity", .videoGravity, "videoGravity", ".resizeAspect")
  ]
}
