import Diagnostics
import DocumentModel
import LintRules
import TestSupport
import Testing
import XMLSyntax

@Suite("House rules")
struct HouseRuleTests {
  static let document = """
    <scene sceneID="s"><objects><viewController id="owner" customClass="Home"><view key="view" \
    id="root"><subviews><view id="a" customClass="CardView"/><stackView spacing="5" id="s"/>\
    <button id="b"><rect key="frame" x="0" y="0" width="10" height="30"/></button>\
    <label text="Hi" id="l"/></subviews></view></viewController></objects></scene>
    """

  @Test(
    "selected by kind, class, attribute and what is around",
    arguments: [
      (["select": "stackView"], ["s"]),
      (["select": "UIStackView"], ["s"]),
      (["select": ["kind": "view", "ancestor": "scene", "not": ["class": "UIView"]]], ["a"]),
      (["select": ["kind": ["button", "label"]]], ["b", "l"]),
      (["select": ["kind": "stackView", "attribute": ["axis": "horizontal"]]], ["s"]),
      (["select": ["kind": "stackView", "attribute": ["spacing": [5, 7]]]], ["s"]),
      (["select": ["kind": "stackView", "attribute": ["spacing": ["min": 6]]]], []),
      (["select": ["kind": "stackView", "attribute": ["axis": ["written": true]]]], []),
      (["select": ["kind": "label", "parent": ["kind": "subviews", "parent": "view"]]], ["l"]),
      (["select": ["class": "/C[a-z]+View/"]], ["a"]),
      (
        [
          "select": "button",
          "require": ["child": ["kind": "rect", "attribute": ["height": ["min": 44]]]],
        ], ["b"]
      ),
      (
        [
          "select": "button",
          "require": ["child": ["kind": "rect", "attribute": ["height": ["min": 30, "max": 30]]]],
        ], []
      ),
    ] as [(OptionValue, [String])])
  func selects(declaration: OptionValue, expected: [String]) throws {
    var entries = try #require(declaration.entries)
    entries.append((key: "message", value: "{object} is a {class} ({name}) {other}"))
    let rule = try HouseRule(id: "house-rule", .map(entries))
    let found = findings(of: rule)
    #expect(found.flatMap(\.objects) == expected)
    for finding in found {
      #expect(finding.rule == "house-rule")
      #expect(finding.severity == .warning)
      #expect(finding.message.hasSuffix("{other}"))
    }
  }

  @Test("the message names the object, the finding stands at the attribute") func report() throws {
    let rule = try HouseRule(
      id: "no-text",
      ["select": "label", "message": "{object}: no {name}", "severity": "error", "at": "text"])
    let found = findings(of: rule)
    #expect(found.map(\.message) == ["label “Hi” (l): no label"])
    #expect(found.map(\.severity) == [.error])
    let finding = try #require(found.first)
    #expect(finding.file.text(in: finding.range) == "Hi")
  }

  @Test(
    "says what is wrong and where",
    arguments: [
      ("a", ["message": "x"], ["a"]),
      ("a", ["select": "label"], ["a"]),
      ("a", ["select": "label", "message": "x", "severity": "bad"], ["a", "severity"]),
      ("a", ["select": ["kin": "label"], "message": "x"], ["a", "select", "kin"]),
      (
        "a", ["select": ["not": ["class": "/(/"]], "message": "x"], ["a", "select", "not", "class"]
      ),
      (
        "a", ["select": ["attribute": ["x": ["min": "1"]]], "message": "x"],
        ["a", "select", "attribute", "x", "min"]
      ),
      ("a", ["select": "label", "message": "x", "sevrity": "error"], ["a", "sevrity"]),
      ("A b", ["select": "label", "message": "x"], ["A b"]),
      ("duplicate-id", ["select": "label", "message": "x"], ["duplicate-id"]),
    ] as [(String, OptionValue, [String])])
  func refuses(id: String, declaration: OptionValue, path: [String]) {
    #expect {
      try HouseRule(id: id, declaration)
    } throws: { error in
      (error as? HouseRuleProblem)?.path == path
    }
  }

  @Test(
    "patterns",
    arguments: [
      ("a*c", "abc", true), ("a*c", "ac", true), ("a*c", "acb", false), ("*View", "View", true),
      ("a?c", "abc", true), ("a?c", "ac", false), ("**a", "bba", true),
      ("*a*a*a*b", "aaaaaaaaaaaa", false),
      ("/[0-9]+/", "12", true), ("/[0-9]+/", "12a", false), ("a.c", "abc", false), ("*", "", true),
    ])
  func patterns(pattern: String, text: String, matches: Bool) throws {
    let pattern = try #require(Pattern(pattern))
    #expect(pattern.matches(text) == matches)
  }

  private func findings(of rule: HouseRule) -> [Finding] {
    let file = SourceFile(
      name: exampleName, text: ExampleDocument.text(for: Self.document))
    return lint(
      Document.decode(parseXML(file).tree).document, rules: [ActiveRule(rule.rule)],
      configurations: [], surroundings: .example)
  }
}
