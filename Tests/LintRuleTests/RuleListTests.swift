import Diagnostics
import Foundation
import LintRules
import TestSupport
import Testing

@Suite("The list of rules")
struct RuleListTests {
  @Test("every file in Rules/ is in the list") func registryIsComplete() throws {
    let folder = repositoryFolder().appending(path: "Sources/LintRules/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let expected = Rule.all.map { fileName(for: $0.id) }
    #expect(Set(files) == Set(expected))
    #expect(Set(expected).count == Rule.all.count)
  }

  @Test("every rule explains itself and shows both sides", arguments: Rule.all.map(\.id))
  func isDocumented(rule id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.rationale.count > 80)
    #expect(!rule.examples.accepted.isEmpty)
    #expect(!rule.examples.reported.isEmpty)
    let page = rule.documentation
    #expect(page.hasPrefix("# \(id)\n"))
    for option in rule.options {
      #expect(option.summary.hasSuffix("."))
      #expect(page.contains("`\(option.name)`"))
    }
    for alias in rule.aliases { #expect(page.contains("`\(alias)`")) }
  }

  @Test("the listing has a line for every rule") func listing() {
    let lines = Rule.listing.split(separator: "\n")
    #expect(lines.count == Rule.all.count)
    for (line, rule) in zip(lines, Rule.all) { #expect(line.hasPrefix(rule.id + " ")) }
  }

  /// The agreed table, where it is there: id, severity, default, meaning, aliases.
  @Test("rules are those of the table", .enabled(if: Shared.isThere))
  func matchesTable() throws {
    let bytes = try #require(Shared.bytes(at: "rules.tsv"))
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    for row in rows {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 5)
      guard let rule = Rule.named(cells[0]) else { continue }
      #expect(rule.severity.name == cells[1], "\(rule.id)")
      #expect(rule.isOnByDefault == (cells[2] == "on"), "\(rule.id)")
      #expect(rule.aliases == cells[4].split(separator: " ").map(String.init), "\(rule.id)")
    }
    let ids = Set(rows.map { String($0.prefix { $0 != "\t" }) })
    for rule in Rule.all { #expect(ids.contains(rule.id)) }
  }

  private func fileName(for id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
  }
}
