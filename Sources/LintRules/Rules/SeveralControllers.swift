import Diagnostics
import DocumentModel

extension Rule {
  static let severalControllers = Rule(
    "several-controllers", .warning, onByDefault: false,
    summary: "A storyboard has more than one controller.",
    rationale: """
      One scene a storyboard keeps merge conflicts small and lets scenes be reused. References to \
      other storyboards are no controllers of this one.
      """,
    accepted: [
      #"<subviews><label id="a"/></subviews>"#,
      """
      <scene sceneID="s"><objects><viewController id="a"/></objects></scene>
      <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="More" id="b"/>\
      </objects></scene>
      """,
    ],
    reported: [
      """
      <scene sceneID="s"><objects><viewController id="a"/></objects></scene>
      <scene sceneID="t"><objects>👉<viewController id="b"/></objects></scene>
      <scene sceneID="u"><objects><viewController id="c"/></objects></scene>
      """
    ],
    aliases: ["iblinter:has_single_view_controller"],
    check: .document { context in
      let controllers = context.document.sceneControllers
      guard context.document.header.isStoryboard, controllers.count > 1 else { return }
      context.report(
        """
        the storyboard has \(controllers.count) controllers; move \
        \(context.document.describe(controllers[1])) to a storyboard of its own
        """, at: controllers[1], notes: context.notes("one more", at: controllers.dropFirst(2)))
    })
}
