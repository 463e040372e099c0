import Diagnostics

/// Where reading stopped: what had been read by then, and which elements were open.
struct StopContext {
  let tree: XMLTree
  /// Indices of the open elements, outermost first.
  let open: [Int]
  /// Behind the last tag that was read.
  let position: Int

  var file: SourceFile { tree.file }
  var innermost: XMLTree.Element? { open.last.map(tree.element(at:)) }

  /// `<label> (id "abc-12-xyz")`, or `<subviews>` where there is no id.
  func describe(_ element: XMLTree.Element) -> String {
    "<\(element.name)>" + (element["id"].map { " (id \"\($0)\")" } ?? "")
  }

  func line(_ offset: Int) -> Int { file.position(of: offset).line }

  /// "… is open since line 12", pointing at the start tag.
  func note(_ element: XMLTree.Element) -> Finding.Note {
    let line = line(element.range.lowerBound)
    return Finding.Note(
      "\(describe(element)) of line \(line) is still open", at: element.startTag,
      objectID: element["id"])
  }
}

extension TreeBuilder.Stop {
  /// The byte at which reading stopped; nil where it was no place in particular.
  var offset: Int? {
    switch self {
    case .malformed(_, _, _, let offset), .unclosedTag(let offset),
      .attributeDeclaration(let offset):
      offset
    case .entity(_, _, let range): range.upperBound
    case .depth(let tag), .attributeCount(let tag), .nameCount(let tag), .namespaceCount(let tag):
      tag.upperBound
    case .outOfMemory: nil
    }
  }
}

/// What to tell about the end of reading.
func finding(for stop: TreeBuilder.Stop, in context: StopContext) -> Finding {
  let file = context.file
  switch stop {
  case .malformed(let code, let message, let name, let offset):
    let error = MalformedXML(
      context: context, code: code, message: message, name: name, offset: offset)
    return error.finding
  case .unclosedTag(let offset):
    return MalformedXML(unclosedTagAt: offset, in: context).finding
  case .entity(let name, let isParameter, let range):
    return entityFinding(name, isParameter: isParameter, at: range, in: context)
  case .attributeDeclaration(let offset):
    return Finding(
      "doctype-attributes", .error,
      "the document type declares attributes, which Interface Builder documents never do: remove "
        + "the declaration", in: file, at: lastMarkup(before: offset, in: file))
  case .depth(let tag):
    return Finding(
      "nesting-too-deep", .error,
      "elements are nested more than \(XMLLimits.depth) deep", in: file, at: tag,
      notes: context.innermost.map { [context.note($0)] } ?? [])
  case .attributeCount(let tag):
    return Finding(
      "too-many-attributes", .error,
      "an element with more than \(XMLLimits.attributesOfElement) attributes", in: file, at: tag)
  case .nameCount(let tag):
    return Finding(
      "too-many-names", .error,
      "the document has too many different names of elements and attributes", in: file, at: tag)
  case .namespaceCount(let tag):
    return Finding(
      "too-many-namespaces", .error,
      "more than \(XMLLimits.namespaceDeclarations) namespace declarations", in: file, at: tag)
  case .outOfMemory:
    return Finding(
      "xml-error", .error, "there is not enough memory to read the document", in: file, at: 0..<0)
  }
}

private func entityFinding(
  _ name: String, isParameter: Bool, at range: Range<Int>, in context: StopContext
) -> Finding {
  let file = context.file
  let reference = file.text(in: range)
  guard let declaration = entityDeclaration(of: name, isParameter: isParameter, in: file) else {
    return Finding(
      "xml-error", .error,
      "'\(reference)' is not defined in XML: write the character itself, or its number as in "
        + "&#160;", in: file, at: range,
      notes: context.innermost.map { [context.note($0)] } ?? [])
  }
  let text = file.text(in: declaration)
  let isExternal = text.contains("SYSTEM") || text.contains("PUBLIC")
  return Finding(
    "entity-expansion", .error,
    isExternal
      ? "external entity refused: '\(reference)' would read another file into the document; write "
        + "the text itself"
      : "entity expansion refused: '\(reference)' is defined by the document itself; write the text "
        + "it stands for",
    in: file, at: range, notes: [Finding.Note("'\(name)' is declared here", at: declaration)])
}

/// The declaration `<!ENTITY name …>`.
private func entityDeclaration(
  of name: String, isParameter: Bool, in file: SourceFile
) -> Range<Int>? {
  let bytes = file.bytes
  var from = bytes.offset(of: "<!DOCTYPE", in: bytes.indices) ?? bytes.count
  while let start = bytes.offset(of: "<!ENTITY", in: from..<bytes.count) {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    let words = file.text(in: start..<end).split(maxSplits: 3, whereSeparator: \.isWhitespace)
    let expected = isParameter ? ["<!ENTITY", "%", name] : ["<!ENTITY", name]
    if words.map(String.init).starts(with: expected) { return start..<min(end + 1, bytes.count) }
    from = start + 1
  }
  return nil
}

/// From the last `<` before `offset` to it.
private func lastMarkup(before offset: Int, in file: SourceFile) -> Range<Int> {
  let end = min(max(offset, 0), file.bytes.count)
  return (file.bytes.lastOffset(of: UInt8(ascii: "<"), in: 0..<end) ?? end)..<end
}
