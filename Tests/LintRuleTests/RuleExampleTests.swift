import Diagnostics
import DocumentModel
import Foundation
import LintRules
import Resolution
import TestSupport
import Testing
import XMLSyntax

/// The examples in a rule's documentation are its tests.
@Suite("Rule examples")
struct RuleExampleTests {
  static let reported = Rule.all.flatMap { rule in rule.examples.reported.map { (rule.id, $0) } }
  static let accepted = Rule.all.flatMap { rule in rule.examples.accepted.map { (rule.id, $0) } }

  @Test("reported at the mark and nowhere else", arguments: reported)
  func reports(rule id: String, example: String) throws {
    let (text, offsets) = removeMarks(ExampleDocument.text(for: example))
    #expect(!offsets.isEmpty, "the example marks no place")
    let found = try findings(of: id, in: text)
    #expect(found.map(\.range.lowerBound) == offsets, "\(found.map(\.message))")
  }

  @Test("accepted", arguments: accepted)
  func accepts(rule id: String, example: String) throws {
    let found = try findings(of: id, in: ExampleDocument.text(for: example))
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test("every file in Rules/ is in the list") func registryIsComplete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/LintRules/Rules")
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
  }

  private func fileName(for id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
  }

  private func findings(of id: String, in text: String) throws -> [Finding] {
    let rule = try #require(Rule.named(id))
    let (tree, syntax) = parseXML(SourceFile(name: "Example.storyboard", text: text))
    #expect(syntax.isEmpty, "\(syntax.map(\.message))")
    let document = Document.decode(tree).document
    let configuration = Configuration(
      width: 393, height: 852, scale: 3, widthClass: .compact, heightClass: .regular, idiom: .phone,
      safeArea: .init(top: 59, left: 0, bottom: 34, right: 0))
    var surroundings = Surroundings()
    surroundings.documentName = "Example"
    return lint(
      document, rules: [ActiveRule(rule)], configurations: [configuration],
      surroundings: surroundings)
  }
}
