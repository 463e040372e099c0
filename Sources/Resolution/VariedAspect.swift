package import DocumentModel

/// Something of an object that a variation sets: what may differ between configurations.
package struct VariedAspect: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// An attribute by its name.
    case attribute(String)
    /// A child element that stands for a property, by its key.
    case value(key: String)
    /// Whether masks install the object.
    case installation
  }

  package let element: ElementID
  package let kind: Kind

  package init(_ element: ElementID, _ kind: Kind) {
    self.element = element
    self.kind = kind
  }
}

extension Document {
  /// What variations set on the objects of one part of the document, each once: by object in document
  /// order, then in the order in which its variations name it. Whether it really differs is for
  /// `ResolvedDocument` to say.
  package func variedAspects(in part: ElementID) -> [VariedAspect] {
    let range = wholeRange(part)
    var seen: Set<VariedAspect> = []
    var aspects: [VariedAspect] = []
    func add(_ element: ElementID, _ kind: VariedAspect.Kind) {
      guard range.contains(self.range(element).lowerBound) else { return }
      let aspect = VariedAspect(element, kind)
      if seen.insert(aspect).inserted { aspects.append(aspect) }
    }
    for variation in variations {
      for change in variation.changes {
        if let object = change.object { add(object, .installation) }
      }
      // The default variation holds masks only (ibxml.md 1, fact 9).
      guard !variation.key.isDefault else { continue }
      for name in attributeNames(of: variation.element) where name != "key" {
        add(variation.owner, .attribute(name))
      }
      for child in children(variation.element) where tag(child) != .mask {
        if let key = written(.key, of: child) { add(variation.owner, .value(key: key)) }
      }
    }
    return aspects.enumerated().sorted { left, right in
      (left.element.element, left.offset) < (right.element.element, right.offset)
    }.map(\.element)
  }
}

extension ResolvedDocument {
  /// The attribute of an element here, as text: what is written, else what absence means, else nil.
  package func text(ofAttribute name: String, in element: ElementID) -> String? {
    if let text = written(AttributeKey<String>(name), of: element) { return text }
    switch document.kind(element).attribute(name)?.value {
    case .flag(let flag?): return flag ? "YES" : "NO"
    case .number(let number?): return Int(exactly: number).map(String.init) ?? String(number)
    case .integer(let number?): return String(number)
    case .choice(_, let word?): return word
    default: return nil
    }
  }
}
