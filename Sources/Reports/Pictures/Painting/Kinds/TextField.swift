internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension Painter {
  func paintTextField(_ subject: Subject, _ sketch: inout Sketch) {
    guard case .textField(let field) = reader.content(of: subject.view) else { return }
    let element = subject.element
    let background = shade("backgroundColor", of: element, tint: subject.tint)
    let border = Shade(RGBA(0x000000, 0.2), dark: RGBA(0xFFFFFF, 0.24))
    let radius = cornerRadius(of: subject)
    switch field.border {
    case .roundedRect:
      sketch.fill(subject.bounds, background ?? .background, radius: max(radius, 5))
      sketch.outline(subject.bounds.inset(0.25, 0.25), border, radius: max(radius, 5), width: 0.5)
    case .line, .bezel:
      if let background { sketch.fill(subject.bounds, background, radius: radius) }
      sketch.outline(subject.bounds.inset(0.5, 0.5), field.border == .line ? .label : border)
    case .none:
      if let background { sketch.fill(subject.bounds, background, radius: radius) }
    }
    let inset: Double =
      switch field.border {
      case .roundedRect: 7
      case .bezel: 7
      case .line: 2
      case .none: 0
      }
    let traits = resolved.child(.textInputTraits, key: nil, of: element)
    let isSecure = traits.map { isOn("secureTextEntry", of: $0) } ?? false
    let isPlaceholder = field.text.isEmpty
    let own =
      isSecure && !isPlaceholder
      ? String(repeating: "•", count: min(field.text.count, 40)) : field.text
    var ink = shade("textColor", of: element, tint: subject.tint) ?? .label
    if isDisabled(element) { ink = .tertiaryLabel }
    var frame = TextFrame(
      isPlaceholder ? field.placeholder : own, field.font, isPlaceholder ? .tertiaryLabel : ink)
    frame.alignment = alignment(text(.textAlignment, of: element))
    let room = subject.bounds.inset(inset, 0)
    if resolved.flag(.adjustsFontSizeToFit, of: element) {
      frame.minimumScale = minimumScale(of: element, size: field.font.size)
    }
    frame.draw(in: room, measure, into: &sketch)
  }

  func paintTextView(_ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let font = self.font(of: element, else: 14)
    let text = reader.styledText(of: element, "text", font: font)
    let ink = shade("textColor", of: element, tint: subject.tint) ?? .label
    var frame = TextFrame(text, runShades(of: element, else: ink, tint: subject.tint))
    frame.alignment = alignment(self.text(.textAlignment, of: element))
    frame.numberOfLines = 0
    frame.vertical = .top
    frame.truncation = .clip
    // UITextView's documented container: 8 above and below, 5 beside.
    frame.draw(in: subject.bounds.inset(5, 8), measure, into: &sketch)
  }

  func paintSearchBar(_ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let bounds = subject.bounds
    let style = document.text(ofAttribute: "searchBarStyle", in: element)
    if style != "minimal" {
      let tint = shade("barTintColor", of: element, tint: subject.tint)
      sketch.fill(
        bounds,
        tint ?? shade("backgroundColor", of: element, tint: subject.tint)
          ?? Shade(0xC9C9CE, 0x1C1C1E))
    } else if let background = shade("backgroundColor", of: element, tint: subject.tint) {
      sketch.fill(bounds, background)
    }
    let showsScope = resolved.flag(.showsScopeBar, of: element)
    let scopeHeight = showsScope ? min(44, bounds.height / 2) : 0
    let cancel = isOn("showsCancelButton", of: element)
    let cancelWidth = cancel ? measure.width("Cancel", .system(17)) + 16 : 0
    let height = min(36, max(0, bounds.height - scopeHeight - 8))
    let field = Rect(
      x: bounds.x + 8 + (isRightToLeft ? cancelWidth : 0),
      y: (bounds.height - scopeHeight - height) / 2,
      width: max(0, bounds.width - 16 - cancelWidth), height: height)
    sketch.fill(
      field, style == "minimal" ? .tertiaryFill : Shade(RGBA(0xFFFFFF), dark: RGBA(0x767680, 0.24)),
      radius: isNewDesign ? height / 2 : 10)
    let glass = Rect(
      x: isRightToLeft ? field.maxX - 22 : field.x + 8, y: field.midY - 7, width: 14, height: 14)
    SymbolGlyph.draw("magnifyingglass", in: glass, .secondaryLabel, measure, into: &sketch)
    let own = resolved.string("text", of: element) ?? ""
    let placeholder =
      resolved.localized("placeholder", resolved.string("placeholder", of: element), of: element)
      ?? ""
    var frame = TextFrame(
      own.isEmpty ? placeholder : own, .system(17), own.isEmpty ? .secondaryLabel : .label)
    frame.alignment = alignment(nil)
    frame.draw(in: field.inset(28, 0), measure, into: &sketch)
    if cancel {
      var label = TextFrame("Cancel", .system(17), subject.tint)
      label.alignment = isRightToLeft ? .left : .right
      label.draw(in: bounds.inset(8, scopeHeight / 2), measure, into: &sketch)
    }
    guard showsScope else { return }
    let titles = document.contents(of: ElementTag.scopeButtonTitles, in: element).map {
      resolved.text(ofString: $0)
    }
    drawSegments(
      titles.map { .title($0) }, widths: [], selected: 0,
      in: Rect(
        x: bounds.x + 8, y: bounds.maxY - scopeHeight + 6, width: max(0, bounds.width - 16),
        height: max(0, scopeHeight - 12)), font: nil, ink: .label, pill: nil, into: &sketch)
  }
}
