// The view hierarchy: who is in whom, which constraints a view holds, which traits reach it.

extension UIView {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }

  // The hierarchy

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? {
    get { standInController ?? superview }
    set {}
  }
  weak var standInController: UIViewController?

  open func addSubview(_ view: UIView) { standInInsert(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { standInInsert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    standInInsert(view, at: subviews.firstIndex { $0 === siblingSubview })
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    standInInsert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }
  open func bringSubviewToFront(_ view: UIView) { standInMove(view, to: nil) }
  open func sendSubviewToBack(_ view: UIView) { standInMove(view, to: 0) }

  private func standInInsert(_ view: UIView, at index: Int?) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to its own subview")
    let windowBefore = view.window
    let traitsBefore = view.traitCollection
    if view.superview === self {
      standInMove(view, to: index)
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if view.window !== windowBefore { view.standInTellWindowChanged() }
    view.standInTellTraitsChanged(from: traitsBefore)
  }

  private func standInMove(_ view: UIView, to index: Int?) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
  }

  private func standInTellWindowChanged() {
    didMoveToWindow()
    for view in subviews { view.standInTellWindowChanged() }
  }

  /// Constraints between the inside and the outside go with the view, as in UIKit.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let windowBefore = window
    let traitsBefore = traitCollection
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    for ancestor in sequence(first: parent, next: \.superview) {
      ancestor.removeConstraints(ancestor.constraints.filter { $0.standInTouches(subtreeOf: self) })
    }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    if windowBefore != nil { standInTellWindowChanged() }
    standInTellTraitsChanged(from: traitsBefore)
  }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // Constraints and guides

  open private(set) var constraints: [NSLayoutConstraint] = []
  open private(set) var layoutGuides: [UILayoutGuide] = []

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.standInHolder !== self else { return }
    constraint.standInHolder?.removeConstraint(constraint)
    constraint.standInHolder = self
    constraints.append(constraint)
  }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.standInHolder === self else { return }
    constraint.standInHolder = nil
    constraints.removeAll { $0 === constraint }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for ancestor in sequence(first: self, next: \.superview) {
      ancestor.removeConstraints(
        ancestor.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
    }
    guide.owningView = nil
    layoutGuides.removeAll { $0 === guide }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }

  private var standInHugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var standInCompression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    standInHugging[axis] = priority
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    standInCompression[axis] = priority
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    standInHugging[axis] ?? .defaultLow
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    standInCompression[axis] ?? .defaultHigh
  }

  // Margins: one value in two spellings, read left to right

  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }

  // Traits

  /// The traits of this view and what is inside it; nil for those of its superview. Setting them
  /// tells the views inside, as a window does when the device turns.
  public var standInTraits: UITraitCollection? {
    get { standInOwnTraits }
    set {
      let before = traitCollection
      standInOwnTraits = newValue
      standInTellTraitsChanged(from: before)
    }
  }
  private var standInOwnTraits: UITraitCollection?
  public var standInTraitHandlers: [StandInTraitHandler] = []

  open var traitCollection: UITraitCollection {
    standInOwnTraits ?? superview?.traitCollection ?? .current
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func standInTellTraitsChanged(from previous: UITraitCollection) {
    let now = traitCollection
    guard now != previous else { return }
    if let standInController {
      standInController.traitCollectionDidChange(previous)
      for handler in standInController.standInTraitHandlers {
        handler.run(on: standInController, from: previous, to: now)
      }
    }
    traitCollectionDidChange(previous)
    for handler in standInTraitHandlers { handler.run(on: self, from: previous, to: now) }
    for view in subviews where view.standInOwnTraits == nil {
      view.standInTellTraitsChanged(from: previous)
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // Everything else

  open func addGestureRecognizer(_ g: UIGestureRecognizer) {
    g.view?.removeGestureRecognizer(g)
    gestureRecognizers = (gestureRecognizers ?? []) + [g]
    g.view = self
  }
  open func removeGestureRecognizer(_ g: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === g }
    g.view = nil
  }
  open func addInteraction(_ i: UIInteraction) { interactions.append(i) }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

extension UIWindow {
  open override var window: UIWindow? { self }
}

extension UIStackView {
  open private(set) var arrangedSubviews: [UIView] = []
  private var standInSpacings: [(view: UIView, spacing: CGFloat)] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    standInArrange(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    standInArrange(view, at: stackIndex)
  }
  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    standInSpacings.removeAll { $0.view === view }
  }
  private func standInArrange(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition((0...arrangedSubviews.count).contains(index), "no arranged view at \(index)")
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    // Ignored for views that are not arranged.
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    standInSpacings.removeAll { $0.view === arrangedSubview }
    standInSpacings.append((arrangedSubview, spacing))
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    standInSpacings.first { $0.view === arrangedSubview }?.spacing
      ?? UIStackView.spacingUseDefault
  }
}

extension UILabel {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
}

extension UIImageView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIScrollView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isMultipleTouchEnabled = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITextView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, textContainer: NSObject?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String! = ""
}

extension UIActivityIndicatorView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: .zero)
    self.style = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

extension UIProgressView {
  public convenience init(progressViewStyle: UIProgressView.Style) {
    self.init(frame: .zero)
    self.progressViewStyle = progressViewStyle
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

extension UIVisualEffectView {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

extension UIBlurEffect {
  public private(set) var standInStyle: UIBlurEffect.Style?
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    standInStyle = style
  }
}

extension UIVibrancyEffect {
  public private(set) var standInBlur: UIBlurEffect?
  public private(set) var standInStyle: UIVibrancyEffectStyle?
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
    standInBlur = blurEffect
  }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
    standInStyle = style
  }
}

extension WKWebView {
  public let configuration: WKWebViewConfiguration
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
}
