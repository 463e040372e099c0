import Diagnostics
import TestSupport
import Testing
import XMLSyntax

/// Real documents, damaged: never a crash, never a hang, always a finding or a result.
@Suite("Damaged documents")
struct DamageTests {
  @Test("cut at 20 random places")
  func cuts() {
    var random = SeededGenerator(seed: 20)
    var slowest = Duration.zero
    for document in allDocuments + [richDocument] {
      for _ in 0..<20 {
        let length = Int.random(in: 0..<document.bytes.count, using: &random)
        let (findings, time) = read(ContiguousArray(document.bytes[..<length]))
        slowest = max(slowest, time)
        // Only white space at the end can be cut off unnoticed.
        let isWhole = document.bytes[length...].allSatisfy { " \n\r\t".utf8.contains($0) }
        if !isWhole, document.name != richDocument.name {
          #expect(findings.contains { $0.severity == .error }, "\(document) cut at \(length)")
        }
      }
    }
    #expect(slowest < .seconds(1))
  }

  @Test("with bytes changed at random")
  func flips() {
    var random = SeededGenerator(seed: 2000)
    var slowest = Duration.zero
    for document in allDocuments.shuffled(using: &random).prefix(100) + [richDocument] {
      for _ in 0..<20 {
        var bytes = document.bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let index = Int.random(in: bytes.indices, using: &random)
          bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        slowest = max(slowest, read(bytes).time)
      }
    }
    #expect(slowest < .seconds(1))
  }

  @Test("with pieces of markup thrown in and taken out")
  func splices() {
    var random = SeededGenerator(seed: 3)
    let pieces = [
      "<", ">", "&", "\"", "'", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "=", ";",
      "<!DOCTYPE x [", "<!ENTITY a 'b'>", "]>", "&a;", "%a;", "&#x110000;", "&#99999999999;",
      "xmlns:a=''", "<?xml version='1.0'?>", "<a b='", "\u{0}", "\u{FFFF}", "<<<<<<< x\n", "\r",
    ]
    for _ in 0..<2_000 {
      var bytes = richDocument.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
        let piece = pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(start..<end, with: piece.utf8)
      }
      #expect(read(bytes).time < .seconds(1))
    }
  }

  /// Reads a document and touches everything in the result.
  private func read(_ bytes: ContiguousArray<UInt8>) -> (findings: [Finding], time: Duration) {
    var result: (tree: XMLTree, findings: [Finding])?
    let time = processorTime { result = parseXML(name: "damaged", bytes: bytes) }
    guard let (tree, findings) = result else { return ([], time) }
    var touched = 0
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      touched += element.name.utf8.count + element.text.utf8.count + element.range.count
      touched += element.contentRange?.count ?? 0
      for attribute in element.attributes {
        touched += attribute.name.utf8.count + attribute.value.utf8.count
      }
    }
    for finding in findings {
      touched += finding.file.text(in: finding.range).utf8.count
      #expect(finding.range.upperBound <= finding.file.bytes.count)
      for note in finding.notes {
        #expect((note.range?.upperBound ?? 0) <= finding.file.bytes.count)
      }
    }
    #expect(tree.root != nil || !findings.isEmpty || touched > 0)
    return (findings, time)
  }
}
