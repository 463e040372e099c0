internal import DocumentModel

/// What other parts of the emitter read, and what only Interface Builder reads.
enum Handled {
  /// What an element says in attributes that nothing reads, as it is written.
  static func rest(of element: ElementID, in document: Document) -> [String] {
    let handled = byTag[Int(document.tag(element).rawValue)]
    return document.attributeNames(of: element).compactMap { name in
      handled.contains(name)
        ? nil : "\(name)=\"\(document.text(ofAttribute: name, in: element) ?? "")\""
    }
  }

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
  ]

  static let own: [ElementTag: Set<String>] = [
    .label: ["minimumFontSize", "autoshrinkMode"],
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
    .pageViewController: [
      "transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing",
    ],
    .segue: [
      "kind", "identifier", "destination", "relationship", "trigger", "animates", "unwindAction",
      "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorView",
      "popoverAnchorBarButtonItem",
    ],
  ]

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
