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
    <button tag="7" id="b"/><label text="Hi" id="l"/></subviews></view></viewController></objects>\
    </scene>
    """

  private static func selector(
    _ kinds: String..., where attribute: String? = nil,
    _ conditions: ElementSelector.AttributeTest.Condition...,
    change: (inout ElementSelector) -> Void = { _ in }
  ) -> ElementSelector {
    var selector = ElementSelector(kinds: kinds.compactMap { Pattern($0) })
    if let attribute { selector.attributes = [.init(name: attribute, conditions: conditions)] }
    change(&selector)
    return selector
  }

  @Test(
    "selected by kind, attribute and what is around",
    arguments: [
      (selector("stackView"), ["s"]),
      (selector("UIStackView"), ["s"]),
      (selector("view", where: "customClass", .isWritten(true)), ["a"]),
      (selector("button", "label"), ["b", "l"]),
      (selector("label") { $0.ancestor = [selector("scene")] }, ["l"]),
      (selector("label") { $0.ancestor = [selector("tableViewCell")] }, []),
      (selector("view") { $0.not = [selector(where: "key", .isWritten(true))] }, ["a"]),
      // What absence means counts as well.
      (selector("stackView", where: "axis", .isOneOf(["horizontal"])), ["s"]),
      (selector("stackView", where: "axis", .isWritten(true)), []),
      (selector("stackView", where: "spacing", .isOneOf(["5.0", "7"])), ["s"]),
      (selector("stackView", where: "spacing", .atLeast(6)), []),
      (selector("stackView", where: "spacing", .atLeast(5), .atMost(5)), ["s"]),
      // A star is no pattern where a text is meant.
      (selector(where: "customClass", .isOneOf(["C*"])), []),
      (selector(where: "customClass", .matches([Pattern("C*")].compactMap(\.self))), ["a"]),
    ])
  func selects(selector: ElementSelector, expected: [String]) {
    let rule = HouseRule(
      id: "house-rule", message: "{object} is a {class} ({name}) {other}", selector: selector)
    let found = findings(of: rule)
    #expect(found.flatMap(\.objects) == expected)
    for finding in found {
      #expect(finding.rule == "house-rule")
      #expect(finding.severity == .warning)
      #expect(finding.message.hasSuffix("{other}"))
    }
  }

  @Test("the message names the object, the finding stands at the attribute") func report() throws {
    let rule = HouseRule(
      id: "no-text", severity: .error, message: "{object}: no {name} {",
      selector: Self.selector("label"),
      attribute: "text")
    let found = findings(of: rule)
    #expect(found.map(\.message) == ["label “Hi” (l): no label {"])
    #expect(found.map(\.severity) == [.error])
    let finding = try #require(found.first)
    #expect(finding.file.text(in: finding.range) == "Hi")
  }

  @Test("reported where the requirement is not met") func requirement() {
    var rule = HouseRule(
      id: "tag", message: "m", selector: Self.selector("button", "label"),
      requirement: Self.selector(where: "tag", .atLeast(5)))
    #expect(findings(of: rule).flatMap(\.objects) == ["l"])
    rule.requirement = Self.selector(where: "tag", .atLeast(8))
    #expect(findings(of: rule).flatMap(\.objects) == ["b", "l"])
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
