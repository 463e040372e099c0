/// What changes on one object when the traits of its `key` hold (ibxml.md 3).
package struct Variation: Sendable {
  package enum SizeClass: String, Sendable { case compact, regular }

  /// Which traits must hold; all nil for the `default` variation, which always applies.
  package struct Key: Sendable, Hashable {
    package var widthClass: SizeClass?
    package var heightClass: SizeClass?
    /// `mac` and other idioms, as written.
    package var idiom: String?
    /// `P3` or `sRGB`, as written.
    package var gamut: String?
    /// A trait that this program does not know; such a variation never applies.
    package var unknown: String?
    package var isDefault: Bool {
      widthClass == nil && heightClass == nil && idiom == nil && gamut == nil && unknown == nil
    }

    /// `default`, or traits joined by `-`.
    package init(_ text: String) {
      guard text != "default" else { return }
      for trait in text.split(separator: "-", omittingEmptySubsequences: false) {
        let parts = trait.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0]
        let value = parts.count > 1 ? String(parts[1]) : ""
        switch name {
        case "widthClass":
          widthClass = SizeClass(rawValue: value)
          if widthClass == nil { unknown = String(trait) }
        case "heightClass":
          heightClass = SizeClass(rawValue: value)
          if heightClass == nil { unknown = String(trait) }
        case "userInterfaceIdiom": idiom = value
        case "displayGamut": gamut = value
        default: unknown = String(trait)
        }
      }
    }
  }

  /// What a mask does to one object.
  package struct Change: Sendable {
    /// The object's identifier as written.
    package let reference: String
    /// The object; nil where no object has the identifier.
    package let object: ElementID?
    package let installs: Bool
    /// The `<include>` or `<exclude>`.
    package let element: ElementID
  }

  package let element: ElementID
  /// The object that varies.
  package let owner: ElementID
  package let key: Key
  /// What its masks install and remove, in document order.
  package let changes: [Change]
}
