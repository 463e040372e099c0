// Colours, fonts and images remember how they were asked for; two that were asked for alike are equal.

extension CGColor {
  public let standInColor: UIColor
  init(_ color: UIColor) { standInColor = color }
  open override var description: String { standInColor.description }
}

extension UIColor {
  /// How the colour was made, such as `named(Brand)` or `rgb(1, 0, 0, 1)`.
  public let standInDescription: String

  init(describedAs description: String) { standInDescription = description }

  class func standIn(_ name: String) -> UIColor { UIColor(describedAs: name) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(describedAs: "rgb(\(red), \(green), \(blue), \(alpha))")
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(describedAs: "white(\(white), \(alpha))")
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(describedAs: "hsb(\(hue), \(saturation), \(brightness), \(alpha))")
  }
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(describedAs: "p3(\(red), \(green), \(blue), \(alpha))")
  }
  public convenience init?(named name: String) { self.init(describedAs: "named(\(name))") }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(describedAs: "named(\(name))")
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(describedAs: "\(standInDescription) at \(alpha)")
  }
  open var cgColor: CGColor { CGColor(self) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.standInDescription == standInDescription
  }
  open override var hash: Int { standInDescription.hashValue }
  open override var description: String { standInDescription }
}

extension UIFontDescriptor {
  public let standInDescription: String
  init(describedAs description: String) { standInDescription = description }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(describedAs: "style(\(style.rawValue))")
  }
  open func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(describedAs: "\(standInDescription) traits(\(traits.rawValue))")
  }
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(describedAs: "\(standInDescription) design(\(design.rawValue))")
  }
}

extension UIFont {
  /// How the font was made, such as `system(17.0)` or `style(UICTFontTextStyleBody)`.
  public let standInDescription: String
  /// 0 for a font made by a text style: its size is the system's affair.
  open var pointSize: CGFloat { standInSize }
  let standInSize: CGFloat

  init(describedAs description: String, size: CGFloat) {
    standInDescription = description
    standInSize = size
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(describedAs: "name(\(name), \(size))", size: size)
  }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(describedAs: "descriptor(\(descriptor.standInDescription), \(size))", size: size)
  }
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(describedAs: "system(\(size))", size: size)
  }
  open class func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(describedAs: "system(\(size), \(weight.rawValue))", size: size)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(describedAs: "boldSystem(\(size))", size: size)
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(describedAs: "italicSystem(\(size))", size: size)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(describedAs: "monospacedDigitSystem(\(size), \(weight.rawValue))", size: size)
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(describedAs: "monospacedSystem(\(size), \(weight.rawValue))", size: size)
  }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(describedAs: "style(\(style.rawValue))", size: 0)
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(describedAs: "\(standInDescription) of \(fontSize)", size: fontSize)
  }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(describedAs: standInDescription) }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.standInDescription == standInDescription
  }
  open override var hash: Int { standInDescription.hashValue }
  open override var description: String { standInDescription }
}

extension UIFontMetrics {
  let style: UIFont.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont {
    UIFont(
      describedAs: "\(font.standInDescription) scaled(\(style.rawValue))", size: font.pointSize)
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension UIImage.Configuration {
  public let standInDescription: String
  init(describedAs description: String) { standInDescription = description }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage.Configuration)?.standInDescription == standInDescription
  }
  open override var hash: Int { standInDescription.hashValue }
  open override var description: String { standInDescription }
}

extension UIImage.SymbolConfiguration {
  public convenience init(scale: UIImage.SymbolScale) {
    self.init(describedAs: "scale(\(scale))")
  }
  public convenience init(weight: UIImage.SymbolWeight) {
    self.init(describedAs: "weight(\(weight))")
  }
  public convenience init(pointSize: CGFloat) { self.init(describedAs: "pointSize(\(pointSize))") }
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(describedAs: "pointSize(\(pointSize)) weight(\(weight))")
  }
  public convenience init(
    pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) {
    self.init(describedAs: "pointSize(\(pointSize)) weight(\(weight)) scale(\(scale))")
  }
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(describedAs: "textStyle(\(textStyle.rawValue))")
  }
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(describedAs: "textStyle(\(textStyle.rawValue)) scale(\(scale))")
  }
  public convenience init(font: UIFont) { self.init(describedAs: "font(\(font))") }
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(describedAs: "font(\(font)) scale(\(scale))")
  }
  public convenience init(hierarchicalColor: UIColor) {
    self.init(describedAs: "hierarchical(\(hierarchicalColor))")
  }
  public convenience init(paletteColors: [UIColor]) {
    self.init(describedAs: "palette(\(paletteColors))")
  }
  open class var unspecified: UIImage.SymbolConfiguration { .init(describedAs: "unspecified") }
  open class func preferringMulticolor() -> UIImage.SymbolConfiguration {
    .init(describedAs: "multicolor")
  }
  open class func preferringMonochrome() -> UIImage.SymbolConfiguration {
    .init(describedAs: "monochrome")
  }
  open func applying(_ otherConfiguration: UIImage.Configuration) -> UIImage.SymbolConfiguration {
    .init(describedAs: "\(standInDescription) \(otherConfiguration.standInDescription)")
  }
}

extension UIImage {
  /// How the image was made, such as `named(logo)` or `system(star)`.
  public let standInDescription: String
  open var renderingMode: UIImage.RenderingMode { standInMode }
  open var configuration: UIImage.Configuration? { standInConfiguration }
  let standInMode: UIImage.RenderingMode
  let standInConfiguration: UIImage.Configuration?

  init(
    describedAs description: String, configuration: UIImage.Configuration? = nil,
    mode: UIImage.RenderingMode = .automatic
  ) {
    standInDescription = description
    standInConfiguration = configuration
    standInMode = mode
  }

  public convenience override init() { self.init(describedAs: "empty") }
  public convenience init?(named name: String) { self.init(describedAs: "named(\(name))") }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(describedAs: "named(\(name))")
  }
  public convenience init?(systemName name: String) { self.init(describedAs: "system(\(name))") }
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(describedAs: "system(\(name))", configuration: configuration)
  }
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(describedAs: "system(\(name)) value(\(value))", configuration: configuration)
  }
  open func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage {
    UIImage(describedAs: standInDescription, configuration: configuration, mode: mode)
  }
  open func withConfiguration(_ c: UIImage.Configuration) -> UIImage {
    UIImage(describedAs: standInDescription, configuration: c, mode: renderingMode)
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(
      describedAs: "\(standInDescription) flipped", configuration: configuration,
      mode: renderingMode)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.description == description
  }
  open override var hash: Int { description.hashValue }
  open override var description: String {
    let details = [
      configuration?.description, renderingMode == .automatic ? nil : "\(renderingMode)",
    ]
    return ([standInDescription] + details.compactMap { $0 }).joined(separator: " ")
  }
}

extension NSMutableParagraphStyle {
  open func setParagraphStyle(_ other: NSParagraphStyle) {}
}

extension NSParagraphStyle {
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
}
