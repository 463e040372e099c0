import Diagnostics
import DocumentModel

extension Rule {
  static let missingLeading = Rule(
    "missing-leading", .warning, onByDefault: false,
    summary: "A text is pinned at its trailing side and nothing bounds its leading side.",
    rationale: """
      Such a text grows towards its leading side, over the views that stand there, when a translation \
      is longer than the original. A leading constraint, greater than or equal to the distance \
      wanted, stops it.
      """,
    accepted: [
      """
      <subviews><label id="a" text="Name"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" \
      relation="greaterThanOrEqual" secondItem="root" secondAttribute="leading" id="1"/>\
      <constraint firstItem="root" firstAttribute="trailing" secondItem="a" \
      secondAttribute="trailing" id="2"/></constraints>
      """,
      """
      <subviews><label id="a" text="Name"/></subviews>
      <constraints><constraint firstItem="root" firstAttribute="trailing" secondItem="a" \
      secondAttribute="trailing" id="2"/><constraint firstItem="a" firstAttribute="width" \
      constant="80" id="1"/></constraints>
      """,
    ],
    reported: [
      """
      <subviews>👉<label id="a" text="Name"/></subviews>
      <constraints><constraint firstItem="root" firstAttribute="trailing" secondItem="a" \
      secondAttribute="trailing" id="1"/></constraints>
      """
    ],
    check: .document { context in
      let document = context.document
      for view in context.facts.oneLineTexts where document[view].role == .subview {
        let facts = context.facts
        guard facts.isBound(view, by: .trailingEdges), !facts.isBound(view, by: .leadingEdges),
          !facts.isBound(view, by: .widths), !facts.isBound(view, by: .horizontalCenters)
        else { continue }
        context.report(
          """
          nothing bounds the leading side of \(document.describe(view)): a longer translation grows \
          over what stands there; add a leading constraint, greater than or equal
          """, at: document[view].element)
      }
    })
}
