/// A colour as a document states it (ibxml.md 2): by components, by the system's name, or by the
/// name of an asset.
package enum Color: Sendable, Equatable {
  /// Components from 0 to 1 in a colour space: `sRGB`, `displayP3`, `genericGamma22GrayColorSpace`,
  /// `calibratedRGB`, `calibratedWhite`, `adobeRGB1998`, `deviceRGB`, …, as written.
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  case white(Double, alpha: Double, space: String)
  /// A name of `UIColor`'s, such as `labelColor` or `groupTableViewBackgroundColor`.
  case system(String)
  /// A colour of an asset catalog.
  case named(String)
  /// `<nil>`: explicitly the default of the property.
  case none
}

extension ElementReader {
  /// The colour of an element's property, or nil where the document does not mention it.
  package func color(key: String, of element: ElementID) -> Color? {
    guard let child = child(key: key, of: element) else { return nil }
    switch document.tag(child) {
    case .color: return color(child)
    case .nilValue: return Color.none
    default: return nil
    }
  }

  /// The colour that a `<color>` element states.
  package func color(_ color: ElementID) -> Color {
    // Newer names win over older ones, which stay beside them for older Xcodes.
    for key in [.systemColor, .xcode11CocoaTouchSystemColor, .cocoaTouchSystemColor]
      as [AttributeKey<String>]
    {
      if let name = written(key, of: color) { return .system(name) }
    }
    let space = written(.customColorSpace, of: color) ?? written(.colorSpace, of: color) ?? "sRGB"
    if let name = written(.name, of: color) {
      return space == "catalog" ? .system(name) : .named(name)
    }
    let alpha = value(.alpha, of: color) ?? 1
    if let white = written(.white, of: color) { return .white(white, alpha: alpha, space: space) }
    return .rgb(
      red: number(.red, of: color), green: number(.green, of: color),
      blue: number(.blue, of: color), alpha: alpha, space: space)
  }
}
