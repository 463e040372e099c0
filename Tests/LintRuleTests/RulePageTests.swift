import Foundation
import LintRules
import TestSupport
import Testing

/// The documentation catalog in the sources is what the rules say of themselves.
@Suite("The rules' pages")
struct RulePageTests {
  private static let folder = repositoryFolder().appending(path: "Sources/LintRules/LintRules.docc")
  private static let remedy: Comment = "run Scripts/generate-rule-pages"

  @Test("a page for every rule and the list, and no other") func names() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    let expected = Rule.pages.map(\.name)
    let missing = Set(expected).subtracting(files).sorted()
    let extra = Set(files).subtracting(expected).sorted()
    #expect(missing.isEmpty, Self.remedy)
    #expect(extra.isEmpty, Self.remedy)
    #expect(expected.count == Rule.all.count + 1)
  }

  @Test("no page is stale", arguments: Rule.pages.map(\.name)) func content(name: String) throws {
    let page = try #require(Rule.pages.first { $0.name == name })
    let file = Self.folder.appending(path: name)
    let text = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == page.text, Self.remedy)
  }

  @Test("the list leads to every page") func list() throws {
    let list = try #require(Rule.pages.first).text
    for rule in Rule.all {
      // In the table, and under its topic.
      #expect(
        list.split(separator: "<doc:\(rule.id)>", omittingEmptySubsequences: false).count == 3)
    }
  }
}
