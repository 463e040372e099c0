import Diagnostics
import DocumentModel

extension Rule {
  static let danglingSegue = Rule(
    "dangling-segue", .error, onByDefault: true,
    summary: "A segue leads to a scene that does not exist.",
    rationale: """
      ibtool compiles a segue whose destination is gone without a word, and performing it raises an \
      exception. Scenes that were deleted or renamed in a merge leave such segues behind.
      """,
    accepted: [
      """
      <scene sceneID="1"><objects><viewController id="a"><connections>\
      <segue destination="b" kind="show" identifier="next" id="s"/></connections></viewController>\
      </objects></scene>
      <scene sceneID="2"><objects><viewController id="b"/></objects></scene>
      """,
      // Unwinding goes to the scene's own exit.
      """
      <scene sceneID="1"><objects><viewController id="a"><connections>\
      <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="s"/>\
      </connections></viewController><exit id="e"/></objects></scene>
      """,
      // A reference to another storyboard is a destination like any other.
      """
      <scene sceneID="1"><objects><viewController id="a"><connections>\
      <segue destination="p" kind="show" identifier="more" id="s"/></connections></viewController>\
      </objects></scene>
      <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="More" id="p"/>\
      </objects></scene>
      """,
      // Peek and pop takes its destination from the segue it belongs to.
      """
      <scene sceneID="1"><objects><viewController id="a"><connections>\
      <segue destination="a" kind="show" identifier="x" id="s"><segue key="commit" \
      inheritsFrom="parent" id="t"/></segue></connections></viewController></objects></scene>
      """,
    ],
    reported: [
      """
      <scene sceneID="1"><objects><viewController id="a"><connections>\
      <segue destination="👉gone" kind="show" identifier="next" id="s"/></connections>\
      </viewController></objects></scene>
      """,
      """
      <scene sceneID="1"><objects><navigationController id="a"><connections>\
      <segue destination="👉gone" kind="relationship" relationship="rootViewController" id="s"/>\
      </connections></navigationController></objects></scene>
      """,
      // A label is no scene.
      """
      <scene sceneID="1"><objects><viewController id="a"><view key="view" id="v"><subviews>\
      <label id="l"/></subviews></view><connections>\
      <segue destination="👉l" kind="show" identifier="next" id="s"/></connections>\
      </viewController></objects></scene>
      """,
    ],
    check: .document { context in
      let document = context.document
      for id in document.connectionIDs {
        let segue = document[id]
        guard segue.kind == .segue, let destination = segue.destination else { continue }
        let from = document.describe(segue.source)
        if let target = segue.target {
          guard document.controller(of: target) == nil, document.tag(target) != .exit else {
            continue
          }
          context.report(
            """
            \(document.describe(segue: segue.element)) from \(from) leads to \
            \(document.describe(target)), which is no scene; connect it to a view controller
            """, at: segue.element, attribute: "destination", objects: [segue.source, target],
            members: [segue.element])
        } else {
          context.report(
            """
            \(document.describe(segue: segue.element)) from \(from) leads to \(destination), which \
            does not exist; connect it to another scene or remove it
            """, at: segue.element, attribute: "destination", objects: [segue.source],
            members: [segue.element])
        }
      }
    })
}

extension Document {
  /// Such as `the show segue “next” (abc-de-fgh)`.
  func describe(segue element: ElementID) -> String {
    var text = "the"
    if let kind = written(.kind, of: element) { text += " \(kind)" }
    if written(.kind, of: element) != "relationship" { text += " segue" }
    if let name = written(.identifier, of: element), !name.isEmpty { text += " “\(name)”" }
    if let id = written(.id, of: element) { text += " (\(id))" }
    return text
  }
}
