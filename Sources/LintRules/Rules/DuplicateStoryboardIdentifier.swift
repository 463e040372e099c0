import Diagnostics
import DocumentModel

extension Rule {
  static let duplicateStoryboardIdentifier = Rule(
    "duplicate-storyboard-identifier", .warning, onByDefault: true,
    summary: "Two scenes have one storyboard identifier.",
    rationale: """
      Code asks a storyboard for a scene by its identifier. Where two scenes have the same, one of \
      them can never be had, and ibtool does not say so.
      """,
    accepted: [
      """
      <scene sceneID="1"><objects><viewController storyboardIdentifier="A" id="a"/></objects></scene>
      <scene sceneID="2"><objects><viewController storyboardIdentifier="B" id="b"/></objects></scene>
      """,
      // An identifier that is referred to in another storyboard is that storyboard's.
      """
      <scene sceneID="1"><objects><viewController storyboardIdentifier="A" id="a"/></objects></scene>
      <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Other" \
      referencedIdentifier="A" id="b"/></objects></scene>
      """,
    ],
    reported: [
      """
      <scene sceneID="1"><objects><viewController storyboardIdentifier="A" id="a"/></objects></scene>
      <scene sceneID="2"><objects><tableViewController storyboardIdentifier="👉A" id="b"/>\
      </objects></scene>
      """
    ],
    check: .document { context in
      let document = context.document
      var first: [String: ElementID] = [:]
      for id in document.controllerIDs {
        let element = document[id].element
        guard let identifier = document.written(.storyboardIdentifier, of: element),
          !identifier.isEmpty
        else { continue }
        guard let other = first[identifier] else {
          first[identifier] = element
          continue
        }
        context.report(
          """
          \(document.describe(element)) and \(document.describe(other)) both have the storyboard \
          identifier “\(identifier)”: code can have only one of them; rename one
          """, at: element, attribute: "storyboardIdentifier",
          notes: [context.note("the other scene", at: other)], objects: [element, other])
      }
    })
}
