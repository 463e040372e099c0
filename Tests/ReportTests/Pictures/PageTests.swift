import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution
import TestSupport
import Testing
import XMLSyntax

@testable import Reports

@Suite("The page")
struct PageTests {
  private func page(
    _ text: String, _ configurations: [Configuration] = [Configuration(width: 375, height: 667)]
  ) -> String {
    let document = Document.of(text)
    let solved = configurations.map {
      let resolved = ResolvedDocument(document, $0)
      return LayoutReport.Solved(resolved, solve(resolved))
    }
    return PageHTML.page([
      PageDocument(
        document, solved: solved, findings: [], assets: PictureAssets(), contentSize: nil)
    ])
  }

  @Test("one script, its own, and nothing from elsewhere") func policy() throws {
    let html = page(DocumentText.scene("<subviews><label id=\"l\" text=\"Hello\"/></subviews>"))
    #expect(html.contains("default-src 'none'"))
    #expect(html.contains("script-src 'sha256-\(sha256(PageScript.text.utf8).base64)'"))
    #expect(html.contains("<script>\(PageScript.text)</script>"))
    #expect(
      !html.contains("http://")
        || html.ranges(of: "http://").count == html.ranges(of: "http://www.w3.org/").count)
    #expect(!html.contains("https://"))
  }

  @Test("a document's texts cannot leave their place") func escaping() {
    let evil = "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--"
    let plain = page(DocumentText.scene("<subviews><label id=\"l\" text=\"x\"/></subviews>"))
    let html = page(
      DocumentText.scene(
        "<subviews><label id=\"\(evil)\" text=\"\(evil)\" userLabel=\"\(evil)\"/></subviews>"))
    // As many elements begin and end as without it.
    #expect(html.ranges(of: "</script").count == plain.ranges(of: "</script").count)
    #expect(html.ranges(of: "<script").count == plain.ranges(of: "<script").count)
    #expect(html.ranges(of: "<!--").count == 0)
  }

  @Test("equal drawings are written once") func sharing() {
    // A xib of a free size looks alike on every screen.
    let html = page(
      DocumentText.xib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="90" height="40"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        """), [Configuration(width: 320, height: 568), Configuration(width: 375, height: 667)])
    #expect(html.ranges(of: "<script type=\"image/svg+xml\"").count == 1)
  }

  @Test("what is drawn can be asked for") func overlays() {
    #expect(PictureOverlay.allCases.allSatisfy { PageScript.text.contains("\"\($0.rawValue)\"") })
  }
}

@Suite("Comparing layouts")
struct ComparisonTests {
  private func solved(_ inside: String) -> LayoutReport.Solved {
    let document = Document.of(DocumentText.scene(inside))
    let resolved = ResolvedDocument(document, .asDesigned(document))
    return LayoutReport.Solved(resolved, solve(resolved))
  }

  private func view(_ id: String, _ frame: (Int, Int, Int, Int), _ inside: String = "") -> String {
    """
    <view id="\(id)" fixedFrame="YES"><rect key="frame" x="\(frame.0)" y="\(frame.1)" \
    width="\(frame.2)" height="\(frame.3)"/>\(inside)</view>
    """
  }

  @Test("what moved, grew, came, went and changed places") func kinds() throws {
    let before = solved(
      "<subviews>\(view("same", (0, 0, 1, 1)))\(view("moves", (0, 0, 9, 9)))\(view("grows", (0, 0, 9, 9)))\(view("both", (0, 0, 9, 9)))\(view("goes", (0, 0, 9, 9)))\(view("child", (0, 0, 5, 5)))</subviews>"
    )
    let after = solved(
      "<subviews>\(view("same", (0, 0, 1, 1)))\(view("moves", (3, 0, 9, 9)))\(view("grows", (0, 0, 9, 12)))\(view("both", (1, 1, 8, 8), "<subviews>\(view("child", (0, 0, 5, 5)))</subviews>"))\(view("comes", (0, 0, 9, 9)))</subviews>"
    )
    let pair = try #require(LayoutComparison.pairs(before, after).first)
    let kinds = pair.change.changes.map { "\($0.id) \($0.kind.rawValue)" }
    #expect(
      kinds == [
        "moves moved", "grows resized", "both changed", "child reparented", "comes added",
        "goes removed",
      ])
    #expect(LayoutComparison.pairs(before, before).allSatisfy { !$0.change.isDifferent })
    let comparison = LayoutComparison(document: "Test.storyboard", scenes: [pair.change])
    #expect(ComparisonFormat.text.report([comparison]).hasSuffix("\n6 frames changed\n"))
    let drawing = Drawing.comparison(
      pair, before: PictureAssets(), after: PictureAssets(), contentSize: nil)
    let svg = SVGWriter.file(drawing, .light, PictureAssets())
    #expect(parseXML(SourceFile(name: "c.svg", text: svg)).findings.isEmpty)
    #expect(svg.contains("class=\"before\"") && svg.contains("class=\"after\""))
  }
}
