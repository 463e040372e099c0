/// One statement about an object: a property to set or a method to call.
struct Statement: Equatable {
  /// What stands before the value, such as `axis = `: it also tells statements apart, so that two
  /// with one `left` set the same thing. Empty for statements in `lines`.
  var left = ""
  var value = ""
  var right = ""
  /// UIKit's default, for size classes in which the document does not mention the property.
  var standard = ""
  /// Whole statements, with their receiver, for what one value cannot say.
  var lines: [String] = []
  /// The iOS version that has everything in it, in tenths.
  var since = 0

  init(_ property: Property, _ value: Expression) {
    left = property.left
    self.value = value.code
    right = property.right
    standard = property.standard
    since = max(property.since, value.since)
  }

  init(_ left: String, _ value: String, right: String = "", standard: String = "", since: Int = 0) {
    self.left = left
    self.value = value
    self.right = right
    self.standard = standard
    self.since = since
  }

  init(lines: [String], since: Int = 0) {
    self.lines = lines
    self.since = since
  }

  /// The statement with an object in front of it (`label1.`; nothing for the object itself).
  func code(_ receiver: String) -> [String] {
    lines.isEmpty ? ["\(receiver)\(left)\(value)\(right)"] : lines
  }
}

extension CodeWriter {
  /// Writes statements; those that need a newer iOS than the deployment target stand under a check.
  mutating func statements(_ statements: [Statement], receiver: String, deployment: Int) {
    var index = 0
    while index < statements.count {
      let since = statements[index].since
      guard since > deployment else {
        for code in statements[index].code(receiver) { line(code) }
        index += 1
        continue
      }
      var end = index
      while end < statements.count, statements[end].since > deployment { end += 1 }
      let group = statements[index..<end]
      let version = group.map(\.since).max() ?? since
      block("if #available(iOS \(version / 10).\(version % 10), *) {") { writer in
        for statement in group {
          for code in statement.code(receiver) { writer.line(code) }
        }
      }
      index = end
    }
  }
}
