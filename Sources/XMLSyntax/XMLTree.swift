package import Diagnostics

/// An immutable XML document in flat storage: elements refer to each other by index, names are
/// interned, and values and text refer to the source bytes and are decoded when asked for, so that
/// building a tree costs a handful of allocations however large it is.
///
/// Names are qualified names as they stand in the source (`a:b`); namespace declarations are
/// attributes like any other.
package final class XMLTree: Sendable {
  struct Node: Sendable {
    var name: UInt16
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// Indices into `XMLTree.attributes`.
    var attributes: Range<Int32>
    /// The start tag, from `<` to behind `>`.
    var startTag: Range<Int32>
    /// Behind the end tag; the end of what was read where the document breaks off before it.
    var end: Int32
    /// Indices into `XMLTree.texts`.
    var texts: Range<Int32> = 0..<0
  }

  struct Attribute: Sendable {
    var name: UInt16
    /// Whether the value is its source bytes: no references and no line breaks or tabs in it.
    var isLiteral: Bool
    var nameRange: Range<Int32>
    /// The value between its quotes, as it stands in the source.
    var range: Range<Int32>
  }

  package let file: SourceFile
  let nodes: ContiguousArray<Node>
  let attributes: ContiguousArray<Attribute>
  /// Names of elements and attributes; `Element.nameIndex` and `Attribute.nameIndex` point here.
  package let names: ContiguousArray<String>
  /// Stretches of source between two tags that hold character data, grouped by element.
  let texts: ContiguousArray<Range<Int32>>

  init(
    file: SourceFile, nodes: ContiguousArray<Node>, attributes: ContiguousArray<Attribute>,
    names: ContiguousArray<String>, texts: ContiguousArray<Range<Int32>>
  ) {
    self.file = file
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.texts = texts
  }

  /// A document of which nothing could be read.
  convenience init(nothingIn file: SourceFile) {
    self.init(file: file, nodes: [], attributes: [], names: [], texts: [])
  }

  package var root: Element? { nodes.isEmpty ? nil : Element(tree: self, index: 0) }

  /// Elements are numbered in document order, the root being 0; parents precede their children.
  package var elementCount: Int { nodes.count }

  /// How many attributes all elements have together.
  package var attributeCount: Int { attributes.count }

  /// The element with a number below `elementCount`.
  package func element(at index: Int) -> Element { Element(tree: self, index: Int32(index)) }
}

extension XMLTree {
  /// A cursor on one element: one reference and one index, cheap to copy.
  package struct Element: Sendable {
    package let tree: XMLTree
    package let index: Int32

    private var node: XMLTree.Node { tree.nodes[Int(index)] }

    package var name: String { tree.names[Int(node.name)] }
    package var nameIndex: Int { Int(node.name) }

    /// The start tag, from `<` to behind `>`.
    package var startTag: Range<Int> {
      Int(node.startTag.lowerBound)..<Int(node.startTag.upperBound)
    }

    /// The whole element, from the `<` of its start tag to behind its end tag.
    package var range: Range<Int> { Int(node.startTag.lowerBound)..<Int(node.end) }

    /// What stands between start tag and end tag; nil for a tag that closes itself (`<a/>`).
    package var contentRange: Range<Int>? {
      let bytes = tree.file.bytes
      let start = startTag.upperBound
      guard bytes[start - 2] != UInt8(ascii: "/") else { return nil }
      var end = range.upperBound
      guard end > start, bytes[end - 1] == UInt8(ascii: ">") else { return start..<max(start, end) }
      // `<` cannot stand inside an end tag, so the nearest one opens it.
      while end > start, bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
      guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: "/") else {
        return start..<range.upperBound
      }
      return start..<(end - 1)
    }

    package var parent: Element? {
      node.parent < 0 ? nil : Element(tree: tree, index: node.parent)
    }

    package var children: Children { Children(tree: tree, first: node.firstChild) }

    package var attributes: Attributes {
      Attributes(tree: tree, range: node.attributes)
    }

    /// The value of an attribute, references expanded; nil when the element does not carry it.
    package subscript(name: String) -> String? { attribute(name)?.value }

    package func attribute(_ name: String) -> Attribute? {
      attributes.first { $0.name == name }
    }

    /// The character data directly inside the element, references expanded, CDATA included.
    ///
    /// White space alone counts only in an element without children: elsewhere it is layout of the
    /// source.
    package var text: String {
      let bytes = tree.file.bytes
      return node.texts.reduce(into: "") { text, index in
        let range = tree.texts[Int(index)]
        text += decodedText(bytes, Int(range.lowerBound)..<Int(range.upperBound))
      }
    }
  }

  package struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: XMLTree
    private var following: Int32

    init(tree: XMLTree, first: Int32) {
      self.tree = tree
      following = first
    }

    package mutating func next() -> Element? {
      guard following >= 0 else { return nil }
      defer { following = tree.nodes[Int(following)].nextSibling }
      return Element(tree: tree, index: following)
    }
  }

  /// The attributes of one element, in document order.
  package struct Attributes: RandomAccessCollection, Sendable {
    let tree: XMLTree
    let range: Range<Int32>

    package var startIndex: Int { Int(range.lowerBound) }
    package var endIndex: Int { Int(range.upperBound) }
    package subscript(position: Int) -> AttributeCursor {
      AttributeCursor(tree: tree, index: Int32(position))
    }
  }

  /// A cursor on one attribute.
  package struct AttributeCursor: Sendable {
    package let tree: XMLTree
    package let index: Int32

    private var attribute: XMLTree.Attribute { tree.attributes[Int(index)] }

    package var name: String { tree.names[Int(attribute.name)] }
    package var nameIndex: Int { Int(attribute.name) }

    /// The name in the source.
    package var nameRange: Range<Int> {
      Int(attribute.nameRange.lowerBound)..<Int(attribute.nameRange.upperBound)
    }

    /// The value in the source, between its quotes.
    package var range: Range<Int> {
      Int(attribute.range.lowerBound)..<Int(attribute.range.upperBound)
    }

    /// The value with references expanded and line breaks and tabs turned into spaces, as XML 1.0
    /// section 3.3.3 asks.
    package var value: String {
      attribute.isLiteral
        ? tree.file.text(in: range) : decodedAttributeValue(tree.file.bytes, range)
    }
  }
}

extension XMLTree.Element {
  package typealias Attribute = XMLTree.AttributeCursor
}
