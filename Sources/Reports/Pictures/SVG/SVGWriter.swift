internal import DocumentModel
internal import LayoutSystem

/// Turns drawings into SVG: no script, no style sheet, nothing that is loaded from elsewhere.
package struct SVGWriter: Sendable {
  /// How colours and images are written.
  package enum Target: Sendable {
    /// A file that stands alone, in one appearance.
    case file(Appearance)
    /// A part of a page: colours are the page's variables, images its own.
    case page
  }

  private let target: Target
  private let assets: PictureAssets
  private var text = SVGText()
  private var clipCount = 0
  private var filters: Set<RGBA> = []
  /// Bytes of images that may still be written.
  private var imageBudget = SVGWriter.imageLimit
  /// Where groups begin that need no end tag of their own.
  private var prefix: String
  /// By shade: the number of its variable.
  package private(set) var palette: [Shade: Int] = [:]
  package private(set) var paletteOrder: [Shade] = []

  private static let imageLimit = 3_000_000

  package init(_ target: Target, _ assets: PictureAssets) {
    self.target = target
    self.assets = assets
    prefix = "p"
  }

  /// The picture as a file.
  package static func file(
    _ drawing: Drawing, _ appearance: Appearance, _ assets: PictureAssets
  ) -> String {
    var writer = SVGWriter(.file(appearance), assets)
    return writer.write(drawing, named: "picture") + "\n"
  }

  /// One picture as an `svg` element.
  ///
  /// - Parameter name: What its own identifiers begin with; on a page no two pictures share it.
  package mutating func write(_ drawing: Drawing, named name: String) -> String {
    text = SVGText()
    clipCount = 0
    filters = []
    imageBudget = Self.imageLimit
    prefix = name
    text.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.attribute("width", drawing.size.width)
    text.attribute("height", drawing.size.height)
    text.write(" viewBox=\"0 0 ")
    text.write(drawing.size.width)
    text.write(" ")
    text.write(drawing.size.height)
    text.write("\" role=\"img\"")
    text.attribute("aria-labelledby", plain: "\(name)-title \(name)-desc")
    text.attribute("font-family", plain: FontFamilies.system)
    text.write(">\n<title")
    text.attribute("id", plain: "\(name)-title")
    text.write(">")
    text.write(escaping: drawing.title)
    text.write("</title>\n<desc")
    text.attribute("id", plain: "\(name)-desc")
    text.write(">")
    text.write(escaping: drawing.description)
    text.write("</desc>\n")
    for step in drawing.steps {
      switch step {
      case .enter(let group): enter(group)
      case .leave: text.write("</g>\n")
      case .shape(let outline, let paint): write(outline, paint)
      case .text(let mark): write(mark)
      case .image(let mark): write(mark)
      }
    }
    text.write("</svg>")
    return text.string
  }

  // MARK: Groups

  private mutating func enter(_ group: Drawing.Group) {
    var clip: String?
    if group.clip != nil {
      // The clip is stated inside of the group, in the group's coordinates.
      clipCount += 1
      clip = "\(prefix)-clip\(clipCount)"
    }
    text.write("<g")
    switch group.kind {
    case .view(let view):
      text.write(" class=\"view\"")
      if let id = view.id { text.attribute("data-id", escaping: id) }
      text.attribute("data-class", escaping: view.className)
      text.write(" data-frame=\"")
      for (index, value) in [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        .enumerated()
      {
        if index > 0 { text.write(" ") }
        writeExactly(value)
      }
      text.write("\"")
    case .layer(let name): text.attribute("class", plain: name)
    case .constraint(let index, let id, let style):
      text.attribute("class", plain: "constraint \(style.rawValue)")
      if index >= 0 { text.attribute("data-constraint", plain: String(index)) }
      if let id { text.attribute("data-id", escaping: id) }
    }
    if group.origin.x != 0 || group.origin.y != 0 {
      text.write(" transform=\"translate(")
      writeExactly(group.origin.x)
      text.write(" ")
      writeExactly(group.origin.y)
      text.write(")\"")
    }
    if group.alpha < 1 { text.attribute("opacity", group.alpha) }
    if group.isHidden { text.write(" display=\"none\"") }
    if let clip { text.attribute("clip-path", plain: "url(#\(clip))") }
    text.write(">")
    if case .view(let view) = group.kind {
      text.write("<title>")
      text.write(escaping: view.title)
      text.write("</title>")
    }
    if let clip, let outline = group.clip {
      text.write("<clipPath")
      text.attribute("id", plain: clip)
      text.write(">")
      write(outline, Drawing.Paint())
      text.write("</clipPath>")
    }
  }

  /// As `layout` prints it.
  private mutating func writeExactly(_ value: Double) {
    guard value.isFinite else { return text.write("0") }
    text.write(plain: JSONWriter.text(value.withoutNoise))
  }

  // MARK: Shapes

  private mutating func write(_ outline: Drawing.Outline, _ paint: Drawing.Paint) {
    switch outline {
    case .rect(let rect, let radius):
      text.write("<rect")
      if rect.x != 0 { text.attribute("x", rect.x) }
      if rect.y != 0 { text.attribute("y", rect.y) }
      text.attribute("width", rect.width)
      text.attribute("height", rect.height)
      if radius > 0 { text.attribute("rx", radius) }
    case .ellipse(let rect):
      text.write("<ellipse")
      text.attribute("cx", rect.midX)
      text.attribute("cy", rect.midY)
      text.attribute("rx", rect.width / 2)
      text.attribute("ry", rect.height / 2)
    case .lines(let points, let isClosed):
      text.write("<path d=\"")
      write(points)
      if isClosed { text.write("Z") }
      text.write("\"")
    case .strokes(let lines):
      text.write("<path d=\"")
      for points in lines { write(points) }
      text.write("\"")
    }
    write(paint)
    text.write("/>")
  }

  private mutating func write(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { text.write("M") } else { text.write("L") }
      text.write(point.x)
      text.write(" ")
      text.write(point.y)
    }
  }

  private mutating func write(_ paint: Drawing.Paint) {
    if let fill = paint.fill {
      writeColor("fill", "fill-opacity", fill)
    } else if paint.stroke != nil {
      text.write(" fill=\"none\"")
    }
    guard let stroke = paint.stroke else { return }
    writeColor("stroke", "stroke-opacity", stroke)
    if paint.width != 1 { text.attribute("stroke-width", paint.width) }
    if paint.isDashed { text.write(" stroke-dasharray=\"4 3\"") }
    if paint.isRound { text.write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
  }

  private mutating func writeColor(
    _ name: StaticString, _ opacity: StaticString, _ shade: Shade
  ) {
    switch target {
    case .file(let appearance):
      let color = shade[appearance]
      text.attribute(name, plain: color.hex)
      if color.alpha < 1 { writeOpacity(opacity, color.alpha) }
    case .page: text.attribute(name, plain: "var(--c\(number(of: shade)))")
    }
  }

  /// Opacities are finer than coordinates.
  private mutating func writeOpacity(_ name: StaticString, _ alpha: Double) {
    text.attribute(name, plain: JSONWriter.text(alpha))
  }

  private mutating func number(of shade: Shade) -> Int {
    if let known = palette[shade] { return known }
    palette[shade] = paletteOrder.count
    paletteOrder.append(shade)
    return paletteOrder.count - 1
  }

  // MARK: Texts

  private mutating func write(_ mark: Drawing.TextMark) {
    text.write("<text")
    let isTurned = mark.isRightToLeft
    // In a text that runs from right to left the start is on the right.
    let anchor: Drawing.TextMark.Anchor =
      switch (mark.anchor, isTurned) {
      case (.start, true): .end
      case (.end, true): .start
      case (let anchor, _): anchor
      }
    text.attribute("x", mark.x)
    text.attribute("y", mark.baseline)
    if anchor != .start { text.attribute("text-anchor", plain: anchor.rawValue) }
    if isTurned { text.write(" direction=\"rtl\"") }
    let size = mark.font.size
    text.attribute("font-size", size.isFinite ? min(max(size, 0), 2000) : 0)
    let weight = FontFamilies.weight(mark.font)
    if weight != 400 { text.attribute("font-weight", plain: String(weight)) }
    if FontFamilies.isItalic(mark.font) { text.write(" font-style=\"italic\"") }
    if case .named(let name) = mark.font.face {
      text.attribute("font-family", escaping: FontFamilies.named(name))
    }
    if mark.isUnderlined { text.write(" text-decoration=\"underline\"") }
    if mark.isStruckThrough { text.write(" text-decoration=\"line-through\"") }
    if let width = mark.width, width > 0, mark.text.count > 1 {
      text.attribute("textLength", width)
      text.write(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    writeColor("fill", "fill-opacity", mark.shade)
    if let halo = mark.halo {
      writeColor("stroke", "stroke-opacity", halo)
      text.write(" stroke-width=\"2.5\" stroke-linejoin=\"round\" paint-order=\"stroke\"")
    }
    if mark.text.contains("  ") || mark.text.hasPrefix(" ") {
      text.write(" xml:space=\"preserve\"")
    }
    text.write(">")
    if let whole = mark.whole {
      text.write("<title>")
      text.write(escaping: String(whole.prefix(400)))
      text.write("</title>")
    }
    text.write(escaping: mark.text)
    text.write("</text>")
  }

  // MARK: Images

  private mutating func write(_ mark: Drawing.ImageMark) {
    guard let image = assets.images[mark.name], image.uri.utf8.count <= imageBudget else { return }
    var filter: String?
    if let tint = mark.tint { filter = writeFilter(tint) }
    text.write("<image")
    text.attribute("x", mark.rect.x)
    text.attribute("y", mark.rect.y)
    text.attribute("width", mark.rect.width)
    text.attribute("height", mark.rect.height)
    switch mark.fit {
    case .fill: text.write(" preserveAspectRatio=\"none\"")
    case .aspectFit: break
    case .aspectFill: text.write(" preserveAspectRatio=\"xMidYMid slice\"")
    }
    if let filter { text.attribute("filter", plain: "url(#\(filter))") }
    switch target {
    case .file:
      imageBudget -= image.uri.utf8.count
      text.attribute("href", escaping: image.uri)
    case .page: text.attribute("data-image", escaping: mark.name)
    }
    text.write("/>")
  }

  /// Puts one colour in the place of an image's own.
  private mutating func writeFilter(_ tint: Shade) -> String {
    let color =
      switch target {
      case .file(let appearance): tint[appearance]
      case .page: tint.light
      }
    let id = "\(prefix)-tint-\(color.hex.dropFirst())"
    guard filters.insert(color).inserted else { return id }
    text.write("<filter")
    text.attribute("id", plain: id)
    text.write("><feFlood")
    text.attribute("flood-color", plain: color.hex)
    text.write("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    return id
  }
}

extension RGBA {
  /// `#rrggbb`, without the opacity.
  package var hex: String {
    var text = "#"
    for part in [red, green, blue] {
      let digits = String(part, radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }
}
