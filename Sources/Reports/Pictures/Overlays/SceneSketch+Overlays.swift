internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Colours of overlays: alike in both appearances, so that a reader knows them again.
enum OverlayShade {
  static let author = Shade(RGBA(0x0060DF))
  static let generated = Shade(RGBA(0x8A3FFC))
  static let conflict = Shade(RGBA(0xD6001C))
  static let ambiguity = Shade(RGBA(0xC25400))
  static let safeArea = Shade(RGBA(0x007D79))
  static let hidden = Shade(RGBA(0x6F6F6F))
  static let halo = Shade(RGBA(0xFFFFFF, 0.85))
}

extension SceneSketch {
  mutating func drawOverlays() {
    for overlay in pictures.overlays {
      var layer = Sketch()
      switch overlay {
      case .constraints: drawConstraints(into: &layer)
      case .stacks: drawStacks(into: &layer)
      case .ambiguity: drawAmbiguities(into: &layer)
      case .conflicts: drawConflicts(into: &layer)
      case .safeArea: drawSafeAreas(into: &layer)
      case .hidden: drawHidden(into: &layer)
      }
      guard !layer.steps.isEmpty else { continue }
      sketch.enter(Drawing.Group(.layer("overlay \(overlay.rawValue)")))
      sketch.append(layer)
      sketch.leave()
    }
  }

  /// A small text that can be read over anything.
  func note(
    _ text: String, at point: Point, _ shade: Shade, size: Double = 9,
    anchor: Drawing.TextMark.Anchor = .middle
  ) -> Drawing.TextMark {
    var mark = Drawing.TextMark(
      text: text, x: point.x, baseline: point.y + size * 0.35, width: nil, anchor: anchor,
      font: .system(size, .semibold), shade: shade)
    mark.halo = OverlayShade.halo
    return mark
  }

  // MARK: Constraints

  private func drawConstraints(into layer: inout Sketch) {
    let lines = ConstraintLines(map: map, isRightToLeft: painter.isRightToLeft)
    for (index, constraint) in solution.constraints.enumerated() {
      let style: Drawing.ConstraintStyle
      var id: String?
      switch constraint.provenance {
      case .author(let author):
        style = .author
        id = document[author].objectID
      case .stack(_, let identifier) where Self.drawn.contains(identifier): style = .generated
      default: continue
      }
      // Guides that a stack view makes for itself have no place that anybody would look for.
      let items = [constraint.first.item, constraint.second?.item]
      guard !items.contains(where: { $0?.isStackHelper == true }) else { continue }
      guard let line = lines.line(of: constraint) else { continue }
      layer.enter(Drawing.Group(.constraint(index, id: id, style)))
      draw(
        line, style == .author ? OverlayShade.author : OverlayShade.generated,
        isDashed: style == .generated || !constraint.isRequired, into: &layer)
      layer.leave()
    }
  }

  /// What holds the arranged views; the others only settle what is left open.
  private static let drawn: Set<StackIdentifier> = [
    .canvasConnection, .spacing, .fillEqually, .fillProportionally, .distributingEdge, .alignment,
  ]

  private func draw(
    _ line: ConstraintLines.Line, _ shade: Shade, isDashed: Bool, width: Double = 1,
    into layer: inout Sketch
  ) {
    layer.draw(
      .strokes(line.strokes + line.ticks),
      Drawing.Paint(stroke: shade, width: width, isDashed: isDashed))
    if let text = line.text { layer.text(note(text, at: line.middle, shade)) }
  }

  private func drawConflicts(into layer: inout Sketch) {
    let lines = ConstraintLines(map: map, isRightToLeft: painter.isRightToLeft)
    for (number, conflict) in solution.conflicts.enumerated() {
      var named: [ViewID] = []
      for member in conflict.members {
        let index = solution.constraints.firstIndex(of: member) ?? -1
        var id: String?
        if case .author(let author) = member.provenance { id = document[author].objectID }
        for item in [member.first.item, member.second?.item] {
          if let view = item?.view, !named.contains(view) { named.append(view) }
        }
        guard let line = lines.line(of: member) else { continue }
        layer.enter(Drawing.Group(.constraint(index, id: id, .conflict)))
        draw(
          line, OverlayShade.conflict, isDashed: member == conflict.relaxed, width: 2, into: &layer)
        layer.leave()
      }
      for view in named {
        guard let place = map.place(view), document[view].superview != nil else { continue }
        layer.outline(place.inset(-1, -1), OverlayShade.conflict, width: 1.5)
      }
      guard let place = named.last.flatMap({ map.place($0) }) else { continue }
      let excess = shortNumber(conflict.excess)
      layer.text(
        note(
          "\(excess) pt too \(conflict.excess > 0 ? "much" : "little")",
          at: Point(x: place.midX, y: place.maxY + 8 + Double(number % 8) * 12),
          OverlayShade.conflict, size: 11))
    }
  }

  // MARK: Ambiguity

