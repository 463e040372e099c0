import Diagnostics
import DocumentModel

extension Rule {
  static let hidesBottomBar = Rule(
    "hides-bottom-bar", .warning, onByDefault: false,
    summary: "A controller does not hide the bottom bar when pushed.",
    rationale: """
      In some designs the tab bar is for the first screen of each tab only. Controllers that are the \
      first of their container, and containers themselves, are not pushed and left alone.
      """,
    accepted: [
      #"<scene sceneID="s"><objects><viewController hidesBottomBarWhenPushed="YES" id="a"/></objects></scene>"#,
      // The first screen of a tab keeps its bar.
      """
      <scene sceneID="s"><objects><navigationController id="n"><connections>\
      <segue destination="a" kind="relationship" relationship="rootViewController" id="x"/>\
      </connections></navigationController></objects></scene>
      <scene sceneID="t"><objects><viewController id="a"/></objects></scene>
      """,
      #"<scene sceneID="s"><objects><viewController id="owner"/></objects></scene>"#,
      Example(
        #"<scene sceneID="s"><objects><viewController id="a" customClass="Home"/></objects></scene>"#,
        options: ["except": ["Home"]]),
    ],
    reported: [
      #"<scene sceneID="s"><objects>👉<viewController id="a"/></objects></scene>"#,
      """
      <scene sceneID="s"><objects>👉<tableViewController id="a" customClass="Detail"/></objects></scene>
      """,
    ],
    options: [
      Option("except", .patterns, "Classes that may show the bottom bar.")
    ],
    aliases: ["iblinter:hides_bottom_bar"],
    check: .document { context in
      let document = context.document
      let exceptions = context.options.patterns("except") ?? []
      var first: Set<ElementID> = []
      for connection in document.connections where connection.kind == .segue {
        let kind = document.written(.kind, of: connection.element)
        if kind == "relationship" || kind == "embed", let target = connection.target {
          first.insert(target)
        }
      }
      for controller in document.controllers {
        let element = controller.element
        switch controller.tag {
        case .navigationController, .tabBarController, .splitViewController,
          .viewControllerPlaceholder, .pageViewController:
          continue
        default: break
        }
        guard !first.contains(element), !document.flag(.hidesBottomBarWhenPushed, of: element),
          controller.objectID != document.header.initialViewController,
          !exceptions.matches(document.className(element))
        else { continue }
        context.report(
          """
          \(document.describe(element)) does not hide the bottom bar when it is pushed; turn “Hide \
          Bottom Bar on Push” on
          """, at: element, attribute: "hidesBottomBarWhenPushed")
      }
    })
}
