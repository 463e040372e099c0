import Diagnostics
import DocumentModel
import LayoutSystem
import Reports
import Resolution
import TestSupport
import Testing
import XMLSyntax

@Suite("Pictures")
struct PictureTests {
  /// Documents whose pictures were looked at, and what is drawn over them.
  static let goldens: [(document: String, overlays: [PictureOverlay], appearance: Appearance)] = [
    ("HomePage/HomePage.storyboard", [], .light),
    ("ScrollForm/ScrollForm.storyboard", [], .dark),
    ("Cards/ProfileCard.xib", [.constraints, .stacks], .light),
    ("Broken/Conflicts.storyboard", PictureOverlay.allCases, .light),
    ("Tables/Tables.storyboard", [], .light),
  ]

  @Test("samples look as they did", arguments: goldens.indices)
  func golden(index: Int) throws {
    let (name, overlays, appearance) = Self.goldens[index]
    let file = try #require(sampleDocuments().first { $0.name == name })
    let document = try #require(Document.of(file))
    for (scene, picture) in pictures(of: document, overlays, appearance) {
      let stem = name.split(separator: "/").last?.split(separator: ".").first ?? ""
      let golden = "Pictures/\(stem)\(scene.map { "-\($0)" } ?? "").svg"
      #expect(try goldenDifference(picture, golden, beside: goldenAnchor) == nil)
    }
  }

  /// Goldens lie beside the target's own files.
  private var goldenAnchor: String {
    #filePath.replacing("/Pictures/PictureTests.swift", with: "/PictureTests.swift")
  }

  private func pictures(
    of document: Document, _ overlays: [PictureOverlay] = [], _ appearance: Appearance = .light,
    contentSize: ContentSize? = nil
  ) -> [(scene: String?, svg: String)] {
    let resolved = ResolvedDocument(document, .asDesigned(document))
    var options = LayoutOptions()
    options.locatesGuides = true
    options.contentSize = contentSize
    let scenes = ScenePictures(
      resolved, assets: PictureAssets(), overlays: overlays, contentSize: contentSize)
    return solve(resolved, options: options).map { solution in
      (
        document[solution.scene].sceneID,
        SVGWriter.file(scenes.drawing(solution), appearance, PictureAssets())
      )
    }
  }

  private func picture(_ inside: String) -> String {
    pictures(of: Document.of(DocumentText.scene(inside))).first?.svg ?? ""
  }

  private func label(_ text: String, _ attributes: String = "", width: Double = 200) -> String {
    """
    <subviews><label id="l" fixedFrame="YES" text="\(text)" \(attributes)>
    <rect key="frame" x="10" y="10" width="\(width)" height="60"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    """
  }

  @Test("every picture says what it is") func accessibility() throws {
    let svg = picture(label("Hello"))
    let tree = parseXML(SourceFile(name: "p.svg", text: svg)).tree
    let root = try #require(tree.root)
    #expect(root["role"] == "img")
    let children = Array(root.children)
    #expect(children.first?.name == "title")
    #expect(children.first?.text.contains("Owner") == true)
    #expect(children.dropFirst().first?.text.contains("“Hello”") == true)
    let ids = children.prefix(2).compactMap { $0["id"] }
    #expect(root["aria-labelledby"] == ids.joined(separator: " "))
  }

  @Test("lines break as they are measured, and the last one gives way") func lines() {
    let two = picture(label("one two three four five six", "numberOfLines=\"2\"", width: 100))
    #expect(two.components(of: "<text").count == 2)
    #expect(two.contains("…</text>"))
    #expect(two.contains("<title>one two three four five six</title>"))
    let one = picture(
      label("one two three four five six", "lineBreakMode=\"headTruncation\"", width: 100))
    #expect(one.contains(">…") || one.contains("</title>…"))
  }

  @Test("texts follow the direction and keep their measured width") func direction() {
    let natural = picture(label("Hello", "textAlignment=\"natural\""))
    #expect(natural.contains("textLength="))
    let hebrew = picture(label("שלום", "textAlignment=\"right\""))
    #expect(hebrew.contains("direction=\"rtl\""))
    #expect(!hebrew.contains("textLength="))
  }

  @Test("script in texts, names and identifiers stays text") func hostile() {
    let evil = "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x"
    let document = Document.of(
      DocumentText.storyboard(
        """
        <scene sceneID="\(evil)"><objects><viewController id="\(evil)" customClass="\(evil)">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews><label id="\(evil)2" text="\(evil)" userLabel="\(evil)" fixedFrame="YES">
        <rect key="frame" x="0" y="0" width="300" height="20"/>
        <fontDescription key="fontDescription" name="\(evil)" pointSize="12"/></label>
        <imageView id="i" image="\(evil)" fixedFrame="YES">
        <rect key="frame" x="0" y="50" width="300" height="200"/></imageView>
        </subviews></view></viewController></objects></scene>
        """))
    for (_, svg) in pictures(of: document, PictureOverlay.allCases) {
      let (tree, findings) = parseXML(SourceFile(name: "p.svg", text: svg))
      #expect(findings.isEmpty)
      for index in 0..<tree.elementCount {
        let element = tree.element(at: index)
        #expect(element.name != "script")
        #expect(!element.attributes.contains { $0.name.hasPrefix("on") })
      }
    }
  }

