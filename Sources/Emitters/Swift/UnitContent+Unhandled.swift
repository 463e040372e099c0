internal import DocumentModel

extension UnitContent {
  /// Notes the attributes and values of an object that no row and no other part of the emitter
  /// reads, so that what is not emitted is never silent.
  mutating func noteUnhandled(_ element: ElementID) {
    let tag = document.tag(element)
    let known = PropertyTable.names(for: tag)
    let handled = Handled.byTag[Int(tag.rawValue)]
    for name in document.attributeNames(of: element) where !handled.contains(name) {
      omit(element, "\(name)=\"\(document.text(ofAttribute: name, in: element) ?? "")\"")
    }
    if let name = plan.types.unusableClass(of: element) {
      omit(element, "customClass=\"\(name)\"", reason: "no name that Swift can write")
    }
    for child in document.children(element) {
      guard let key = document.written(.key, of: child) else { continue }
      switch document.kind(child).category {
      case .value:
        guard !known.contains(key), !Handled.children.contains(key),
          !Handled.tags.contains(document.tag(child)), document.tag(child) != .nilValue
        else { continue }
        omit(element, "<\(document.name(child)) key=\"\(key)\">")
      case .unknown: omit(element, "<\(document.name(child)) key=\"\(key)\">")
      default: break
      }
    }
  }

  /// What other parts of the emitter read, and what only Interface Builder reads.
  private enum Handled {
    /// Every attribute that something reads, by tag.
    static let byTag: [Set<String>] = ElementTag.allCases.map { tag in
      PropertyTable.names(for: tag).union(attributes).union(own[tag] ?? [])
    }

    static let attributes: Set<String> = [
      "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
      "sceneMemberID", "colorLabel", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
      "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
      "translatesAutoresizingMaskIntoConstraints", "layoutMarginsFollowReadableWidth", "reference",
      "userDefinedRuntimeAttributes", "catalog", "simulatedAppContext", "usesAttributedText",
      "hasAttributedTitle",
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
}
