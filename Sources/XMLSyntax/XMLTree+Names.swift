extension XMLTree.Element {
  /// The attribute whose name has a number in `XMLTree.names`: for readers that resolved the names
  /// once for the whole document.
  package func attribute(numbered name: Int) -> XMLTree.AttributeCursor? {
    for attribute in attributes where attribute.nameIndex == name { return attribute }
    return nil
  }
}
