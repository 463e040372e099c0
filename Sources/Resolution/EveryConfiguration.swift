package import DocumentModel

extension Configuration {
  /// The telling sizes: small and common phones upright, a phone and a large phone turned, a tablet.
  /// Between them every pair of size classes occurs.
  package static let tellingSizes: [Configuration] = [
    Configuration(width: 320, height: 568), Configuration(width: 375, height: 667),
    Configuration(width: 393, height: 852), Configuration(width: 852, height: 393),
    Configuration(width: 932, height: 430), Configuration(width: 820, height: 1180),
  ]
}

extension Document {
  /// Everywhere that a document can look different in its own language: the telling sizes, a Mac for
  /// each outcome that only Macs have, and both directions where they are not mirror images.
  package var everyConfiguration: [Configuration] {
    let macs = distinctTraits.compactMap(\.first).filter { $0.idiom == .mac }
    let sizes = Configuration.tellingSizes + macs.map { .typical(of: $0) }
    return tellingDirections.flatMap { direction in
      sizes.map { size in
        var configuration = size
        configuration.direction = direction
        return configuration
      }
    }
  }

  /// Right to left joins where some constraints follow the direction of the language and others do
  /// not: only there is the mirrored layout more than a mirror image.
  package var tellingDirections: [Configuration.Direction] {
    var hasFixed = false
    var hasMirrored = views.contains { $0.isStack && written(.axis, of: $0.element) != .vertical }
    for constraint in constraints {
      for side in [constraint.first, constraint.second] {
        switch side?.attribute {
        case .left, .right, .leftMargin, .rightMargin: hasFixed = true
        case .leading, .trailing, .leadingMargin, .trailingMargin: hasMirrored = true
        default: break
        }
      }
    }
    return hasFixed && hasMirrored ? [.leftToRight, .rightToLeft] : [.leftToRight]
  }
}

extension Configuration.Direction {
  /// The direction of the script that a language is written in by default.
  package init(ofLanguage language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      self = Self.rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
    } else {
      let code = parts.first.map(String.init) ?? ""
      self = Self.rightToLeftLanguages.contains(code) ? .rightToLeft : .leftToRight
    }
  }

  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]

  /// Arabic, Central Kurdish, Divehi, Persian, Hebrew (also by its former code), Kashmiri, Pashto,
  /// Sindhi, Uyghur, Urdu, Yiddish.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
