internal import DocumentModel

/// What other parts of the emitter read, and what only Interface Builder reads.
enum Handled {
  /// What an element says in attributes that nothing reads, or in a value that says nothing to what
  /// reads it; as it is written, and why where that is known.
  static func rest(of element: ElementID, in document: Document) -> [(
    text: String, reason: String?
  )] {
    let tag = document.tag(element)
    let handled = byTag[Int(tag.rawValue)]
    return document.attributeNames(of: element).compactMap { name in
      let isHandled = handled.contains(name)
      let text = document.text(ofAttribute: name, in: element) ?? ""
      if isHandled, PropertyTable.row(name, for: tag)?.value.canBe(text) ?? true { return nil }
      return (
        "\(name)=\"\(text)\"", isHandled ? "the value is not understood" : reasons[name]
      )
    }
  }

  /// Why some attributes have no code form.
  private static let reasons = [
    "allowDoubleColumnStyle": "what it does is not documented",
    "destinationCreationSelector":
      "an @IBSegueAction wants a coder, which only a storyboard has",
    "inheritsFrom": "peek and pop ended with iOS 13",
    "nibName": "controllers of this kind are made without a nib",
    "showsSelectionImmediatelyOnTouchBegin": "UIKit has no property for it that is public",
    "wantsMultisampling": "SceneKit has no property of this name",
    "scalesPageToFit": "UIWebView has gone from the SDK",
  ]

  /// Every attribute that something reads, by tag.
  static let byTag: [Set<String>] = ElementTag.allCases.map { tag in
    PropertyTable.names(for: tag).union(attributes).union(own[tag] ?? [])
      .union(ElementKind[tag].category == .controller ? controller : [])
  }

  static let attributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID", "colorLabel", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "translatesAutoresizingMaskIntoConstraints", "layoutMarginsFollowReadableWidth", "reference",
    "userDefinedRuntimeAttributes", "catalog", "simulatedAppContext", "usesAttributedText",
    "hasAttributedTitle",
  ]

  /// What the scene's factory reads of every controller, and what Interface Builder alone does.
  static let controller: Set<String> = [
    "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "autoresizesArchivedViewToFullSize", "storyboardName", "referencedIdentifier",
    "bundleIdentifier",
    // Without effect since iOS 7.
    "wantsFullScreenLayout",
  ]

  static let own: [ElementTag: Set<String>] = [
    .viewController: ["nibName"],
    .label: ["minimumFontSize", "autoshrinkMode"],
    .mapView: ["showsPointsOfInterest"],
    .button: ["buttonType"],
    .stackView: ["spacingType"],
    .tableView: ["style", "dataMode"],
    .tableViewCell: [
      "style", "textLabel", "detailTextLabel", "imageView", "reuseIdentifier",
      "hidesAccessoryWhenEditing", "rowHeight",
    ],
    .tableViewCellContentView: ["tableViewCell"],
    .collectionView: ["dataMode"],
    .collectionViewCell: ["reuseIdentifier"],
    .collectionReusableView: ["reuseIdentifier"],
    .collectionViewFlowLayout: ["automaticEstimatedItemSize"],
    .segmentedControl: ["segmentControlStyle"],
    .datePicker: ["useCurrentDate", "countDownDuration"],
    .activityIndicatorView: ["animating"],
    .barButtonItem: ["systemItem"],
    .tabBarItem: ["systemItem"],
    .buttonConfiguration: ["style"],
    .state: ["title", "image", "backgroundImage"],
    .imageReference: ["image", "symbolScale", "renderingMode", "variableValue"],
    .pageViewController: [
      "transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing",
    ],
    .segue: [
      "kind", "identifier", "destination", "relationship", "trigger", "animates", "unwindAction",
      "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorView",
      "popoverAnchorBarButtonItem",
    ],
  ]

  /// Values whose attributes are looked at one by one.
  static let values: Set<ElementTag> = [
    .buttonConfiguration, .backgroundConfiguration, .listContentConfiguration, .textInputTraits,
    .state, .imageReference, .wkWebViewConfiguration, .wkPreferences, .navigationBarAppearance,
    .toolbarAppearance, .tabBarAppearance, .textAttributes,
  ]

  /// Keys of `<textAttributes>` that nothing is made of.
  static let titleShadows: Set<String> = ["textShadowColor", "textShadowOffset"]

  static let children: Set<String> = [
    "frame", "autoresizingMask", "frameInset", "userComments", "customSize",
    "accessibilityConfiguration", "textInputTraits", "freeformSize", "collectionViewLayout",
    "titleTextAttributes", "largeTitleTextAttributes", "standardAppearance",
    "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    "contentConfiguration", "configuration", "canvasLocation", "locale", "timeZone", "date",
  ]

  static let tags: Set<ElementTag> = [
    .state, .rect, .autoresizingMask, .blurEffect, .vibrancyEffect,
  ]
}
