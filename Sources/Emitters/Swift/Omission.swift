internal import DocumentModel

/// Something that a document says and generated code does not, with where it is said.
struct Omission: Equatable {
  /// The identifier of the object; nil for objects without.
  let objectID: String?
  /// What the code calls the object.
  let name: String
  /// The attribute or child, such as `springLoaded="YES"`.
  let what: String
  /// Why, where that helps.
  let reason: String?
  let element: ElementID

  /// The line of the comment block at the end of a file.
  var text: String {
    let id = objectID.map { " (\($0))" } ?? ""
    return SwiftLiteral.comment("\(name)\(id): \(what)\(reason.map { ": \($0)" } ?? "")")
  }
}
