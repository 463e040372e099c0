// Controls remember their targets, actions and the value of each state; nothing is drawn.

extension UIGestureRecognizer {
  public struct StandInTarget {
    public weak var target: AnyObject?
    public let action: Selector?
  }
  public private(set) var standInTargets: [StandInTarget] = []
  open internal(set) weak var view: UIView?

  public init(target: Any?, action: Selector?) {
    super.init()
    if target != nil || action != nil {
      standInTargets = [StandInTarget(target: target.map { $0 as AnyObject }, action: action)]
    }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) {
    standInTargets.append(StandInTarget(target: target as AnyObject, action: action))
  }
}

extension UIMenuElement {
  open internal(set) var title = ""
  open internal(set) var image: UIImage?
}

extension UIAction {
  public typealias UIActionHandler = (_ action: UIAction) -> Void
  var handler: UIActionHandler = { _ in }
  open internal(set) var sender: Any?
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) {
    self.init()
    self.title = title
    self.image = image
    self.handler = handler
  }
}

extension UIMenu {
  open private(set) var children: [UIMenuElement] = []
  public convenience init(
    title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []
  ) {
    self.init()
    self.title = title
    self.image = image
    self.children = children
  }
  public convenience init(title: String = "", children: [NSObject]) {
    self.init(title: title, image: nil, children: children.compactMap { $0 as? UIMenuElement })
  }
}

extension UICommand {
  open internal(set) var action: Selector?
  open internal(set) var propertyList: Any?
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.action = action
    self.propertyList = propertyList
  }
  public convenience init(title: String = "", action: Selector, propertyList: Any? = nil) {
    self.init(title: title, image: nil, action: action, propertyList: propertyList)
  }
}

extension UIKeyCommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.image = image
    self.propertyList = propertyList
  }
}

extension UIControl {
  public struct StandInTarget {
    public weak var target: AnyObject?
    public let action: Selector
    public let events: UIControl.Event
  }
  public private(set) var standInTargets: [StandInTarget] = []
  private var standInActions: [(action: UIAction, events: UIControl.Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
    standInTargets.append(
      StandInTarget(target: target.map { $0 as AnyObject }, action: action, events: events))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    standInTargets.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action)
        && events.contains($0.events)
    }
  }
  open func addAction(_ action: UIAction, for events: UIControl.Event) {
    standInActions.append((action, events))
  }
  /// Runs the closures; selectors cannot be sent here.
  open func sendActions(for events: UIControl.Event) {
    for entry in standInActions where !entry.events.isDisjoint(with: events) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
  }
  open func actions(forTarget target: Any?, forControlEvent event: UIControl.Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = standInTargets.filter { $0.target === object && $0.events.contains(event) }
      .map(\.action.standInName)
    return names.isEmpty ? nil : names
  }
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

extension UIButton {
  /// What each state was given; asking falls back on the normal state, as UIKit does.
  private struct StandInStates<Value> {
    private var values: [UIControl.State: Value] = [:]
    subscript(state: UIControl.State) -> Value? {
      get { values[state] ?? values[.normal] }
      set { values[state] = newValue }
    }
  }
  private var standInTitles = StandInStates<String>()
  private var standInTitleColors = StandInStates<UIColor>()
  private var standInShadowColors = StandInStates<UIColor>()
  private var standInImages = StandInStates<UIImage>()
  private var standInBackgrounds = StandInStates<UIImage>()
  private var standInAttributedTitles = StandInStates<NSAttributedString>()
  private var standInSymbols = StandInStates<UIImage.SymbolConfiguration>()

  open private(set) var buttonType = UIButton.ButtonType.custom
  /// A button's label differs from others in what it leaves out and where its shadow falls.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
    return label
  }()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public convenience init(type: UIButton.ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }
  public convenience init(type: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
  }
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    standInTitles[state] = title
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    standInTitleColors[state] = color
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    standInShadowColors[state] = color
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    standInImages[state] = image
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    standInBackgrounds[state] = image
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    standInAttributedTitles[state] = title
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    standInSymbols[state] = configuration
  }
  open func title(for state: UIControl.State) -> String? { standInTitles[state] }
  open func titleColor(for state: UIControl.State) -> UIColor? { standInTitleColors[state] }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    standInShadowColors[state]
  }
  open func image(for state: UIControl.State) -> UIImage? { standInImages[state] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { standInBackgrounds[state] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    standInAttributedTitles[state]
  }
  open func preferredSymbolConfigurationForImage(in state: UIControl.State)
    -> UIImage.SymbolConfiguration?
  {
    standInSymbols[state]
  }
}

extension UIButton.Configuration {
  /// Which of the styles it started from.
  public private(set) var standInStyle = "empty"
  private init(_ style: String) { standInStyle = style }
  public static func plain() -> UIButton.Configuration { .init("plain") }
  public static func gray() -> UIButton.Configuration { .init("gray") }
  public static func tinted() -> UIButton.Configuration { .init("tinted") }
  public static func filled() -> UIButton.Configuration { .init("filled") }
  public static func bordered() -> UIButton.Configuration { .init("bordered") }
  public static func borderless() -> UIButton.Configuration { .init("borderless") }
  public static func borderedTinted() -> UIButton.Configuration { .init("borderedTinted") }
  public static func borderedProminent() -> UIButton.Configuration { .init("borderedProminent") }
}

extension UISegmentedControl {
  struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }
  private var segments: [Segment] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(index, 0), segments.count))
  }
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(index, 0), segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
  }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    segments[index].isEnabled = enabled
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { segments[index].width = width }
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    segments[segment].offset = offset
  }
}

extension UITextField {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var leftView: UIView?
  open var rightView: UIView?
}

extension UISwitch {
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

extension UISlider {
  /// Clamped to the range as it is at that moment, as UIKit does: order matters.
  open var value: Float {
    get { standInValue }
    set { standInValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var standInValue: Float = 0
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

extension UIStepper {
  /// Clamped to the range as it is at that moment, as UIKit does: order matters.
  open var value: Double {
    get { standInValue }
    set { standInValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var standInValue: Double = 0
}
