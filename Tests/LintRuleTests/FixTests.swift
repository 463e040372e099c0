import Diagnostics
import DocumentModel
import LintRules
import Resolution
import TestSupport
import Testing
import XMLSyntax

/// Fixes on whole documents: the project's own, and real ones where they are there.
@Suite("Fixes")
struct FixTests {
  static let documents = sampleDocuments() + sharedDocuments("corpus")

  @Test(
    "a fixed document parses and lints clean",
    arguments: Rule.all.filter(\.hasFix).map(\.id))
  func fixes(rule id: String) throws {
    let rule = try #require(Rule.named(id))
    for document in Self.documents {
      let before = read(document.bytes)
      let findings = lint(before.document, rule)
      let fixable = findings.filter { !$0.fixes.isEmpty }
      guard !fixable.isEmpty else { continue }
      let text = String(decoding: document.bytes, as: UTF8.self)
      let fixed = try applyFixes(fixable, to: text)
      let after = read(ContiguousArray(fixed.utf8))
      #expect(after.isWellFormed, "\(id) \(document)")
      let left = lint(after.document, rule)
      #expect(left.count == findings.count - fixable.count, "\(id) \(document)")
      if id == "variation-without-effect" {
        #expect(outcome(after.document) == outcome(before.document), "\(document)")
      }
    }
  }

  private func read(_ bytes: ContiguousArray<UInt8>) -> (document: Document, isWellFormed: Bool) {
    let (tree, findings) = parseXML(SourceFile(name: "Document", bytes: bytes))
    return (Document.decode(tree).document, findings.isEmpty)
  }

  private func lint(_ document: Document, _ rule: Rule) -> [Finding] {
    LintRules.lint(
      document, rules: [ActiveRule(rule)], configurations: everyClass, surroundings: .example)
  }

  /// What is installed in each size class, and with which constants.
  private func outcome(_ document: Document) -> [String] {
    everyClass.flatMap { configuration -> [String] in
      let resolved = ResolvedDocument(document, configuration)
      let views = document.viewIDs.map { view in
        let element = document[view].element
        let axis = resolved.value(.axis, of: element)
        let spacing = resolved.value(.spacing, of: element)
        return """
          \(document[view].objectID ?? "") \(resolved.isInstalled(view)) \
          \(resolved.flag(.hidden, of: element)) \(String(describing: axis)) \
          \(String(describing: spacing)) \(String(describing: resolved.font(of: element)))
          """
      }
      let constraints = document.constraintIDs.map { id in
        "\(document[id].objectID ?? "") \(resolved.state(of: id)) \(resolved.constant(of: id))"
      }
      return views + constraints
    }
  }
}
