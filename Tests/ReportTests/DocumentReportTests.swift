import DocumentModel
import Foundation
import LayoutSystem
import Reports
import Resolution
import TestSupport
import Testing

@Suite("Reports of documents")
struct DocumentReportTests {
  /// A scene with everything that a report tells: names of every kind, cells, bars, a hidden view,
  /// size classes, placeholders, and something that is never installed.
  static let document = Document.of(
    DocumentText.storyboard(
      """
      <scene sceneID="one"><objects>
      <viewController id="owner" customClass="HomeViewController" sceneMemberID="viewController">
      <view key="view" id="root"><subviews>
      <stackView id="stack" userLabel="Main Stack" axis="vertical" spacing="8"><subviews>
      <label id="title" text="Welcome to a place where the titles are longer than any terminal would like"/>
      <label id="count" text="0"/>
      <button id="go"><state key="normal" title="登録する 👋"/></button>
      <imageView id="picture" image="logo" hidden="YES"/>
      </subviews><constraints><constraint firstAttribute="width" constant="300" id="w"/></constraints>
      <variation key="heightClass=compact" axis="horizontal"/></stackView>
      <tableView id="table"><prototypes><tableViewCell id="cell" reuseIdentifier="Row">
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"/></tableViewCell></prototypes>
      </tableView></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="table" firstAttribute="height" constant="9" placeholder="YES" id="p"/>
      <constraint firstItem="table" firstAttribute="width" constant="9" id="n"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="n"/><exclude reference="l"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="l"/></mask>
      <mask key="subviews"><exclude reference="table"/></mask></variation>
      </view>
      <navigationItem key="navigationItem" id="bar"><segmentedControl key="titleView" id="modes">
      <segments><segment title="List"/><segment title="Map"/></segments></segmentedControl></navigationItem>
      <connections><outlet property="countLabel" destination="count" id="o"/></connections>
      </viewController></objects></scene>
      <scene sceneID="two"><objects><viewControllerPlaceholder storyboardName="Other" id="link"/></objects></scene>
      """), name: "Folder/Home.storyboard")

  @Test(
    "every format is what it was",
    arguments: ReportFormat.all.filter { !$0.quotesLint }.map(\.name))
  func golden(name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    let text = format.documents([DocumentReport(Self.document)], TextOptions())
    #expect(try goldenDifference(text, "Home.\(name)") == nil)
  }

  @Test("names come from labels, outlets and what is shown") func names() throws {
    let scene = try #require(DocumentReport(Self.document).scenes.first)
    let names = Dictionary(
      scene.tree.map { ($0.objectID ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    #expect(names["stack"]?.name == "Main Stack")
    #expect(names["count"]?.name == "countLabel")
    #expect(names["count"]?.isNameShown == false)
    #expect(names["go"]?.name == "登録する 👋")
    #expect(names["go"]?.isNameShown == true)
    #expect(names["picture"]?.name == "logo")
    #expect(names["cell"]?.name == "Row")
    #expect(names["root"]?.name == nil)
    #expect(scene.detached.map { $0.map(\.name) } == [["List | Map"]])
  }

  @Test("the tree has every view of the scene once, with its depth") func tree() throws {
    let scene = try #require(DocumentReport(Self.document).scenes.first)
    #expect(
      scene.tree.map(\.objectID) == [
        "root", "stack", "title", "count", "go", "picture", "table", "cell", "content",
      ])
    #expect(scene.tree.map(\.depth) == [0, 1, 2, 2, 2, 2, 1, 2, 3])
    #expect(scene.tree[6].remarks == ["only in wC hR, wR hR"])
    #expect(scene.tree[5].remarks == ["hidden"])
  }

  @Test("counts follow the size classes") func counts() throws {
    let scene = try #require(DocumentReport(Self.document).scenes.first)
    #expect(scene.neverInstalled == ["n"])
    #expect(
      scene.configurations.map(\.configuration.name) == [
        "393x852 wC hR", "852x393 wC hC", "820x1180 wR hR",
      ])
    let explicit = scene.configurations.map(\.counts.explicit)
    #expect(explicit.map(\.installed) == [2, 3, 2])
    #expect(explicit.map(\.uninstalled) == [2, 1, 2])
    #expect(explicit.map(\.placeholder) == [1, 1, 1])
    // uistackview.md 6: fill across four views, one of them hidden.
    let stack = try #require(scene.configurations.first?.counts.stacks.first)
    #expect(stack.along == 2 + 2 + 2)
    #expect(stack.across == 2 * 4)
  }

  @Test("what size classes change is told with every value") func differences() throws {
    let scene = try #require(DocumentReport(Self.document).scenes.first)
    #expect(
      scene.differences == [
        SceneDifference(
          objectID: "stack", object: "“Main Stack”", property: "axis",
          values: [.text("vertical"), .text("horizontal"), .text("vertical")]),
        SceneDifference(
          objectID: "table", object: "table view table", property: "installed",
          values: [.flag(true), .flag(false), .flag(true)]),
        SceneDifference(
          objectID: "l", object: "“Main Stack”.leading = view root.leading", property: "installed",
          values: [.flag(false), .flag(true), .flag(false)]),
      ])
    #expect((scene.depth.views, scene.depth.stacks) == (4, 1))
    let one = DocumentReport(Self.document) { _ in [Configuration(width: 320, height: 568)] }
    #expect(one.scenes.allSatisfy { $0.differences.isEmpty })
  }