  private func drawAmbiguities(into layer: inout Sketch) {
    for ambiguity in solution.ambiguities {
      guard let place = map.place(ambiguity.view) else { continue }
      layer.outline(place, OverlayShade.ambiguity, width: 1.5, isDashed: true)
      let isAcross = ambiguity.axis == .horizontal
      let reach = 18.0
      let (from, to): (Point, Point)
      switch (ambiguity.measure, isAcross) {
      case (.position, true):
        (from, to) = (
          Point(x: place.midX - reach, y: place.midY), Point(x: place.midX + reach, y: place.midY)
        )
      case (.position, false):
        (from, to) = (
          Point(x: place.midX, y: place.midY - reach), Point(x: place.midX, y: place.midY + reach)
        )
      case (_, true):
        (from, to) = (Point(x: place.x, y: place.midY), Point(x: place.maxX, y: place.midY))
      case (_, false):
        (from, to) = (Point(x: place.midX, y: place.y), Point(x: place.midX, y: place.maxY))
      }
      drawArrow(from, to, into: &layer)
      let what =
        ambiguity.measure == .position
        ? (isAcross ? "x?" : "y?") : isAcross ? "width?" : "height?"
      layer.text(
        note(
          what, at: Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2), OverlayShade.ambiguity,
          size: 11))
    }
  }

  /// A line with a head at both ends.
  private func drawArrow(_ from: Point, _ to: Point, into layer: inout Sketch) {
    let paint = Drawing.Paint.stroke(OverlayShade.ambiguity, 2)
    layer.draw(.lines([from, to], isClosed: false), paint)
    let isAcross = from.y == to.y
    for (tip, sign) in [(from, 1.0), (to, -1.0)] {
      let a =
        isAcross
        ? Point(x: tip.x + 5 * sign, y: tip.y - 4) : Point(x: tip.x - 4, y: tip.y + 5 * sign)
      let b =
        isAcross
        ? Point(x: tip.x + 5 * sign, y: tip.y + 4) : Point(x: tip.x + 4, y: tip.y + 5 * sign)
      layer.draw(.lines([a, tip, b], isClosed: false), paint)
    }
  }

  // MARK: Stacks

  private func drawStacks(into layer: inout Sketch) {
    for placed in solution.views where document[placed.view].isStack {
      guard let place = map.place(placed.view), isShown(placed.view) else { continue }
      let element = document[placed.view].element
      let isVertical = resolved.value(.axis, of: element) == .vertical
      layer.outline(place, OverlayShade.generated, width: 1, isDashed: true)
      drawGaps(of: placed.view, isVertical: isVertical, into: &layer)
      drawAxis(place, isVertical: isVertical, into: &layer)
    }
  }

  private func drawAxis(_ place: Rect, isVertical: Bool, into layer: inout Sketch) {
    let length = min(14, (isVertical ? place.height : place.width) / 2)
    guard length >= 4 else { return }
    let start = Point(x: place.x + 4, y: place.y + 4)
    let end =
      isVertical
      ? Point(x: start.x, y: start.y + length) : Point(x: start.x + length, y: start.y)
    let head =
      isVertical
      ? [Point(x: end.x - 3, y: end.y - 4), end, Point(x: end.x + 3, y: end.y - 4)]
      : [Point(x: end.x - 4, y: end.y - 3), end, Point(x: end.x - 4, y: end.y + 3)]
    layer.draw(.lines([start, end], isClosed: false), .stroke(OverlayShade.generated, 1.5))
    layer.draw(.lines(head, isClosed: false), .stroke(OverlayShade.generated, 1.5))
  }

  private func drawGaps(of stack: ViewID, isVertical: Bool, into layer: inout Sketch) {
    let places = resolved.arrangedSubviews(of: stack).filter { isShown($0) }.compactMap {
      map.place($0)
    }.sorted { isVertical ? $0.y < $1.y : $0.x < $1.x }
    guard let around = map.place(stack) else { return }
    for (one, next) in zip(places, places.dropFirst()) {
      let gap = isVertical ? next.y - one.maxY : next.x - one.maxX
      guard gap >= 0.5 else { continue }
      let rect =
        isVertical
        ? Rect(x: around.x, y: one.maxY, width: around.width, height: gap)
        : Rect(x: one.maxX, y: around.y, width: gap, height: around.height)
      layer.fill(rect, OverlayShade.generated.faded(0.18))
      layer.text(
        note(
          shortNumber(gap), at: Point(x: rect.midX, y: rect.midY), OverlayShade.generated, size: 8))
    }
  }

  // MARK: Areas

  private func drawSafeAreas(into layer: inout Sketch) {
    for root in map.roots where !root.isBar {
      let insets = pictures.surroundings.safeArea(root.view, size: root.size)
      guard insets != .zero else { continue }
      let rect = Rect(
        x: root.origin.x + insets.left, y: root.origin.y + insets.top,
        width: max(0, root.size.width - insets.horizontal),
        height: max(0, root.size.height - insets.vertical))
      layer.outline(rect, OverlayShade.safeArea, width: 1.5, isDashed: true)
      layer.text(
        note(
          "safe area", at: Point(x: rect.midX, y: rect.y + 8), OverlayShade.safeArea, size: 9))
    }
  }

  private func drawHidden(into layer: inout Sketch) {
    for placed in solution.views
    where resolved.flag(.hidden, of: document[placed.view].element) {
      guard let place = map.place(placed.view) else { continue }
      layer.outline(place.inset(0.5, 0.5), OverlayShade.hidden, isDashed: true)
      let name = document.knownName(document[placed.view].element) ?? "hidden"
      guard place.width > 20, place.height > 8 else { continue }
      layer.text(
        note(
          String(name.prefix(24)), at: Point(x: place.midX, y: place.midY), OverlayShade.hidden))
    }
  }

  private func isShown(_ view: ViewID) -> Bool {
    var next: ViewID? = view
    while let current = next {
      if resolved.flag(.hidden, of: document[current].element) { return false }
      next = document[current].superview
    }
    return true
  }
}
