import Diagnostics
import DocumentModel

extension Rule {
  static let unreachableScene = Rule(
    "unreachable-scene", .warning, onByDefault: true,
    summary: "A scene has no entry point, no identifier and no segue that leads to it.",
    rationale: """
      Nothing can show such a scene: it is not the initial one, no segue comes from another scene, \
      and code has no identifier to ask for. ibtool leaves it out of the compiled storyboard.
      """,
    accepted: [
      // The initial scene.
      #"<subviews><label id="a"/></subviews>"#,
      """
      <scene sceneID="1"><objects><viewController storyboardIdentifier="A" id="a"/></objects></scene>
      """,
      """
      <scene sceneID="1"><objects><navigationController id="owner"><connections>\
      <segue destination="b" kind="relationship" relationship="rootViewController" id="s"/>\
      </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b"/></objects></scene>
      """,
      // An embedded child is shown by the container view that embeds it.
      """
      <scene sceneID="1"><objects><viewController id="owner"><view key="view" id="v"><subviews>\
      <containerView id="c"><connections><segue destination="b" kind="embed" id="s"/></connections>\
      </containerView></subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b"/></objects></scene>
      """,
    ],
    reported: [
      #"<scene sceneID="1"><objects>👉<viewController id="a"/></objects></scene>"#,
      // A segue from the scene to itself opens no way in.
      """
      <scene sceneID="1"><objects>👉<viewController id="a"><connections>\
      <segue destination="a" kind="show" identifier="again" id="s"/></connections></viewController>\
      </objects></scene>
      """,
      // Nor does unwinding, which ends where it starts.
      """
      <scene sceneID="1"><objects>👉<viewController id="a"><connections>\
      <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="s"/>\
      </connections></viewController><exit id="e"/></objects></scene>
      """,
    ],
    check: .document { context in
      let document = context.document
      guard document.header.isStoryboard else { return }
      var reached: Set<SceneID> = []
      for id in document.connectionIDs {
        let segue = document[id]
        guard segue.kind == .segue, let target = segue.target,
          let scene = context.facts.scene(of: target),
          scene != context.facts.scene(of: segue.source)
        else { continue }
        reached.insert(scene)
      }
      for id in document.sceneIDs {
        guard let controller = document[id].controller, !reached.contains(id) else { continue }
        let element = document[controller].element
        let identifier = document.written(.storyboardIdentifier, of: element) ?? ""
        let isInitial = document[controller].objectID.map {
          $0 == document.header.initialViewController
        }
        guard identifier.isEmpty, isInitial != true else { continue }
        context.report(
          """
          \(document.describe(element)) cannot be shown: it is not the initial scene, no segue \
          leads to it and it has no storyboard identifier; give it one of these or delete it
          """, at: element)
      }
    })
}
