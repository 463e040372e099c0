import Diagnostics
import DocumentModel

extension Rule {
  static let autoLayoutOff = Rule(
    "auto-layout-off", .warning, onByDefault: true,
    summary: "The document does not use Auto Layout.",
    rationale: """
      Without Auto Layout views keep the frames they were drawn with, stretched by autoresizing \
      masks: other screen sizes, safe areas and longer translations are not taken care of. Documents \
      from before Auto Layout do not mention it at all, which means the same as NO.
      """,
    accepted: [
      #"<subviews><label id="a"/></subviews>"#,
      // Nothing to lay out.
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/></objects></document>
      """,
    ],
    reported: [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="👉NO"><objects><view id="v"><subviews><label id="a"/></subviews></view></objects></document>
      """,
      """
      👉<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
      <objects><view id="v"><subviews><label id="a"/></subviews></view></objects></document>
      """,
    ],
    aliases: ["iblinter:enable_autolayout"],
    check: .document { context in
      let document = context.document
      guard let root = document.root, !document.header.usesAutoLayout,
        document.views.contains(where: { $0.role == .subview || $0.role == .arranged })
      else { return }
      context.report(
        """
        the document does not use Auto Layout, so its views keep the sizes they were drawn with; \
        turn “Use Auto Layout” on in its file inspector
        """, at: root, attribute: "useAutolayout", objects: [])
    })
}
