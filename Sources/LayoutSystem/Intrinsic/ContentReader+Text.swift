package import DocumentModel
internal import Resolution

extension ContentReader {
  /// The font of a view's text; nil where the document does not say.
  package func font(of element: ElementID) -> TextFont? {
    resolved.font(of: element).map { textFont($0) }
  }

  /// A font as documents describe it, for measuring.
  package func textFont(_ description: FontDescription) -> TextFont {
    switch description.face {
    case .system(let weight, let isItalic):
      .system(
        description.size ?? 17, FontWeight(name: weight) ?? .regular, italic: isItalic)
    case .style(let name):
      .style(TextStyle(documentName: name) ?? .body, in: context)
    case .custom(let name, _): .named(name, description.size ?? 17)
    }
  }

  /// The text of a property, attributed or not, in the language of the configuration.
  package func styledText(of element: ElementID, _ property: String, font: TextFont) -> StyledText {
    if let attributed = resolved.attributedText(of: element) {
      return styledText(attributed, font: font)
    }
    let own = resolved.string(property, of: element)
    return StyledText(resolved.localized(property, own, of: element) ?? "", font)
  }

  package func styledText(_ text: AttributedText, font: TextFont) -> StyledText {
    var styled = StyledText(
      text.runs.map { run in
        TextRun(
          run.text, run.font.map { textFont($0) } ?? font, extraSpacing: run.kern ?? 0)
      })
    if let paragraph = text.runs.lazy.compactMap(\.paragraphStyle).first {
      styled.paragraph = ParagraphMetrics(
        lineSpacing: number("lineSpacing", of: paragraph),
        paragraphSpacing: number("paragraphSpacing", of: paragraph),
        lineHeightMultiple: number("lineHeightMultiple", of: paragraph),
        minimumLineHeight: number("minimumLineHeight", of: paragraph),
        maximumLineHeight: number("maximumLineHeight", of: paragraph))
    }
    return styled
  }

  private func number(_ name: String, of element: ElementID) -> Double {
    resolved.document.text(ofAttribute: name, in: element).flatMap { Double(attribute: $0) } ?? 0
  }
}
