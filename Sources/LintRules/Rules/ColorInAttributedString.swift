import Diagnostics
import DocumentModel

extension Rule {
  static let colorInAttributedString = Rule(
    "color-in-attributed-string", .warning, onByDefault: false,
    summary: "An attributed string holds a colour.",
    rationale: """
      Colours in attributed strings are fixed when the document is saved: they follow neither the \
      asset catalog nor dark mode, and black text stays black on a black screen.
      """,
    accepted: [
      """
      <subviews><label id="a"><attributedString key="attributedText"><fragment content="x"/>\
      </attributedString><color key="textColor" name="brand"/></label></subviews>
      """
    ],
    reported: [
      """
      <subviews><label id="a"><attributedString key="attributedText"><fragment content="x">\
      <attributes>👉<color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" \
      colorSpace="calibratedRGB"/></attributes></fragment></attributedString></label></subviews>
      """
    ],
    aliases: ["xiblint:no_attributed_string_colors"],
    check: .document { context in
      let document = context.document
      for element in context.facts.colorUses where context.facts.isInAttributedString(element) {
        // Notes of the author are no text that is shown.
        let isNote = document.ancestors(of: element).contains {
          document.tag($0) == .attributedString && document.written(.key, of: $0) == "userComments"
        }
        guard !isNote else { continue }
        let owner = document.object(around: element).map { " of \(document.describe($0))" } ?? ""
        context.report(
          """
          the attributed text\(owner) has the fixed colour \(document.color(element).phrase); set \
          the text colour instead
          """, at: element)
      }
    })
}
