import Diagnostics
import DocumentModel

extension Rule {
  static let missingAccessibilityIdentifier = Rule(
    "missing-accessibility-identifier", .warning, onByDefault: false,
    summary: "An interactive view has no accessibility identifier.",
    rationale: """
      Tests of the user interface find views by identifier. Without one they look for texts, and \
      break with every translation and every change of wording.
      """,
    accepted: [
      """
      <subviews><button id="a"><accessibility key="accessibilityConfiguration" identifier="send"/>\
      </button><label id="b"/></subviews>
      """,
      Example(
        #"<subviews><switch id="a"/></subviews>"#, options: ["elements": ["button", "textField"]]),
    ],
    reported: [
      """
      <subviews>👉<button id="a"/>👉<textField id="b"><accessibility key="accessibilityConfiguration" \
      label="Name"/></textField>👉<switch id="c"/></subviews>
      """
    ],
    options: [
      Option(
        "elements", .texts,
        "The elements that need one; buttons, text inputs and other controls unless set.")
    ],
    aliases: ["xiblint:automation_identifiers"],
    check: .document { context in
      let document = context.document
      let names = context.options.texts("elements")
      let usual: [ElementTag] = [
        .button, .textField, .textView, .switchControl, .slider, .stepper, .segmentedControl,
        .datePicker, .pickerView, .searchBar,
      ]
      let tags =
        names.map { names in
          ElementTag.allCases.filter { $0 != .unknown && names.contains(ElementKind[$0].name) }
        } ?? usual
      for element in context.facts.elements(tags) {
        guard document.accessibilityIdentifier(of: element) == nil else { continue }
        context.report(
          "\(document.describe(element)) has no accessibility identifier", at: element)
      }
    })
}
