internal import XMLSyntax

/// What the names of one tree mean: a tree interns each name once, so looking them up once makes
/// every later comparison one of small numbers.
struct NameNumbers {
  /// By attribute of `AttributeTable`: the tree's number for the name, or -1.
  let attributes: ContiguousArray<Int32>
  /// By the tree's number for a name: the element tag it is.
  private let tags: ContiguousArray<ElementTag>
  /// By the tree's number for a name: the attribute of `AttributeTable` it is, or -1.
  private let attributeNumbers: ContiguousArray<Int32>

  init(_ tree: XMLTree) {
    let table = AttributeTable.shared
    var attributes = ContiguousArray<Int32>(repeating: -1, count: table.count)
    var tags: ContiguousArray<ElementTag> = []
    var numbers: ContiguousArray<Int32> = []
    for (number, name) in tree.names.enumerated() {
      tags.append(ElementKind.byName[name] ?? .unknown)
      if let attribute = table.indices[name] {
        attributes[attribute] = Int32(number)
        numbers.append(Int32(attribute))
      } else {
        numbers.append(-1)
      }
    }
    self.attributes = attributes
    self.tags = tags
    attributeNumbers = numbers
  }

  func tag(_ name: Int) -> ElementTag { tags[name] }

  func isKnown(attribute name: Int, in tag: ElementTag) -> Bool {
    let number = Int(attributeNumbers[name])
    return number >= 0 && AttributeTable.shared.kind(of: number, in: tag) != nil
  }
}
