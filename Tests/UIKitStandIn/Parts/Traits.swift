// Traits are given by whoever runs the code: a view has its own, its superview's, or the current ones.

extension UITraitCollection {
  struct Values: Hashable {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  public convenience override init() { self.init(Values()) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: idiom))
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }
  public convenience init(displayScale: CGFloat) { self.init(Values(displayScale: displayScale)) }
  /// Later collections win where they specify a trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for values in traitCollections.map(\.values) {
      if values.horizontalSizeClass != .unspecified {
        merged.horizontalSizeClass = values.horizontalSizeClass
      }
      if values.verticalSizeClass != .unspecified {
        merged.verticalSizeClass = values.verticalSizeClass
      }
      if values.userInterfaceIdiom != .unspecified {
        merged.userInterfaceIdiom = values.userInterfaceIdiom
      }
      if values.userInterfaceStyle != .unspecified {
        merged.userInterfaceStyle = values.userInterfaceStyle
      }
      if values.layoutDirection != .unspecified { merged.layoutDirection = values.layoutDirection }
      if values.displayScale != 0 { merged.displayScale = values.displayScale }
      if values.preferredContentSizeCategory != .unspecified {
        merged.preferredContentSizeCategory = values.preferredContentSizeCategory
      }
    }
    self.init(merged)
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  nonisolated(unsafe) private static var currentTraits = UITraitCollection()
  /// What a view outside every hierarchy has.
  open class var current: UITraitCollection {
    get { currentTraits }
    set { currentTraits = newValue }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  open override var hash: Int { values.hashValue }
}

extension UITraitDefinition {
  static func standInValue(in traits: UITraitCollection) -> AnyHashable
}

extension UITraitHorizontalSizeClass {
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.horizontalSizeClass
  }
}

extension UITraitVerticalSizeClass {
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.verticalSizeClass
  }
}

extension UITraitUserInterfaceIdiom {
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceIdiom
  }
}

extension UITraitUserInterfaceStyle {
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceStyle
  }
}

extension UITraitLayoutDirection {
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.layoutDirection
  }
}

extension UITraitDisplayScale {
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.displayScale
  }
}

extension UITraitPreferredContentSizeCategory {
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.preferredContentSizeCategory
  }
}

extension UITraitChangeObservable {
  var standInTraitHandlers: [StandInTraitHandler] { get set }
}
