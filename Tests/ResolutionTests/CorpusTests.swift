import Diagnostics
import DocumentModel
import Resolution
import TestSupport
import Testing

/// What ibxml.md 3 counted over real documents, asked of the model.
@Suite(
  "Variations of real documents",
  .enabled(if: sharedFolder() != nil, "there is no shared folder"))
struct CorpusTests {
  static let documents = sharedDocuments("corpus").compactMap { Document.of($0) }

  @Test("masks name direct children of the object that varies") func masks() {
    var count = 0
    for document in Self.documents {
      for variation in document.variations {
        for change in variation.changes {
          count += 1
          guard let object = change.object else {
            Issue.record("\(document.file.name): no object \(change.reference)")
            continue
          }
          let holder = document.parent(object).flatMap { document.parent($0) }
          #expect(holder == variation.owner, "\(document.file.name): \(change.reference)")
        }
      }
    }
    #expect(count > 0)
  }

  @Test("the file's order is that of strength, and no key stands twice") func order() {
    for document in Self.documents {
      for owner in Set(document.variations.map(\.owner)).sorted() {
        let keys = document.variations(of: owner).map { document[$0].key }
        let strengths = keys.map(\.specificity)
        #expect(strengths == strengths.sorted(), "\(document.file.name)")
        #expect(Set(keys).count == keys.count, "\(document.file.name)")
      }
    }
  }

  @Test("every key is understood, and the default one holds masks only") func keys() {
    for document in Self.documents {
      for variation in document.variations {
        #expect(variation.key.unknown == nil, "\(document.file.name)")
        guard variation.key.isDefault else { continue }
        let names = document.attributes(of: variation.element).map(\.name)
        #expect(names == ["key"], "\(document.file.name)")
      }
    }
  }

  /// material-components `CardExampleViewController.xib`, a 5.9 inch phone in portrait: four
  /// constraints that `heightClass=regular` removes and `…-widthClass=compact` brings back hold in
  /// the recorded frames.
  @Test("two classes beat one in recorded frames") func cards() throws {
    let document = try #require(
      Self.documents.first { $0.file.name.hasSuffix("CardExampleViewController.xib") })
    let resolved = ResolvedDocument(document, .typical(of: Traits.all[0]))
    var restored = 0
    for variation in document.variations where variation.key.specificity == 2 {
      guard variation.key.matches(Traits.all[0]) else { continue }
      for change in variation.changes where change.installs {
        let object = try #require(change.object)
        let constraint = try #require(document.constraint(of: object))
        #expect(resolved.state(of: constraint) == .installed)
        restored += 1
      }
    }
    #expect(restored == 4)
  }

  /// The demo of a much-read article: about 14 constraints, landscape included.
  @Test("the home page of nested stacks") func homePage() throws {
    let document = try #require(
      Self.documents.first { document in
        document.file.name.hasPrefix("laichunhui+UIStackViewDemo/")
          && document.scenes.contains { $0.sceneID == "tne-QT-ifu" }
      })
    let scene = try #require(
      document.sceneIDs.first { document[$0].sceneID == "tne-QT-ifu" })
    let range = document.wholeRange(document[scene].element)
    let constraints = document.constraintIDs.filter {
      range.contains(document.range(document[$0].element).lowerBound)
    }
    #expect(constraints.count == 15)
    #expect(document.views.count { $0.scene == scene && $0.isStack } == 9)
    func installed(_ traits: Traits) -> Int {
      let resolved = ResolvedDocument(document, .typical(of: traits))
      return constraints.count { resolved.state(of: $0) == .installed }
    }
    #expect(installed(Traits.all[0]) == 11)
    #expect(installed(Traits.all[1]) == 12)
    #expect(document.neverInstalled(in: scene).count == 2)
  }
}
