package import Diagnostics
package import XMLSyntax

extension Document {
  /// Types a tree. Never fails: what is unknown is kept and counted, identifiers that two objects share
  /// are listed in `duplicates`, and the findings say what makes the whole document unusable.
  package static func decode(_ tree: XMLTree) -> (document: Document, findings: [Finding]) {
    var decoder = DocumentDecoder(tree: tree)
    decoder.decode()
    let document = Document(decoder)
    return (document, document.structuralFindings())
  }

  /// Whether later stages can work with it: an iOS document of the format that Xcode 5 and later
  /// write.
  package var isSupported: Bool {
    root.map { tag($0) == .document } == true && header.platform == .iOS
  }

  private func structuralFindings() -> [Finding] {
    guard let root else { return [] }
    if let finding = foreignRoot(root) { return [finding] }
    if let finding = foreignPlatform(root) { return [finding] }
    return []
  }

  private func foreignRoot(_ root: ElementID) -> Finding? {
    guard tag(root) != .document else { return nil }
    if name(root) == "archive" {
      let version = text(ofAttribute: "version", in: root).map { " (version \($0))" } ?? ""
      return Finding(
        "old-archive-format", .error,
        "this is the archive format of Xcode 4 and older\(version): open it in Xcode 5 or later and save it once",
        in: file, at: range(root))
    }
    return Finding(
      "not-a-document", .error,
      "the root element is <\(name(root))>, not <document>: this is no Interface Builder document",
      in: file, at: range(root))
  }

  private func foreignPlatform(_ root: ElementID) -> Finding? {
    switch header.platform {
    case .iOS: return nil
    case nil:
      return Finding(
        "unsupported-platform", .error,
        "the document does not say that it is for iOS: its type is \"\(header.type)\"", in: file,
        at: range(of: .type, in: root) ?? range(root))
    case .some(let platform):
      return Finding(
        "unsupported-platform", .error,
        "this is a \(platform.rawValue) document; only iOS documents are supported yet", in: file,
        at: range(of: .type, in: root) ?? range(root))
    }
  }
}
