import Diagnostics
import DocumentModel
import Foundation
import LayoutSystem
import Reports
import Resolution
import TestSupport
import Testing
import XMLSyntax

@Suite(
  "Reports of real documents", .enabled(if: sharedFolder() != nil, "there is no shared folder"))
struct CorpusTests {
  static let documents = sharedDocuments("corpus").compactMap { Document.of($0) }

  @Test("everything is understood") func coverage() {
    var coverage = Coverage()
    for document in Self.documents { coverage.add(Coverage(document)) }
    #expect(coverage.documents > 0)
    for count in coverage.elements + coverage.attributes {
      #expect(count.uses < 5, "\(count.kind)")
    }
  }

  @Test("every identifier comes back") func identifiers() {
    // By a reader that knows nothing of the model: the attribute as it stands in the source.
    for document in Self.documents {
      let source = document.file.text(in: 0..<document.file.bytes.count)
      let bare = source.replacing(/<!--(?s:.*?)-->/, with: "")
      let tags = bare.matches(
        of: /<([A-Za-z_][\w.:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/)
      var written: [String] = []
      for tag in tags where tag.output.1 != "device" && tag.output.1 != "adaptation" {
        for attribute in tag.output.2.matches(of: /\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/)
        where attribute.output.1 == "id" {
          written.append(String(attribute.output.2 ?? attribute.output.3 ?? ""))
        }
      }
      #expect(ObjectIDs(document).ids == written, "\(document.file.name)")
    }
  }

  /// "About 14 constraints, landscape included": nine stack views write the rest.
  @Test("the home page of nested stacks tells its story") func homePage() throws {
    let document = try #require(
      Self.documents.first { $0.file.name.hasPrefix("laichunhui+UIStackViewDemo/") })
    let scene = try #require(DocumentReport(document).scenes.first { $0.sceneID == "tne-QT-ifu" })
    #expect(scene.configurations.map(\.configuration.traits.name) == ["wC hR", "wC hC", "wR hR"])
    #expect(scene.configurations.map(\.counts.stacks.count) == [9, 9, 9])
    #expect(scene.configurations.map(\.counts.explicit.installed) == [11, 12, 11])
    #expect(
      scene.configurations.allSatisfy {
        $0.counts.explicit.installed + $0.counts.explicit.uninstalled == 15
      })
    #expect(scene.neverInstalled.count == 2)
    let text = ReportFormat.text.documents(
      [DocumentReport(document: "Main.storyboard", scenes: [scene])], TextOptions())
    #expect(text.contains("15 constraints in the document; 9 stack views generate"))
    #expect(text.contains("never installed: "))
  }
}
