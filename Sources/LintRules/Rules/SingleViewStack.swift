import Diagnostics
import DocumentModel

extension Rule {
  static let singleViewStack = Rule(
    "single-view-stack", .info, onByDefault: false,
    summary: "A stack view has one arranged view and no margins.",
    rationale: """
      A stack view arranges views among each other. With one view it only adds a level to the \
      hierarchy and constraints that the view could have by itself. With margins it at least pads \
      the view, and where code adds views it is a start.
      """,
    accepted: [
      """
      <subviews><stackView id="s"><subviews><label id="a"/><label id="b"/></subviews></stackView></subviews>
      """,
      """
      <subviews><stackView id="s"><subviews><label id="a"/></subviews>\
      <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/></stackView></subviews>
      """,
      #"<subviews><stackView id="s"/></subviews>"#,
      // Code can reach it.
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="Owner"><view key="view" \
      id="root"><subviews><stackView id="s"><subviews><label id="a"/></subviews></stackView>\
      </subviews></view><connections><outlet property="rows" destination="s" id="o"/></connections>\
      </viewController></objects></scene>
      """,
    ],
    reported: [
      """
      <subviews>👉<stackView id="s"><subviews><label id="a"/></subviews></stackView></subviews>
      """,
      """
      <subviews><stackView id="t"><subviews>👉<stackView id="s"><subviews><label id="a"/></subviews>\
      </stackView><label id="b"/></subviews></stackView></subviews>
      """,
    ],
    check: .document { context in
      let document = context.document
      for element in context.facts.elements(.stackView) {
        guard let view = document.view(of: element), document[view].subviews.count == 1,
          document.insets(key: "layoutMargins", of: element) == nil,
          document.insets(key: "directionalLayoutMargins", of: element) == nil,
          !document.hasCustomClass(element), document.outlets(to: element).isEmpty,
          let only = document[view].subviews.first
        else { continue }
        context.report(
          """
          \(document.describe(element)) arranges one view only; put \(document.describe(only)) in \
          its place
          """, at: element, objects: [element, document[only].element])
      }
    })
}
