package import Diagnostics

/// Parses a document. Never fails: what could be read comes back along with what was wrong.
package func parseXML(_ file: SourceFile) -> (tree: XMLTree, findings: [Finding]) {
  guard file.bytes.count <= XMLLimits.bytes else {
    return (XMLTree(nothingIn: file), [fileTooLarge(file)])
  }
  let builder = runLibXML2(file.bytes, into: TreeBuilder(file: file))
  guard let stop = builder.stop else { return (builder.finish(at: file.bytes.count), []) }
  let tree = builder.finish(at: file.bytes.count)
  return (tree, [Finding("xml-error", .error, "\(stop)", in: file, at: 0..<0)])
}

func fileTooLarge(_ file: SourceFile) -> Finding {
  Finding(
    "file-too-large", .error,
    "the file has \(file.bytes.count) bytes; at most \(XMLLimits.bytes) are read", in: file,
    at: 0..<0)
}
