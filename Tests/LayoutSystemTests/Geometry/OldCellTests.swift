import DocumentModel
import Resolution
import TestSupport
import Testing

@testable import LayoutSystem

/// Cells of Xcode before toolsVersion 8000 on the canvas: contents are a point lower than the cell
/// (guides.md 4), also where the height of a standard row was recorded for them (5 cells of 2
/// repositories: 85, 64 and 70 points with contents of 43).
@Suite struct OldCellTests {
  private func height(ofCell cell: Double, content: Double, toolsVersion: String) -> Double? {
    let text = DocumentText.xib(
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="\(cell)"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="320" height="\(content)"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
      <constraint firstItem="v" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="2"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="3"/>
      <constraint firstItem="v" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="4"/>
      </constraints>
      </tableViewCellContentView></tableViewCell>
      """
    ).replacing("22505", with: toolsVersion)
    let document = Document.of(text, name: "Test.xib")
    return solve(ResolvedDocument(document, .asDesigned(document))).flatMap(\.views)
      .first { document[$0.view].objectID == "v" }?.frame.height
  }

  @Test func contentsOfOldCells() {
    #expect(height(ofCell: 64, content: 43, toolsVersion: "6254") == 63)
    #expect(height(ofCell: 44, content: 43.5, toolsVersion: "6254") == 43.5)
    #expect(height(ofCell: 64, content: 43, toolsVersion: "9532") == 43)
  }
}
