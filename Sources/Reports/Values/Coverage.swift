package import DocumentModel

/// The element and attribute kinds of documents that no description covers, counted.
package struct Coverage: Sendable, Equatable {
  /// An element kind, or one attribute of an element kind.
  package struct Kind: Sendable, Hashable {
    package let element: String
    package let attribute: String?
  }

  package struct Count: Sendable, Equatable {
    package let kind: Kind
    package var uses: Int
    package var documents: Int
  }

  /// How many documents were looked at.
  package private(set) var documents = 0
  private var counts: [Kind: Count] = [:]

  package init() {}

  /// What one document holds that is not understood.
  package init(_ document: Document) {
    documents = 1
    for element in document.unknownElements { add(document.name(element), nil) }
    for attribute in document.unknownAttributes {
      add(document.name(attribute.element), attribute.name)
    }
  }

  private mutating func add(_ element: String, _ attribute: String?) {
    let kind = Kind(element: element, attribute: attribute)
    counts[kind, default: Count(kind: kind, uses: 0, documents: 1)].uses += 1
  }

  /// Adds what other documents hold.
  package mutating func add(_ other: Coverage) {
    documents += other.documents
    for (kind, count) in other.counts {
      counts[kind, default: Count(kind: kind, uses: 0, documents: 0)].uses += count.uses
      counts[kind, default: count].documents += count.documents
    }
  }

  /// Element kinds, most used first, then by name.
  package var elements: [Count] { sorted { $0.attribute == nil } }

  /// Attributes of known element kinds, most used first, then by name.
  package var attributes: [Count] { sorted { $0.attribute != nil } }

  private func sorted(_ isIncluded: (Kind) -> Bool) -> [Count] {
    counts.values.filter { isIncluded($0.kind) }.sorted {
      ($1.uses, $0.kind.element, $0.kind.attribute ?? "")
        < ($0.uses, $1.kind.element, $1.kind.attribute ?? "")
    }
  }
}
