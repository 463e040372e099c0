extension UINavigationItem {
  public init(title: String) {
    super.init()
    self.title = title
  }
  public convenience override init() { self.init(title: "") }
  // One item and the list of them are two views of the same thing.
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension UIBarItem {
  public override init() { super.init() }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    standInTextAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    standInTextAttributes[state]
  }
  private var standInTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

extension UIBarButtonItem {
  public private(set) var standInSystemItem: UIBarButtonItem.SystemItem?

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    standInWire(style, target, action)
  }
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    standInWire(style, target, action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    standInSystemItem = systemItem
    standInWire(.plain, target, action)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  private func standInWire(_ style: UIBarButtonItem.Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}

extension UITabBarItem {
  public private(set) var standInSystemItem: UITabBarItem.SystemItem?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    standInSystemItem = systemItem
    self.tag = tag
  }
}

extension UINavigationBar {
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
}

extension UIToolbar {
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

extension UITabBar {
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

extension UIBarAppearance {
  public override init() { super.init() }
  public private(set) var standInBackground = "default"
  open func configureWithDefaultBackground() { standInBackground = "default" }
  open func configureWithOpaqueBackground() { standInBackground = "opaque" }
  open func configureWithTransparentBackground() { standInBackground = "transparent" }
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
}
