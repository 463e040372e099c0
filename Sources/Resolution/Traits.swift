package import DocumentModel

/// The traits that variations ask for.
package struct Traits: Sendable, Hashable {
  package var widthClass: Variation.SizeClass
  package var heightClass: Variation.SizeClass
  package var idiom: Configuration.Idiom
  /// No size class holds: the canvas before Xcode 8.
  package var isAnySizeClass: Bool

  package init(
    widthClass: Variation.SizeClass, heightClass: Variation.SizeClass,
    idiom: Configuration.Idiom = .phone, isAnySizeClass: Bool = false
  ) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
    self.isAnySizeClass = isAnySizeClass
  }

  /// `wC hR` and so on; `mac` behind it for that idiom.
  package var name: String {
    if isAnySizeClass { return "wAny hAny" }
    return "w\(widthClass == .compact ? "C" : "R") h\(heightClass == .compact ? "C" : "R")"
      + (idiom == .mac ? " mac" : "")
  }

  /// The four pairs of size classes, phone portrait first.
  package static let all: [Traits] = [
    Traits(widthClass: .compact, heightClass: .regular),
    Traits(widthClass: .compact, heightClass: .compact),
    Traits(widthClass: .regular, heightClass: .compact),
    Traits(widthClass: .regular, heightClass: .regular, idiom: .pad),
  ]
}

extension Variation.Key {
  /// Whether every trait that the key names holds. The default variation always does; a trait this
  /// program does not know never does.
  package func matches(_ traits: Traits) -> Bool {
    unknown == nil
      && (!traits.isAnySizeClass || (widthClass == nil && heightClass == nil))
      && (widthClass == nil || widthClass == traits.widthClass)
      && (heightClass == nil || heightClass == traits.heightClass)
      && (idiom == nil || idiom == traits.idiom.rawValue)
      // Screens of today's devices show the wide gamut; no document seen asks (ibxml.md 3).
      && (gamut == nil || gamut == "P3")
  }

  /// How many traits it names: what names more wins (ibxml.md 3, precedence).
  package var specificity: Int {
    [widthClass != nil, heightClass != nil, idiom != nil, gamut != nil].count { $0 }
  }
}
