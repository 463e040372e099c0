import Diagnostics
import DocumentModel
import Resolution

extension Rule {
  static let invalidAlignmentForAxis = Rule(
    "invalid-alignment-for-axis", .error, onByDefault: true,
    summary: "A vertical stack view aligns its views by baseline.",
    rationale: """
      Baselines are lines across a row. In a column UIStackView makes no alignment constraint at all \
      for them, so nothing says where the views stand from left to right: every arranged view's \
      horizontal position is ambiguous. Interface Builder accepts the setting without a word.
      """,
    accepted: [
      #"<subviews><stackView id="s" alignment="firstBaseline"/></subviews>"#,
      #"<subviews><stackView id="s" axis="vertical" alignment="center"/></subviews>"#,
    ],
    reported: [
      #"<subviews><stackView id="s" axis="vertical" alignment="👉firstBaseline"/></subviews>"#,
      #"<subviews><stackView id="s" axis="vertical" alignment="👉lastBaseline"/></subviews>"#,
    ],
    check: .resolved { context in
      let resolved = context.resolved
      for id in context.document.viewIDs where resolved.isInstalled(id) {
        let view = context.document[id]
        guard view.isStack, resolved.value(.axis, of: view.element) == .vertical,
          let alignment = resolved.value(.alignment, of: view.element),
          alignment == .firstBaseline || alignment == .lastBaseline
        else { continue }
        context.report(
          """
          \(context.document.describe(id)) is vertical and aligned by \
          \(alignment == .firstBaseline ? "first" : "last") baseline, which leaves the horizontal \
          position of its views open; use leading, center, trailing or fill
          """, at: view.element, attribute: "alignment")
      }
    })
}
