/// The outlets that UIKit's own classes have: what Interface Builder offers on them, and settable
/// object properties that a nib can set through key-value coding. From UIKit's headers, not from
/// documents.
enum StockOutlets {
  struct Entry: Sendable {
    let superclass: String?
    let outlets: Set<String>

    init(_ superclass: String?, _ outlets: Set<String> = []) {
      self.superclass = superclass
      self.outlets = outlets
    }
  }

  /// Whether a class of UIKit's has an outlet; nil for a class that is not in the table.
  static func has(_ outlet: String, in className: String) -> Bool? {
    guard classes[className] != nil else { return nil }
    var next: String? = className
    while let name = next, let entry = classes[name] {
      if entry.outlets.contains(outlet) { return true }
      next = entry.superclass
    }
    return false
  }

  /// By class: its superclass, and the outlets that it adds.
  static let classes: [String: Entry] = [
    "NSObject": Entry(nil, ["accessibilityElements"]),
    "UIResponder": Entry("NSObject"),
    "UIApplication": Entry("UIResponder", ["delegate"]),
    "UIStoryboardExit": Entry("NSObject"),
    "NSLayoutConstraint": Entry("NSObject"),

    // Views
    "UIView": Entry("UIResponder", ["gestureRecognizers", "interactions", "maskView"]),
    "UIWindow": Entry("UIView", ["rootViewController"]),
    "UILabel": Entry("UIView"),
    "UIImageView": Entry("UIView"),
    "UIProgressView": Entry("UIView"),
    "UIActivityIndicatorView": Entry("UIView"),
    "UIVisualEffectView": Entry("UIView"),
    "UIStackView": Entry("UIView"),
    "UIPickerView": Entry("UIView", ["dataSource", "delegate"]),
    "UIToolbar": Entry("UIView", ["delegate", "items"]),
    "UINavigationBar": Entry("UIView", ["delegate"]),
    "UITabBar": Entry("UIView", ["delegate", "items", "selectedItem"]),
    "UISearchBar": Entry(
      "UIView", ["delegate", "inputAccessoryView", "searchTextField"]),
    "UIWebView": Entry("UIView", ["delegate"]),
    "WKWebView": Entry("UIView", ["UIDelegate", "navigationDelegate"]),
    "MKMapView": Entry("UIView", ["delegate"]),
    "GLKView": Entry("UIView", ["context", "delegate"]),
    "MTKView": Entry("UIView", ["delegate"]),
    "SKView": Entry("UIView", ["delegate"]),
    "SCNView": Entry("UIView", ["delegate", "pointOfView", "scene"]),
    "ARSCNView": Entry("SCNView", ["session"]),
    "ARSKView": Entry("SKView", ["session"]),
    "ARView": Entry("UIView", ["session"]),

    // Controls
    "UIControl": Entry("UIView"),
    "UIButton": Entry("UIControl"),
    "UISwitch": Entry("UIControl"),
    "UISlider": Entry("UIControl"),
    "UIStepper": Entry("UIControl"),
    "UISegmentedControl": Entry("UIControl"),
    "UIPageControl": Entry("UIControl"),
    "UIDatePicker": Entry("UIControl"),
    "UIRefreshControl": Entry("UIControl"),
    "UITextField": Entry(
      "UIControl", ["delegate", "inputAccessoryView", "inputView", "leftView", "rightView"]),

    // Scroll views and their cells
    "UIScrollView": Entry("UIView", ["delegate", "refreshControl"]),
    "UITextView": Entry("UIScrollView", ["inputAccessoryView", "inputView"]),
    "UITableView": Entry(
      "UIScrollView",
      [
        "backgroundView", "dataSource", "dragDelegate", "dropDelegate", "prefetchDataSource",
        "tableFooterView", "tableHeaderView",
      ]),
    "UICollectionView": Entry(
      "UIScrollView",
      [
        "backgroundView", "collectionViewLayout", "dataSource", "dragDelegate", "dropDelegate",
        "prefetchDataSource",
      ]),
    "UITableViewCell": Entry(
      "UIView",
      [
        "accessoryView", "backgroundView", "editingAccessoryView",
        "multipleSelectionBackgroundView",
        "selectedBackgroundView",
      ]),
    "UITableViewHeaderFooterView": Entry("UIView", ["backgroundView"]),
    "UICollectionReusableView": Entry("UIView"),
    "UICollectionViewCell": Entry(
      "UICollectionReusableView", ["backgroundView", "selectedBackgroundView"]),

    // Controllers
    "UIViewController": Entry(
      "UIResponder",
      ["navigationItem", "searchDisplayController", "tabBarItem", "toolbarItems", "view"]),
    "UINavigationController": Entry("UIViewController", ["delegate", "viewControllers"]),
    "UITabBarController": Entry(
      "UIViewController", ["customizableViewControllers", "delegate", "viewControllers"]),
    "UISplitViewController": Entry("UIViewController", ["delegate", "viewControllers"]),
    "UIPageViewController": Entry("UIViewController", ["dataSource", "delegate"]),
    "UITableViewController": Entry("UIViewController", ["refreshControl", "tableView"]),
    "UICollectionViewController": Entry("UIViewController", ["collectionView"]),
    "GLKViewController": Entry("UIViewController", ["delegate"]),
    "AVPlayerViewController": Entry("UIViewController", ["delegate", "player"]),
    "UISearchDisplayController": Entry(
      "NSObject",
      [
        "delegate", "searchBar", "searchContentsController", "searchResultsDataSource",
        "searchResultsDelegate",
      ]),

    // Items
    "UIBarItem": Entry("NSObject"),
    "UIBarButtonItem": Entry("UIBarItem", ["customView", "menu", "target"]),
    "UITabBarItem": Entry("UIBarItem"),
    "UINavigationItem": Entry(
      "NSObject",
      [
        "backBarButtonItem", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem",
        "rightBarButtonItems", "searchController", "titleView",
      ]),
    "UICollectionViewLayout": Entry("NSObject"),
    "UICollectionViewFlowLayout": Entry("UICollectionViewLayout"),

    // Gesture recognizers
    "UIGestureRecognizer": Entry("NSObject", ["delegate"]),
    "UITapGestureRecognizer": Entry("UIGestureRecognizer"),
    "UILongPressGestureRecognizer": Entry("UIGestureRecognizer"),
    "UIPinchGestureRecognizer": Entry("UIGestureRecognizer"),
    "UIPanGestureRecognizer": Entry("UIGestureRecognizer"),
    "UIScreenEdgePanGestureRecognizer": Entry("UIPanGestureRecognizer"),
    "UISwipeGestureRecognizer": Entry("UIGestureRecognizer"),
    "UIRotationGestureRecognizer": Entry("UIGestureRecognizer"),
  ]
}
