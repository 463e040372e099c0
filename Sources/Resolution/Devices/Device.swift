/// A device that Interface Builder can show, as a row of `Device.all`.
///
/// Insets are those of a current system; what older Xcode versions drew is a matter of the canvas
/// rules, not of the device.
package struct Device: Sendable, Hashable {
  package enum Idiom: Sendable, Hashable { case phone, pad }

  /// Xcode's identifier, such as `retina6_12`. Two rows share one where Xcode has no other for a
  /// device of the same size: the first is what the identifier alone means.
  package var id: String
  /// Marketing names, the most common first.
  package var names: [String]
  /// Portrait size in points.
  package var width: Double
  package var height: Double
  /// Pixels a point.
  package var scale: Double
  package var idiom: Idiom
  package var portraitSafeArea: SideInsets
  package var landscapeSafeArea: SideInsets
  /// Whether the width class is regular in landscape; always so on pads
  /// (ibxml.md 2; corrections.md 24).
  package var isWidthRegularInLandscape: Bool
  /// A phone with a home button: no insets but the status bar's.
  package var hasHomeButton: Bool

  package func size(isLandscape: Bool) -> (width: Double, height: Double) {
    isLandscape ? (height, width) : (width, height)
  }

  package func safeArea(isLandscape: Bool) -> SideInsets {
    isLandscape ? landscapeSafeArea : portraitSafeArea
  }
}

extension Device {
  /// The device that Xcode's identifier means.
  package static func withID(_ id: String) -> Device? { all.first { $0.id == id } }

  /// The device of a marketing name; case, spaces and punctuation do not matter.
  package static func named(_ name: String) -> Device? {
    let key = simplified(name)
    return all.first { $0.names.contains { simplified($0) == key } }
  }

  /// By identifier, else by name.
  package static func find(_ text: String) -> Device? { withID(text) ?? named(text) }

  /// The first device of a size in points, portrait or landscape.
  package static func ofSize(
    width: Double, height: Double
  ) -> (device: Device, isLandscape: Bool)? {
    if let device = all.first(where: { $0.width == width && $0.height == height }) {
      return (device, false)
    }
    if let device = all.first(where: { $0.width == height && $0.height == width }) {
      return (device, true)
    }
    return nil
  }

  /// Identifiers and names, for suggestions.
  package static var vocabulary: [String] {
    var words: [String] = []
    for device in all {
      for word in [device.id] + device.names where !words.contains(word) { words.append(word) }
    }
    return words
  }

  private static func simplified(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
