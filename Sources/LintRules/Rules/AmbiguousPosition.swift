import Diagnostics
import DocumentModel
import LayoutSystem

extension Rule {
  static let ambiguousPosition = Rule(
    "ambiguous-position", .error, onByDefault: true,
    summary: "Nothing determines where a view lies along an axis.",
    rationale: """
      A view whose place no constraint fixes lands in the corner of its superview, or wherever the \
      last layout left it. It is solved anew for every size class, so that what a variation leaves \
      open is found there and nowhere else, and Interface Builder's own stale marks do not matter. \
      `verifyAmbiguity` of a view is respected, and views with constraints that are removed at build \
      time are left to code. What lies in a view whose place is open is not reported again.
      """,
    accepted: [
      example(
        #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="2"/>"#
      ),
      example("", attributes: #"verifyAmbiguity="off" "#),
      example(
        """
        <constraint firstItem="a" firstAttribute="top" placeholder="YES" secondItem="safe" \
        secondAttribute="top" id="2"/>
        """),
    ],
    reported: [
      example("", mark: "👉"),
      // One finding for a view and everything in it.
      """
      <subviews>👉<stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <subviews><label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <label text="More" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      </stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="1"/>
      </constraints>
      """,
    ],
    aliases: ["iblinter:ambiguous", "xiblint:autolayout_frames"],
    check: .solved { context in
      let document = context.document
      for measure in context.solved.openMeasures {
        guard case .position(let open) = measure else { continue }
        let letter = open.axis == .horizontal ? "x" : "y"
        let help =
          open.axis == .horizontal
          ? "leading or trailing edge or its horizontal centre"
          : "top or bottom edge or its vertical centre"
        context.report(
          """
          the \(letter) position of \(document.describe(open.view)) is not determined\
          \(open.rangeText); add a constraint for its \(help)
          """, at: document[open.view].element, axis: open.axis)
      }
    })

  private static func example(
    _ constraint: String, attributes: String = "", mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews>\(mark)<label text="Text" \(attributes)\
      translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="1"/>
      \(constraint)
      </constraints>
      """)
  }
}

extension SceneSolution.Ambiguity {
  /// What the value can be, where something bounds it.
  var rangeText: String {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return "" }
    let (low, high) = (pointsText(range.lowerBound), pointsText(range.upperBound))
    return ": anything from \(low) to \(high) will do"
  }
}
