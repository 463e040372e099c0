internal import DocumentModel
internal import LayoutSystem
internal import Resolution

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Painter {
  private static let knobEdge = Shade(RGBA(0x000000, 0.16), dark: RGBA(0x000000, 0.4))

  func paintSwitch(_ subject: Subject, _ sketch: inout Sketch) {
    let isOn = self.isOn("on", of: subject.element)
    // The track is as large as the alignment rectangle: 2 points less wide than older frames.
    let track = subject.bounds
    let shade =
      isOn
      ? shade("onTintColor", of: subject.element, tint: subject.tint) ?? .green : .secondaryFill
    let dim = isDisabled(subject.element) ? 0.5 : 1
    sketch.fill(track, shade.faded(dim), radius: track.height / 2)
    let height = max(0, track.height - 4)
    let width = isNewDesign ? min(track.width - 4, height * 1.6) : height
    let isRight = isOn != isRightToLeft
    let knob = Rect(
      x: isRight ? track.maxX - 2 - width : track.x + 2, y: track.y + 2, width: width,
      height: height)
    let ink = self.shade("thumbTintColor", of: subject.element, tint: subject.tint) ?? .white
    sketch.fill(knob, ink, radius: height / 2)
    sketch.outline(knob, Self.knobEdge, radius: height / 2, width: 0.5)
  }

  func paintSlider(_ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let least = number("minValue", of: element) ?? 0
    let most = number("maxValue", of: element) ?? 1
    let value = number("value", of: element) ?? 0
    var part = most > least ? (value - least) / (most - least) : 0
    part = part.isFinite ? min(max(part, 0), 1) : 0
    if isRightToLeft { part = 1 - part }
    let thickness: Double = isNewDesign ? 6 : 4
    let track = Rect(
      x: subject.bounds.x, y: subject.bounds.midY - thickness / 2, width: subject.bounds.width,
      height: thickness)
    let knobWidth: Double = isNewDesign ? 37 : 28
    let knobHeight: Double = isNewDesign ? 24 : 28
    let center = track.x + knobWidth / 2 + max(0, track.width - knobWidth) * part
    let full = shade("minimumTrackTintColor", of: element, tint: subject.tint) ?? subject.tint
    let rest = shade("maximumTrackTintColor", of: element, tint: subject.tint) ?? .fill
    let left = Rect(x: track.x, y: track.y, width: max(0, center - track.x), height: thickness)
    let right = Rect(
      x: center, y: track.y, width: max(0, track.maxX - center), height: thickness)
    sketch.fill(left, isRightToLeft ? rest : full, radius: thickness / 2)
    sketch.fill(right, isRightToLeft ? full : rest, radius: thickness / 2)
    let knob = Rect(
      x: center - knobWidth / 2, y: subject.bounds.midY - knobHeight / 2, width: knobWidth,
      height: knobHeight)
    let ink = shade("thumbTintColor", of: element, tint: subject.tint) ?? .white
    sketch.fill(knob, ink, radius: knobHeight / 2)
    sketch.outline(knob, Self.knobEdge, radius: knobHeight / 2, width: 0.5)
  }

  func paintStepper(_ subject: Subject, _ sketch: inout Sketch) {
    let bounds = subject.bounds
    let half = bounds.width / 2
    let ink: Shade = reader.context.toolsVersion < 14800 ? subject.tint : .label
    let isOutlined = reader.context.toolsVersion < 14800
    if isOutlined {
      sketch.outline(bounds.inset(0.5, 0.5), subject.tint, radius: 4)
    } else {
      sketch.fill(bounds, .tertiaryFill, radius: isNewDesign ? bounds.height / 2 : 8)
    }
    sketch.fill(
      Rect(
        x: half - 0.5, y: isOutlined ? 0 : bounds.height * 0.22, width: 1,
        height: isOutlined ? bounds.height : bounds.height * 0.56),
      isOutlined ? subject.tint : .separator)
    let side = min(16, bounds.height * 0.6)
    for (index, name) in ["minus", "plus"].enumerated() {
      let cell = Rect(
        x: (isRightToLeft ? index == 0 : index == 1) ? half : 0, y: 0, width: half,
        height: bounds.height)
      SymbolGlyph.draw(name, in: cell.centered(side, side), ink, measure, into: &sketch)
    }
  }

  func paintProgressView(_ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let part = min(max(number("progress", of: element) ?? 0, 0), 1)
    // Frames are often taller than the bar is.
    let height = min(subject.bounds.height, max(2, min(subject.bounds.height, 4)))
    let bar = Rect(
      x: subject.bounds.x, y: subject.bounds.midY - height / 2, width: subject.bounds.width,
      height: height)
    let radius = height / 2
    sketch.fill(
      bar, shade("trackTintColor", of: element, tint: subject.tint) ?? .fill, radius: radius)
    let width = bar.width * part
    sketch.fill(
      Rect(
        x: isRightToLeft ? bar.maxX - width : bar.x, y: bar.y, width: width, height: height),
      shade("progressTintColor", of: element, tint: subject.tint) ?? subject.tint, radius: radius)
  }

  func paintActivityIndicator(_ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let style = text(.style, of: element)
    // On a device one that stands still and hides when stopped is not there.
    let hides = resolved.value(AttributeKey<Bool>("hidesWhenStopped"), of: element) ?? true
    let isAnimating = isOn("animating", of: element)
    if hides, !isAnimating, resolved.configuration.mode == .runTime { return }
    let isWhite = style?.lowercased().contains("white") ?? false
    let shade = shade("color", of: element, tint: subject.tint) ?? (isWhite ? .white : .gray)
    let isLarge = style?.lowercased().contains("large") ?? false
    let side = min(subject.bounds.width, subject.bounds.height, isLarge ? 37 : 20)
    let center = Point(x: subject.bounds.midX, y: subject.bounds.midY)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let (x, y) = (sin(angle), -cos(angle))
      sketch.line(
        [
          Point(x: center.x + x * side * 0.24, y: center.y + y * side * 0.24),
          Point(x: center.x + x * side * 0.45, y: center.y + y * side * 0.45),
        ], shade.faded(1 - Double(spoke) * 0.09), width: max(1, side * 0.1))
    }
  }

  func paintPageControl(_ subject: Subject, _ sketch: inout Sketch) {
    let element = subject.element
    let count = min(max(resolved.value(.numberOfPages, of: element) ?? 3, 0), 100)
    let current = resolved.value(AttributeKey<Int>("currentPage"), of: element) ?? 0
    let pitch: Double = reader.context.toolsVersion < 17000 ? 16 : 52.0 / 3
    let others =
      shade("pageIndicatorTintColor", of: element, tint: subject.tint) ?? .tertiaryLabel
    let one = shade("currentPageIndicatorTintColor", of: element, tint: subject.tint) ?? .label
    let start = subject.bounds.midX - pitch * Double(count - 1) / 2
    for page in 0..<count {
      let place = isRightToLeft ? count - 1 - page : page
      sketch.circle(
        Point(x: start + pitch * Double(place), y: subject.bounds.midY), radius: 3.5,
        .fill(page == current ? one : others))
    }
  }

  func paintSegmentedControl(_ subject: Subject, _ sketch: inout Sketch) {
    guard case .segmentedControl(let control) = reader.content(of: subject.view) else { return }
    let element = subject.element
    let elements = document.contents(of: .segments, in: element)
    let segments = zip(control.segments, elements).map { segment, element -> SegmentFace in
      if case .title(let title) = segment { return .title(title) }
      return image(of: element).map { .image($0) } ?? .title("")
    }
    let written = elements.map { resolved.written(AttributeKey<Double>("width"), of: $0) ?? 0 }
    let selected = resolved.value(.selectedSegmentIndex, of: element) ?? -1
    if reader.context.toolsVersion < 14800 {
      drawOutlinedSegments(
        segments, widths: written, selected: selected, in: subject.bounds, font: control.font,
        tint: subject.tint, into: &sketch)
      return
    }
    if let background = shade("backgroundColor", of: element, tint: subject.tint) {
      sketch.fill(subject.bounds, background, radius: isNewDesign ? subject.bounds.height / 2 : 8)
    }
    drawSegments(
      segments, widths: written, selected: selected, in: subject.bounds, font: control.font,
      ink: .label, pill: shade("selectedSegmentTintColor", of: element, tint: subject.tint),
      into: &sketch)
  }

  /// What a segment shows.
  enum SegmentFace {
    case title(String)
    case image(NamedImage)
  }

  /// The places of segments: of written widths, and equal shares of what those leave.
  private func cells(_ widths: [Double], _ count: Int, in rect: Rect) -> [Rect] {
    guard count > 0 else { return [] }
    let fixed = (0..<count).map { widths.indices.contains($0) && widths[$0] > 0 ? widths[$0] : 0 }
    let open = fixed.count { $0 == 0 }
    let left = max(0, rect.width - fixed.reduce(0, +))
    let share = open > 0 ? left / Double(open) : 0
    let factor = open == 0 ? rect.width / max(1, fixed.reduce(0, +)) : 1
    var x = rect.x
    let cells = fixed.map { width -> Rect in
      let cell = Rect(
        x: x, y: rect.y, width: width == 0 ? share : width * factor, height: rect.height)
      x = cell.maxX
      return cell
    }
    guard isRightToLeft else { return cells }
    return cells.map { cell in
      var cell = cell
      cell.x = rect.x + rect.maxX - cell.maxX
      return cell
    }
  }

  func drawSegments(
    _ segments: [SegmentFace], widths: [Double], selected: Int, in rect: Rect, font: TextFont?,
    ink: Shade, pill: Shade?, into sketch: inout Sketch
  ) {
    let radius = isNewDesign ? rect.height / 2 : 8
    sketch.fill(rect, .tertiaryFill, radius: radius)
    let cells = cells(widths, segments.count, in: rect)
    for (index, (segment, cell)) in zip(segments, cells).enumerated() {
      let isSelected = index == selected
      if isSelected {
        let inner = cell.inset(2, 2)
        sketch.fill(inner, pill ?? Shade(0xFFFFFF, 0x636366), radius: max(0, radius - 2))
        sketch.outline(inner, Self.knobEdge.faded(0.5), radius: max(0, radius - 2), width: 0.5)
      } else if index > 0, index - 1 != selected {
        let x = isRightToLeft ? cell.maxX : cell.x
        sketch.fill(
          Rect(x: x - 0.5, y: cell.y + cell.height * 0.25, width: 1, height: cell.height * 0.5),
          .separator)
      }
      draw(
        segment, font ?? .system(13, isSelected ? .semibold : .medium), ink, in: cell,
        into: &sketch)
    }
  }

  /// As iOS drew segments up to version 12.
  private func drawOutlinedSegments(
    _ segments: [SegmentFace], widths: [Double], selected: Int, in bounds: Rect, font: TextFont?,
    tint: Shade, into sketch: inout Sketch
  ) {
    let cells = cells(widths, segments.count, in: bounds)
    for (index, (segment, cell)) in zip(segments, cells).enumerated() {
      let isSelected = index == selected
      if isSelected { sketch.fill(cell, tint, radius: cells.count == 1 ? 4 : 0) }
      if index > 0 {
        let x = isRightToLeft ? cell.maxX : cell.x
        sketch.fill(Rect(x: x - 0.5, y: cell.y, width: 1, height: cell.height), tint)
      }
      draw(segment, font ?? .system(13), isSelected ? .white : tint, in: cell, into: &sketch)
    }
    sketch.outline(bounds.inset(0.5, 0.5), tint, radius: 4)
  }

  private func draw(
    _ segment: SegmentFace, _ font: TextFont, _ ink: Shade, in cell: Rect, into sketch: inout Sketch
  ) {
    switch segment {
    case .title(let title):
      var frame = TextFrame(title, font, ink)
      frame.alignment = .center
      frame.draw(in: cell.inset(3, 0), measure, into: &sketch)
    case .image(let image):
      let size = image.size ?? Size(width: 20, height: 20)
      let factor = min(1, (cell.height - 6) / max(1, size.height))
      draw(
        image, in: cell.centered(size.width * factor, size.height * factor), tint: ink,
        isTinted: true, into: &sketch)
    }
  }
}
