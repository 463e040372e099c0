import Diagnostics
import DocumentModel

extension Rule {
  static let imageButtonWithoutAccessibilityLabel = Rule(
    "image-button-without-accessibility-label", .warning, onByDefault: false,
    summary: "A button shows an image and has neither title nor label.",
    rationale: """
      A button is an accessibility element unless the document says otherwise. Without a title \
      VoiceOver has only the image's name to say, which is for developers.
      """,
    accepted: [
      #"<subviews><button id="a"><state key="normal" title="Send" image="send"/></button></subviews>"#,
      """
      <subviews><button id="a"><accessibility key="accessibilityConfiguration" label="Send"/>\
      <state key="normal" image="send"/></button></subviews>
      """,
      """
      <subviews><button id="a"><accessibility key="accessibilityConfiguration">\
      <bool key="isElement" value="NO"/></accessibility><state key="normal" image="send"/></button></subviews>
      """,
      // No image, or the system's own with its own label.
      #"<subviews><button id="a"/><button buttonType="infoLight" id="b"/></subviews>"#,
    ],
    reported: [
      #"<subviews>👉<button id="a"><state key="normal" image="send"/></button></subviews>"#,
      """
      <subviews>👉<button id="a"><state key="normal"/><buttonConfiguration key="configuration" \
      style="plain" image="paperplane" catalog="system"/></button></subviews>
      """,
      """
      <subviews>👉<button id="a"><state key="normal"><imageReference key="image" image="plus" \
      catalog="system"/></state></button></subviews>
      """,
    ],
    aliases: ["xiblint:accessibility_labels_for_image_buttons"],
    check: .document { context in
      let document = context.document
      for element in context.facts.elements(.button)
      where document.isAccessibilityElement(element) {
        guard document.showsImage(element), document.ownText(element) == nil,
          !document.hasAttributedTitle(element), document.accessibilityLabel(of: element) == nil
        else { continue }
        context.report(
          "\(document.describe(element)) shows an image only; give it an accessibility label",
          at: element)
      }
    })
}

extension Document {
  fileprivate func showsImage(_ button: ElementID) -> Bool {
    children(button).contains { part in
      switch tag(part) {
      case .state, .buttonConfiguration:
        text(ofAttribute: "image", in: part) != nil || child(.imageReference, of: part) != nil
          || text(ofAttribute: "backgroundImage", in: part) != nil
      default: false
      }
    }
  }

  fileprivate func hasAttributedTitle(_ button: ElementID) -> Bool {
    children(button).contains { part in
      switch tag(part) {
      case .state, .buttonConfiguration: child(.attributedString, of: part) != nil
      default: false
      }
    }
  }
}
