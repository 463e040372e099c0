import Diagnostics
import DocumentModel
import LayoutSystem

extension Rule {
  static let hidingConflict = Rule(
    "hiding-conflict", .warning, onByDefault: true,
    summary: "A hidden arranged view keeps a required size.",
    rationale: """
      A stack view gives hidden views the length 0. On iOS 9 to about 11 that is required, so that a \
      required size of the view, or required insets inside of it, contradict it and one of them is \
      dropped with a message in the log. Today it is just below required (999.999): nothing is logged, \
      and the hidden view keeps its size beside the others. With priority 999 the view can go away on \
      both.
      """,
    accepted: [
      example(isHidden: true, "constant=\"128\" priority=\"999\""),
      example(isHidden: false, "constant=\"128\""),
    ],
    reported: [example(isHidden: true, "constant=\"128\"", mark: "👉")],
    check: .solved { context in
      context.reportConflicts {
        $0 == .hiding
      } message: { solved, classified in
        let conflict = classified.conflict
        let view = conflict.hiddenViews.first
        return """
          hidden \(view.map { solved.document.describe($0) } ?? "view") keeps a required \
          \(conflict.axis.length) of at least \(pointsText(conflict.roundedExcess)): on older iOS that \
          contradicts the \(conflict.axis.length) 0 of hidden views, today it stays without a word. \
          \(classified.explanation.advice)
          """
      }
    })

  private static func example(
    isHidden: Bool, _ height: String, mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <subviews>
      <view \(isHidden ? "hidden=\"YES\" " : "")translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <constraints>
      \(mark)<constraint firstAttribute="height" \(height) id="1"/></constraints></view>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="4"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="5"/>
      </constraints>
      """)
  }
}

extension SceneSolution.Conflict {
  /// The views whose hiding takes part.
  var hiddenViews: [ViewID] {
    members.compactMap { member in
      guard case .stack(_, .hiding) = member.provenance else { return nil }
      return member.first.item.view
    }
  }
}
