internal import Diagnostics
package import DocumentModel

/// Every object identifier of a document, those of the canvas device apart.
package struct ObjectIDs: Sendable, Equatable {
  /// The path that messages show.
  package var document: String
  /// In document order; an identifier that several objects have stands once for each of them.
  package var ids: [String]

  package init(document: String, ids: [String]) {
    self.document = document
    self.ids = ids
  }

  package init(_ document: Document) {
    self.init(
      document: document.file.name,
      ids: document.objects.compactMap { document.written(.id, of: $0) })
  }
}
