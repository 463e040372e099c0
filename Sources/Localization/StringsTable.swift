package import Diagnostics

/// One translation of a document: the texts of a `.strings` table by object and property.
///
/// Keys are `"<object id>.<property>"`, as Interface Builder exports them (ibxml.md 2).
package struct StringsTable: Sendable {
  /// One line of the table.
  package struct Entry: Sendable {
    package let key: String
    package let value: String
    /// The key's byte range in the table's file, without its quotes; nil where there is no file.
    package let range: Range<Int>?

    package init(key: String, value: String, range: Range<Int>? = nil) {
      self.key = key
      self.value = value
      self.range = range
    }

    /// What stands before the first dot of the key.
    package var objectID: String { String(key.prefix { $0 != "." }) }
    /// What stands behind the first dot of the key; empty where there is none.
    package var property: String { String(key.dropFirst(objectID.count + 1)) }
  }

  /// The language that the folder's name states, such as `de` or `zh-Hans`.
  package let language: String
  /// The file that the table was read from; nil for tables made otherwise.
  package let file: SourceFile?
  /// In the order of the file.
  package let entries: [Entry]
  private let values: [String: String]

  /// Of two entries with one key the later counts.
  package init(language: String, file: SourceFile? = nil, entries: [Entry]) {
    self.language = language
    self.file = file
    self.entries = entries
    values = Dictionary(
      entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, later in later })
  }

  package init(language: String, values: [String: String]) {
    self.init(
      language: language,
      entries: values.sorted { $0.key < $1.key }.map { Entry(key: $0.key, value: $0.value) })
  }

  /// The text of a property of an object, or nil where the table does not translate it.
  package func text(of property: String, objectID: String) -> String? {
    values[objectID + "." + property]
  }
}
