internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension Painter {
  func paintLabel(_ subject: Subject, _ sketch: inout Sketch) {
    guard case .label(let label) = reader.content(of: subject.view) else { return }
    let element = subject.element
    var shade = shade("textColor", of: element, tint: subject.tint) ?? .label
    // UIKit greys what is disabled; the exact grey is not published.
    if isDisabled(element) { shade = .tertiaryLabel }
    var frame = TextFrame(label.text, runShades(of: element, else: shade, tint: subject.tint))
    frame.alignment = alignment(
      paragraphAlignment(of: element) ?? text(.textAlignment, of: element))
    frame.numberOfLines = max(0, label.numberOfLines)
    frame.breaking = label.breaking
    frame.truncation = truncation(text(.lineBreakMode, of: element))
    if resolved.flag(.adjustsFontSizeToFit, of: element) {
      frame.minimumScale = minimumScale(of: element, size: label.text.runs.first?.font.size ?? 17)
    }
    if let shadow = self.shade("shadowColor", of: element, tint: subject.tint), !shadow.isInvisible
    {
      let offset = resolved.size(key: "shadowOffset", of: element)
      var below = frame
      below.shades = [shadow]
      // UILabel's documented default offset is (0, -1).
      let rect = Rect(
        x: offset?.width ?? 0, y: offset?.height ?? -1, width: subject.bounds.width,
        height: subject.bounds.height)
      below.draw(in: rect, measure, into: &sketch)
    }
    frame.draw(in: subject.bounds, measure, into: &sketch)
  }

  /// Colours by run of an attributed text; one for a plain text.
  func runShades(
    of element: ElementID, key: String = "attributedText", else shade: Shade, tint: Shade
  )
    -> [Shade]
  {
    guard let text = resolved.attributedText(key: key, of: element) else { return [shade] }
    return text.runs.map { run in run.color.flatMap { colors.shade($0, tint: tint) } ?? shade }
  }

  /// What the paragraph style of an attributed text says.
  private func paragraphAlignment(of element: ElementID) -> String? {
    guard
      let style = resolved.attributedText(of: element)?.runs.lazy.compactMap(\.paragraphStyle).first
    else { return nil }
    return document.text(ofAttribute: "alignment", in: style)
  }

  func truncation(_ lineBreakMode: String?) -> TextFrame.Truncation {
    switch lineBreakMode {
    case "headTruncation": .head
    case "middleTruncation": .middle
    case "clip", "wordWrap", "characterWrap": .clip
    default: .tail
    }
  }

  /// The least factor that a text which adjusts its size shrinks by.
  func minimumScale(of element: ElementID, size: Double) -> Double {
    if let factor = resolved.written(.minimumScaleFactor, of: element), factor > 0, factor <= 1 {
      return factor
    }
    guard let least = resolved.written(.minimumFontSize, of: element), size > 0, least > 0 else {
      return 1
    }
    return min(1, least / size)
  }
}
