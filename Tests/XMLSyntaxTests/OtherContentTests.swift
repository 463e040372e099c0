import Diagnostics
import TestSupport
import Testing
import XMLSyntax

/// Files that are found where documents should be and are none.
@Suite("Files that are no documents")
struct OtherContentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    let bytes: ContiguousArray<UInt8>
    let rule: String
    let advice: String

    init(_ name: String, _ bytes: some Sequence<UInt8>, _ rule: String, _ advice: String) {
      testDescription = name
      self.bytes = ContiguousArray(bytes)
      self.rule = rule
      self.advice = advice
    }
  }

  static let cases: [Case] = [
    Case("nothing", [], "empty-file", "restore it from version control"),
    Case("white space", " \r\n\t\n".utf8, "empty-file", "nothing but white space"),
    Case("a byte order mark alone", [0xEF, 0xBB, 0xBF], "empty-file", "empty"),
    Case("UTF-16 mark alone", [0xFF, 0xFE], "empty-file", "empty"),
    Case(
      "Git LFS pointer",
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8,
      "git-lfs-pointer", "git lfs pull"),
    Case(
      "AppleDouble", [0, 5, 0x16, 7, 0, 2, 0, 0] + "Mac OS X        ".utf8, "appledouble-file",
      "delete it"),
    Case("AppleSingle", [0, 5, 0x16, 0, 0, 2, 0, 0], "appledouble-file", "delete it"),
    Case("binary property list", "bplist00".utf8 + [0xD4, 1, 2], "compiled-nib", ".xib"),
    Case("compiled nib", "NIBArchive".utf8 + [1, 0, 0, 0], "compiled-nib", ".xib"),
    Case(
      "picture", [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], "binary-file", "binary"),
    Case("zeros", [0, 0, 0, 0, 0, 0], "binary-file", "binary"),
    Case("zeros in XML", "<a>".utf8 + [0] + "</a>".utf8, "binary-file", "binary"),
    Case("prose", "Main view of the app\n".utf8, "not-xml", "expected '<'"),
    Case("JSON", "{\"a\": 1}".utf8, "not-xml", "expected '<'"),
    Case("UTF-32", [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "unsupported-encoding", "save"),
    Case(
      "Shift JIS", "<?xml version='1.0' encoding='Shift_JIS'?><a/>".utf8, "unsupported-encoding",
      "Shift_JIS"),
    Case(
      "Latin letters in UTF-8", "<a b='caf".utf8 + [0xE9] + "'/>".utf8, "invalid-encoding", "UTF-8"
    ),
    Case(
      "Latin letters in text", "<a>caf".utf8 + [0xE9] + " au lait</a>".utf8, "invalid-encoding",
      "UTF-8"),
    Case(
      "high bytes in ASCII",
      "<?xml version='1.0' encoding='US-ASCII'?><a b='".utf8 + [0xE9]
        + "'/>".utf8, "invalid-encoding", "US-ASCII"),
    Case(
      "half a surrogate pair", [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x3E, 0, 0x3D, 0xD8, 0x61, 0],
      "invalid-encoding", "UTF-16"),
    Case(
      "odd UTF-16", [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0, 0x0A], "invalid-encoding",
      "UTF-16"),
  ]

  @Test("has a finding of its own that says what to do", arguments: cases)
  func finding(_ file: Case) throws {
    let (tree, findings) = parseXML(name: "x.xib", bytes: file.bytes)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == file.rule && finding.severity == .error)
    #expect(finding.message.contains(file.advice), "\(finding.message)")
    #expect(finding.range.upperBound <= tree.file.bytes.count)
  }

  @Test("invalid bytes are pointed at")
  func place() throws {
    let bytes =
      ContiguousArray("<a>\n <b c='é' d='".utf8) + [0xFF] + ContiguousArray("'/>\n</a>".utf8)
    let finding = try #require(parseXML(name: "x.xib", bytes: bytes).findings.first)
    let position = finding.file.position(of: finding.range.lowerBound)
    #expect(position == .init(line: 2, column: 14))
  }

  @Test("a merge conflict lists the line of each marker")
  func mergeConflict() throws {
    let (text, marks) = removeMarks(
      """
      <document>
      👉<<<<<<< HEAD
        <view id="1"/>
      👉||||||| base
        <view/>
      👉=======
        <view id="2"/>
      👉>>>>>>> feature/x
        <other/>
      👉<<<<<<< HEAD
      👉=======
        <more/>
      👉>>>>>>> feature/x
      </document>
      """)
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let findings = parseXML(SourceFile(name: "x.xib", text: text)).findings
      let finding = try #require(findings.first)
      #expect(findings.count == 1 && finding.rule == "merge-conflict")
      #expect(finding.message.hasPrefix("2 merge conflicts"))
      let lines = finding.notes.compactMap { $0.range }.map {
        finding.file.position(of: $0.lowerBound).line
      }
      #expect(lines == [2, 4, 6, 8, 10, 11, 13])
      #expect(finding.notes.first?.message == "line 2: <<<<<<< HEAD")
    }
    let finding = try #require(parseXML(SourceFile(name: "x.xib", text: text)).findings.first)
    #expect(finding.notes.map(\.range?.lowerBound) == marks)
  }

  @Test("a marker that XML takes for text is found, a row of = is not one")
  func markersInText() {
    func rules(_ text: String) -> [String] {
      parseXML(SourceFile(name: "x.xib", text: text)).findings.map(\.rule)
    }
    #expect(rules("<a>\n=======\n<b/>\n>>>>>>> topic\n</a>") == ["merge-conflict"])
    #expect(rules("<a><b>Heading\n=======\ntext</b></a>") == [])
    #expect(rules("<a b='>>>>>>> '/>") == [])
    #expect(rules("<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> x\n") == ["merge-conflict"])
    #expect(rules(">>>>>>> x\n<a/>\n") == ["merge-conflict"])
    // Broken by something else: the markers are still the first thing to look at.
    #expect(rules("<a>\n<b c=/>\n=======\n>>>>>>> topic\n</a>") == ["merge-conflict"])
  }

  @Test("the odd files that are there give what their list says")
  func oddFiles() throws {
    let expected = [
      "binary-or-not-utf8/": ["appledouble-file"], "xml-error/": ["appledouble-file", "xml-error"],
      "merge-markers/": ["merge-conflict"], "broken-xml/": ["xml-error"],
      "made/empty": ["empty-file"], "made/truncated": ["truncated-xml"],
      "made/lfs": ["git-lfs-pointer"], "made/entity": ["entity-expansion"],
      "made/external": ["entity-expansion"],
    ]
    let documents = sharedDocuments("odd")
    for document in documents {
      let (tree, findings) = parseXML(name: document.name, bytes: document.bytes)
      let rules = expected.first { document.name.hasPrefix($0.key) }?.value
      #expect(findings.count == (rules == nil ? 0 : 1), "\(document)")
      if let rule = findings.first?.rule { #expect(rules?.contains(rule) == true, "\(document)") }
      if rules == nil { #expect(tree.root != nil, "\(document)") }
    }
    print("\(documents.count) odd files read")
  }
}