  @Test(
    "sizes that no screen has stay bounded",
    arguments: ["1e308", "-5", "nan", "inf", "99999999999999999999"])
  func sizes(size: String) {
    let inside = """
      <rect key="frame" x="0" y="0" width="\(size)" height="\(size)"/>
      <subviews><slider id="s" fixedFrame="YES" minValue="\(size)" maxValue="\(size)" value="\(size)">
      <rect key="frame" x="\(size)" y="\(size)" width="\(size)" height="\(size)"/></slider>
      <pageControl id="p" numberOfPages="2000000000" fixedFrame="YES">
      <rect key="frame" x="0" y="0" width="\(size)" height="30"/></pageControl>
      <label id="l" text="x y z" numberOfLines="0" fixedFrame="YES">
      <rect key="frame" x="0" y="0" width="\(size)" height="\(size)"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      <datePicker id="d" fixedFrame="YES">
      <rect key="frame" x="0" y="0" width="\(size)" height="\(size)"/></datePicker>
      <tableView id="t" rowHeight="\(size)" fixedFrame="YES">
      <rect key="frame" x="0" y="0" width="300" height="\(size)"/></tableView></subviews>
      """
    let svg = picture(inside)
    #expect(parseXML(SourceFile(name: "p.svg", text: svg)).findings.isEmpty)
    #expect(svg.utf8.count < 60_000)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test("ten thousand views, and views nested deeper than readers of XML go") func many() {
    let row = (0..<10_000).map { number in
      """
      <view id="v\(number)" fixedFrame="YES">
      <rect key="frame" x="\(number % 100)" y="\(number / 100)" width="5" height="5"/></view>
      """
    }
    let flat = picture("<subviews>\(row.joined())</subviews>")
    #expect(flat.components(of: "data-id=\"v").count == 10_000)
    #expect(flat.utf8.count < 3_000_000)
    let depth = 300
    let deep = picture(
      (0..<depth).map { number in
        """
        <subviews><view id="v\(number)" fixedFrame="YES">
        <rect key="frame" x="1" y="2" width="50" height="50"/>
        """
      }.joined() + String(repeating: "</view></subviews>", count: depth))
    let tree = parseXML(SourceFile(name: "p.svg", text: deep)).tree
    let last = PlacedGroups(tree).views.last
    #expect(last?.id == "v299" && last?.x == 300 && last?.y == 600)
    var depths: [Int] = [0]
    for index in 1..<tree.elementCount {
      depths.append((tree.element(at: index).parent.map { depths[Int($0.index)] } ?? 0) + 1)
    }
    #expect((depths.max() ?? 0) < 250)
  }

  @Test("text styles follow the text size, fixed fonts do not") func textSize() throws {
    let inside = """
      <subviews><label id="a" text="style" fixedFrame="YES">
      <rect key="frame" x="0" y="0" width="300" height="90"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label id="b" text="fixed" fixedFrame="YES"><rect key="frame" x="0" y="90" width="300" height="90"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      """
    let document = Document.of(DocumentText.scene(inside))
    let svg = try #require(pictures(of: document, contentSize: .accessibility5).first?.svg)
    // Apple's table: body is 53 points at the largest size.
    #expect(svg.contains("font-size=\"53\""))
    #expect(svg.contains("font-size=\"17\""))
  }
}

@Suite("Colours of pictures")
struct ShadeTests {
  @Test(
    "neutral colours and corners of the gamut are the same in every space",
    arguments: ["sRGB", "displayP3", "adobeRGB1998"])
  func neutral(space: String) {
    for value in [0.0, 1.0] {
      let shade = Shade(red: value, green: value, blue: value, alpha: 1, space: space)
      #expect(shade.light.hex == (value == 0 ? "#000000" : "#ffffff"))
    }
    // Red is at the edge of every gamut: cut, it is sRGB's.
    #expect(Shade(red: 1, green: 0, blue: 0, alpha: 1, space: space).light.hex == "#ff0000")
  }

  @Test("a colour of Display P3, by CSS Color 4's conversion") func displayP3() {
    // By the matrices of CSS Color 4, section 18: 137.1, 59.2, 198.1.
    let color = Shade(red: 0.5, green: 0.25, blue: 0.75, alpha: 1, space: "displayP3").light
    #expect(color.hex == "#893bc6")
  }
}

extension String {
  /// The pieces between occurrences of a mark, without what stands before the first.
  fileprivate func components(of mark: String) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      pieces.append(String(rest.prefix(20)))
    }
    return pieces
  }
}
