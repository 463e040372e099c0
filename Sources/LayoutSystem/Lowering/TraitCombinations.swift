package import DocumentModel
package import Resolution

/// Every combination of traits that a document's variations tell apart: what code that holds all of
/// them asks for. One where nothing varies.
package struct TraitCombinations: Sendable {
  package let traits: [Traits]

  package init(_ document: Document) {
    let keys = document.variations.map(\.key).filter { !$0.isDefault }
    if keys.isEmpty {
      traits = [Traits(widthClass: .compact, heightClass: .regular)]
    } else {
      let idioms: [Configuration.Idiom] =
        keys.contains { $0.idiom == Configuration.Idiom.mac.rawValue } ? [.phone, .mac] : [.phone]
      traits = idioms.flatMap { idiom in
        [Traits(widthClass: .compact, heightClass: .regular, idiom: idiom)]
          + [Traits(widthClass: .compact, heightClass: .compact, idiom: idiom)]
          + [Traits(widthClass: .regular, heightClass: .compact, idiom: idiom)]
          + [Traits(widthClass: .regular, heightClass: .regular, idiom: idiom)]
      }
    }
  }

  /// The document in each combination, on a device that is typical of it.
  package func resolved(_ document: Document) -> [ResolvedDocument] {
    traits.map { ResolvedDocument(document, .typical(of: $0)) }
  }

  /// The combination that a configuration has.
  package func index(of configuration: Configuration) -> Int {
    guard traits.count > 1 else { return 0 }
    return traits.firstIndex {
      $0.widthClass == configuration.widthClass && $0.heightClass == configuration.heightClass
        && ($0.idiom == .mac) == (configuration.idiom == .mac)
    } ?? 0
  }
}
