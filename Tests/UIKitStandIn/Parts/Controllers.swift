// Controllers load their view when it is first asked for, and keep children and what they show.

extension UIStoryboardSegue {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private var standInPerform: () -> Void = {}
  /// How often it was performed.
  public private(set) var standInPerformed = 0

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    standInPerform = performHandler
  }
  open func perform() {
    standInPerformed += 1
    standInPerform()
  }
}

extension UIStoryboard {
  public let standInName: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    standInName = name
    super.init()
  }
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

extension UIViewController {
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  open private(set) var nibName: String?
  private var standInView: UIView?
  open var viewIfLoaded: UIView? { standInView }
  open var isViewLoaded: Bool { standInView != nil }
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return standInView
    }
    set {
      standInView?.standInController = nil
      standInView = newValue
      newValue?.standInController = self
    }
  }
  open func loadView() { view = UIView() }
  open func loadViewIfNeeded() {
    guard standInView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  open private(set) lazy var topLayoutGuide: UILayoutSupport =
    StandInLayoutSupport("topLayoutGuide", of: self)
  open private(set) lazy var bottomLayoutGuide: UILayoutSupport =
    StandInLayoutSupport("bottomLayoutGuide", of: self)

  // Children and what is shown

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open var navigationController: UINavigationController? { standInAncestor() }
  open var tabBarController: UITabBarController? { standInAncestor() }
  open var splitViewController: UISplitViewController? { standInAncestor() }
  private func standInAncestor<Controller>() -> Controller? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  open private(set) var presentedViewController: UIViewController?
  /// Segues that it was asked to prepare for, and what it has shown, in order.
  public private(set) var standInSegues: [UIStoryboardSegue] = []
  public internal(set) var standInShown: [StandInShowing] = []
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { standInSegues.append(segue) }
  open func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    standInShown.append(StandInShowing("present", vc, animated))
    presentedViewController = vc
    vc.presentingViewController = self
    completion?()
  }
  open private(set) weak var presentingViewController: UIViewController?
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    standInShown.append(StandInShowing("show", vc, true))
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    standInShown.append(StandInShowing("showDetail", vc, true))
    show(vc, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open private(set) var keyCommands: [UIKeyCommand]?
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    keyCommands = (keyCommands ?? []) + [keyCommand]
  }

  // Traits

  public var standInTraitHandlers: [StandInTraitHandler] = []
  open var traitCollection: UITraitCollection { standInView?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.view.standInTraits = collection
  }
  open func awakeFromNib() {}
}

extension UINavigationController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    // Of a view's initialisers only this one can be called without knowing the class.
    let bar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder())
    if let bar { navigationBar = bar }
    let bottomBar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder())
    if let bottomBar { toolbar = bottomBar }
  }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var navigationBar = UINavigationBar()
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }
  open var topViewController: UIViewController? { children.last }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open func pushViewController(_ vc: UIViewController, animated: Bool) {
    standInShown.append(StandInShowing("push", vc, animated))
    addChild(vc)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }
  @discardableResult
  open func popToViewController(_ vc: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === vc }) else { return nil }
    let popped = Array(children[(index + 1)...])
    for child in popped { child.removeFromParent() }
    return popped
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

extension UITabBarController {
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
    }
  }
  open private(set) var tabBar = UITabBar()
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

extension UITableViewController {
  private var standInStyle = UITableView.Style.plain
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    standInStyle = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  open override func loadView() { view = UITableView(frame: .zero, style: standInStyle) }
}

extension UICollectionViewController {
  open private(set) var collectionViewLayout = UICollectionViewLayout()
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionViewLayout = layout
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  // The collection view fills a view of its own; code sees both.
  open lazy var collectionView: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: collectionViewLayout)
  open override func loadView() {
    view = UIView()
    view.addSubview(collectionView)
  }
}

extension UIPageViewController {
  open private(set) var transitionStyle = UIPageViewController.TransitionStyle.pageCurl
  open private(set) var navigationOrientation =
    UIPageViewController.NavigationOrientation.horizontal
  public private(set) var standInOptions: [UIPageViewController.OptionsKey: Any] = [:]
  open private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    standInOptions = options ?? [:]
  }
  public convenience override init(nibName: String?, bundle: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

extension UISplitViewController {
  open private(set) var style = UISplitViewController.Style.unspecified
  private var standInColumns: [UISplitViewController.Column: UIViewController] = [:]
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(style: UISplitViewController.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }
  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) {
    standInColumns[column]?.removeFromParent()
    standInColumns[column] = vc
    if let vc { addChild(vc) }
  }
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    standInColumns[column]
  }
}
