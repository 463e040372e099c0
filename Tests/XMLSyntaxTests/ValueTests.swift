import Diagnostics
import TestSupport
import Testing
import XMLSyntax

/// Names, values and text compared with libxml2's own document tree, and with XML 1.0.
@Suite("Values")
struct ValueTests {
  @Test("names, attributes and text are those of libxml2's document tree")
  func secondImplementation() throws {
    var elements = 0
    var attributes = 0
    for document in allDocuments + [richDocument] {
      let tree = parseXML(name: document.name, bytes: document.bytes).tree
      let expected = try #require(referenceElements(document.bytes))
      let actual = (0..<tree.elementCount).map { index in
        let element = tree.element(at: index)
        let hasChildren = element.children.contains { _ in true }
        return ReferenceElement(
          name: element.name,
          attributes: element.attributes.map { "\($0.name)=\($0.value)" }.sorted(),
          text: hasChildren ? element.text.filter { !$0.isWhitespace } : element.text)
      }
      #expect(actual.count == expected.count, "\(document)")
      let different = zip(actual, expected).first { $0 != $1 }
      #expect(different == nil, "\(document)")
      elements += expected.count
      attributes += expected.reduce(0) { $0 + $1.attributes.count }
    }
    #expect(elements > 0)
    print("values of \(elements) elements and \(attributes) attributes compared")
  }

  @Test(
    "attribute values",
    arguments: [
      ("a &lt;&gt;&amp;&quot;&apos; b", "a <>&\"' b"),
      ("&#65;&#x42;&#x1F600;", "AB😀"),
      ("one\ntwo\r\nthree\tfour\rfive", "one two three four five"),
      ("kept&#10;&#13;&#9;kept", "kept\n\r\tkept"),
      ("1 > 2", "1 > 2"), ("", ""), ("  spaces  ", "  spaces  "), ("&amp;amp;", "&amp;"),
    ])
  func attributeValue(source: String, value: String) throws {
    let tree = parseXML(SourceFile(name: "x", text: "<a b=\"\(source)\"/>")).tree
    let attribute = try #require(tree.root?.attribute("b"))
    // Compared by scalars: `\r\n` and `\n` are not alike, and neither are composed letters.
    #expect(Array(attribute.value.unicodeScalars) == Array(value.unicodeScalars))
    #expect(tree.file.text(in: attribute.range) == source)
  }

  @Test(
    "text",
    arguments: [
      ("a &lt;b&gt; &#169;", "a <b> ©"), ("<![CDATA[<a>&amp;]]>", "<a>&amp;"),
      ("one<!-- not <this/> -->two<?nor this?>", "onetwo"), ("a\r\nb\rc\n", "a\nb\nc\n"),
      (" ", " "), ("\n", "\n"), ("", ""), ("x<![CDATA[]]>y<![CDATA[ ]]>", "xy "),
    ])
  func text(source: String, text: String) throws {
    let tree = parseXML(SourceFile(name: "x", text: "<a>\(source)</a>")).tree
    #expect(Array(try #require(tree.root).text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("text of an element with children is its own, without layout")
  func mixedText() throws {
    let text = "<a>\n  <b>one</b>\n  two<b> </b>\n <!-- note -->\n <b>three</b>four</a>"
    let root = try #require(parseXML(SourceFile(name: "x", text: text)).tree.root)
    #expect(root.text == "\n  twofour")
    #expect(root.children.map(\.text) == ["one", " ", "three"])
  }

  @Test("an attribute that is not there has no value")
  func absent() throws {
    let root = try #require(parseXML(SourceFile(name: "x", text: "<a b='1'/>")).tree.root)
    #expect(root["b"] == "1" && root["c"] == nil && root.parent == nil)
  }
}
