// Names that no table of schema_enums.tsv lists, because documents seldom use them or spell them as
// flags of a child element (uikit_api.tsv names the types).
extension Enumeration {
  /// The flags of `<dataDetectorType>`.
  package static let dataDetectorTypes = Enumeration(
    "dataDetectorTypes", swiftType: "UIDataDetectorTypes",
    [
      Case("phoneNumber", ".phoneNumber"),
      Case("link", ".link"),
      Case("address", ".address"),
      Case("calendarEvent", ".calendarEvent"),
      Case("shipmentTrackingNumber", ".shipmentTrackingNumber"),
      Case("flightNumber", ".flightNumber"),
      Case("lookupSuggestion", ".lookupSuggestion"),
    ])

  /// The flags of `<extendedEdge>`.
  package static let rectEdge = Enumeration(
    "rectEdge", swiftType: "UIRectEdge",
    [
      Case("top", ".top"),
      Case("left", ".left"),
      Case("bottom", ".bottom"),
      Case("right", ".right"),
    ])

  /// The flags of `<popoverArrowDirection>`.
  package static let popoverArrowDirection = Enumeration(
    "popoverArrowDirection", swiftType: "UIPopoverArrowDirection",
    [
      Case("up", ".up"),
      Case("down", ".down"),
      Case("left", ".left"),
      Case("right", ".right"),
    ])

  /// Values of `paragraphStyle.baseWritingDirection`.
  package static let writingDirection = Enumeration(
    "writingDirection", swiftType: "NSWritingDirection",
    [
      Case("natural", ".natural"),
      Case("leftToRight", ".leftToRight"),
      Case("rightToLeft", ".rightToLeft"),
    ])

  /// Values of `tableViewCell.focusStyle`.
  package static let focusStyle = Enumeration(
    "focusStyle", swiftType: "UITableViewCell.FocusStyle",
    [
      Case("default", ".default"),
      Case("custom", ".custom"),
    ])

  /// Values of `tableView.separatorInsetReference`.
  package static let separatorInsetReference = Enumeration(
    "separatorInsetReference", swiftType: "UITableView.SeparatorInsetReference",
    [
      Case("fromCellEdges", ".fromCellEdges"),
      Case("fromAutomaticInsets", ".fromAutomaticInsets"),
      Case("cellEdges", ".fromCellEdges"),
      Case("automaticInsets", ".fromAutomaticInsets"),
    ])

  /// Values of `viewController.interfaceStyle`.
  package static let userInterfaceStyle = Enumeration(
    "userInterfaceStyle", swiftType: "UIUserInterfaceStyle",
    [
      Case("unspecified", ".unspecified"),
      Case("light", ".light"),
      Case("dark", ".dark"),
    ])

  /// Values of `tabBar.itemPositioning`.
  package static let tabBarItemPositioning = Enumeration(
    "tabBarItemPositioning", swiftType: "UITabBar.ItemPositioning",
    [
      Case("automatic", ".automatic"),
      Case("fill", ".fill"),
      Case("centered", ".centered"),
    ])

  /// Values of `splitViewController.primaryBackgroundStyle`.
  package static let splitBackgroundStyle = Enumeration(
    "splitBackgroundStyle", swiftType: "UISplitViewController.BackgroundStyle",
    [
      Case("none", ".none"),
      Case("sidebar", ".sidebar"),
    ])

  /// Values of `avPlayerViewController.videoGravity`: raw values of the type, or its cases' names.
  package static let pixelFormat = Enumeration(
    "pixelFormat", swiftType: "MTLPixelFormat",
    [
      Case("Invalid", ".invalid"),
      Case("BGRA8Unorm", ".bgra8Unorm"),
      Case("BGRA8Unorm_sRGB", ".bgra8Unorm_srgb"),
      Case("RGBA16Float", ".rgba16Float"),
      Case("Depth32Float", ".depth32Float"),
      Case("Stencil8", ".stencil8"),
      Case("Depth32Float_Stencil8", ".depth32Float_stencil8"),
    ])

  package static let videoGravity = Enumeration(
    "videoGravity", swiftType: "AVLayerVideoGravity",
    [
      Case("AVLayerVideoGravityResizeAspect", ".resizeAspect"),
      Case("AVLayerVideoGravityResizeAspectFill", ".resizeAspectFill"),
      Case("AVLayerVideoGravityResize", ".resize"),
    ])
}
