import DocumentModel
import TestSupport
import Testing

@Suite("Documents")
struct DocumentTests {
  private func view(_ id: String, in document: Document) throws -> ViewID {
    try #require(document.object(id).flatMap { document.view(of: $0) })
  }

  // MARK: Identifiers

  @Test("no identifier is lost, wherever it stands") func identifiers() {
    let document = Document.of(
      DocumentText.storyboard(
        """
        <scene sceneID="s"><objects>
        <viewController id="a"><layoutGuides><viewControllerLayoutGuide type="top" id="b"/></layoutGuides>
        <view key="view" id="c"><subviews>
        <strangeView id="d"><subviews><label id="e"/></subviews></strangeView>
        </subviews><userGuides><userLayoutGuide location="1" affinity="minX" id="f"/></userGuides></view>
        <navigationItem key="navigationItem" id="g">
        <barButtonItem key="leftBarButtonItem" id="h"><button key="customView" id="i"/></barButtonItem>
        </navigationItem>
        <connections><outlet property="x" destination="e" id="j"/></connections>
        </viewController>
        <tapGestureRecognizer id="k"/></objects>
        <point key="canvasLocation" x="0" y="0" id="l"/></scene>
        """))
    let ids = document.objects.compactMap { document.written(.id, of: $0) }
    #expect(ids == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
    #expect(document.unknownElements.map { document.name($0) } == ["strangeView"])
    for id in ids { #expect(document.object(id) != nil) }
  }

  @Test("the canvas device and its adaptation are no objects") func canvasDevice() throws {
    let document = Document.of(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="12121">
      <device id="retina4_7" orientation="landscape"><adaptation id="fullscreen"/></device>
      <objects><view id="a"/></objects></document>
      """)
    #expect(document.objects.count == 1)
    let device = try #require(document.device)
    #expect(device.id == "retina4_7")
    #expect(device.isLandscape)
    #expect(device.adaptation == "fullscreen")
  }

  @Test("the first of two objects with one identifier is meant") func duplicates() throws {
    let document = Document.of(
      DocumentText.scene(
        "<subviews><label id=\"a\" text=\"1\"/><label id=\"a\" text=\"2\"/></subviews>"))
    let first = try #require(document.object("a"))
    #expect(document.written(.text, of: first) == "1")
    #expect(document.duplicates.map { document.written(.text, of: $0) } == ["2"])
  }

  @Test("unknown elements keep their children, unknown attributes their text") func unknown() throws
  {
    let document = Document.of(
      DocumentText.scene(
        "<subviews><newView id=\"a\" shade=\"7\"><label id=\"b\" glow=\"3\"/></newView></subviews>")
    )
    let outer = try #require(document.object("a"))
    #expect(document.text(ofAttribute: "shade", in: outer) == "7")
    #expect(document.children(outer).map { document.name($0) } == ["label"])
    #expect(document.unknownAttributes.map(\.name) == ["glow"])
  }

  // MARK: Views

  @Test("every subview of a stack view is arranged, in order") func arranged() throws {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><stackView id="s"><subviews><label id="a"/><label id="b" hidden="YES"/></subviews>
        </stackView><view id="v"><subviews><label id="c"/></subviews></view></subviews>
        """))
    let stack = document[try view("s", in: document)]
    #expect(stack.isStack)
    #expect(stack.subviews.map { document[$0].objectID } == ["a", "b"])
    #expect(stack.subviews.allSatisfy { document[$0].role == .arranged })
    #expect(document[try view("c", in: document)].role == .subview)
  }

  @Test("content views without identifier belong to their cells") func oldCells() throws {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><collectionView id="list"><cells><collectionViewCell id="cell">
        <view key="contentView"><subviews><label id="a"/></subviews></view>
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="cell"
        secondAttribute="top" id="k"/></constraints>
        </collectionViewCell></cells></collectionView></subviews>
        """))
    let label = try view("a", in: document)
    let content = try #require(document[label].superview)
    #expect(document[content].role == .contentView)
    #expect(document[content].objectID == nil)
    let cell = try #require(document[content].superview)
    #expect(document[cell].objectID == "cell")
    #expect(document[cell].role == .cell)
    #expect(document.constraints(ownedBy: cell).count == 1)
  }

  @Test("views of bar items have no superview but belong to their scene") func detachedViews()
    throws
  {
    let document = Document.of(
      DocumentText.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="c">
        <navigationItem key="navigationItem" id="n"><button key="titleView" id="t"/></navigationItem>
        <view key="view" id="root"/></viewController></objects></scene>
        """))
    let title = try view("t", in: document)
    #expect(document[title].superview == nil)
    #expect(document[title].role == .detached)
    let scene = try #require(document.sceneIDs.first)
    // The controller's own view comes first, whatever stands before it.
    #expect(document[scene].roots.map { document[$0].objectID } == ["root", "t"])
    #expect(
      document[scene].controller.flatMap { document[$0].view }.map { document[$0].objectID }
        == "root")
  }

  @Test("what a popover lets through is no view") func passthroughViews() throws {
    let document = Document.of(
      DocumentText.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="c"><view key="view" id="root"/>
        <connections><segue destination="d" kind="popoverPresentation" id="g">
        <popoverPassthroughViews><view reference="root"/></popoverPassthroughViews></segue></connections>
        </viewController></objects></scene>
        """))
    #expect(document.views.map(\.objectID) == ["root"])
    #expect(document.connections.count == 1)
  }

  @Test("a xib's objects are one scene without identifier") func xib() throws {
    let document = Document.of(
      DocumentText.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
        <view id="a"/><tableViewCell id="b"/>
        """))
    #expect(!document.header.isStoryboard)
    let scene = try #require(document.scenes.first)
    #expect(document.scenes.count == 1)
    #expect(scene.sceneID == nil)
    #expect(scene.roots.map { document[$0].objectID } == ["a", "b"])
    #expect(scene.roots.allSatisfy { document[$0].role == .topLevel })
  }

  @Test("guides know their view or controller") func guides() throws {
    let document = Document.of(
      DocumentText.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="c">
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
        <viewControllerLayoutGuide type="bottom" id="m"/></layoutGuides>
        <scrollView key="view" id="v">
        <viewLayoutGuide key="contentLayoutGuide" id="g1"/><viewLayoutGuide key="frameLayoutGuide" id="g2"/>
        <viewLayoutGuide key="safeArea" id="g3"/></scrollView>
        </viewController></objects></scene>
        """))
    let kinds = document.guides.map(\.kind)
    #expect(kinds == [.top, .bottom, .content, .frame, .safeArea])
    #expect(document.guides.map { $0.view != nil } == [false, false, true, true, true])
    #expect(document.guides.allSatisfy { $0.controller != nil })
  }

  // MARK: Names

  @Test("a user label, then an outlet; roles are no names") func givenNames() throws {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><label id="a" userLabel="Title"/><label id="b"/><textField id="c">
        <connections><outlet property="delegate" destination="d" id="o1"/></connections></textField>
        <view id="d"/></subviews>
        <connections><outlet property="nameLabel" destination="b" id="o2"/>
        <outlet property="titleLabel" destination="a" id="o3"/></connections>
        """))
    func name(_ id: String) throws -> String? {
      document.givenName(try #require(document.object(id)))
    }
    #expect(try name("a") == "Title")
    #expect(try name("b") == "nameLabel")
    #expect(try name("c") == nil)
    #expect(try name("d") == nil)
  }
}
