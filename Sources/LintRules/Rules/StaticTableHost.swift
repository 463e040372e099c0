import Diagnostics
import DocumentModel

extension Rule {
  static let staticTableHost = Rule(
    "static-table-host", .error, onByDefault: true,
    summary: "A table view has static cells outside of a table view controller.",
    rationale: """
      Static cells are kept by a table view controller, which is their data source. Anywhere else \
      nobody shows them, and Xcode refuses to build the document.
      """,
    accepted: [
      """
      <scene sceneID="s"><objects><tableViewController id="owner"><tableView key="view" \
      dataMode="static" id="t"/></tableViewController></objects></scene>
      """,
      #"<subviews><tableView dataMode="prototypes" id="t"/></subviews>"#,
    ],
    reported: [
      #"<subviews><tableView dataMode="👉static" id="t"/></subviews>"#,
      #"<objects><tableView dataMode="👉static" id="t"/></objects>"#,
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="MyTableViewController">\
      <tableView key="view" dataMode="👉static" id="t"/></viewController></objects></scene>
      """,
    ],
    check: .document { context in
      let document = context.document
      for element in context.facts.elements(.tableView) {
        guard document.written(.dataMode, of: element) == "static" else { continue }
        if let parent = document.parent(element), document.tag(parent) == .tableViewController {
          continue
        }
        context.report(
          """
          \(document.describe(element)) has static cells, which only the table of a table view \
          controller can show; embed a table view controller, or use prototypes
          """, at: element, attribute: "dataMode")
      }
    })
}
