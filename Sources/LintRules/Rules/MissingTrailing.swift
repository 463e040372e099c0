import Diagnostics
import DocumentModel

extension Rule {
  static let missingTrailing = Rule(
    "missing-trailing", .warning, onByDefault: false,
    summary: "A text is pinned at its leading side and nothing bounds its trailing side.",
    rationale: """
      Such a text grows out of its superview when a translation is longer than the original. A \
      trailing constraint, greater than or equal to the distance wanted, stops it where there is room.
      """,
    accepted: [
      """
      <subviews><label id="a" text="Name"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/><constraint firstItem="root" firstAttribute="trailing" \
      relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing" id="2"/></constraints>
      """,
      // The neighbour begins where the text ends.
      """
      <subviews><label id="a" text="Name"/><view id="b"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/><constraint firstItem="b" firstAttribute="leading" \
      secondItem="a" secondAttribute="trailing" id="2"/></constraints>
      """,
      // A width bounds it.
      """
      <subviews><label id="a" text="Name"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/><constraint firstItem="a" firstAttribute="width" \
      secondItem="root" secondAttribute="width" multiplier="0.5" id="2"/></constraints>
      """,
      // A stack view bounds it.
      #"<subviews><stackView id="s"><subviews><label id="a" text="Name"/></subviews></stackView></subviews>"#,
    ],
    reported: [
      """
      <subviews>👉<label id="a" text="Name"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/></constraints>
      """
    ],
    check: .document { context in
      let document = context.document
      for view in context.facts.oneLineTexts where document[view].role == .subview {
        let facts = context.facts
        guard facts.isBound(view, by: .leadingEdges), !facts.isBound(view, by: .trailingEdges),
          !facts.isBound(view, by: .widths), !facts.isBound(view, by: .horizontalCenters)
        else { continue }
        context.report(
          """
          nothing bounds the trailing side of \(document.describe(view)): a longer translation \
          grows out of its superview; add a trailing constraint, greater than or equal
          """, at: document[view].element)
      }
    })
}
