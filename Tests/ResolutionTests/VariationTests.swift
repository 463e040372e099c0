import DocumentModel
import Localization
import Resolution
import TestSupport
import Testing

/// ibxml.md 3: what variations do.
@Suite("Variations")
struct VariationTests {
  static let compactRegular = Configuration.typical(of: Traits.all[0])
  static let compactCompact = Configuration.typical(of: Traits.all[1])
  static let regularCompact = Configuration.typical(of: Traits.all[2])
  static let regularRegular = Configuration.typical(of: Traits.all[3])

  private func document(_ variations: String) -> Document {
    .of(
      DocumentText.scene(
        """
        <subviews><view id="v"><subviews><label id="inner"/></subviews>
        <constraints><constraint firstAttribute="height" constant="5" id="own"/></constraints></view>
        <view id="w"/></subviews>
        <constraints>
        <constraint firstItem="v" firstAttribute="width" constant="10" id="k"/>
        <constraint firstItem="inner" firstAttribute="top" secondItem="w" secondAttribute="top" id="t"/>
        <constraint firstItem="w" firstAttribute="height" constant="1" placeholder="YES" id="p"/>
        </constraints>
        \(variations)
        """))
  }

  private func state(
    _ id: String, _ document: Document, _ configuration: Configuration
  ) throws -> ResolvedDocument.ConstraintState {
    let element = try #require(document.object(id))
    let constraint = try #require(document.constraint(of: element))
    return ResolvedDocument(document, configuration).state(of: constraint)
  }

  @Test("the default mask removes, a matching one brings back") func defaultMask() throws {
    let document = document(
      """
      <variation key="default"><mask key="constraints"><exclude reference="k"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="k"/></mask></variation>
      """)
    #expect(try state("k", document, Self.compactRegular) == .uninstalled)
    #expect(try state("k", document, Self.compactCompact) == .installed)
    #expect(try state("k", document, Self.regularCompact) == .installed)
    #expect(try state("t", document, Self.compactRegular) == .installed)
    #expect(try state("p", document, Self.compactRegular) == .placeholder)
  }

  @Test("masks are deltas: several that match all apply") func deltas() throws {
    let document = document(
      """
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="k"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="t"/></mask></variation>
      """)
    #expect(try state("k", document, Self.compactCompact) == .uninstalled)
    #expect(try state("t", document, Self.compactCompact) == .uninstalled)
    #expect(try state("k", document, Self.compactRegular) == .installed)
    #expect(try state("t", document, Self.regularCompact) == .installed)
  }

  @Test("two classes beat one, wherever they stand") func specificity() throws {
    let masks = [
      "<variation key=\"heightClass=regular\"><mask key=\"constraints\"><exclude reference=\"k\"/></mask></variation>",
      "<variation key=\"heightClass=regular-widthClass=compact\"><mask key=\"constraints\"><include reference=\"k\"/></mask></variation>",
    ]
    for order in [masks, masks.reversed()] {
      let document = document(order.joined())
      #expect(try state("k", document, Self.compactRegular) == .installed)
      #expect(try state("k", document, Self.regularRegular) == .uninstalled)
    }
  }

  @Test("among one-class variations the later one counts") func fileOrder() throws {
    let document = document(
      """
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="k"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="k"/></mask></variation>
      """)
    #expect(try state("k", document, Self.compactCompact) == .installed)
  }

  @Test("what hangs on a view that is not installed is inactive") func uninstalledViews() throws {
    let document = document(
      "<variation key=\"widthClass=regular\"><mask key=\"subviews\"><exclude reference=\"v\"/></mask></variation>"
    )
    let resolved = ResolvedDocument(document, Self.regularRegular)
    func view(_ id: String) throws -> ViewID {
      try #require(document.object(id).flatMap { document.view(of: $0) })
    }
    #expect(!resolved.isInstalled(try view("v")))
    #expect(!resolved.isInstalled(try view("inner")))
    #expect(resolved.isInstalled(try view("w")))
    #expect(resolved.subviews(of: try view("root")) == [try view("w")])
    // Its own constraint, one to it, and one to what is inside it.
    for id in ["own", "k", "t"] {
      #expect(try state(id, document, Self.regularRegular) == .inactive, "\(id)")
      #expect(try state(id, document, Self.compactRegular) == .installed, "\(id)")
    }
  }

  @Test("attributes and values that a variation carries replace the object's") func overrides()
    throws
  {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><stackView id="s" spacing="4"><variation key="heightClass=compact" axis="vertical"/>
        <variation key="heightClass=compact-widthClass=regular" spacing="9"/></stackView>
        <label id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" systemColor="labelColor"/>
        <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/>
        </variation></label></subviews>
        """))
    let stack = try #require(document.object("s"))
    let label = try #require(document.object("l"))
    let wide = ResolvedDocument(document, Self.regularCompact)
    let narrow = ResolvedDocument(document, Self.compactRegular)
    #expect(wide.value(.axis, of: stack) == .vertical)
    #expect(wide.value(.spacing, of: stack) == 9)
    #expect(narrow.value(.axis, of: stack) == .horizontal)
    #expect(narrow.value(.spacing, of: stack) == 4)
    #expect(wide.font(of: label)?.size == 30)
    #expect(narrow.font(of: label)?.size == 17)
    // What no variation mentions stays.
    #expect(wide.color(key: "textColor", of: label) == .system("labelColor"))
  }

  @Test("a constant varies, and 0 is a value") func constants() throws {
    let document = Document.of(
      DocumentText.scene(
        """
        <constraints><constraint firstAttribute="height" constant="120" id="k">
        <variation key="heightClass=compact" constant="0.0"/></constraint></constraints>
        """))
    let constraint = try #require(document.constraintIDs.first)
    #expect(ResolvedDocument(document, Self.compactRegular).constant(of: constraint) == 120)
    #expect(ResolvedDocument(document, Self.compactCompact).constant(of: constraint) == 0)
  }

  @Test("a trait that is not known applies nowhere; other idioms do not apply") func otherTraits()
    throws
  {
    let document = document(
      """
      <variation key="layoutDirection=rtl"><mask key="constraints"><exclude reference="k"/></mask></variation>
      <variation key="userInterfaceIdiom=mac"><mask key="constraints"><exclude reference="t"/></mask></variation>
      """)
    #expect(try state("k", document, Self.compactRegular) == .installed)
    #expect(try state("t", document, Self.compactRegular) == .installed)
    var mac = Self.regularRegular
    mac.idiom = .mac
    #expect(try state("t", document, mac) == .uninstalled)
  }

  @Test("what no configuration installs") func neverInstalled() throws {
    let document = document(
      """
      <variation key="default"><mask key="constraints"><exclude reference="k"/><exclude reference="t"/></mask>
      <mask key="subviews"><exclude reference="w"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="t"/></mask></variation>
      """)
    let scene = try #require(document.sceneIDs.first)
    let ids = document.neverInstalled(in: scene).compactMap { document.written(.id, of: $0) }
    #expect(ids == ["w", "k"])
  }

  @Test("translations replace texts by identifier and property") func translations() throws {
    let document = Document.of(
      DocumentText.scene("<subviews><label id=\"l\" text=\"Hello\"/></subviews>"))
    let label = try #require(document.object("l"))
    let table = StringsTable.german
    let resolved = ResolvedDocument(document, Self.compactRegular, translation: table)
    #expect(resolved.localized("text", "Hello", of: label) == "Hallo")
    #expect(resolved.localized("title", "Hello", of: label) == "Hello")
  }
}
