// Constraints and anchors keep what they were made of. Activating one puts it on the nearest common
// ancestor of its items, as UIKit does, and stops the program where there is none.

extension NSLayoutConstraint {
  open internal(set) var firstItem: AnyObject?
  open internal(set) var secondItem: AnyObject?
  open internal(set) var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  open internal(set) var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  open internal(set) var relation = NSLayoutConstraint.Relation.equal
  open internal(set) var multiplier: CGFloat = 1
  open var shouldBeArchived = false
  /// How many system spacings the constant stands for; nil where it was given in points.
  public internal(set) var standInSystemSpacings: CGFloat?
  /// The view that holds it while it is active.
  public internal(set) weak var standInHolder: UIView?

  public override init() { super.init() }

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  open var isActive: Bool {
    get { standInHolder != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else {
        standInHolder?.removeConstraint(self)
        return
      }
      guard let holder = standInCommonAncestor else {
        fatalError("no common ancestor to activate the constraint on: \(standInDescription)")
      }
      holder.addConstraint(self)
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private var standInCommonAncestor: UIView? {
    guard let first = standInView(of: firstItem) else { return nil }
    guard let secondItem else { return first }
    guard let second = standInView(of: secondItem) else { return nil }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  func standInTouches(subtreeOf view: UIView) -> Bool {
    [firstItem, secondItem].contains {
      standInView(of: $0)?.isDescendant(of: view) ?? false
    }
  }

  public var standInDescription: String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? "nothing"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    return "\(side(firstItem, firstAttribute)) \(sign) "
      + "\(side(secondItem, secondAttribute)) * \(multiplier) + \(constant) @\(priority.rawValue)"
  }
}

extension UILayoutGuide {
  open internal(set) weak var owningView: UIView?
  /// `safeAreaLayoutGuide` and the like; nil for a guide that code has added.
  public let standInRole: String?

  public override init() {
    standInRole = nil
    super.init()
  }
  init(standingIn role: String, of view: UIView) {
    standInRole = role
    owningView = view
    super.init()
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
}

extension NSLayoutAnchor {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func standInConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// A constraint of so many system spacings; 8 points each, as between siblings.
  func standInSpacing(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    spacings: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = standInConstraint(relation, to: other, constant: 8 * spacings)
    constraint.standInSystemSpacings = spacings
    return constraint
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    standInConstraint(.equal, to: anchor)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    standInConstraint(.greaterThanOrEqual, to: anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    standInConstraint(.lessThanOrEqual, to: anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.equal, to: anchor, constant: c)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.greaterThanOrEqual, to: anchor, constant: c)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.lessThanOrEqual, to: anchor, constant: c)
  }
}

extension NSLayoutXAxisAnchor {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.equal, to: anchor, spacings: multiplier)
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.greaterThanOrEqual, to: anchor, spacings: multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.lessThanOrEqual, to: anchor, spacings: multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.equal, to: anchor, spacings: multiplier)
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.greaterThanOrEqual, to: anchor, spacings: multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.lessThanOrEqual, to: anchor, spacings: multiplier)
  }
}

extension NSLayoutDimension {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.equal, to: nil, constant: c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.greaterThanOrEqual, to: nil, constant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.lessThanOrEqual, to: nil, constant: c)
  }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.equal, to: anchor, multiplier: m)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.greaterThanOrEqual, to: anchor, multiplier: m)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.lessThanOrEqual, to: anchor, multiplier: m)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    standInConstraint(.equal, to: anchor, multiplier: m, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    standInConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    standInConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
