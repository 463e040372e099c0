import Diagnostics
import DocumentModel
import Resolution
import TestSupport
import Testing

@testable import LayoutSystem

@Suite struct SceneCountTests {
  /// The demo of a much-read article: nine nested stacks that turn in landscape
  /// (uistackview.md 13, S0; the counts were taken by hand from its XML).
  @Test(.enabled(if: Shared.isThere, "the shared corpus is not beside the repository"))
  func articleDemo() throws {
    let document = try #require(
      Shared.document(
        "corpus/laichunhui+UIStackViewDemo/UIStackViewDemo__Base.lproj__Main.storyboard"))
    let scene = try #require(
      document.sceneIDs.first { document[$0].sceneID == "tne-QT-ifu" })
    func counts(_ width: Double, _ height: Double, _ traits: Traits) -> SceneCounts {
      let configuration = Configuration(
        width: width, height: height, scale: 2, widthClass: traits.widthClass,
        heightClass: traits.heightClass, idiom: .phone)
      return sceneCounts(ResolvedDocument(document, configuration), scene: scene)
    }
    let portrait = counts(375, 667, Traits(widthClass: .compact, heightClass: .regular))
    let landscape = counts(667, 375, Traits(widthClass: .compact, heightClass: .compact))
    for counts in [portrait, landscape] {
      #expect(counts.stacks.count == 9)
      let explicit = counts.explicit
      #expect(explicit.installed + explicit.uninstalled + explicit.placeholder == 15)
      #expect(counts.generated == counts.stacks.reduce(0) { $0 + $1.total })
    }
    #expect(portrait.explicit.installed == 11)
    #expect(landscape.explicit.installed == 12)
    #expect(document.neverInstalled(in: scene).count == 2)
  }
}
