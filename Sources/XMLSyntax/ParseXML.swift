package import Diagnostics

/// Reads the bytes of a file, whatever encoding it has: `SourceFile.decode`, then `parseXML`.
package func parseXML(
  name: String, bytes: ContiguousArray<UInt8>
) -> (tree: XMLTree, findings: [Finding]) {
  let (file, findings) = SourceFile.decode(name: name, bytes: bytes)
  guard !findings.contains(where: { $0.severity == .error }) else {
    return (XMLTree(nothingIn: file), findings)
  }
  let (tree, more) = parseXML(file)
  return (tree, findings + more)
}

/// Parses a document. Never fails: what could be read comes back along with what was wrong.
///
/// A finding at error severity says that the document was not read to its end; there is one at
/// most, as whatever else is wrong follows from the first thing that is.
package func parseXML(_ file: SourceFile) -> (tree: XMLTree, findings: [Finding]) {
  guard file.bytes.count <= XMLLimits.bytes else {
    return (XMLTree(nothingIn: file), [fileTooLarge(file)])
  }
  if let finding = otherContent(file) { return (XMLTree(nothingIn: file), [finding]) }

  let builder: TreeBuilder
  if let crowded = crowdedTag(in: file.bytes) {
    // What stands before it is read, and libxml2 never sees it.
    let head = ContiguousArray(file.bytes[..<crowded.lowerBound])
    var partial = runLibXML2(head, into: TreeBuilder(file: file))
    partial.stop(.attributeCount(startTag: crowded), at: head.count)
    builder = partial
  } else {
    builder = runLibXML2(file.bytes, into: TreeBuilder(file: file))
  }

  let open = builder.open.map { Int($0.node) }
  let position = builder.position
  let complaint = builder.complaint
  guard let stop = builder.stop else {
    let tree = builder.finish(at: file.bytes.count)
    let hasConflict = tree.texts.contains {
      hasMarker(file.bytes, Int($0.lowerBound)..<Int($0.upperBound))
    }
    if hasConflict, let finding = mergeConflict(in: file) { return (tree, [finding]) }
    return (tree, complaint.map { [namespaceComplaint($0, in: file)] } ?? [])
  }
  let tree = builder.finish(at: stop.offset ?? file.bytes.count)
  let context = StopContext(tree: tree, open: open, position: position)
  return (tree, [mergeConflict(in: file) ?? finding(for: stop, in: context)])
}

/// A start tag with more attributes than are read, if there is one.
///
/// libxml2 compares every two attributes of an element before it reports it, so the tag has to be
/// found first. Tags that long are rare: it is enough to look back for a `<` once in a while.
private func crowdedTag(in bytes: ContiguousArray<UInt8>) -> Range<Int>? {
  // The shortest attribute, ` a=""`, has five bytes.
  let stride = XMLLimits.attributesOfElement * 5
  var start = 0
  while start + stride < bytes.count {
    let bracket = UInt8(ascii: "<")
    if let next = bytes.lastOffset(of: bracket, in: (start + 1)..<(start + stride)) {
      start = next
      continue
    }
    let end = bytes[(start + stride)...].firstIndex(of: bracket) ?? bytes.count
    if bytes[start] == bracket, bytes[start + 1].startsXMLName {
      let attributes = scanAttributes(bytes, (start + 1)..<end)
      if attributes.count > XMLLimits.attributesOfElement { return start..<end }
    }
    start = end
  }
  return nil
}

private func namespaceComplaint(
  _ complaint: (message: String, offset: Int), in file: SourceFile
) -> Finding {
  let start = file.bytes.lastOffset(of: UInt8(ascii: "<"), in: 0..<complaint.offset)
  return Finding(
    "xml-namespace", .warning, complaint.message, in: file,
    at: (start ?? complaint.offset)..<complaint.offset)
}
