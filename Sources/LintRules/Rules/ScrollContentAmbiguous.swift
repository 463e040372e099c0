import Diagnostics
import DocumentModel
import LayoutSystem

extension Rule {
  static let scrollContentAmbiguous = Rule(
    "scroll-content-ambiguous", .error, onByDefault: true,
    summary: "Nothing determines how large a scroll view's content is.",
    rationale: """
      The content of a scroll view is as large as the constraints between its edges make it: they must \
      run from one edge to the other, through views with a size. What is pinned to one edge alone, or \
      stretches with the content, leaves the size open, and the view does not scroll, or content lies \
      where it cannot be reached. What lies inside is not reported again.
      """,
    accepted: [
      example(
        """
        <constraint firstItem="a" firstAttribute="width" secondItem="scroll" secondAttribute="width" \
        id="9"/>
        """),
      example("", attributes: #"verifyAmbiguity="off" "#),
    ],
    reported: [example("", mark: "👉")],
    check: .solved { context in
      let document = context.document
      for measure in context.solved.openMeasures {
        guard case .scrollContent(let open) = measure else { continue }
        context.report(
          """
          the content \(open.axis.length) of \(document.describe(open.view)) is not determined; \
          tie the \(open.axis.length) of what is inside to the scroll view's frame, or give it one
          """, at: document[open.view].element, axis: open.axis)
      }
    })

  private static func example(
    _ constraint: String, attributes: String = "", mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews>\(mark)<scrollView \(attributes)translatesAutoresizingMaskIntoConstraints="NO" \
      id="scroll"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="height" constant="1200" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="3"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="4"/>
      \(constraint)
      </constraints></scrollView></subviews>
      <constraints>
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="5"/>
      <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="6"/>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="7"/>
      <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="8"/>
      </constraints>
      """)
  }
}
