import Diagnostics
import DocumentModel

extension Rule {
  static let segueWithoutIdentifier = Rule(
    "segue-without-identifier", .warning, onByDefault: true,
    summary: "A segue that starts at a controller itself has no identifier.",
    rationale: """
      A segue from a button or a cell is performed by touching it. One that starts at the controller \
      is performed by code only, and code names it by its identifier: without one it never happens.
      """,
    accepted: [
      """
      <scene sceneID="1"><objects><viewController id="owner"><connections>\
      <segue destination="owner" kind="show" identifier="again" id="s"/></connections>\
      </viewController></objects></scene>
      """,
      // Performed by the button.
      """
      <subviews><button id="b"><connections><segue destination="owner" kind="show" id="s"/>\
      </connections></button></subviews>
      """,
      // Containers perform their relationships themselves.
      """
      <scene sceneID="1"><objects><navigationController id="owner"><connections>\
      <segue destination="b" kind="relationship" relationship="rootViewController" id="s"/>\
      </connections></navigationController><viewController id="b"/></objects></scene>
      """,
    ],
    reported: [
      """
      <scene sceneID="1"><objects><viewController id="owner"><connections>\
      👉<segue destination="owner" kind="show" id="s"/></connections></viewController></objects></scene>
      """,
      """
      <scene sceneID="1"><objects><viewController id="owner"><connections>\
      <segue destination="owner" kind="presentation" identifier="👉" id="s"/></connections>\
      </viewController></objects></scene>
      """,
      """
      <scene sceneID="1"><objects><viewController id="owner"><connections>\
      👉<segue destination="e" kind="unwind" unwindAction="back:" id="s"/></connections>\
      </viewController><exit id="e"/></objects></scene>
      """,
    ],
    check: .document { context in
      let document = context.document
      for id in document.connectionIDs {
        let segue = document[id]
        guard segue.kind == .segue, document.controller(of: segue.source) != nil,
          (document.written(.identifier, of: segue.element) ?? "").isEmpty
        else { continue }
        let kind = document.written(.kind, of: segue.element)
        guard kind != "relationship", kind != "embed",
          document.text(ofAttribute: "inheritsFrom", in: segue.element) == nil
        else { continue }
        let destination = segue.target.map { " to \(document.describe($0))" } ?? ""
        context.report(
          """
          \(document.describe(segue: segue.element)) from \(document.describe(segue.source))\
          \(destination) can never be performed: it starts at the controller and has no identifier; \
          give it one, start it at a control or remove it
          """, at: segue.element, attribute: "identifier",
          objects: [segue.source] + (segue.target.map { [$0] } ?? []), members: [segue.element])
      }
    })
}
