package import DocumentModel

/// Everything outside the document that a layout depends on: one screen, one language.
package struct Configuration: Sendable, Hashable {
  package typealias SizeClass = Variation.SizeClass

  package enum Direction: String, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }
  package enum Idiom: String, Sendable { case phone, pad, mac }

  /// Which facts hold (design: canvas and run time).
  package enum Mode: String, Sendable {
    /// As Interface Builder's canvas shows it: the document's device and the figures of the Xcode
    /// that saved it.
    case canvas
    /// As a current device shows it.
    case runTime
  }

  package var mode: Mode = .runTime
  /// Xcode's identifier of the device, where it is one's.
  package var device: String?
  package var isLandscape = false
  /// The screen, in points.
  package var width: Double
  package var height: Double
  /// Pixels a point.
  package var scale: Double
  package var widthClass: SizeClass
  package var heightClass: SizeClass
  /// The canvas before Xcode 8: no size class holds, and no variation by one applies.
  package var isAnySizeClass = false
  package var idiom: Idiom
  /// The screen's safe area, before bars take their part: points from each edge.
  package var safeArea: Edges
  package var direction: Direction = .leftToRight
  /// The translation that texts come from; nil for the document's own language.
  package var language: String?

  /// Distances from the four edges of a screen, in points.
  package struct Edges: Sendable, Hashable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    package static let zero = Edges(top: 0, left: 0, bottom: 0, right: 0)
  }

  package init(
    width: Double, height: Double, scale: Double, widthClass: SizeClass, heightClass: SizeClass,
    idiom: Idiom, safeArea: Edges = .zero
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
    self.safeArea = safeArea
  }

  package var traits: Traits {
    Traits(
      widthClass: widthClass, heightClass: heightClass, idiom: idiom,
      isAnySizeClass: isAnySizeClass)
  }

  /// The name that findings show, such as `393x852 wC hR`, with `rtl` and the language where they
  /// are not the usual ones.
  package var name: String {
    var name = "\(sizeText) \(traits.name)"
    if direction == .rightToLeft { name += " rtl" }
    if let language { name += " \(language)" }
    return name
  }

  /// Such as `393x852`.
  package var sizeText: String { "\(Self.text(width))x\(Self.text(height))" }

  private static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
