import Diagnostics
import DocumentModel

extension Rule {
  static let imageWithoutAccessibilityLabel = Rule(
    "image-without-accessibility-label", .warning, onByDefault: false,
    summary: "An accessible image view has no label.",
    rationale: """
      VoiceOver stops at such an image and says “image”, or spells the name of the file. Image views \
      are no accessibility elements unless the document says so; those that are not are passed over.
      """,
    accepted: [
      #"<subviews><imageView image="logo" id="a"/></subviews>"#,
      """
      <subviews><imageView image="logo" id="a"><accessibility key="accessibilityConfiguration" \
      label="Logo"><bool key="isElement" value="YES"/></accessibility></imageView></subviews>
      """,
    ],
    reported: [
      """
      <subviews>👉<imageView image="logo" id="a"><accessibility key="accessibilityConfiguration">\
      <bool key="isElement" value="YES"/></accessibility></imageView></subviews>
      """,
      """
      <subviews>👉<imageView image="logo" id="a"><accessibility key="accessibilityConfiguration" \
      label="" identifier="logo"><bool key="isElement" value="YES"/></accessibility></imageView></subviews>
      """,
    ],
    aliases: ["xiblint:accessibility_labels_for_images"],
    check: .document { context in
      let document = context.document
      for element in context.facts.elements(.imageView)
      where document.isAccessibilityElement(element) {
        guard document.accessibilityLabel(of: element) == nil else { continue }
        context.report(
          """
          \(document.describe(element)) is an accessibility element without a label; give it one, \
          or take it out
          """, at: element)
      }
    })
}
