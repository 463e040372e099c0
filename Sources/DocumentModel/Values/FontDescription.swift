/// A font as a document states it (ibxml.md 2).
package struct FontDescription: Sendable, Equatable {
  package enum Face: Sendable, Equatable {
    /// The system font with a weight's name, such as `regular`, `medium` or `bold`.
    case system(weight: String, isItalic: Bool)
    /// A text style, such as `UICTFontTextStyleBody`.
    case style(String)
    /// A font by its PostScript name, and its family where it is written.
    case custom(name: String, family: String?)
  }

  package var face: Face
  /// In points; nil where the face decides (text styles).
  package var size: Double?

  package init(face: Face, size: Double?) {
    self.face = face
    self.size = size
  }
}

extension ElementReader {
  /// The font of an element's property, or nil where the document does not mention it.
  package func font(key: String = "fontDescription", of element: ElementID) -> FontDescription? {
    guard let font = child(.fontDescription, key: key, of: element) else { return nil }
    return self.font(font)
  }

  /// The font that a `<fontDescription>` element states.
  package func font(_ font: ElementID) -> FontDescription {
    let size = written(.pointSize, of: font)
    if let style = written(.style, of: font) {
      return FontDescription(face: .style(style), size: nil)
    }
    if let name = written(.name, of: font) {
      return FontDescription(
        face: .custom(name: name, family: written(.family, of: font)), size: size)
    }
    let named: Double? =
      switch written(.size, of: font) {
      // Names for UIKit's constants (`UIFont.buttonFontSize` and its neighbours).
      case "button": 18
      case "label": 17
      case "system": 14
      case "smallSystem": 12
      default: nil
      }
    let weight = written(.weight, of: font)
    switch written(.type, of: font) {
    case "boldSystem":
      return FontDescription(
        face: .system(weight: weight ?? "bold", isItalic: false), size: size ?? named)
    case "italicSystem":
      return FontDescription(
        face: .system(weight: weight ?? "regular", isItalic: true), size: size ?? named)
    default:
      return FontDescription(
        face: .system(weight: weight ?? "regular", isItalic: false), size: size ?? named)
    }
  }
}
