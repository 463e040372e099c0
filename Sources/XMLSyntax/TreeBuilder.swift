import Diagnostics

/// Collects what the parser reports into flat storage.
///
/// libxml2 says that a tag ended and vouches for it being well formed; where it and its attributes
/// stand is read from the source itself, because libxml2 keeps no positions of names and copies
/// values whose references it expands.
struct TreeBuilder {
  /// Why reading stopped before the end of the document.
  enum Stop {
    /// libxml2's first fatal error, the byte it had reached, and the name it is about.
    case malformed(code: Int, message: String, name: String?, offset: Int)
    /// A start tag that is not closed where libxml2 found its last attribute to end.
    case unclosedTag(offset: Int)
    /// A reference to something that XML itself does not define: `&name;`, `%name;`.
    case entity(name: String, isParameter: Bool, range: Range<Int>)
    /// The document's type declares attributes for elements that do not carry them.
    case attributeDeclaration(offset: Int)
    case depth(startTag: Range<Int>)
    case attributeCount(startTag: Range<Int>)
    case nameCount(startTag: Range<Int>)
    case namespaceCount(startTag: Range<Int>)
    case outOfMemory
  }

  struct OpenElement {
    var node: Int32
    var lastChild: Int32 = -1
  }

  private let file: SourceFile
  private let bytes: ContiguousArray<UInt8>
  private var nodes: ContiguousArray<XMLTree.Node> = []
  private var attributes: ContiguousArray<XMLTree.Attribute> = []
  private var names = NameTable()
  private var texts: ContiguousArray<(owner: Int32, range: Range<Int32>)> = []
  private var namespaceCount = 0

  /// The elements whose end has not come yet, outermost first.
  private(set) var open: ContiguousArray<OpenElement> = []
  /// Behind the last tag.
  private(set) var position = 0
  private(set) var stop: Stop?
  /// libxml2's first complaint that did not keep it from reading on.
  private(set) var complaint: (message: String, offset: Int)?

  init(file: SourceFile) {
    self.file = file
    bytes = file.bytes
    // Interface Builder's documents have an element in 130 bytes and an attribute in 38.
    nodes.reserveCapacity(bytes.count / 100)
    attributes.reserveCapacity(bytes.count / 32)
  }

  // MARK: What the parser reports

  /// A start tag was read up to its closing bracket, `>` or `/>`, at the byte offset `cursor`.
  mutating func startElement(in source: Span<UInt8>, cursor: Int, namespaces: Int) {
    guard stop == nil else { return }
    let start = startOfTag(before: cursor, in: source, isEndTag: false, owner: open.last)
    guard start < source.count else { return }
    let parent = open.last?.node ?? -1
    let firstAttribute = Int32(truncatingIfNeeded: attributes.count)

    guard let name = scanStartTag(at: start, in: source) else {
      return stop(.nameCount(startTag: start..<position))
    }
    let isClosed =
      source[position - 1] == UInt8(ascii: ">")
      && (cursor == position - 1 || cursor == position - 2)
    guard isClosed else {
      // libxml2 reports the element first and finds afterwards that something else stands there.
      attributes.removeSubrange(Int(firstAttribute)...)
      position = start
      return stop(.unclosedTag(offset: cursor))
    }
    let tag = start..<position
    if attributes.count - Int(firstAttribute) > XMLLimits.attributesOfElement {
      return stop(.attributeCount(startTag: tag))
    }
    namespaceCount += namespaces
    if namespaceCount > XMLLimits.namespaceDeclarations {
      return stop(.namespaceCount(startTag: tag))
    }

    let index = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(
      XMLTree.Node(
        name: name, parent: parent,
        attributes: firstAttribute..<Int32(truncatingIfNeeded: attributes.count),
        startTag: Int32(tag.lowerBound)..<Int32(tag.upperBound), end: Int32(tag.upperBound)))
    if let last = open.indices.last {
      if open[last].lastChild >= 0 {
        nodes[Int(open[last].lastChild)].nextSibling = index
      } else {
        nodes[Int(parent)].firstChild = index
      }
      open[last].lastChild = index
    }
    open.append(OpenElement(node: index))
    if open.count > XMLLimits.depth { stop(.depth(startTag: tag)) }
  }

  /// An element ended, with an end tag before `cursor` or in its start tag.
  mutating func endElement(in source: Span<UInt8>, cursor: Int) {
    guard stop == nil, let element = open.popLast() else { return }
    let node = Int(element.node)
    let isEmptyTag =
      element.lastChild < 0 && position == Int(nodes[node].startTag.upperBound)
      && source[position - 2] == UInt8(ascii: "/")
    guard !isEmptyTag else { return }
    position = startOfTag(before: cursor, in: source, isEndTag: true, owner: element)
    while position < source.count, source[position] != UInt8(ascii: ">") { position += 1 }
    position = min(position + 1, source.count)
    nodes[node].end = Int32(position)
  }

  /// The parser asks what an entity stands for. Nothing is told; a reference ends the reading, while
  /// a declaration, for which it asks as well, does no harm.
  mutating func refuseEntity(named name: String, isParameter: Bool, cursor: Int) {
    let reference = isParameter ? "%\(name);" : "&\(name);"
    let start = cursor - reference.utf8.count
    guard start >= 0, bytes.has(reference, at: start) else { return }
    stop(.entity(name: name, isParameter: isParameter, range: start..<cursor))
  }

  /// Notes why reading ends here; only the first reason counts, as the others follow from it.
  mutating func stop(_ reason: Stop) {
    if stop == nil { stop = reason }
  }

