/// A font as far as measuring needs it.
package struct TextFont: Sendable, Hashable {
  package enum Face: Sendable, Hashable {
    /// San Francisco or what came before it, see `FontEra`.
    case system
    /// A font by its PostScript name.
    case named(String)
  }

  package var face: Face
  /// Points. Anything that is not a positive finite number measures as 0.
  package var size: Double
  /// Of the system font; a named font has its weight in its name.
  package var weight: FontWeight
  /// The widths of upright text are used for italic text too (7 labels: +0 to +1 point).
  package var isItalic: Bool
  /// Distance of two baselines of a text style; nil for other fonts, whose lines follow each other
  /// at their line height (text/lineheights.tsv).
  package var leading: Double?

  /// A font of the system by size and weight.
  package static func system(
    _ size: Double, _ weight: FontWeight = .regular, italic: Bool = false
  ) -> TextFont {
    TextFont(face: .system, size: size, weight: weight, isItalic: italic, leading: nil)
  }

  /// A font by PostScript name. The system's own fonts, such as `.AppleSystemUIFont` and
  /// `.SFUIText-Semibold`, are the system font.
  package static func named(_ name: String, _ size: Double) -> TextFont {
    if name.hasPrefix("."), case let system = FontName(name), system.isSystem {
      return .system(size, system.weight)
    }
    return TextFont(
      face: .named(name), size: size, weight: .regular, isItalic: false, leading: nil)
  }

  /// A text style as `context` shows it.
  package static func style(_ style: TextStyle, in context: MeasuringContext) -> TextFont {
    let metrics = style.metrics(at: context.contentSize, toolsVersion: context.toolsVersion)
    return TextFont(
      face: .system, size: metrics.size, weight: metrics.weight, isItalic: false,
      leading: metrics.leading)
  }

  /// Points that a document's `size` word stands for (`fontDescription size="system"`); UIKit's
  /// documented constants. nil for a word it does not know.
  package static func size(word: String) -> Double? {
    switch word {
    case "system": 14
    case "smallSystem": 12
    case "label": 17
    case "button": 18
    default: nil
    }
  }

  /// Font of a button whose element holds none: 15 points for system buttons (heights of 30 in 218
  /// of 218 unstretched ones), 18 for custom ones (34 in 12 of 13).
  package static func button(buttonType: String?) -> TextFont {
    buttonType == nil || buttonType == "custom" ? .system(18) : .system(15)
  }

  /// Same font at another size; a text style stops being one.
  package func withSize(_ size: Double) -> TextFont {
    var font = self
    font.size = size
    font.leading = nil
    return font
  }

  /// Size that arithmetic can rely on.
  var safeSize: Double { size.isFinite && size > 0 ? min(size, 10_000) : 0 }
}
