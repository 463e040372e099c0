import Diagnostics
import Testing

@testable import Configuration

/// The part of YAML 1.2 that is read; meanings by the specification's chapters 5 to 9.
@Suite("YAML")
struct YAMLTests {
  private func read(_ text: String) -> (node: ConfigurationNode, findings: [Finding]) {
    var parser = YAMLParser(SourceFile(name: ".ibstack.yml", text: text))
    let node = parser.parse()
    return (node, parser.findings)
  }

  /// A node as JSON-like text: texts that were not quoted stand bare.
  private func show(_ node: ConfigurationNode) -> String {
    switch node.value {
    case .nothing: "null"
    case .text(let text, isQuoted: true): "'\(text)'"
    case .text(let text, isQuoted: false): text
    case .list(let entries): "[\(entries.map(show).joined(separator: ", "))]"
    case .map(let members):
      "{\(members.map { "\($0.key): \(show($0.value))" }.joined(separator: ", "))}"
    }
  }

  @Test(
    "values",
    arguments: [
      ("", "null"), ("# only a comment\n", "null"), ("---\na: b\n", "{a: b}"), ("a: b", "{a: b}"),
      ("a: b # c\nd: e#f", "{a: b, d: e#f}"),
      ("a:\n  b: c\n  d: e\nf: g", "{a: {b: c, d: e}, f: g}"),
      ("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
      ("a:\n  - b\n  - c: d\n    e: f\n", "{a: [b, {c: d, e: f}]}"),
      ("- - a\n  - b\n- c", "[[a, b], c]"), ("a:\nb:\n", "{a: null, b: null}"),
      ("a: ~\nb: null", "{a: null, b: null}"),
      ("a: 'it''s: # x'", "{a: 'it's: # x'}"), ("a: \"\\u00e9\\n\\\"\\\\\"", "{a: 'é\n\"\\'}"),
      ("'a b': c\n\"d\" : e", "{a b: c, d: e}"), ("a: [b, 'c', {d: e}]", "{a: [b, 'c', {d: e}]}"),
      ("{\"a\": [1, true, null], \"b\": {}}", "{a: [1, true, null], b: {}}"),
      ("a: [\n  b, # c\n  d,\n]\ne: f", "{a: [b, d], e: f}"),
      ("a: http://x.y/z", "{a: http://x.y/z}"),
      ("a:\r\n  b: c\r\n", "{a: {b: c}}"), ("\u{FEFF}a: b\nc: d", "{a: b, c: d}"),
      ("a: b c  d  ", "{a: b c  d}"), ("- a: b\n- a: c", "[{a: b}, {a: c}]"),
      ("-\n  a: b\n-\n  c", "[{a: b}, c]"), ("a: *.xib x", "{a: null}"),
    ])
  func values(text: String, meaning: String) {
    let (node, findings) = read(text)
    #expect(show(node) == meaning)
    if !text.contains("*") { #expect(findings.isEmpty, "\(findings.map(\.message))") }
  }

  @Test(
    "what is not read says so in its place, and the rest is read",
    arguments: [
      ("a: |\n  text\nb: c", 1, 4, "several lines"), ("a: &x y\nb: c", 1, 4, "anchors"),
      ("a: *x\nb: c", 1, 4, "aliases"), ("a: !!str y\nb: c", 1, 4, "tags"),
      ("a: x: y\nb: c", 1, 5, "needs quotes"), ("\ta: x\nb: c", 1, 1, "tabs"),
      ("a: x\n  y: z\nb: c", 2, 3, "indented deeper"), ("a: x\nword\nb: c", 2, 1, "a key"),
      ("a: 1\na: 2\nb: c", 2, 1, "twice"), ("a: \"x\nb: c", 1, 4, "closing quote"),
      ("a: [x,", 1, 4, "never closed"), ("b: c\n---\nd: e", 2, 1, "second document"),
      ("a: \"\\q\"\nb: c", 1, 5, "escape"), ("a: [x}\nb: c", 1, 6, "brackets"),
      ("a: {x}\nb: c", 1, 6, "colon"), ("? a\n: b\n", 1, 1, "key"),
    ])
  func mistakes(text: String, line: Int, column: Int, message: String) throws {
    let (_, findings) = read(text)
    let finding = try #require(findings.first)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(
      finding.file.position(of: finding.range.lowerBound) == .init(line: line, column: column),
      "\(finding.message)")
  }

  @Test("every value knows its place") func ranges() throws {
    let text = "a:\n  - 'b c'\n  - [d]\n"
    let (node, _) = read(text)
    let member = try #require(node.members?.first)
    let file = SourceFile(name: "", text: text)
    #expect(file.text(in: member.keyRange) == "a")
    #expect(member.value.entries.map { file.text(in: $0.range) } == ["'b c'", "[d]"])
  }

  @Test("depth is bounded, in brackets and without") func depth() {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
      (0..<2000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
    ] {
      let (_, findings) = read(text)
      #expect(findings.contains { $0.message.contains("too deeply") })
    }
  }

  @Test("every prefix of a file is read without harm") func prefixes() {
    let text = Array("a: {b: [c, 'd''', \"e\\u00e9\"]}\nf:\n  - g: h\n    i: |\n  -\n?".utf8)
    for end in text.indices {
      var parser = YAMLParser(SourceFile(name: "", bytes: ContiguousArray(text[..<end])))
      _ = parser.parse()
      #expect(parser.findings.count < 8)
    }
  }
}
