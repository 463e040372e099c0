import Diagnostics
import DocumentModel

extension Rule {
  static let placeholderWithoutAccessibilityLabel = Rule(
    "placeholder-without-accessibility-label", .warning, onByDefault: false,
    summary: "A text input has a placeholder and no label.",
    rationale: """
      VoiceOver reads a placeholder while a field is empty. Once something is typed, only that is \
      read, and what the field is for is nowhere to be heard. A text field is an accessibility \
      element unless the document says otherwise.
      """,
    accepted: [
      """
      <subviews><textField placeholder="Name" id="a"><accessibility key="accessibilityConfiguration" \
      label="Name"/></textField></subviews>
      """,
      #"<subviews><textField id="a"/><label text="Name" id="b"/></subviews>"#,
      """
      <subviews><textField placeholder="Name" id="a"><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Name"/>\
      </userDefinedRuntimeAttributes></textField></subviews>
      """,
    ],
    reported: [
      #"<subviews>👉<textField placeholder="Name" id="a"/>👉<searchBar placeholder="Find" id="b"/></subviews>"#
    ],
    aliases: ["xiblint:accessibility_labels_for_text_with_placeholder"],
    check: .document { context in
      let document = context.document
      for element in context.facts.elements([.textField, .searchBar])
      where document.isAccessibilityElement(element) {
        guard let placeholder = document.string("placeholder", of: element), !placeholder.isEmpty,
          document.accessibilityLabel(of: element) == nil
        else { continue }
        context.report(
          """
          \(document.describe(element)) has a placeholder, which is not read once something is \
          typed; give it an accessibility label
          """, at: element)
      }
    })
}
