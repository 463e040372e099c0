import Diagnostics
import DocumentModel

extension Rule {
  static let linkToOtherBundle = Rule(
    "link-to-other-bundle", .warning, onByDefault: false,
    summary: "A storyboard reference points into another bundle.",
    rationale: """
      The bundle is looked up by its identifier when the segue is performed; where it is not loaded, \
      or the module became a static library, the app ends. Navigation between modules is safer in \
      code that the compiler checks.
      """,
    accepted: [
      """
      <scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="More" id="p"/></objects></scene>
      """
    ],
    reported: [
      """
      <scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="More" \
      bundleIdentifier="👉com.example.Kit" id="p"/></objects></scene>
      """
    ],
    aliases: ["xiblint:no_view_controller_links_to_other_bundles"],
    check: .document { context in
      let document = context.document
      for element in context.facts.elements(.viewControllerPlaceholder) {
        guard let bundle = document.written(.bundleIdentifier, of: element), !bundle.isEmpty else {
          continue
        }
        context.report(
          "\(document.describe(element)) points into the bundle \(bundle)", at: element,
          attribute: "bundleIdentifier")
      }
    })
}
