import Diagnostics
import DocumentModel

extension Rule {
  static let duplicateId = Rule(
    "duplicate-id", .error, onByDefault: true,
    summary: "Two objects define one id.",
    rationale: """
      Everything in a document refers to objects by id. Where two objects share one, connections and \
      constraints go to whichever the reader meets, and Xcode may not open the document at all. It \
      comes from merges and from copying XML by hand.
      """,
    accepted: [
      #"<subviews><label id="a"/><label id="b"/></subviews>"#,
      // References repeat an id without defining it.
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="c"/></constraints>
      """,
      // The canvas device has an id of its own kind.
      #"<subviews><label id="retina6_12"/></subviews>"#,
    ],
    reported: [
      #"<subviews><label id="a"/><button id="👉a"/></subviews>"#,
      #"<subviews><label id="a"/><label id="👉a"/><label id="👉a"/></subviews>"#,
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="👉a"/></constraints>
      """,
    ],
    aliases: ["iblinter:duplicate_id"],
    check: .document { context in
      let document = context.document
      for element in document.duplicates {
        guard let id = document.written(.id, of: element), let first = document.object(id) else {
          continue
        }
        context.report(
          """
          \(document.describe(element)) has the id of \(document.describe(first)): what refers to \
          it goes to one of them; give this one an id of its own
          """, at: element, attribute: "id",
          notes: [context.note("the first object with this id", at: first)])
      }
    })
}
