package import Diagnostics

/// One translation of a document: the texts of a `.strings` table by object and property.
///
/// Keys are `"<object id>.<property>"`, as Interface Builder exports them (ibxml.md 2).
package struct StringsTable: Sendable {
  /// A key with its text, and where both stand in the table's file.
  package struct Entry: Sendable, Equatable {
    package let key: String
    package let text: String
    /// Byte range of the key, with its quotes; empty where the table has no file.
    package let keyRange: Range<Int>
    /// Byte range of the text, with its quotes; the key's where none is written.
    package let textRange: Range<Int>

    package init(key: String, text: String, keyRange: Range<Int>, textRange: Range<Int>) {
      self.key = key
      self.text = text
      self.keyRange = keyRange
      self.textRange = textRange
    }

    /// What stands before the first full stop of the key: identifiers have none.
    package var objectID: Substring {
      key.prefix { $0 != "." }
    }

    /// What stands behind it, such as `text` or `segmentTitles[0]`; nil for a key without one.
    package var property: Substring? {
      key.firstIndex(of: ".").map { key[key.index(after: $0)...] }
    }
  }

  /// The language that the folder's name states, such as `de` or `zh-Hans`.
  package let language: String
  /// The table's file, transcoded to UTF-8; nil for a table made from values.
  package let file: SourceFile?
  /// In the order of the file. Where a key stands twice, so does its entry, and the last one counts.
  package let entries: [Entry]
  private let values: [String: String]

  package init(language: String, values: [String: String]) {
    self.language = language
    self.values = values
    file = nil
    entries = values.sorted { $0.key < $1.key }.map {
      Entry(key: $0.key, text: $0.value, keyRange: 0..<0, textRange: 0..<0)
    }
  }

  package init(language: String, file: SourceFile, entries: [Entry]) {
    self.language = language
    self.file = file
    self.entries = entries
    values = Dictionary(entries.map { ($0.key, $0.text) }, uniquingKeysWith: { _, last in last })
  }

  /// The text of a property of an object, or nil where the table does not translate it.
  package func text(of property: String, objectID: String) -> String? {
    values[objectID + "." + property]
  }
}