  @Test("differences of every kind, with what absence means") func kindsOfDifferences() throws {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><label id="a" text="A" misplaced="YES">
        <rect key="frame" x="0" y="0" width="9" height="9"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <variation key="heightClass=compact" misplaced="NO" hidden="YES">
        <rect key="frame" x="1" y="0" width="9" height="9"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="12.5"/>
        <color key="textColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>
        </variation></label></subviews>
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="t">
        <variation key="heightClass=compact" constant="-0.33333333333333331"/></constraint></constraints>
        """))
    let scene = try #require(DocumentReport(document).scenes.first)
    #expect(scene.differences.map(\.property) == ["hidden", "font", "textColor", "constant"])
    #expect(
      scene.differences.map { Array($0.values.prefix(2)) } == [
        [.flag(false), .flag(true)], [.text("text style Body"), .text("system bold 12.5")],
        [.nothing, .text("#FF8000 at 25 %")], [.number(0), .number(-0.33333333333333331)],
      ])
    #expect(scene.differences.last?.object == "“A”.top = view root.top + …")
  }

  @Test("the text fits 80 columns, however deep and long") func width() {
    let deep =
      (0..<60).map {
        "<view id=\"v\($0)\" userLabel=\"A view at a depth that nobody should want\"><subviews>"
      }
      .joined() + String(repeating: "</subviews></view>", count: 60)
    let document = Document.of(DocumentText.scene("<subviews>\(deep)</subviews>"), name: "Deep.xib")
    let text = ReportFormat.text.documents(
      [DocumentReport(document), DocumentReport(Self.document)], TextOptions())
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    #expect(lines.contains { $0.contains("v59") })
  }

  @Test("JSON holds every fact that the design promises, absent ones as null") func json() throws {
    let text = ReportFormat.json.documents([DocumentReport(Self.document)], TextOptions())
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["version"] as? Int == 1)
    let document = try #require((root["documents"] as? [[String: Any]])?.first)
    #expect(document["document"] as? String == "Folder/Home.storyboard")
    let scenes = try #require(document["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["sceneID"] as? String } == ["one", "two"])
    #expect(scenes.map { $0["objectID"] as? String } == ["owner", "link"])
    #expect(scenes[1]["tree"] is NSNull)
    let tree = try #require(scenes[0]["tree"] as? [String: Any])
    #expect(Set(tree.keys) == ["id", "class", "name", "children"])
    #expect(tree["name"] is NSNull)
    #expect(
      (tree["children"] as? [[String: Any]])?.map { $0["id"] as? String } == ["stack", "table"])
    let configuration = try #require((scenes[0]["configurations"] as? [[String: Any]])?.first)
    let place = try #require(configuration["configuration"] as? [String: Any])
    #expect(
      Set(place.keys) == [
        "device", "orientation", "width", "height", "scale", "widthClass", "heightClass",
        "direction",
        "language",
      ])
    let counts = try #require(configuration["counts"] as? [String: Any])
    #expect(
      Set(counts.keys) == [
        "explicit", "stacks", "generated", "contentSize", "equivalentWithoutStacks",
      ])
    // The author's two, and all fourteen of a filled column: none of them says what another says.
    #expect(counts["equivalentWithoutStacks"] as? Int == 16)
    #expect(scenes[0]["depth"] as? [String: Int] == ["views": 4, "stacks": 1])
    let differences = try #require(scenes[0]["differences"] as? [[String: Any]])
    #expect(Set(differences[0].keys) == ["id", "object", "property", "values"])
    #expect(differences[0]["values"] as? [String] == ["vertical", "horizontal", "vertical"])
    let totals = try #require(root["totals"] as? [String: Any])
    #expect(
      Set(totals.keys) == [
        "documents", "scenes", "views", "stackViews", "stackDepth", "written", "installed",
        "generated", "contentSize", "equivalentWithoutStacks", "neverInstalled", "differences",
      ])
    let stack = try #require((counts["stacks"] as? [[String: Any]])?.first)
    #expect(
      Set(stack.keys) == [
        "id", "axis", "distribution", "alignment", "arranged", "hidden", "along", "across", "total",
        "guides",
      ])
  }

  @Test("one configuration where one is asked for") func oneConfiguration() {
    let report = DocumentReport(Self.document) { _ in [Configuration(width: 320, height: 568)] }
    #expect(
      report.scenes.allSatisfy { $0.configurations.map(\.configuration.name) == ["320x568 wC hR"] })
  }

  @Test("the views of a xib are told apart, each with its own counts") func xib() {
    let document = Document.of(
      DocumentText.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="a"><constraints><constraint firstAttribute="width" constant="1" id="k"/></constraints></view>
        <tableViewCell id="b"><tableViewCellContentView key="contentView" id="c"><subviews>
        <stackView id="d"><subviews><label id="e"/></subviews></stackView></subviews>
        </tableViewCellContentView></tableViewCell>
        <viewController id="f"><view key="view" id="g"/></viewController>
        """), name: "Parts.xib")
    let scenes = DocumentReport(document).scenes
    #expect(scenes.map(\.sceneID) == [nil, nil, nil])
    #expect(scenes.map(\.objectID) == ["a", "b", "f"])
    #expect(
      scenes.map { $0.tree.map(\.objectID) } == [["a"], ["b", "c", "d", "e"], ["g"]])
    #expect(scenes.compactMap { $0.configurations.first?.counts.explicit.installed } == [1, 0, 0])
    #expect(scenes.compactMap { $0.configurations.first?.counts.stacks.count } == [0, 1, 0])
    #expect(scenes.allSatisfy { $0.detached.isEmpty })
  }

  @Test("coverage counts uses and documents") func coverage() throws {
    var coverage = Coverage()
    for inside in [
      "<subviews><orb/><orb glow=\"1\"/><label shine=\"2\"/></subviews>",
      "<subviews><orb/></subviews>",
    ] {
      coverage.add(Coverage(Document.of(DocumentText.scene(inside))))
    }
    #expect(coverage.documents == 2)
    #expect(coverage.elements.map(\.uses) == [3])
    #expect(coverage.elements.map(\.documents) == [2])
    #expect(coverage.attributes.map(\.kind.attribute) == ["shine"])
    for format in ReportFormat.all {
      guard let render = format.coverage else { continue }
      #expect(
        try goldenDifference(render(coverage, TextOptions()), "Coverage.\(format.name)") == nil)
    }
    #expect(
      ReportFormat.text.coverage?(Coverage(), TextOptions())
        == "everything in 0 documents is understood\n")
  }

  @Test("identifiers: bare for one document, under its name for several") func ids() {
    let one = ObjectIDs(document: "A.xib", ids: ["1", "2"])
    let two = ObjectIDs(document: "B.xib", ids: ["3"])
    #expect(ReportFormat.text.ids?([one], TextOptions()) == "1\n2\n")
    #expect(ReportFormat.text.ids?([one, two], TextOptions()) == "A.xib:\n1\n2\n\nB.xib:\n3\n")
    #expect(
      ReportFormat.json.ids?([one, two], TextOptions()) == """
        {"version": 1, "documents": [
         {"document": "A.xib", "ids": ["1", "2"]},
         {"document": "B.xib", "ids": ["3"]}
        ]}

        """)
  }

  @Test("every sample can be told", arguments: sampleDocuments())
  func samples(document: TestDocument) throws {
    let model = try #require(Document.of(document))
    let report = DocumentReport(model)
    for scene in report.scenes {
      // Every view of the document stands in exactly one tree.
      let shown = scene.tree.count + scene.detached.reduce(0) { $0 + $1.count }
      #expect(shown > 0 || scene.objectID != nil)
    }
    let views = report.scenes.reduce(0) {
      $0 + $1.tree.count + $1.detached.reduce(0) { $0 + $1.count }
    }
    #expect(views == model.views.count)
    let text = ReportFormat.text.documents([report], TextOptions())
    #expect(text.split(separator: "\n").allSatisfy { String($0).displayWidth <= 80 })
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(
        with: Data(ReportFormat.json.documents([report], TextOptions()).utf8))
    }
  }
}
