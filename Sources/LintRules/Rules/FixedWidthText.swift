import Diagnostics
import DocumentModel

extension Rule {
  static let fixedWidthText = Rule(
    "fixed-width-text", .warning, onByDefault: false,
    summary: "A text of one line has a required constant width.",
    rationale: """
      A text that fits in one language is cut off in another: German takes a third more room than \
      English. A width that the text may exceed (greater than or equal, or a priority below 1000) \
      gives way where it has to.
      """,
    accepted: [
      """
      <subviews><label id="a" text="Name"><constraints><constraint firstAttribute="width" \
      relation="greaterThanOrEqual" constant="80" id="c"/></constraints></label></subviews>
      """,
      """
      <subviews><label id="a" text="Name"><constraints><constraint firstAttribute="width" \
      constant="80" priority="999" id="c"/></constraints></label></subviews>
      """,
      // Lines can break.
      """
      <subviews><label id="a" text="Name" numberOfLines="0"><constraints><constraint \
      firstAttribute="width" constant="80" id="c"/></constraints></label></subviews>
      """,
      // An image is no text.
      """
      <subviews><button id="a"><state key="normal" image="heart" catalog="system"/><constraints>\
      <constraint firstAttribute="width" constant="44" id="c"/></constraints></button></subviews>
      """,
    ],
    reported: [
      """
      <subviews><label id="a" text="Name"><constraints>👉<constraint firstAttribute="width" \
      constant="80" id="c"/></constraints></label></subviews>
      """,
      """
      <subviews><button id="a"><state key="normal" title="Sign in"/></button></subviews>
      <constraints>👉<constraint firstItem="a" firstAttribute="width" constant="80" id="c"/></constraints>
      """,
    ],
    check: .document { context in
      let document = context.document
      for view in context.facts.oneLineTexts {
        for id in context.facts.constraintsByView[view] ?? [] {
          let constraint = document[id]
          guard constraint.first?.attribute == .width, constraint.second == nil,
            constraint.first?.item == .view(view), constraint.relation == .equal,
            constraint.priority >= 1000, !constraint.isPlaceholder,
            context.facts.presences[id]?.isInstalledSomewhere == true
          else { continue }
          let width = numberText(document.number(.constant, of: constraint.element))
          context.report(
            """
            \(document.describe(view)) is \(width) points wide whatever it says: a longer \
            translation is cut off; use “greater than or equal” or a priority below 1000
            """, at: constraint.element, objects: [document[view].element], constraints: [id])
        }
      }
    })
}
