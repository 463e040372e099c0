import DocumentModel
import Resolution
import TestSupport
import Testing

@testable import LayoutSystem

/// Rows of lists at run time: what the document says about rows decides, not where the canvas drew
/// them.
@Suite struct ListRowTests {
  private func frames(_ list: String) -> [String: [Double]] {
    let pins = [("leading", 0), ("top", 0), ("width", 320), ("height", 480)].map { name, value in
      let second = value == 0 ? "secondItem=\"root\" secondAttribute=\"\(name)\"" : ""
      return """
        <constraint firstItem="t" firstAttribute="\(name)" \(second) constant="\(value)" id="\(name)"/>
        """
    }
    let document = Document.of(
      DocumentText.scene(
        "<subviews>\(list)</subviews><constraints>\(pins.joined())</constraints>"))
    var frames: [String: [Double]] = [:]
    let resolved = ResolvedDocument(document, Configuration(width: 320, height: 480))
    for placed in solve(resolved).flatMap(\.views) {
      guard let id = document[placed.view].objectID else { continue }
      frames[id] = [placed.frame.x, placed.frame.y, placed.frame.width, placed.frame.height]
    }
    return frames
  }

  private let drawn = "<rect key=\"frame\" x=\"7\" y=\"99\" width=\"111\" height=\"77\"/>"

  private func table(_ attributes: String, _ cells: String) -> String {
    """
    <tableView id="t" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
    <prototypes>\(cells)</prototypes></tableView>
    """
  }

  /// A cell whose content is a view of some height, 10 points from top and bottom.
  private func cell(_ id: String, _ attributes: String = "", height: Double? = nil) -> String {
    let pins = height.map { height in
      """
      <subviews><view id="\(id)v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="\(id)v" firstAttribute="top" secondItem="\(id)c" secondAttribute="top" constant="10" id="\(id)1"/>
      <constraint firstItem="\(id)c" firstAttribute="bottom" secondItem="\(id)v" secondAttribute="bottom" constant="10" id="\(id)2"/>
      <constraint firstItem="\(id)v" firstAttribute="height" constant="\(height)" id="\(id)3"/>
      </constraints>
      """
    }
    return """
      <tableViewCell id="\(id)" \(attributes)>\(drawn)
      <tableViewCellContentView key="contentView" id="\(id)c">\(drawn)\(pins ?? "")
      </tableViewCellContentView></tableViewCell>
      """
  }

  @Test func rowsAreAsHighAsTheTableOrTheCellSays() {
    let result = frames(
      table("rowHeight=\"60\"", cell("a") + cell("b", "rowHeight=\"80\"") + cell("c")))
    #expect(result["a"] == [0, 0, 320, 60])
    #expect(result["ac"] == [0, 0, 320, 60])
    #expect(result["b"] == [0, 60, 320, 80])
    #expect(result["c"] == [0, 140, 320, 60])
  }

  @Test func automaticRowsAreAsHighAsTheirContent() {
    let result = frames(table("rowHeight=\"-1\"", cell("a", height: 50) + cell("b")))
    #expect(result["a"] == [0, 0, 320, 70])
    #expect(result["av"]?[1] == 10)
    #expect(result["av"]?[3] == 50)
    // What has no content has the height that rows have by default.
    #expect(result["b"] == [0, 70, 320, 44])
  }

  @Test func accessoriesTakeTheirRoom() {
    // A margin of 16 and a glyph of 10.5 (guides.md 4).
    let result = frames(
      table("rowHeight=\"60\"", cell("a", "accessoryType=\"disclosureIndicator\"")))
    #expect(result["ac"] == [0, 0, 293.5, 60])
  }

  @Test func itemsAreAsLargeAsTheLayoutSays() {
    let item = { (id: String) in
      "<collectionViewCell id=\"\(id)\">\(self.drawn)</collectionViewCell>"
    }
    let result = frames(
      """
      <collectionView id="t" translatesAutoresizingMaskIntoConstraints="NO">
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="6">
      <size key="itemSize" width="90" height="70"/>
      <inset key="sectionInset" minX="12" minY="0" maxX="12" maxY="0"/>
      </collectionViewFlowLayout><cells>\(item("a"))\(item("b"))</cells></collectionView>
      """)
    #expect(result["a"] == [12, 0, 90, 70])
    #expect(result["b"] == [12, 76, 90, 70])
  }
}
