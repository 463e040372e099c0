import Diagnostics
import DocumentModel
import Emitters
import LayoutSystem
import Resolution
import TestSupport
import Testing

/// What `report` calls constraints without stack views is what code without stack views says.
@Suite struct StacklessCountTests {
  /// Nil where the two cannot be the same: code holds all size classes at once, and leaves out what has
  /// no code form and stack views of the app's own classes.
  private func counts(_ document: Document, _ name: String) -> (reported: Int, written: Int)? {
    let combinations = TraitCombinations(document)
    guard let resolved = combinations.resolved(document).first, combinations.traits.count == 1
    else { return nil }
    var options = literal
    options.lowering = LoweringOptions(lowersStacks: true)
    let (files, findings) = emitSwift(document, name: name, options: options)
    let isPartial = findings.contains {
      $0.message.contains("stays a stack view")
        || $0.rule == "no-code-form" && $0.message.contains("constraint")
    }
    guard !files.isEmpty, !isPartial else { return nil }
    let counts = StacklessCounts(resolved)
    let reported = document.sceneIDs.reduce(0) { $0 + counts.count(in: document[$1].element) }
    let code = files.map(\.text).joined()
    // Code holds what no size class installs where an outlet leads to it: the app may.
    let switchable = document.neverInstalled.count { !document.outlets(to: $0).isEmpty }
    return (reported, code.count(of: ".constraint(") + code.count(of: "(item: ") - switchable)
  }

  @Test func samples() {
    var compared = 0
    for sample in sampleDocuments() {
      guard let document = Document.of(sample), let counts = counts(document, sample.name) else {
        continue
      }
      #expect(counts.reported == counts.written, "\(sample.name)")
      if counts.written > 0 { compared += 1 }
    }
    #expect(compared > 3)
  }

  @Test(.enabled(if: Shared.isThere, "the shared corpus is not beside the repository"))
  func corpus() {
    var compared = 0
    for (index, one) in sharedDocuments("corpus").enumerated() where index % 5 == 0 {
      guard let document = Document.of(one), document.views.contains(where: \.isStack),
        let counts = counts(document, one.name)
      else { continue }
      #expect(counts.reported == counts.written, "\(one.name)")
      compared += 1
    }
    #expect(compared > 20)
  }
}

extension String {
  fileprivate func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
