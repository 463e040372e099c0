/// One translation of a document: the texts of a `.strings` table by object and property.
///
/// Keys are `"<object id>.<property>"`, as Interface Builder exports them (ibxml.md 2).
package struct StringsTable: Sendable {
  /// The language that the folder's name states, such as `de` or `zh-Hans`.
  package let language: String
  private let values: [String: String]

  package init(language: String, values: [String: String]) {
    self.language = language
    self.values = values
  }

  /// The text of a property of an object, or nil where the table does not translate it.
  package func text(of property: String, objectID: String) -> String? {
    values[objectID + "." + property]
  }
}
