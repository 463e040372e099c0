import Diagnostics
import DocumentModel

extension Rule {
  static let missingInitialController = Rule(
    "missing-initial-controller", .warning, onByDefault: false,
    summary: "A storyboard has no initial controller.",
    rationale: """
      `instantiateInitialViewController()` returns nil for such a storyboard, and references to it \
      without an identifier cannot be resolved. Storyboards whose scenes are all made by identifier \
      need none.
      """,
    accepted: [
      #"<subviews><label id="a"/></subviews>"#,
      #"<objects><view id="v"/></objects>"#,
    ],
    reported: [
      """
      👉<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>\
      <viewController id="a"/></objects></scene></scenes></document>
      """
    ],
    aliases: ["iblinter:has_initial_view_controller"],
    check: .document { context in
      let document = context.document
      guard let root = document.root, document.header.isStoryboard,
        (document.header.initialViewController ?? "").isEmpty
      else { return }
      context.report(
        "the storyboard has no initial controller; mark one with “Is Initial View Controller”",
        at: root, objects: [])
    })
}
