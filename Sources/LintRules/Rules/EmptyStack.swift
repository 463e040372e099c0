import Diagnostics
import DocumentModel

extension Rule {
  static let emptyStack = Rule(
    "empty-stack", .info, onByDefault: false,
    summary: "A stack view has no arranged subviews.",
    rationale: """
      A stack view without arranged subviews makes no constraints and has no size of its own, so it \
      is 0 points long unless other constraints say otherwise. That is right where code fills it, and \
      a left-over where it does not.
      """,
    accepted: [
      #"<subviews><stackView id="s"><subviews><label id="a"/></subviews></stackView></subviews>"#
    ],
    reported: [
      #"<subviews>👉<stackView id="s"/></subviews>"#,
      #"<subviews>👉<stackView id="s"><subviews/></stackView></subviews>"#,
    ],
    check: .document { context in
      for id in context.document.viewIDs {
        let view = context.document[id]
        guard view.isStack, view.subviews.isEmpty else { continue }
        context.report(
          "\(context.document.describe(id)) has no arranged subviews", at: view.element)
      }
    })
}
