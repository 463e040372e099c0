import Diagnostics
import TestSupport
import Testing
import XMLSyntax

/// Files come back in the encoding they came in.
@Suite("Encodings")
struct EncodingTests {
  @Test(
    "a declared encoding is read and written back",
    arguments: [
      ("ISO-8859-1", [0xE9, 0xA4] as [UInt8], "é¤", TextEncoding.latin1),
      ("latin1", [0xFF], "ÿ", .latin1),
      ("windows-1252", [0x80, 0xE9, 0x93], "€é“", .windows1252),
      ("CP1252", [0x9F], "Ÿ", .windows1252),
      ("US-ASCII", [0x41], "A", .ascii), ("ascii", [0x7A], "z", .ascii),
      ("utf-8", [0xC3, 0xA9], "é", .utf8),
    ])
  func declared(name: String, letters: [UInt8], value: String, encoding: TextEncoding) throws {
    let bytes =
      ContiguousArray("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<a b=\"".utf8) + letters
      + ContiguousArray("\"/>".utf8)
    let (tree, findings) = parseXML(name: "x.xib", bytes: bytes)
    #expect(findings.isEmpty)
    #expect(tree.root?["b"] == value)
    #expect(tree.file.encoding == encoding && !tree.file.hasByteOrderMark)
    #expect(tree.file.encoded(tree.file.bytes) == bytes)
  }

  @Test("an edit keeps the encoding; what it lacks becomes a reference")
  func edits() throws {
    let text = "<?xml version=\"1.0\" encoding=\"windows-1252\"?><a b=\"é\" c=\"1\"/>"
    let file = SourceFile.decode(
      name: "x.xib", bytes: TextEncoding.windows1252.encode(ContiguousArray(text.utf8))
    ).file
    let root = try #require(parseXML(file).tree.root)
    let (b, c) = (try #require(root.attribute("b")), try #require(root.attribute("c")))
    let written = try #require(
      file.encoded(applying: [.init(c.range, "2"), .init(b.range, "ü€😀")]))
    #expect(written.contains(0x80) && written.contains(0xFC))
    let read = try #require(parseXML(name: "x.xib", bytes: written).tree.root)
    #expect(read["b"] == "ü€😀" && read["c"] == "2")
  }

  @Test("edits that overlap or lie outside are refused")
  func refusesEdits() {
    let file = SourceFile(name: "x", text: "0123456789")
    func text(_ edits: [Finding.Edit]) -> String? {
      file.bytes(applying: edits).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text([.init(2..<4, "ab"), .init(0..<1, "")]) == "1ab456789")
    #expect(text([.init(2..<2, "a"), .init(2..<2, "b"), .init(2..<3, "c")]) == "01abc3456789")
    #expect(text([.init(2..<5, "a"), .init(4..<6, "b")]) == nil)
    #expect(text([.init(8..<11, "a")]) == nil)
    #expect(text([]) == "0123456789")
  }

  @Test("UTF-16 without a byte order mark is recognised")
  func withoutMark() {
    for encoding in [TextEncoding.utf16LittleEndian, .utf16BigEndian] {
      let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b=\"é😀\"/>"
      let bytes = encoding.encode(ContiguousArray(text.utf8))
      let (tree, findings) = parseXML(name: "x.xib", bytes: bytes)
      #expect(findings.isEmpty && tree.root?["b"] == "é😀")
      #expect(tree.file.encoding == encoding && !tree.file.hasByteOrderMark)
      #expect(tree.file.encoded(tree.file.bytes) == bytes)
    }
  }

  @Test("a declaration that is not true is named, and the document read")
  func mismatch() {
    for name in ["UTF-16", "US-ASCII"] {
      let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<a b=\"é\"/>"
      let (tree, findings) = parseXML(name: "x.xib", bytes: ContiguousArray(text.utf8))
      #expect(findings.map(\.rule) == ["encoding-mismatch"])
      #expect(findings.map(\.severity) == [.warning])
      #expect(findings.first.map { $0.file.text(in: $0.range) } == name)
      #expect(tree.root?["b"] == "é")
    }
  }

  @Test("every character of every encoding survives the way there and back")
  func roundTrip() {
    let all = ContiguousArray((UInt8.min...UInt8.max).filter { $0 != 0 })
    for encoding in [TextEncoding.latin1, .windows1252] {
      let (utf8, firstInvalid) = encoding.decode(all)
      #expect(firstInvalid == nil)
      #expect(encoding.encode(utf8) == all)
    }
  }

  @Test("UTF-8 is checked as strictly as Swift's own decoder does")
  func validation() {
    var random = SeededGenerator(seed: 8)
    let lead: [UInt8] = [
      0x41, 0x7F, 0x80, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0x9F, 0xA0,
      0x8F,
      0x90,
    ]
    for _ in 0..<20_000 {
      let bytes = ContiguousArray((0..<5).map { _ in lead.randomElement(using: &random) ?? 0 })
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect((firstInvalidUTF8(in: bytes, bytes.indices) == nil) == isValid, "\(bytes)")
    }
  }
}
