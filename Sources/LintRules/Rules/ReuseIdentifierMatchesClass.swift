import Diagnostics
import DocumentModel

extension Rule {
  static let reuseIdentifierMatchesClass = Rule(
    "reuse-identifier-matches-class", .warning, onByDefault: false,
    summary: "A reuse identifier is not the name of the cell's class.",
    rationale: """
      Where identifiers equal class names, one generic function can dequeue any cell by its type. \
      Cells without identifier or without custom class are left alone.
      """,
    accepted: [
      #"<objects><tableViewCell reuseIdentifier="RowCell" id="c" customClass="RowCell"/></objects>"#,
      #"<objects><tableViewCell reuseIdentifier="row" id="c"/></objects>"#,
      #"<objects><tableViewCell id="c" customClass="RowCell"/></objects>"#,
    ],
    reported: [
      #"<objects><tableViewCell reuseIdentifier="👉row" id="c" customClass="RowCell"/></objects>"#,
      """
      <subviews><collectionView id="v"><cells><collectionViewCell reuseIdentifier="👉item" id="c" \
      customClass="ItemCell"/></cells></collectionView></subviews>
      """,
    ],
    aliases: ["iblinter:reuse_identifier"],
    check: .document { context in
      let document = context.document
      let cells = context.facts.elements([
        .tableViewCell, .collectionViewCell, .collectionReusableView,
      ])
      for element in cells {
        guard let identifier = document.written(.reuseIdentifier, of: element),
          !identifier.isEmpty, document.hasCustomClass(element),
          identifier != document.className(element)
        else { continue }
        context.report(
          """
          \(document.describe(element)) has the reuse identifier “\(identifier)”; use its class name
          """, at: element, attribute: "reuseIdentifier")
      }
    })
}
