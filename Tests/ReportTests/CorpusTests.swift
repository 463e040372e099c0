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
    for document in Self.documents {
      let written = identifiersInSource(document.file.bytes)
      #expect(ObjectIDs(document).ids == written, "\(document.file.name)")
    }
  }

  /// The `id` attributes of all tags but those of the canvas device, by a reader that knows nothing
  /// of the model or its parser.
  private func identifiersInSource(_ bytes: ContiguousArray<UInt8>) -> [String] {
    var ids: [String] = []
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if rest.starts(with: "<!--".utf8) {
        while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
        continue
      }
      // Values hold no `>` unless it is written as a reference: Xcode writes it so.
      let tag = rest.prefix { $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst(tag.count)
      let text = String(decoding: tag, as: UTF8.self)
      guard !text.hasPrefix("<device "), !text.hasPrefix("<adaptation "),
        let start = text.range(of: #" id=""#)
      else { continue }
      ids.append(String(text[start.upperBound...].prefix { $0 != "\"" }))
    }
    return ids
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
