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
  /// The whole sentence, where it is another than usual.
  var sentence: String?
  /// The identifiers of the constraints that it is about.
  var constraints: [String] = []

  /// The line of the comment block at the end of a file.
  var text: String {
    if let sentence { return SwiftLiteral.comment(sentence) }
    return SwiftLiteral.comment(
      "\(subject): \(reason.map { isWhole ? $0 : "\(what): \($0)" } ?? what)")
  }

  /// The sentence of the finding.
  var message: String {
    if let sentence { return sentence }
    let part = isWhole ? "" : ": \(what)"
    return "\(subject)\(part) has no code form\(reason.map { " (\($0))" } ?? " yet")"
  }

  /// Whether the object as a whole is left out, and not a part of it.
  private var isWhole: Bool { name == what }

  private var subject: String {
    name + (objectID.map { " (\($0))" } ?? "")
  }
}
