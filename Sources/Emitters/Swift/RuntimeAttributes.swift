internal import DocumentModel

/// User-defined runtime attributes: a property where UIKit's is known, key-value coding else.
struct RuntimeAttributes {
  let document: Document
  let expressions: Expressions
  /// What had no code form, and why where that is known.
  private(set) var omissions: [(what: String, reason: String?)] = []

  init(_ document: Document, _ expressions: Expressions) {
    self.document = document
    self.expressions = expressions
  }

  mutating func statements(_ element: ElementID) -> [Statement] {
    document.runtimeAttributes(of: element).compactMap { attribute in
      guard let value = runtimeValue(attribute) else {
        omissions.append(("runtime attribute \(attribute.keyPath) (\(attribute.type))", nil))
        return nil
      }
      if let type = Self.known[attribute.keyPath] {
        switch (type, attribute.type) {
        case (.number, "number"), (.flag, "boolean"), (.size, "size"):
          return Statement("\(attribute.keyPath) = ", value)
        case (.color, "color"):
          omissions.append(
            (
              "runtime attribute \(attribute.keyPath) (color)",
              "key-value coding sets a UIColor where a CGColor is wanted: no effect"
            ))
          return nil
        default: break
        }
      }
      return Statement(
        "setValue(", value, right: ", forKeyPath: \(SwiftLiteral.string(attribute.keyPath)))")
    }
  }

  private enum Kind { case number, flag, size, color }

  /// Key paths whose property the SDK declares.
  private static let known: [String: Kind] = [
    "layer.cornerRadius": .number, "layer.borderWidth": .number, "layer.masksToBounds": .flag,
    "layer.shadowRadius": .number, "layer.shadowOpacity": .number, "layer.shadowOffset": .size,
    "layer.zPosition": .number, "layer.borderColor": .color, "layer.shadowColor": .color,
    "clipsToBounds": .flag,
  ]

  private func runtimeValue(_ attribute: RuntimeAttribute) -> String? {
    let child = attribute.child
    switch attribute.type {
    case "boolean": return attribute.text.map { SwiftLiteral.flag($0 == "YES") }
    case "string":
      if let text = attribute.text { return SwiftLiteral.string(text) }
      guard let child, document.tag(child) == .string || document.tag(child) == .mutableString
      else { return nil }
      return SwiftLiteral.string(document.text(ofString: child))
    case "localizedString":
      return attribute.text.map {
        "NSLocalizedString(\(SwiftLiteral.string($0)), comment: \"\")"
      }
    case "number":
      if let child, let value = document.written(AttributeKey<Double>("value"), of: child) {
        return SwiftLiteral.number(value)
      }
      return attribute.text.flatMap { Double(attribute: $0) }.map(SwiftLiteral.number)
    case "color": return child.flatMap { expressions.color($0) }?.full.code
    case "image": return attribute.text.map { expressions.image($0, isSymbol: false) }
    case "nil": return "nil"
    case "size":
      guard let child else { return nil }
      return expressions.size(
        Size(
          width: document.number(.width, of: child), height: document.number(.height, of: child)))
    case "point":
      guard let child else { return nil }
      return
        "CGPoint(x: \(SwiftLiteral.number(document.number(.x, of: child))), y: \(SwiftLiteral.number(document.number(.y, of: child))))"
    case "rect":
      guard let child else { return nil }
      return expressions.rect(
        Rect(
          x: document.number(.x, of: child), y: document.number(.y, of: child),
          width: document.number(.width, of: child), height: document.number(.height, of: child)))
    case "range":
      guard let child else { return nil }
      let location = document.written(AttributeKey<Int>("location"), of: child) ?? 0
      let length = document.written(AttributeKey<Int>("length"), of: child) ?? 0
      return "NSRange(location: \(location), length: \(length))"
    default: return nil
    }
  }
}
