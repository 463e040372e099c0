package import DocumentModel
package import Localization

/// A document in one configuration: plain values, with every variation applied. Nothing behind this
/// sees a `<variation>`.
package final class ResolvedDocument: ElementReader {
  package let document: Document
  package let configuration: Configuration
  /// The translation in use; nil for the document's own texts.
  package let translation: StringsTable?
  /// By element: the matching variations that change its attributes or values, weakest first.
  private let overrides: [ElementID: [ElementID]]
  /// By element that a mask names: whether it is installed.
  private let installation: [ElementID: Bool]
  /// By view: it and everything around it is installed.
  private let viewIsInstalled: ContiguousArray<Bool>

  package init(
    _ document: Document, _ configuration: Configuration, translation: StringsTable? = nil
  ) {
    self.document = document
    self.configuration = configuration
    self.translation = translation
    let applied = Self.apply(document, configuration.traits)
    overrides = applied.overrides
    installation = applied.installation
    var viewIsInstalled = ContiguousArray(repeating: true, count: document.views.count)
    for (index, view) in document.views.enumerated() {
      let around = view.superview.map { viewIsInstalled[Int($0.rawValue)] } ?? true
      viewIsInstalled[index] = around && (applied.installation[view.element] ?? true)
    }
    self.viewIsInstalled = viewIsInstalled
  }

  // MARK: Installation

  package func isInstalled(_ view: ViewID) -> Bool { viewIsInstalled[Int(view.rawValue)] }

  /// What the masks say of an object itself, whatever is around it.
  package func isInstalledByMasks(_ element: ElementID) -> Bool { installation[element] ?? true }

  /// What became of one of the author's constraints here.
  package enum ConstraintState: Sendable {
    case installed
    /// A mask leaves it out of this configuration.
    case uninstalled
    /// Removed at build time.
    case placeholder
    /// Installed by its mask, but an item (or its owner) is not in the hierarchy.
    case inactive
  }

  package func state(of constraint: ConstraintID) -> ConstraintState {
    let constraint = document[constraint]
    if constraint.isPlaceholder { return .placeholder }
    guard installation[constraint.element] ?? true else { return .uninstalled }
    if let owner = constraint.owner, !isInstalled(owner) { return .inactive }
    for side in [constraint.first, constraint.second] {
      if let side, !isInstalled(side.item) { return .inactive }
    }
    return .installed
  }

  /// Whether the view that an item is, or belongs to, is in the hierarchy.
  package func isInstalled(_ item: DocumentModel.Constraint.Side.Item) -> Bool {
    switch item {
    case .view(let view): isInstalled(view)
    case .guide(let guide): document[guide].view.map { isInstalled($0) } ?? true
    case .unresolved: true
    }
  }

  /// The subviews that are in the hierarchy, in document order.
  package func subviews(of view: ViewID) -> [ViewID] {
    document[view].subviews.filter { isInstalled($0) }
  }

  // MARK: Values

  package func written<Value>(_ key: AttributeKey<Value>, of element: ElementID) -> Value? {
    if let variations = overrides[element] {
      for variation in variations.reversed() {
        if let value = document.written(key, of: variation) { return value }
      }
    }
    return document.written(key, of: element)
  }

  package func child(_ tag: ElementTag, key: String?, of element: ElementID) -> ElementID? {
    if key != nil, let variations = overrides[element] {
      for variation in variations.reversed() {
        if let child = document.child(tag, key: key, of: variation) { return child }
      }
    }
    return document.child(tag, key: key, of: element)
  }

  package func child(key: String, of element: ElementID) -> ElementID? {
    if let variations = overrides[element] {
      for variation in variations.reversed() {
        if let child = document.child(key: key, of: variation) { return child }
      }
    }
    return document.child(key: key, of: element)
  }

  /// A text that the translation may replace: `property` is the name that `.strings` tables use.
  package func localized(_ property: String, _ own: String?, of element: ElementID) -> String? {
    guard let translation, let id = document.written(.id, of: element) else { return own }
    return translation.text(of: property, objectID: id) ?? own
  }

  /// The constant of a constraint here; 0 where none is written.
  package func constant(of constraint: ConstraintID) -> Double {
    number(.constant, of: document[constraint].element)
  }

  // MARK: Applying variations

  private static func apply(_ document: Document, _ traits: Traits) -> (
    overrides: [ElementID: [ElementID]], installation: [ElementID: Bool]
  ) {
    var overrides: [ElementID: [ElementID]] = [:]
    var installation: [ElementID: Bool] = [:]
    for variation in document.variationsInOrder where variation.key.matches(traits) {
      for change in variation.changes {
        guard let object = change.object else { continue }
        installation[object] = change.installs
      }
      // The default variation holds masks only (ibxml.md 1, fact 9).
      if !variation.key.isDefault {
        overrides[variation.owner, default: []].append(variation.element)
      }
    }
    return (overrides, installation)
  }
}

extension Document {
  /// Every variation, weakest first: what names more traits wins, and among equals the later in the
  /// file (ibxml.md 3: the order in the file is default, one class, two classes).
  var variationsInOrder: [Variation] {
    var byStrength: [[Variation]] = []
    for variation in variations {
      let strength = variation.key.specificity
      while byStrength.count <= strength { byStrength.append([]) }
      byStrength[strength].append(variation)
    }
    return byStrength.flatMap(\.self)
  }
}
