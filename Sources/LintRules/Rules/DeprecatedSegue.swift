import Diagnostics
import DocumentModel

extension Rule {
  static let deprecatedSegue = Rule(
    "deprecated-segue", .warning, onByDefault: false,
    summary: "A segue is of the push or modal kind.",
    rationale: """
      Push and modal segues are deprecated since iOS 8. “Show” finds out by itself what its \
      container does, and “present modally” adapts to the size class. Presenting is the same in both \
      spellings, so that can be fixed; whether “show” does the same as push depends on the \
      containers around.
      """,
    accepted: [
      #"<subviews><button id="b"><connections><segue destination="owner" kind="show" id="s"/></connections></button></subviews>"#,
      """
      <subviews><button id="b"><connections><segue destination="owner" kind="custom" \
      customClass="PushSegue" id="s"/></connections></button></subviews>
      """,
    ],
    reported: [
      #"<subviews><button id="b"><connections><segue destination="owner" kind="👉push" id="s"/></connections></button></subviews>"#,
      #"<subviews><button id="b"><connections><segue destination="owner" kind="👉modal" id="s"/></connections></button></subviews>"#,
    ],
    hasFix: true,
    check: .document { context in
      let document = context.document
      for id in document.connectionIDs where document[id].kind == .segue {
        let segue = document[id].element
        let kind = document.written(.kind, of: segue)
        guard kind == "push" || kind == "modal" else { continue }
        let isModal = kind == "modal"
        // Adaptive segues need trait collections.
        let canFix = isModal && document.header.usesTraitCollections
        context.report(
          """
          \(document.describe(segue: segue)) of \(document.describe(document[id].source)) is \
          deprecated; use \(isModal ? "“Present Modally”" : "“Show”")
          """, at: segue, attribute: "kind",
          fixes: canFix
            ? context.fix(
              "Present modally",
              document.replacement(ofAttribute: "kind", in: segue, with: "presentation")) : [],
          objects: [document[id].source], members: [segue])
      }
    })
}
