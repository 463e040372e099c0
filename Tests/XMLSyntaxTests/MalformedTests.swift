import Diagnostics
import TestSupport
import Testing
import XMLSyntax

/// What is said about XML that is not well formed. The mark stands where the finding points.
@Suite("Malformed XML")
struct MalformedTests {
  static let cases: [(source: String, message: String)] = [
    ("<a>\n <b id='x'>\n 👉</c>\n</a>", "expected </b>, because <b> (id \"x\") of line 2"),
    ("<a b='1' 👉b='2'/>", "'b' is given twice in <a>"),
    ("<a b='x 👉< y'/>", "'<' in the value of 'b'"),
    ("<a b='x>\n 👉<c d='1'/>\n</a>", "close the value with a quote"),
    ("<a 👉b=1/>", "expected a value in quotes, as in b=\"…\""),
    ("<a 👉b/>", "'b' has no value"),
    ("<a b='1'👉c='2'/>", "expected a space"),
    ("<a b='say \"hi\"' c=\"say \"👉hi\"\"/>", "'&quot;'"),
    ("<a b='you 👉& me'/>", "write '&amp;'"),
    ("<a>you 👉& me</a>", "write '&amp;'"),
    ("<a b='q?x=1👉&y=2'/>", "write '&amp;'"),
    ("<a>👉&nbsp;</a>", "'&nbsp;' is not defined in XML"),
    ("<a b='👉&nbsp;'/>", "'&nbsp;' is not defined in XML"),
    ("<a>👉&#0;</a>", "names no character"),
    ("<a b='👉&#xD800;'/>", "names no character"),
    ("<a b='👉&#x;'/>", "names no character"),
    ("<a>1 👉< 2</a>", "write '&lt;'"),
    ("<a>x👉\u{1}y</a>", "U+0001 is not allowed"),
    ("<a b='x👉\u{B}y'/>", "U+000B is not allowed"),
    ("<a><!-- 👉-- --></a>", "'--' inside a comment"),
    ("<a>👉<!-- </a>", "expected '-->'"),
    ("<a>x👉]]></a>", "']]&gt;'"),
    ("<a/>\n👉<b/>", "more content behind the end"),
    ("<a/>\n👉text", "more content behind the end"),
    ("\n👉<?xml version='1.0'?><a/>", "at the very beginning"),
    ("<a></a 👉b='1'>", "expected '>' behind '</a'"),
    ("👉</a>", "closes nothing"),
    ("<a 👉='1'/>", "expected an attribute"),
    ("<a b='1' 👉%>", "expected a space and an attribute, '>' or '/>'"),
    ("<a b='1' 👉1c='2'/>", "expected a space and an attribute, '>' or '/>'"),
    ("<a><👉1/></a>", "'1' cannot be the name"),
    ("<a>\n<b 👉\u{1B}c='1'/></a>", "U+001B is not allowed"),
    ("<a><b👉\u{7}c/></a>", "U+0007 is not allowed"),
    ("<a>👉<!DOCTYPE b><b/></a>", "only before the root"),
    ("<a b='x👉\u{FFFF}y'/>", "U+FFFF is not allowed"),
    ("<a>x👉\u{FFFE}y</a>", "U+FFFE is not allowed"),
    ("👉<?xml version=1.0?><a/>", "the XML declaration is malformed"),
    ("👉<?xml encoding='UTF-8'?><a/>", "the XML declaration is malformed"),
    ("<a>👉<? x?></a>", "the name of a processing instruction"),
  ]

  @Test("says what was expected, and where", arguments: cases)
  func explains(source: String, message: String) throws {
    let (text, offsets) = removeMarks(source)
    let findings = parseXML(SourceFile(name: "x.xib", text: text)).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == "xml-error" || finding.rule == "truncated-xml")
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect([finding.range.lowerBound] == offsets, "\(summary(finding))")
  }

  @Test("what was read before the error stays, with the open element named")
  func keepsWhatWasRead() throws {
    let text = """
      <document>
        <objects>
          <view id="one"><label id="two"/></view>
          <view id="three">
            <label id="four" text="a" text="b"/>
            <label id="five"/>
          </view>
        </objects>
      </document>
      """
    let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: text))
    let ids = (0..<tree.elementCount).compactMap { tree.element(at: $0)["id"] }
    #expect(ids == ["one", "two", "three"])
    let finding = try #require(findings.first)
    #expect(finding.objects == ["three"])
    #expect(finding.notes.last?.message == "<view> (id \"three\") of line 4 is still open")
    #expect(finding.notes.last?.objectID == "three")
  }

  @Test("a document that breaks off names the place and every open element")
  func truncated() throws {
    let text = "<document>\n<objects>\n<view id=\"v\">\n<subviews>\n<label text=\"Hel"
    let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: text))
    let finding = try #require(findings.first)
    #expect(
      summary(finding)
        == "5:17 error truncated-xml: the document breaks off in the start tag <label, 4 elements "
        + "are still open: restore it from version control")
    #expect(
      finding.notes.map(\.message) == [
        "<subviews> of line 4 is still open", "<view> (id \"v\") of line 3 is still open",
        "<objects> of line 2 is still open", "<document> of line 1 is still open",
      ])
    #expect(tree.elementCount == 4)
    #expect(tree.root?.range == 0..<text.utf8.count)
  }

  @Test("a start tag that is malformed behind its attributes is not in the tree")
  func malformedStartTag() {
    for text in ["<a><b c='1'/><d e='2' %=x>", "<a><b c='1'/><d e='2'", "<a><b c='1'/><d e='2' /"] {
      let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: text))
      #expect(findings.count == 1)
      #expect((0..<tree.elementCount).map { tree.element(at: $0).name } == ["a", "b"])
      #expect(tree.attributeCount == 1)
    }
  }

  @Test("cut anywhere, a document is called cut")
  func cuts() {
    let bytes = richDocument.bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let rootEnd = text.utf8.distance(
      from: text.startIndex, to: text.firstRange(of: "</document>")?.upperBound ?? text.endIndex)
    for length in 1..<rootEnd {
      let head = ContiguousArray(bytes[..<length])
      let findings = parseXML(name: "x.xib", bytes: head).findings
      // In the middle of a character the bytes are no UTF-8 either.
      let isWhole = firstInvalidUTF8(in: head, head.indices) == nil
      #expect(findings.map(\.rule) == [isWhole ? "truncated-xml" : "invalid-encoding"], "\(length)")
    }
  }

  @Test("a prefix that nobody declares is told but does not stop the reading")
  func namespaces() {
    let (tree, findings) = parseXML(SourceFile(name: "x", text: "<a><x:b y:c='1'/><d/></a>"))
    #expect(findings.map(\.rule) == ["xml-namespace"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(tree.root?.children.map(\.name) == ["x:b", "d"])
    #expect(tree.element(at: 1)["y:c"] == "1")
  }
}
