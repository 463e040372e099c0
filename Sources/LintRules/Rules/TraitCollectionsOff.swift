import Diagnostics
import DocumentModel

extension Rule {
  static let traitCollectionsOff = Rule(
    "trait-collections-off", .warning, onByDefault: false,
    summary: "The document does not use trait collections.",
    rationale: """
      Without trait collections a document has no size classes: the same layout is used on every \
      device and in every orientation, and adaptive segues are not to be had.
      """,
    accepted: [#"<subviews><label id="a"/></subviews>"#],
    reported: [
      """
      👉<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><objects><view id="v"/></objects></document>
      """,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useTraitCollections="👉NO"><objects><view id="v"/></objects></document>
      """,
    ],
    aliases: ["iblinter:use_trait_collections"],
    check: .document { context in
      guard let root = context.document.root, !context.document.header.usesTraitCollections else {
        return
      }
      context.report(
        "the document does not use trait collections; turn “Use Trait Variations” on", at: root,
        attribute: "useTraitCollections", objects: [])
    })
}
