internal import XMLSyntax

/// The element level: everything that was written, typed arrays or not.
extension Document {
  package var root: ElementID? { tags.isEmpty ? nil : ElementID(rawValue: 0) }
  package var elementCount: Int { tags.count }

  package func tag(_ element: ElementID) -> ElementTag { tags[Int(element.rawValue)] }
  package func kind(_ element: ElementID) -> ElementKind { ElementKind[tag(element)] }
  /// The element's name in the document, known or not.
  package func name(_ element: ElementID) -> String { cursor(element).name }

  package func parent(_ element: ElementID) -> ElementID? {
    cursor(element).parent.map { ElementID(rawValue: $0.index) }
  }

  /// Child elements in document order.
  package func children(_ element: ElementID) -> Children {
    Children(source: cursor(element).children)
  }

  /// The first child with a tag and, where one is asked for, with that `key`.
  package func child(_ tag: ElementTag, key: String? = nil, of element: ElementID) -> ElementID? {
    for child in children(element) where self.tag(child) == tag {
      if key == nil || written(.key, of: child) == key { return child }
    }
    return nil
  }

  /// The first child that stands for a property: whatever its tag, `key` names it.
  package func child(key: String, of element: ElementID) -> ElementID? {
    for child in children(element) where written(.key, of: child) == key { return child }
    return nil
  }

  /// The children of the first child with a tag: `<subviews>`, `<segments>` and other folders.
  package func contents(of tag: ElementTag, in element: ElementID) -> [ElementID] {
    guard let folder = child(tag, of: element) else { return [] }
    return Array(children(folder))
  }

  /// Byte range of the start tag.
  package func range(_ element: ElementID) -> Range<Int> { cursor(element).startTag }

  /// Byte range from the start tag to behind the end tag.
  package func wholeRange(_ element: ElementID) -> Range<Int> { cursor(element).range }

  /// Byte range of an attribute's value between its quotes, or nil where it is not written.
  package func range<Value>(of key: AttributeKey<Value>, in element: ElementID) -> Range<Int>? {
    attribute(key.index, of: element)?.range
  }

  /// The same by name, for attributes that are read nowhere else.
  package func range(ofAttribute name: String, in element: ElementID) -> Range<Int>? {
    cursor(element).attribute(name)?.range
  }

  /// What is written, without regard to what absence means; nil where it cannot be read as `Value`.
  package func written<Value>(_ key: AttributeKey<Value>, of element: ElementID) -> Value? {
    attribute(key.index, of: element).flatMap { Value(attribute: $0.value) }
  }

  /// The text of an attribute by name, as written; nil where it is not.
  package func text(ofAttribute name: String, in element: ElementID) -> String? {
    cursor(element)[name]
  }

  /// The names of all attributes of an element, in document order.
  package func attributeNames(of element: ElementID) -> [String] {
    cursor(element).attributes.map { $0.name }
  }

  /// The names and texts of all attributes of an element, in document order.
  package func attributes(of element: ElementID) -> [(name: String, text: String)] {
    cursor(element).attributes.map { ($0.name, $0.value) }
  }

  /// The character data of an element, such as the text of `<string>`.
  package func characters(_ element: ElementID) -> String { cursor(element).text }

  /// What an attribute's absence means for an element of this kind, if its description says so.
  package func absent<Value>(_ key: AttributeKey<Value>, of element: ElementID) -> Value? {
    guard key.index >= 0, let kind = AttributeTable.shared.kind(of: key.index, in: tag(element))
    else { return nil }
    return Value.absent(in: kind.value)
  }

  private func cursor(_ element: ElementID) -> XMLTree.Element {
    tree.element(at: Int(element.rawValue))
  }

  func attribute(_ index: Int, of element: ElementID) -> XMLTree.AttributeCursor? {
    guard index >= 0 else { return nil }
    let name = nameIndices[index]
    guard name >= 0 else { return nil }
    return cursor(element).attribute(numbered: Int(name))
  }

  /// Child elements in document order.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    var source: XMLTree.Children

    package mutating func next() -> ElementID? {
      source.next().map { ElementID(rawValue: $0.index) }
    }
  }
}
