import Diagnostics
import Testing

@testable import Configuration

/// Nodes, places and findings; meanings by the YAML 1.2 specification's chapters 5 to 9.
@Suite("YAML")
struct YAMLTests {
  private func read(_ text: String) -> (node: ConfigurationNode, findings: [Finding]) {
    ConfigurationNode.parse(SourceFile(name: ".ibstack.yml", text: text))
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
      ("-\n  a: b\n-\n  c", "[{a: b}, c]"), ("? a\n: b\n", "{a: b}"),
      ("a: {x}\nb: c", "{a: {x: null}, b: c}"), ("a: |\n  b\n  c\nd: e", "{a: 'b\nc\n', d: e}"),
      ("a: >-\n  b\n  c\nd: e", "{a: 'b c', d: e}"), ("a: b\n  c\nd: e", "{a: b c, d: e}"),
      ("a: \"b\n  c\"\nd: ''", "{a: 'b c', d: ''}"),
      ("{\"a\":\"\\/\",\t\"b\":1}", "{a: '/', b: 1}"),
      ("a: NULL\nb: 'null'", "{a: null, b: 'null'}"), ("a: b\n...\n# c\n", "{a: b}"),
    ])
  func values(text: String, meaning: String) {
    let (node, findings) = read(text)
    #expect(show(node) == meaning)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test(
    "what is not read says so in its place",
    arguments: [
      ("a: &x y\nb: c", 1, 4, "anchors"), ("a: &\nb: c", 1, 4, "anchors"),
      ("a: *x\nb: c", 1, 4, "aliases"), ("a: *.xib\nb: c", 1, 4, "aliases"),
      ("*x : a\nb: c", 1, 1, "aliases"), ("a: !!str y\nb: c", 1, 4, "tags"),
      ("a: !x!y z\nb: c", 1, 4, "tags"), ("a: !<x y", 1, 4, "tags"),
      ("a: &x\n  b: c", 1, 4, "anchors"), ("a: ! [b]", 1, 4, "tags"),
      ("a: x: y\nb: c", 1, 5, "quotes"), ("\ta: x\nb: c", 1, 1, "tabs"),
      ("a: @x", 1, 4, "put it into quotes"), ("é: @x", 1, 4, "put it into quotes"),
      ("\u{FEFF}é: @x", 1, 5, "put it into quotes"), ("é: 😀\nü: x: y", 2, 5, "quotes"),
      ("a:\n\tb: x", 2, 1, "tabs"), ("a: x\n  y: z\nb: c", 2, 4, "indentation"),
      ("a: x\nword\nb: c", 2, 1, "a key"), ("a: 1\na: 2\nb: c", 2, 1, "twice"),
      ("a: \"x\nb: c", 1, 4, "closing quote"), ("a: [x,", 1, 4, "never closed"),
      ("a: {x: [y], # z\n\n", 1, 4, "never closed"), ("a: [x}\nb: c", 1, 6, "brackets"),
      ("b: c\n---\nd: e", 2, 1, "second document"), ("b: c\n...\nd: e", 3, 1, "second document"),
      ("b: c\n...\n%TAG ! x\n---\n", 3, 1, "second document"),
      ("# x\n%YAML 1.1\n---\na: b", 2, 1, "directives"), ("a: \"\\q\"\nb: c", 1, 5, "escape"),
      ("a: \"\\ud800\"\nb: c", 1, 7, "no character"), ("? [a]\n: b\n", 1, 3, "key"),
      ("{: b}", 1, 2, "expected a value"), ("? \n: b", 1, 2, "without a key"),
      ("a: b\n<<: {c: d}", 2, 1, "merged"),
      ("- a\nb: c", 2, 1, "starts with -"), ("a:\n    b: c\n  d: e", 3, 3, "indentation"),
      ("a: \"b\n---\n\"", 2, 1, "inside a text"), ("a: - b", 1, 4, "line of its own"),
      ("[a]\nb", 2, 1, "belong"), ("a: \u{1}", 1, 4, "control character"),
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

  @Test("in the middle of a text that cannot be read on, what stands before it is kept")
  func before() {
    let (node, findings) = read("a: [b]\nc:\n  d: e\n  f: [g}\nh: i\n")
    #expect(show(node) == "{a: [b]}")
    #expect(findings.count == 1)
    #expect(findings.first?.notes.map(\.range) == [22..<22])
  }

  @Test("mistakes that do not stop the reading are all told, and the rest is read") func others() {
    let (node, findings) = read("a: &x b\nc: *x\nd: !t {e: f}\n*x : g\n? {h: i}\n: j\na: k\nl: m")
    #expect(show(node) == "{a: b, c: null, d: {e: f}, l: m}")
    #expect(findings.map { $0.file.position(of: $0.range.lowerBound).line } == [1, 2, 3, 4, 5, 7])
  }

  @Test("aliases that stand for a billion texts stand for none") func expansion() {
    let lines = (1...9).map { level in
      let uses = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      return "a\(level): &a\(level) [\(uses)]"
    }
    let (_, findings) = read("a0: &a0 lol\n" + lines.joined(separator: "\n"))
    #expect((80...100).contains(findings.count))
  }

  @Test("bytes that are no UTF-8 have a place", arguments: [0, 1]) func encoding(mark: Int) throws {
    let bytes = (mark == 1 ? [0xEF, 0xBB, 0xBF] : []) + Array("a: b\nc: ".utf8) + [0xFF, 0x0A]
    let file = SourceFile(name: "", bytes: ContiguousArray(bytes))
    let finding = try #require(ConfigurationNode.parse(file).findings.first)
    #expect(finding.message.contains("UTF-8"))
    #expect(finding.range.lowerBound == 8 + 3 * mark)
  }

  @Test("size is bounded") func size() {
    let file = SourceFile(name: "", bytes: ContiguousArray(repeating: 0x23, count: 33 << 20))
    let (_, findings) = ConfigurationNode.parse(file)
    #expect(findings.map(\.message).contains { $0.contains("too large") })
  }

  @Test("every value knows its place behind characters of several bytes") func scalarRanges() throws
  {
    let text = "\u{FEFF}é: '😀' # ü\r\nß:\r\n  - [ä, {ö: ÿ}]\r\n  - x y\r\n\r\nz: "
    let file = SourceFile(name: "", text: text)
    let (node, findings) = ConfigurationNode.parse(file)
    #expect(findings.isEmpty)
    let members = try #require(node.members)
    #expect(members.map { file.text(in: $0.keyRange) } == ["é", "ß", "z"])
    #expect(
      members.map { file.text(in: $0.value.range) } == [
        "'😀'", "- [ä, {ö: ÿ}]\r\n  - x y", "",
      ])
    #expect(members[1].value.entries.map { file.text(in: $0.range) } == ["[ä, {ö: ÿ}]", "x y"])
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
    let text = Array(
      "a: {b: [c, 'd''', \"e\\u00e9\"]}\né:\n  - g: &h 😀\n    i: |\n  - !j\n?\n---\n%".utf8)
    for end in text.indices {
      let file = SourceFile(name: "", bytes: ContiguousArray(text[..<end]))
      #expect(ConfigurationNode.parse(file).findings.count < 8)
    }
  }
}
