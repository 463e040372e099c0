/// An attributed string as runs of text with the attributes a document states (ibxml.md 2).
package struct AttributedText: Sendable {
  package struct Run: Sendable {
    package var text: String
    package var font: FontDescription?
    package var color: Color?
    /// The `<paragraphStyle>` element, where there is one.
    package var paragraphStyle: ElementID?
    /// Extra space between characters, in points.
    package var kern: Double?
    /// The `<attributes>` element, for what else it holds; nil where a fragment has none.
    package var attributes: ElementID?
  }

  package var runs: [Run]
  package var text: String { runs.reduce(into: "") { $0 += $1.text } }
}

extension ElementReader {
  /// The attributed string of an element's property, or nil where the document does not mention it.
  package func attributedText(key: String = "attributedText", of element: ElementID)
    -> AttributedText?
  {
    guard let string = child(.attributedString, key: key, of: element) else { return nil }
    var runs: [AttributedText.Run] = []
    for fragment in document.children(string) where document.tag(fragment) == .fragment {
      var run = AttributedText.Run(text: self.string("content", of: fragment) ?? "")
      if let attributes = child(.attributes, key: nil, of: fragment) {
        run.attributes = attributes
        run.font = child(.font, key: "NSFont", of: attributes).map { appKitFont($0) }
        run.color = color(key: "NSColor", of: attributes)
        run.paragraphStyle = child(.paragraphStyle, key: "NSParagraphStyle", of: attributes)
        if let kern = child(key: "NSKern", of: attributes) {
          run.kern = written(.value, of: kern).flatMap { Double(attribute: $0) }
        }
      }
      runs.append(run)
    }
    return AttributedText(runs: runs)
  }

  /// A `<font>`: AppKit's spelling, by name or as one of the system's own.
  private func appKitFont(_ font: ElementID) -> FontDescription {
    let size = written(.fontSize, of: font)
    if let name = written(.name, of: font) {
      return FontDescription(face: .custom(name: name, family: nil), size: size)
    }
    let meta = written(.metaFont, of: font) ?? "system"
    let weight = meta.lowercased().contains("bold") ? "bold" : "regular"
    return FontDescription(face: .system(weight: weight, isItalic: false), size: size)
  }
}
