/// A colour on a screen: sRGB components of 8 bits, as pictures state them, and opacity from 0 to 1.
package struct RGBA: Sendable, Hashable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: Double

  /// Components from 0 to 1; what is beyond is cut, and what is no number is 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.byte(red)
    self.green = Self.byte(green)
    self.blue = Self.byte(blue)
    self.alpha = alpha.isFinite ? (min(max(alpha, 0), 1) * 1000).rounded() / 1000 : 1
  }

  /// Six hexadecimal digits, as designers write colours.
  package init(_ hex: UInt32, _ alpha: Double = 1) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.alpha = alpha
  }

  private static func byte(_ value: Double) -> UInt8 {
    guard value.isFinite else { return 0 }
    return UInt8((min(max(value, 0), 1) * 255).rounded())
  }

  func faded(_ factor: Double) -> RGBA {
    var color = self
    color.alpha = (alpha * factor * 1000).rounded() / 1000
    return color
  }
}

/// A colour in both appearances.
package struct Shade: Sendable, Hashable {
  package var light: RGBA
  package var dark: RGBA

  package init(_ light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// The same colour in both.
  package init(_ both: RGBA) { self.init(both, dark: both) }

  package init(_ light: UInt32, _ dark: UInt32) { self.init(RGBA(light), dark: RGBA(dark)) }

  package var isInvisible: Bool { light.alpha == 0 && dark.alpha == 0 }

  package func faded(_ factor: Double) -> Shade {
    Shade(light.faded(factor), dark: dark.faded(factor))
  }
}

/// Which of a shade's colours is meant.
package enum Appearance: String, Sendable, CaseIterable { case light, dark }

extension Shade {
  package subscript(appearance: Appearance) -> RGBA { appearance == .light ? light : dark }
}
