import DocumentModel
import Resolution
import TestSupport
import Testing

@Suite("What variations set")
struct VariedAspectTests {
  /// ibxml.md 3: attributes, values and masks; the default variation holds masks only.
  @Test("every aspect once, by object in document order") func aspects() throws {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><stackView id="s"><variation key="heightClass=compact" axis="vertical" spacing="4"/>
        <variation key="widthClass=regular" spacing="9"/></stackView>
        <label id="l"><variation key="heightClass=compact">
        <fontDescription key="fontDescription" type="system" pointSize="9"/></variation></label></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="l"/></mask></variation>
        """))
    let scene = try #require(document.sceneIDs.first)
    let stack = try #require(document.object("s"))
    let label = try #require(document.object("l"))
    #expect(
      document.variedAspects(in: document[scene].element) == [
        VariedAspect(stack, .attribute("axis")), VariedAspect(stack, .attribute("spacing")),
        VariedAspect(label, .value(key: "fontDescription")), VariedAspect(label, .installation),
      ])
    #expect(document.variedAspects(in: stack).count == 2)
  }

  /// ibxml.md 1: Interface Builder leaves out an attribute whose value is its default.
  @Test("an attribute that is not written is what absence means") func absence() throws {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><stackView id="s"><variation key="heightClass=compact" axis="vertical" hidden="YES"/>
        </stackView></subviews>
        """))
    let stack = try #require(document.object("s"))
    let (upright, turned) = (
      ResolvedDocument(document, .typical(of: Traits.all[0])),
      ResolvedDocument(document, .typical(of: Traits.all[1]))
    )
    #expect(
      ["axis", "hidden", "spacing"].map { upright.text(ofAttribute: $0, in: stack) } == [
        "horizontal", "NO", "0",
      ])
    #expect(
      ["axis", "hidden", "spacing"].map { turned.text(ofAttribute: $0, in: stack) } == [
        "vertical", "YES", "0",
      ])
    #expect(upright.text(ofAttribute: "nonsense", in: stack) == nil)
  }
}
