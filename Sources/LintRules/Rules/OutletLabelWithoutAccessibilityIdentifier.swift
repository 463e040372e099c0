import Diagnostics
import DocumentModel

extension Rule {
  static let outletLabelWithoutAccessibilityIdentifier = Rule(
    "outlet-label-without-accessibility-identifier", .warning, onByDefault: false,
    summary: "A label with an outlet has no accessibility identifier.",
    rationale: """
      Code changes what such a label says, so a test of the user interface wants to read it, and \
      cannot find it by its text. Outlets of controllers of every kind, of cells and of File's Owner \
      count.
      """,
    accepted: [
      #"<subviews><label id="a"/></subviews>"#,
      """
      <scene sceneID="s"><objects><tableViewController id="owner" customClass="Owner"><view \
      key="view" id="root"><subviews><label id="a"><accessibility key="accessibilityConfiguration" \
      identifier="total"/></label></subviews></view><connections><outlet property="total" \
      destination="a" id="o"/></connections></tableViewController></objects></scene>
      """,
    ],
    reported: [
      """
      <scene sceneID="s"><objects><tableViewController id="owner" customClass="Owner"><view \
      key="view" id="root"><subviews>👉<label id="a"/></subviews></view><connections><outlet \
      property="total" destination="a" id="o"/></connections></tableViewController></objects></scene>
      """,
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">\
      <connections><outlet property="title" destination="a" id="o"/></connections></placeholder>\
      <view id="v"><subviews>👉<label id="a"/></subviews></view></objects>
      """,
    ],
    aliases: ["xiblint:automation_identifiers_for_outlet_labels"],
    check: .document { context in
      let document = context.document
      for element in context.facts.elements(.label) {
        guard let outlet = document.outlets(to: element).first,
          document.accessibilityIdentifier(of: element) == nil
        else { continue }
        let name = document.written(.property, of: document[outlet].element) ?? ""
        context.report(
          """
          \(document.describe(element)) has the outlet “\(name)” of \
          \(document.describe(document[outlet].source)) and no accessibility identifier
          """, at: element, objects: [element, document[outlet].source])
      }
    })
}
