import Diagnostics
import Foundation
import TestSupport
import Testing
import XMLSyntax

/// Documents written to make a reader crash, hang or tell secrets.
@Suite("Hostile documents")
struct HostileTests {
  @Test(
    "entities are not expanded",
    arguments: [
      // Exponential, quadratic, recursive, in values, in text, through parameters.
      "<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;\">]><x y='&c;'/>",
      "<!ENTITY a \"\(String(repeating: "a", count: 100_000))\">]><x>"
        + String(repeating: "&a;", count: 10_000) + "</x>",
      "<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]><x>&a;</x>",
      "<!ENTITY % p \"<!ENTITY a 'b'>\"> %p;]><x>&a;</x>",
      "<!ENTITY a \"<y/>\">]><x>&a;</x>",
    ])
  func entities(source: String) throws {
    var parsed: (tree: XMLTree, findings: [Finding])?
    let time = processorTime {
      parsed = parseXML(SourceFile(name: "x.xib", text: "<!DOCTYPE x [\(source)"))
    }
    let finding = try #require(parsed?.findings.first)
    #expect(finding.rule == "entity-expansion")
    #expect(finding.message.hasPrefix("entity expansion refused"))
    #expect(finding.notes.count == 1)
    #expect(time < .seconds(1))
  }

  @Test("other files are not read")
  func externalEntities() throws {
    let secret = "a secret that must not show"
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data(secret.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let sources = [
      "<!DOCTYPE x [<!ENTITY e SYSTEM \"\(file)\">]><x>&e;</x>",
      "<!DOCTYPE x [<!ENTITY e PUBLIC \"p\" \"\(file)\">]><x y='&e;'/>",
      "<!DOCTYPE x [<!ENTITY % e SYSTEM \"\(file)\">%e;]><x/>",
    ]
    for source in sources {
      let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: source))
      let finding = try #require(findings.first)
      #expect(finding.rule == "entity-expansion")
      #expect(finding.message.hasPrefix("external entity refused"), "\(finding.message)")
      let shown = "\(findings)\(tree.root?.text ?? "")"
      #expect(shown.contains("secret") == false)
    }
    // An external document type is neither read nor needed.
    let (tree, findings) = parseXML(
      SourceFile(name: "x.xib", text: "<!DOCTYPE x SYSTEM \"\(file)\"><x y='1'/>"))
    #expect(findings.isEmpty && tree.root?["y"] == "1")
  }

  @Test("an entity that nothing refers to does no harm")
  func unusedEntity() {
    let text = "<!DOCTYPE x [<!ENTITY a \"b\"><!ELEMENT x ANY>]><x y='1'/>"
    let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: text))
    #expect(findings.isEmpty && tree.root?["y"] == "1")
  }

  @Test("attributes that the document type adds are refused")
  func attributeDeclarations() {
    let text = "<!DOCTYPE x [<!ATTLIST x y (a|b) 'a' z CDATA #IMPLIED>]><x/>"
    let findings = parseXML(SourceFile(name: "x.xib", text: text)).findings
    #expect(findings.map(\.rule) == ["doctype-attributes"])
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "<v>", count: depth) + String(repeating: "</v>", count: depth)
  }

  @Test("1,000 elements may nest, not more")
  func depth() throws {
    let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: nested(XMLLimits.depth)))
    #expect(findings.isEmpty && tree.elementCount == 1000)
    for depth in [1001, 100_000] {
      let finding = try #require(
        parseXML(SourceFile(name: "x.xib", text: nested(depth))).findings.first)
      #expect(finding.rule == "nesting-too-deep")
      #expect(finding.range == 3000..<3003)
    }
  }

  @Test("an element has 1,000 attributes at most, and more never reach the parser")
  func attributes() throws {
    func element(_ count: Int) -> String {
      "<r><a/><v" + (0..<count).map { " a\($0)='\($0)'" }.joined() + "/></r>"
    }
    let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: element(1000)))
    #expect(findings.isEmpty && tree.attributeCount == 1000)
    for count in [1001, 100_000] {
      let (partial, refusal) = parseXML(SourceFile(name: "x.xib", text: element(count)))
      #expect(refusal.map(\.rule) == ["too-many-attributes"])
      #expect(refusal.first?.range.lowerBound == 7)
      // The element is missing: the parser, which would compare all its attributes, never saw it.
      #expect(partial.elementCount == 2 && partial.attributeCount == 0)
    }
    // Much text without a tag is no such element.
    let long =
      "<r><a b='\(String(repeating: "x = 'y' ", count: 4000).replacing("'", with: "\""))'/>"
      + String(repeating: "c='d' ", count: 4000) + "</r>"
    #expect(parseXML(SourceFile(name: "x.xib", text: long)).findings.isEmpty)
  }

  @Test("more names than can be numbered are refused")
  func names() {
    func elements(_ count: Int) -> String {
      "<r>" + (1..<count).map { "<n\($0)/>" }.joined() + "</r>"
    }
    let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: elements(65_536)))
    #expect(findings.isEmpty)
    #expect(tree.names.count == 65_536 && tree.element(at: 65_535).name == "n65535")
    let (partial, refusal) = parseXML(SourceFile(name: "x.xib", text: elements(65_537)))
    #expect(refusal.map(\.rule) == ["too-many-names"])
    #expect(partial.elementCount == 65_536)
  }

  @Test("names chosen to collide cost no time")
  func collisions() {
    // The hash moves on by 5 bits a character, so these two pairs of letters give the same one.
    let pairs = ["bA", "ca"]
    func elements(_ count: Int) -> String {
      var names = [""]
      for _ in 0..<count { names = names.flatMap { name in pairs.map { name + $0 } } }
      return "<r>" + names.map { "<\($0)/>" }.joined() + "</r>"
    }
    let (tree, findings) = parseXML(SourceFile(name: "x.xib", text: elements(7)))
    #expect(findings.isEmpty && tree.names.count == 129)
    var refusal: [Finding] = []
    let text = elements(14)
    let time = processorTime {
      refusal = parseXML(SourceFile(name: "x.xib", text: text)).findings
    }
    #expect(refusal.map(\.rule) == ["too-many-names"])
    #expect(time < .seconds(1))
  }

  @Test("namespace declarations are bounded")
  func namespaces() {
    let text = "<r>" + (0..<1001).map { "<n xmlns:p\($0)='u'/>" }.joined() + "</r>"
    #expect(
      parseXML(SourceFile(name: "x.xib", text: text)).findings.map(\.rule) == [
        "too-many-namespaces"
      ])
  }

  @Test("a file beyond 256 MB is refused before it is looked at")
  func size() {
    let bytes = ContiguousArray(repeating: UInt8(ascii: " "), count: XMLLimits.bytes + 1)
    #expect(parseXML(name: "x.xib", bytes: bytes).findings.map(\.rule) == ["file-too-large"])
  }
}
