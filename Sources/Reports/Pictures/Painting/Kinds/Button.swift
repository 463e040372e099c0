internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension Painter {
  func paintButton(_ subject: Subject, _ sketch: inout Sketch) {
    switch reader.content(of: subject.view) {
    case .button(let button): paintButton(button, subject, &sketch)
    case .configuredButton(let button): paintButton(button, subject, &sketch)
    default: return
    }
  }

  // MARK: Without configuration

  private func paintButton(_ button: ButtonContent, _ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let type = text(.buttonType, of: element)
    let state = resolved.child(.state, key: "normal", of: element)
    if let background = shade("backgroundColor", of: element, tint: subject.tint) {
      sketch.fill(subject.bounds, background, radius: cornerRadius(of: subject))
    }
    if let state, let image = image("backgroundImage", of: state) {
      draw(
        image, in: subject.bounds, fit: .fill, tint: subject.tint, isTinted: false, into: &sketch)
    }
    switch button.kind {
    case .symbol: return paintStockSymbol(type, subject, &sketch)
    case .close:
      let circle = subject.bounds.centered(
        min(subject.bounds.width, subject.bounds.height),
        min(subject.bounds.width, subject.bounds.height))
      sketch.fill(circle, .fill, radius: circle.width / 2)
      SymbolGlyph.draw(
        "xmark", in: circle.inset(circle.width * 0.25, circle.width * 0.25), .secondaryLabel,
        measure, into: &sketch)
      return
    case .plain: break
    }
    // Titles of system buttons take the tint colour, those of custom ones are white.
    let isCustom = type == nil || type == "custom"
    var ink =
      state.flatMap { shade("titleColor", of: $0, tint: subject.tint) }
      ?? (isCustom ? .white : subject.tint)
    if isDisabled(element) { ink = isCustom ? ink : .tertiaryLabel }
    let bounds = inset(subject.bounds, resolved.insets(key: "contentEdgeInsets", of: element))
    let title = button.title.flatMap { $0.isEmpty ? nil : $0 }
    let image = state.flatMap { self.image(of: $0) }
    let imageSize = self.size(of: button.image, image)
    let imageRect =
      image == nil ? nil : Rect(x: 0, y: 0, width: imageSize.width, height: imageSize.height)
    let titleWidth = title.map { measure.width($0) } ?? 0
    let whole = min(bounds.width, (imageRect?.width ?? 0) + titleWidth)
    let start =
      switch text(AttributeKey("contentHorizontalAlignment"), of: element) {
      case "left": bounds.x
      case "right": bounds.maxX - whole
      case "leading": isRightToLeft ? bounds.maxX - whole : bounds.x
      case "trailing": isRightToLeft ? bounds.x : bounds.maxX - whole
      default: bounds.midX - whole / 2
      }
    let vertical: TextFrame.Vertical =
      switch text(AttributeKey("contentVerticalAlignment"), of: element) {
      case "top": .top
      case "bottom": .bottom
      default: .center
      }
    let leadsImage = !isRightToLeft
    if let image, var rect = imageRect {
      rect.x = leadsImage ? start : start + whole - rect.width
      if rect.width > bounds.width || rect.height > bounds.height {
        // Images do not leave the button.
        let factor = min(bounds.width / max(rect.width, 1), bounds.height / max(rect.height, 1))
        rect.width *= factor
        rect.height *= factor
        if title == nil { rect.x = bounds.midX - rect.width / 2 }
      }
      rect.y =
        switch vertical {
        case .top: bounds.y
        case .center: bounds.midY - rect.height / 2
        case .bottom: bounds.maxY - rect.height
        }
      rect = shifted(rect, resolved.insets(key: "imageEdgeInsets", of: element))
      let isTinted = image.isSymbol || !isCustom
      draw(
        image, in: rect, fit: .aspectFit, tint: image.isSymbol && isCustom ? subject.tint : ink,
        isTinted: isTinted, into: &sketch)
    }
    guard let title else { return }
    var frame = TextFrame(
      title,
      state.map { runShades(of: $0, key: "attributedTitle", else: ink, tint: subject.tint) } ?? [
        ink
      ])
    frame.truncation = .middle
    let breaks = text(.lineBreakMode, of: element)
    if let breaks { frame.truncation = truncation(breaks) }
    frame.numberOfLines = breaks == "wordWrap" || breaks == "characterWrap" ? 0 : 1
    if resolved.flag(.adjustsFontSizeToFit, of: element) {
      frame.minimumScale = minimumScale(of: element, size: button.font.size)
    }
    frame.vertical = vertical
    let imageWidth = imageRect?.width ?? 0
    var rect = Rect(
      x: leadsImage ? start + imageWidth : start, y: bounds.y, width: max(0, whole - imageWidth),
      height: bounds.height)
    frame.alignment = .center
    if frame.numberOfLines == 1, let text = title.runs.first?.text, text.contains("\n") {
      frame.numberOfLines = 0
    }
    rect = shifted(rect, resolved.insets(key: "titleEdgeInsets", of: element))
    frame.draw(in: rect, measure, into: &sketch)
  }

  /// Information, disclosure and add buttons.
  private func paintStockSymbol(_ type: String?, _ subject: Subject, _ sketch: inout Sketch) {
    let side = min(subject.bounds.width, subject.bounds.height, 22)
    let rect = subject.bounds.centered(side, side)
    guard type == "contactAdd" else {
      sketch.circle(
        Point(x: rect.midX, y: rect.midY), radius: side / 2 - 1, .stroke(subject.tint, 1.5))
      var letter = TextFrame("i", .system(side * 0.65, .medium), subject.tint)
      letter.alignment = .center
      letter.truncation = .clip
      letter.draw(in: rect, measure, into: &sketch)
      return
    }
    SymbolGlyph.draw("plus.circle", in: rect, subject.tint, measure, into: &sketch)
  }

  private func inset(_ rect: Rect, _ insets: Insets?) -> Rect {
    guard let insets else { return rect }
    let clean = ButtonContent.insets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    guard let clean else { return rect }
    return Rect(
      x: rect.x + clean.left, y: rect.y + clean.top, width: max(0, rect.width - clean.horizontal),
      height: max(0, rect.height - clean.vertical))
  }

  /// Title and image insets move the parts (half of the difference, as centred content does).
  private func shifted(_ rect: Rect, _ insets: Insets?) -> Rect {
    guard let insets else { return rect }
    var rect = rect
    rect.x += (insets.left - insets.right) / 2
    rect.y += (insets.top - insets.bottom) / 2
    return rect
  }

  /// The size of an image: as measured, else as the document has it, else a usual symbol's.
  private func size(of content: ImageContent, _ image: NamedImage?) -> Size {
    if let size = content.size { return Size(width: size.width, height: size.height) }
    return image?.size ?? Size(width: 22, height: 22)
  }

  // MARK: With a configuration

  private func paintButton(
    _ button: ConfiguredButtonContent, _ subject: Subject, _ sketch: inout Sketch
  ) {
    guard let configuration = resolved.child(.buttonConfiguration, key: nil, of: subject.element)
    else { return }
    let style = text(.style, of: configuration) ?? "plain"
    let base = shade("baseForegroundColor", of: configuration, tint: subject.tint)
    var ink = base ?? (style == "filled" ? .white : subject.tint)
    let own = shade("baseBackgroundColor", of: configuration, tint: subject.tint)
    let background = resolved.child(.backgroundConfiguration, key: nil, of: configuration)
    var fill: Shade? =
      switch style {
      case "filled": own ?? subject.tint
      case "tinted": (own ?? subject.tint).faded(0.18)
      case "gray": own ?? .secondaryFill
      default: nil
      }
    if let background,
      let written = shade("backgroundColor", of: background, tint: subject.tint)
    {
      fill = written
    }
    if isDisabled(subject.element) {
      ink = .tertiaryLabel
      fill = fill == nil ? nil : .tertiaryFill
    }
    let radius = cornerRadius(configuration, background, subject)
    if let written = shade("backgroundColor", of: subject.element, tint: subject.tint) {
      sketch.fill(subject.bounds, written, radius: cornerRadius(of: subject))
    }
    if let fill { sketch.fill(subject.bounds, fill, radius: radius) }
    if let background {
      if let stroke = shade("strokeColor", of: background, tint: subject.tint),
        let width = number("strokeWidth", of: background), width > 0
      {
        sketch.outline(
          subject.bounds.inset(width / 2, width / 2), stroke, radius: radius, width: width)
      }
    }
    paintContent(button, configuration, ink, subject, &sketch)
  }

  /// Corners by `cornerStyle`: since the 26 design buttons are capsules unless they say otherwise,
  /// before that the radius is 5.95 at the medium size (UIKit's published default look).
  private func cornerRadius(
    _ configuration: ElementID, _ background: ElementID?, _ subject: Subject
  ) -> Double {
    let most = min(subject.bounds.width, subject.bounds.height) / 2
    let written = background.flatMap { number("cornerRadius", of: $0) }
    let style = document.text(ofAttribute: "cornerStyle", in: configuration)
    let radius: Double =
      switch style {
      case "capsule": most
      case "small": 4
      case "medium": 8
      case "large": 12
      case "fixed": written ?? 6
      default: written ?? (isNewDesign ? most : 6)
      }
    return min(max(0, radius), most)
  }

  private func paintContent(
    _ button: ConfiguredButtonContent, _ configuration: ElementID, _ ink: Shade,
    _ subject: Subject, _ sketch: inout Sketch
  ) {
    let insets = button.contentInsets ?? ConfiguredButtonContent.defaultInsets(button.size)
    let room = Rect(
      x: insets.left, y: insets.top, width: max(0, subject.bounds.width - insets.horizontal),
      height: max(0, subject.bounds.height - insets.vertical))
    let image = self.image(of: configuration)
    let imageSize = size(of: button.image, image)
    let shows = image != nil
    let lines = [button.title, button.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    let isVertical = button.placement == .top || button.placement == .bottom
    let padding = shows && !lines.isEmpty ? button.imagePadding : 0
    let available = max(
      0, room.width - (shows && !isVertical ? imageSize.width + padding : 0))
    let blocks = lines.map { measure.block($0, maxWidth: available, pixel: 0) }
    let textHeight =
      blocks.reduce(0) { $0 + $1.height } + (lines.count > 1 ? button.titlePadding : 0)
    let textWidth = min(available, blocks.map(\.width).max() ?? 0)
    var imageRect = Rect(x: 0, y: 0, width: imageSize.width, height: imageSize.height)
    var textRect = Rect(x: 0, y: 0, width: textWidth, height: textHeight)
    if !shows {
      textRect = room.centered(textWidth, textHeight)
    } else if isVertical {
      let height = imageSize.height + padding + textHeight
      let top = room.midY - height / 2
      imageRect.x = room.midX - imageRect.width / 2
      textRect.x = room.midX - textWidth / 2
      let isFirst = button.placement == .top
      imageRect.y = isFirst ? top : top + textHeight + padding
      textRect.y = isFirst ? top + imageRect.height + padding : top
    } else {
      let width = imageSize.width + padding + textWidth
      let left = room.midX - width / 2
      let isFirst = (button.placement == .leading) != isRightToLeft
      imageRect.x = isFirst ? left : left + textWidth + padding
      textRect.x = isFirst ? left + imageRect.width + padding : left
      imageRect.y = room.midY - imageRect.height / 2
      textRect.y = room.midY - textHeight / 2
    }
    if let image {
      draw(image, in: imageRect, tint: ink, isTinted: true, into: &sketch)
    }
    var top = textRect.y
    for (index, text) in lines.enumerated() {
      let isTitle = index == 0 && button.title?.isEmpty == false
      let shades =
        isTitle
        ? runShades(of: configuration, key: "attributedTitle", else: ink, tint: subject.tint)
        : [ink]
      var frame = TextFrame(text, shades)
      frame.numberOfLines = 0
      frame.alignment =
        lines.count == 1
        ? .center : alignment(document.text(ofAttribute: "titleAlignment", in: configuration))
      frame.vertical = .top
      // A quarter of a point more than measured, so that no rounding breaks a line again.
      frame.draw(
        in: Rect(
          x: textRect.x - 0.25, y: top, width: textRect.width + 0.5,
          height: blocks[index].height + 0.5), measure, into: &sketch)
      top += blocks[index].height + button.titlePadding
    }
  }
}
