internal import DocumentModel

/// The properties of every kind of element, in the order in which they are written.
///
/// A new property is a row of its family's table; a new kind of element a line of `own`.
enum PropertyTable {
  /// The rows of a kind: its own first, then those it shares. An own row replaces a shared one
  /// with the same name, because its class has another default.
  static func rows(for tag: ElementTag) -> [Property] { all[Int(tag.rawValue)] }

  /// Attributes and child keys that the rows of a kind read.
  static func names(for tag: ElementTag) -> Set<String> { namesByTag[Int(tag.rawValue)] }

  private static let all: [[Property]] = ElementTag.allCases.map { tag in
    var rows = own(tag)
    for shared in shared(tag) {
      let names = Set(rows.map(\.name))
      rows += shared.filter { !names.contains($0.name) }
    }
    return rows
  }

  /// The row that reads an attribute or child of a kind.
  static func row(_ name: String, for tag: ElementTag) -> Property? {
    rowsByName[Int(tag.rawValue)][name]
  }

  private static let rowsByName: [[String: Property]] = all.map { rows in
    Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let namesByTag: [Set<String>] = all.map { Set($0.map(\.name)) }

  private static func shared(_ tag: ElementTag) -> [[Property]] {
    let kind = ElementKind[tag]
    switch kind.category {
    case .view:
      switch tag {
      case .scrollView, .tableView, .collectionView, .textView: return [scrollView, view]
      case .button, .textField, .switchControl, .slider, .stepper, .segmentedControl,
        .pageControl, .datePicker, .refreshControl:
        return [control, view]
      default: return [view]
      }
    case .controller: return [controller]
    case .gestureRecognizer: return [gestureRecognizer]
    default: return []
    }
  }

  private static func own(_ tag: ElementTag) -> [Property] {
    switch tag {
    case .label: label
    case .button: button
    case .imageView: imageView
    case .textField: textField
    case .textView: textView
    case .textInputTraits: textInputTraits
    case .switchControl: switchControl
    case .slider: slider
    case .stepper: stepper
    case .segmentedControl: segmentedControl
    case .pageControl: pageControl
    case .datePicker: datePicker
    case .activityIndicatorView: activityIndicatorView
    case .progressView: progressView
    case .stackView: stackView
    case .tableView: tableView
    case .tableViewCell: tableViewCell
    case .tableViewCellContentView, .collectionViewCellContentView: contentView
    case .collectionViewCell: collectionViewCell
    case .collectionView: collectionView
    case .collectionViewFlowLayout: flowLayout
    case .navigationBar: navigationBar
    case .toolbar: toolbar
    case .tabBar: tabBar
    case .searchBar: searchBar
    case .navigationItem: navigationItem
    case .barButtonItem: barButtonItem
    case .tabBarItem: tabBarItem
    case .mapView: mapView
    case .wkWebView: webView
    case .wkWebViewConfiguration: webViewConfiguration
    case .wkPreferences: webPreferences
    case .glkView: glkView
    case .sceneKitView, .arscnView: sceneView
    case .skView, .arskView: spriteView
    case .mtkView: metalView
    case .refreshControl: refreshControl
    case .tapGestureRecognizer: tapGesture
    case .pongPressGestureRecognizer: longPressGesture
    case .panGestureRecognizer: panGesture
    case .swipeGestureRecognizer: swipeGesture
    case .tableViewController: tableViewController
    case .collectionViewController: collectionViewController
    case .navigationController: navigationController
    case .splitViewController: splitViewController
    case .pageViewController: pageViewController
    case .glkViewController: glkViewController
    case .avPlayerViewController: playerViewController
    case .accessibility: accessibility
    case .accessibilityConfiguration: accessibility
    case .buttonConfiguration: buttonConfiguration
    case .backgroundConfiguration: backgroundConfiguration
    case .listContentConfiguration: listContentConfiguration
    case .paragraphStyle: paragraphStyle
    default: []
    }
  }
}
