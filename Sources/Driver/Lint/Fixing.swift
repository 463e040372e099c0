internal import Diagnostics
internal import DocumentModel
internal import LintRules
internal import Resolution
internal import XMLSyntax

/// Mends what can be mended safely.
struct Fixing {
  /// The document as it is when nothing more can be mended, and what is still to be said about it.
  let document: Document
  let findings: [Finding]
  /// How many findings were mended.
  let count: Int

  /// Fixes overlap, and one can make room for another: rounds beyond this have not been seen.
  private static let roundLimit = 8

  /// - Parameter check: What is to be said about a document.
  init(_ document: Document, _ findings: [Finding], check: (Document) -> [Finding]) {
    var document = document
    var findings = findings
    var count = 0
    for _ in 0..<Self.roundLimit {
      let (edits, mended) = Self.edits(of: findings, in: document.file)
      guard mended > 0, let next = Self.document(document, applying: edits) else { break }
      let remaining = check(next)
      // Never at the price of another finding: the number must fall.
      guard remaining.count < findings.count else { break }
      count += mended
      document = next
      findings = remaining
    }
    self.document = document
    self.findings = findings
    self.count = count
  }

  /// The first fix of each finding, as far as they do not touch the same bytes.
  private static func edits(
    of findings: [Finding], in file: SourceFile
  ) -> (edits: [Finding.Edit], count: Int) {
    var chosen: [Finding.Edit] = []
    var count = 0
    for finding in findings where finding.file === file {
      guard let fix = finding.fixes.first, !fix.edits.isEmpty else { continue }
      let new = fix.edits.filter { !chosen.contains($0) }
      let isFree = new.allSatisfy { edit in
        chosen.allSatisfy { !$0.range.touches(edit.range) }
      }
      guard isFree else { continue }
      chosen += new
      count += 1
    }
    return (chosen, count)
  }

  /// The edited document; nil where it could no longer be read.
  private static func document(_ document: Document, applying edits: [Finding.Edit]) -> Document? {
    let file = document.file
    guard let bytes = file.bytes(applying: edits) else { return nil }
    let edited = SourceFile(
      name: file.name, bytes: bytes, encoding: file.encoding,
      hasByteOrderMark: file.hasByteOrderMark)
    let (tree, malformed) = parseXML(edited)
    guard !malformed.contains(where: \.isError) else { return nil }
    let next = Document.decode(tree).document
    return next.isSupported ? next : nil
  }
}

extension Range<Int> {
  /// Whether two places have a byte in common, or meet where something would be inserted.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
      || lowerBound == other.lowerBound
  }
}
