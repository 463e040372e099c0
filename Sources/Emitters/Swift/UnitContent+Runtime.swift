internal import DocumentModel

extension UnitContent {
  mutating func runtimeAttributes(_ element: ElementID) -> [Statement] {
    var attributes = RuntimeAttributes(document, expressions)
    let statements = attributes.statements(element)
    for omission in attributes.omissions { omit(element, omission.what, reason: omission.reason) }
    return statements
  }
}

extension WiringContent {
  /// The lines that set the runtime attributes of something that is no view of a class here.
  mutating func runtimeLines(_ element: ElementID, receiver: String) -> [String] {
    var attributes = RuntimeAttributes(document, expressions)
    let statements = attributes.statements(element)
    for omission in attributes.omissions { omit(element, omission.what, reason: omission.reason) }
    return statements.flatMap { $0.code(receiver) }
  }
}
