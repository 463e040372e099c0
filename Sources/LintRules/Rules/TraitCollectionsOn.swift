import Diagnostics
import DocumentModel

extension Rule {
  static let traitCollectionsOn = Rule(
    "trait-collections-on", .warning, onByDefault: false,
    summary: "The document uses trait collections.",
    rationale: """
      A team that lays out every size class in code, or supports one class only, may want documents \
      without variations, so that what is seen on the canvas is what every device shows.
      """,
    accepted: [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><objects><view id="v"/></objects></document>
      """
    ],
    reported: [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useTraitCollections="👉YES"><objects><view id="v"/></objects></document>
      """
    ],
    aliases: ["xiblint:no_trait_variations"],
    check: .document { context in
      guard let root = context.document.root, context.document.header.usesTraitCollections else {
        return
      }
      context.report(
        "the document uses trait collections; turn “Use Trait Variations” off", at: root,
        attribute: "useTraitCollections", objects: [])
    })
}
