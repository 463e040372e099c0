import Diagnostics
import Reports
import TestSupport
import Testing

@Suite("Findings as text")
struct FindingFormatTests {
  /// One document, findings of every shape.
  static let findings: [Finding] = {
    let file = SourceFile(
      name: "Folder/Main.storyboard",
      text: """
        <document>
            <label text="Grüße 👋" id="abc-12-xyz"/>
        \t\t<view \(String(repeating: "attribute=\"value\" ", count: 12))id="def-34-uvw" hidden="YES"/>
        </document>
        """)
    func range(_ text: String) -> Range<Int> {
      let bytes = Array(file.bytes)
      let part = Array(text.utf8)
      let start = bytes.indices.first { bytes[$0...].starts(with: part) } ?? 0
      return start..<start + part.count
    }
    var conflict = Finding(
      "unsatisfiable", .error, "the required constraints contradict each other", in: file,
      at: range("id=\"abc-12-xyz\""),
      notes: [
        Finding.Note(
          "this one asks for 40 points", at: range("def-34-uvw"), objectID: "def-34-uvw"),
        Finding.Note("nothing in particular"),
      ], fixes: [Finding.Fix("lower the priority to 999", edits: [])])
    conflict.configurations = ["393x852 wC hR", "852x393 wC hC"]
    conflict.language = "de"
    let escape = Finding(
      "duplicate-id", .warning, "a name with \u{1B}[31m and a\nline break", in: file,
      at: range("hidden=\"YES\""))
    let whole = Finding(
      "empty-stack", .info, "the whole document", in: file, at: 0..<file.bytes.count)
    let nowhere = Finding(
      "file-too-large", .error, "the file is too large", in: SourceFile(name: "Big.xib", text: ""),
      at: 0..<0)
    return [conflict, escape, whole, nowhere]
  }()

  @Test("every format is what it was", arguments: FindingFormat.all.map(\.name))
  func golden(name: String) throws {
    let format = try #require(FindingFormat.all.first { $0.name == name })
    let text = format.render(Self.findings, TextOptions())
    #expect(try goldenDifference(text, "Findings.\(name).txt") == nil)
  }

  @Test("the text format fits its width, except for the first line and notes") func width() {
    for width in [40, 80] {
      let lines = FindingFormat.text.render(Self.findings, TextOptions(width: width)).split(
        separator: "\n")
      #expect(lines.filter { $0.hasPrefix("    ") }.allSatisfy { String($0).displayWidth <= width })
    }
  }

  @Test("the first lines of text are the lines of xcode") func firstLines() {
    let xcode = FindingFormat.xcode.render(Self.findings, TextOptions()).split(separator: "\n")
    let text = FindingFormat.text.render(Self.findings, TextOptions()).split(separator: "\n")
    #expect(xcode == text.filter { !$0.hasPrefix(" ") })
    #expect(
      xcode[0]
        == "Folder/Main.storyboard:2:27: error: the required constraints contradict each other [unsatisfiable]"
    )
  }

  @Test("colour changes nothing but colour") func color() throws {
    let plain = FindingFormat.text.render(Self.findings, TextOptions())
    let colored = FindingFormat.text.render(Self.findings, TextOptions(isColored: true))
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("a document on one line is no trouble") func oneLine() {
    let text = String(repeating: "<a/>", count: 500_000)
    let file = SourceFile(name: "a.xib", text: text)
    let finding = Finding("x", .error, "m", in: file, at: 1_000_000..<1_900_000)
    let lines = FindingFormat.text.render([finding], TextOptions()).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { String($0).displayWidth <= 80 })
  }
}
