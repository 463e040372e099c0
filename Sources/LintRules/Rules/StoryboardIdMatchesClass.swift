import Diagnostics
import DocumentModel

extension Rule {
  static let storyboardIdMatchesClass = Rule(
    "storyboard-id-matches-class", .warning, onByDefault: false,
    summary: "A storyboard identifier is not the name of the controller's class.",
    rationale: """
      Where identifiers equal class names, one generic function can make any scene from its type. \
      Controllers without identifier or without custom class are left alone.
      """,
    accepted: [
      """
      <scene sceneID="s"><objects><viewController storyboardIdentifier="Login" id="a" \
      customClass="Login"/></objects></scene>
      """,
      #"<scene sceneID="s"><objects><viewController id="a" customClass="Login"/></objects></scene>"#,
      #"<scene sceneID="s"><objects><viewController storyboardIdentifier="nav" id="a"/></objects></scene>"#,
    ],
    reported: [
      """
      <scene sceneID="s"><objects><viewController storyboardIdentifier="👉login" id="a" \
      customClass="Login"/></objects></scene>
      """
    ],
    aliases: ["iblinter:storyboard_viewcontroller_id"],
    check: .document { context in
      let document = context.document
      for controller in document.controllers {
        let element = controller.element
        guard let identifier = document.written(.storyboardIdentifier, of: element),
          !identifier.isEmpty, document.hasCustomClass(element),
          identifier != document.className(element)
        else { continue }
        context.report(
          """
          \(document.describe(element)) has the storyboard identifier “\(identifier)”; use its class \
          name
          """, at: element, attribute: "storyboardIdentifier")
      }
    })
}
