import Diagnostics
import DocumentModel
import LayoutSystem

extension Rule {
  static let encapsulatedHeightConflict = Rule(
    "encapsulated-height-conflict", .error, onByDefault: true,
    summary: "A cell's size contradicts the required constraints inside of it.",
    rationale: """
      A table or collection view that states the size of its cells gives each of them a required \
      constraint (UIView-Encapsulated-Layout-Height) that the constraints inside have to agree with. \
      Where they do not, one is dropped at run time. Automatic sizes follow the content and are not \
      reported. One vertical constraint with priority 999 is the usual way out of a fixed height.
      """,
    accepted: [example(rowHeight: "60", top: "20"), example(rowHeight: "-1", top: "40")],
    reported: [example(rowHeight: "60", top: "40", mark: "👉")],
    check: .solved { context in
      context.reportConflicts { kind in
        if case .cellSize = kind { true } else { false }
      } message: { solved, classified in
        guard case .cellSize(let cell, let axis) = classified.kind else { return "" }
        return """
          \(solved.document.describe(cell)) is given a \(axis.length) that contradicts \
          what it holds: \(solved.cellSize(cell, axis).description). \
          \(classified.explanation.text)
          """
      }
    })

  private static func example(rowHeight: String, top: String, mark: String = "") -> Example {
    Example(
      """
      <scene sceneID="s"><objects><tableViewController id="owner" customClass="Owner">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="\(rowHeight)" id="table">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <prototypes><tableViewCell reuseIdentifier="Cell" rowHeight="60" id="cell">
      <rect key="frame" x="0.0" y="50" width="393" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      \(mark)<constraint firstAttribute="height" constant="\(top)" id="1"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" \
      constant="20" id="2"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="20" id="3"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="4"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="5"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene>
      """)
  }
}
