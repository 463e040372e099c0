/// The name of an attribute together with the type it is read as.
package struct AttributeKey<Value: AttributeValue>: Sendable {
  /// Index into `AttributeTable`; names that no element kind knows have none and are always absent.
  let index: Int

  package init(_ name: String) { index = AttributeTable.shared.indices[name] ?? -1 }
}

/// Every attribute name of every element kind, numbered, and which kind describes it how.
struct AttributeTable: Sendable {
  static let shared = AttributeTable()

  let indices: [String: Int]
  let count: Int
  /// By kind, then by attribute: the position in `ElementKind.attributes`, or -1.
  private let positions: ContiguousArray<Int16>

  private init() {
    var indices: [String: Int] = [:]
    for kind in ElementKind.all {
      for attribute in kind.attributes where indices[attribute.name] == nil {
        indices[attribute.name] = indices.count
      }
    }
    var positions = ContiguousArray<Int16>(
      repeating: -1, count: indices.count * ElementKind.all.count)
    for kind in ElementKind.all {
      let row = Int(kind.tag.rawValue) * indices.count
      for (position, attribute) in kind.attributes.enumerated() {
        guard let index = indices[attribute.name], positions[row + index] < 0 else { continue }
        positions[row + index] = Int16(position)
      }
    }
    self.indices = indices
    count = indices.count
    self.positions = positions
  }

  /// How a kind describes the attribute with a number, if it knows it.
  func kind(of index: Int, in tag: ElementTag) -> AttributeKind? {
    let position = positions[Int(tag.rawValue) * count + index]
    return position < 0 ? nil : ElementKind[tag].attributes[Int(position)]
  }
}
