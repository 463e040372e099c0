internal import Diagnostics
internal import DocumentModel
internal import XMLSyntax

/// What became of one input.
struct LoadedDocument: Sendable {
  /// Nil where the file is no iOS document that could be read to its end; findings say why.
  let document: Document?
  let findings: [Finding]

  /// Reads, parses and decodes a file.
  init(_ input: InputFile) throws(FileError) {
    self.init(name: input.name, bytes: try readFile(input.path))
  }

  init(name: String, bytes: ContiguousArray<UInt8>) {
    let (file, unreadable) = SourceFile.decode(name: name, bytes: bytes)
    guard !unreadable.contains(where: \.isError) else {
      self.init(document: nil, findings: unreadable)
      return
    }
    let (tree, malformed) = parseXML(file)
    guard !malformed.contains(where: \.isError) else {
      self.init(document: nil, findings: unreadable + malformed)
      return
    }
    let (document, structural) = Document.decode(tree)
    self.init(
      document: document.isSupported ? document : nil,
      findings: unreadable + malformed + structural)
  }

  private init(document: Document?, findings: [Finding]) {
    self.document = document
    self.findings = findings
  }
}

extension Finding {
  var isError: Bool { severity == .error }
}
