import Diagnostics
import DocumentModel

extension Rule {
  static let dynamicTypeFont = Rule(
    "dynamic-type-font", .warning, onByDefault: true,
    summary: "A text is to adjust to the content size category, but its font cannot.",
    rationale: """
      “Automatically Adjusts Font” does nothing for a font of fixed size: only text styles (Body, \
      Headline, …) grow with the reader's setting. Whoever turned it on believes that the text does.
      """,
    accepted: [
      """
      <subviews><label id="a" adjustsFontForContentSizeCategory="YES">\
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      """,
      """
      <subviews><label id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/>\
      </label></subviews>
      """,
      // Attributed text brings its own fonts.
      """
      <subviews><label id="a" adjustsFontForContentSizeCategory="YES"><attributedString \
      key="attributedText"><fragment content="Hello"/></attributedString></label></subviews>
      """,
    ],
    reported: [
      """
      <subviews><label id="a" adjustsFontForContentSizeCategory="👉YES">\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      """,
      """
      <subviews><textField id="a" adjustsFontForContentSizeCategory="👉YES">\
      <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>\
      </textField></subviews>
      """,
      // No font is the system's in its usual size.
      #"<subviews><textView id="a" adjustsFontForContentSizeCategory="👉YES"/></subviews>"#,
    ],
    check: .document { context in
      let document = context.document
      for element in context.facts.elements([.label, .textField, .textView]) {
        guard document.written(.adjustsFontForContentSize, of: element) == true,
          document.attributedText(of: element) == nil
        else { continue }
        let font = document.font(of: element)
        if case .style? = font?.face { continue }
        context.report(
          """
          \(document.describe(element)) is to adjust to the content size category, but \
          \(font.map(\.phrase) ?? "the system font") has a fixed size; choose a text style such as \
          Body
          """, at: element, attribute: "adjustsFontForContentSizeCategory")
      }
    })
}

extension AttributeKey<Bool> {
  fileprivate static let adjustsFontForContentSize = AttributeKey(
    "adjustsFontForContentSizeCategory")
}

extension FontDescription {
  /// Such as `the font Avenir-Book at 17 points`.
  var phrase: String {
    let points = size.map { " at \(numberText($0)) points" } ?? ""
    return switch face {
    case .system: "the system font\(points)"
    case .style(let style): "the text style \(style)"
    case .custom(let name, _): "the font \(name)\(points)"
    }
  }
}