  /// Notes why only the first `end` bytes were given to the parser, unless it did not get so far.
  mutating func stop(_ reason: Stop, at end: Int) {
    if stop?.offset ?? end >= end { stop = reason }
  }

  mutating func complain(_ message: String, at offset: Int) {
    if complaint == nil { complaint = (message, offset) }
  }

  // MARK: Reading the source

  /// Where the tag starts that `cursor` points into or behind. What stands between it and the tag
  /// before is text of `owner`.
  private mutating func startOfTag(
    before cursor: Int, in source: Span<UInt8>, isEndTag: Bool, owner: OpenElement?
  ) -> Int {
    var start = position
    while start < source.count, source[start].isXMLWhitespace { start += 1 }
    // White space is text only where nothing else is in the element.
    let isLeaf = isEndTag && owner.map { $0.lastChild < 0 } ?? false
    if start + 1 < source.count, source[start] == UInt8(ascii: "<") {
      let next = source[start + 1]
      if isEndTag ? next == UInt8(ascii: "/") : next.startsXMLName {
        if isLeaf { addText(position..<start, of: owner) }
        return start
      }
    }
    // Text, a comment, CDATA: the tag is found from its end. `<` cannot stand inside a tag.
    start = max(min(cursor, source.count) - 1, position)
    while start > position, source[start] != UInt8(ascii: "<") { start -= 1 }
    let isLayout =
      !isLeaf && decodedText(bytes, position..<start).utf8.allSatisfy(\.isXMLWhitespace)
    if !isLayout { addText(position..<start, of: owner) }
    return start
  }

  private mutating func addText(_ range: Range<Int>, of owner: OpenElement?) {
    guard let owner, !range.isEmpty else { return }
    texts.append((owner.node, Int32(range.lowerBound)..<Int32(range.upperBound)))
  }

  /// Reads the start tag at `start` into `attributes` and leaves `position` behind it; the number
  /// of its name, nil when there are too many different ones.
  private mutating func scanStartTag(at start: Int, in source: Span<UInt8>) -> UInt16? {
    let (nameEnd, hash) = scanName(at: start + 1, in: source)
    var index = nameEnd
    guard let name = names.identifier(of: (start + 1)..<index, hash: hash, in: source) else {
      position = index
      return nil
    }
    while true {
      while index < source.count, source[index].isXMLWhitespace { index += 1 }
      guard index < source.count, source[index].isXMLNameByte else { break }
      let nameStart = index
      let (nameEnd, hash) = scanName(at: nameStart, in: source)
      index = nameEnd
      guard let attributeName = names.identifier(of: nameStart..<nameEnd, hash: hash, in: source)
      else {
        position = index
        return nil
      }
      while index < source.count,
        source[index].isXMLWhitespace || source[index] == UInt8(ascii: "=")
      {
        index += 1
      }
      guard index < source.count else { break }
      let quote = source[index]
      index += 1
      let valueStart = index
      var isLiteral = true
      while index < source.count, source[index] != quote {
        if source[index] < 0x20 || source[index] == UInt8(ascii: "&") { isLiteral = false }
        index += 1
      }
      attributes.append(
        XMLTree.Attribute(
          name: attributeName, isLiteral: isLiteral,
          nameRange: Int32(truncatingIfNeeded: nameStart)..<Int32(truncatingIfNeeded: nameEnd),
          range: Int32(truncatingIfNeeded: valueStart)..<Int32(truncatingIfNeeded: index)))
      index += 1
    }
    if index < source.count, source[index] == UInt8(ascii: "/") { index += 1 }
    position = min(index + 1, source.count)
    return name
  }

  /// The end of the name at `start`, and its hash.
  @inline(__always)
  private func scanName(at start: Int, in source: Span<UInt8>) -> (end: Int, hash: UInt64) {
    var end = start
    var hash: UInt64 = 0
    while end < source.count, source[end].isXMLNameByte {
      hash = NameTable.combine(hash, source[end])
      end += 1
    }
    return (end, hash)
  }

  // MARK: The result

  /// The tree of everything that was read. Elements still open end at `end`.
  consuming func finish(at end: Int) -> XMLTree {
    let end = Int32(min(max(end, position), bytes.count))
    for element in open { nodes[Int(element.node)].end = end }
    // An element's text comes after that of its children where they are mixed.
    let isGrouped = zip(texts, texts.dropFirst()).allSatisfy { $0.owner <= $1.owner }
    if !isGrouped {
      texts.sort { ($0.owner, $0.range.lowerBound) < ($1.owner, $1.range.lowerBound) }
    }
    for (index, text) in texts.enumerated() {
      let index = Int32(index)
      let known = nodes[Int(text.owner)].texts
      nodes[Int(text.owner)].texts = (known.isEmpty ? index : known.lowerBound)..<(index + 1)
    }
    return XMLTree(
      file: file, nodes: nodes, attributes: attributes, names: names.names,
      texts: ContiguousArray(texts.map(\.range)))
  }
}

/// What is read at most: far beyond every real document, so that a hostile one costs neither a
/// crash nor a long wait.
package enum XMLLimits {
  /// 256 MB, so that every byte offset fits in 32 bits.
  package static let bytes = 256 << 20
  /// Elements inside each other. Nested stacks pass the 256 of libxml2.
  package static let depth = 1000
  /// libxml2 compares every two attributes of an element.
  package static let attributesOfElement = 1000
  /// libxml2 looks through all declarations in force for every prefix.
  package static let namespaceDeclarations = 1000
}
