internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// An image as a document names it.
struct NamedImage {
  var name: String
  var isSymbol: Bool
  /// In points; nil where the document does not say.
  var size: Size?
}

extension Painter {
  /// The image of a property, by name in an attribute or by reference.
  func image(_ key: String = "image", of element: ElementID) -> NamedImage? {
    let reference = resolved.child(.imageReference, key: key, of: element)
    guard
      let name = reference.flatMap({ resolved.written(.image, of: $0) })
        ?? resolved.written(AttributeKey<String>(key), of: element), !name.isEmpty
    else { return nil }
    let catalog = resolved.written(.catalog, of: reference ?? element)
    let isSymbol = catalog == "system" && reader.images[name] == nil
    return NamedImage(
      name: name, isSymbol: isSymbol,
      size: isSymbol ? reader.symbols[name] : reader.images[name])
  }

  /// Draws an image into a rectangle that has its proportions, or a sign that stands for it.
  ///
  /// - Parameter tint: The colour of symbols and template images; nil for images that keep theirs.
  func draw(
    _ image: NamedImage, in rect: Rect, fit: Drawing.Fit = .aspectFit, tint: Shade, isTinted: Bool,
    into sketch: inout Sketch
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let asset = assets.images[image.name], !image.isSymbol {
      sketch.image(
        Drawing.ImageMark(
          name: image.name, rect: rect, fit: fit, tint: isTinted || asset.isTemplate ? tint : nil))
    } else if image.isSymbol {
      SymbolGlyph.draw(image.name, in: rect, tint, measure, into: &sketch)
    } else {
      drawPlaceholder(image.name, in: rect, into: &sketch)
    }
  }

  /// A sign for an image that is not at hand: a frame with its diagonals, and its name.
  private func drawPlaceholder(_ name: String, in rect: Rect, into sketch: inout Sketch) {
    sketch.fill(rect, Shade(RGBA(0x8E8E93, 0.18)))
    let line = Shade(RGBA(0x8E8E93, 0.5))
    sketch.outline(rect.inset(0.5, 0.5), line)
    if rect.width >= 8, rect.height >= 8 {
      sketch.line(
        [Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.maxY)], line, width: 0.5)
      sketch.line(
        [Point(x: rect.maxX, y: rect.y), Point(x: rect.x, y: rect.maxY)], line, width: 0.5)
    }
    caption(name, in: rect.inset(2, 1), size: 11, into: &sketch)
  }

  /// A name in the middle of a rectangle, where it fits legibly, on a patch of its own.
  func caption(
    _ text: String, in rect: Rect, size: Double, shade: Shade = .secondaryLabel,
    into sketch: inout Sketch
  ) {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    let short = String(line.prefix(80))
    let font = TextFont.system(size)
    let natural = measure.width(short, font)
    guard natural > 0 else { return }
    // Smaller than this nobody can read it.
    let factor = min(1, rect.width / natural)
    let fitted = font.withSize(max(6, size * factor))
    guard rect.width >= 14, rect.height >= fitted.size * 1.15 else { return }
    let width = min(rect.width, measure.width(short, fitted))
    sketch.fill(
      rect.centered(min(rect.width, width + 4), fitted.size * 1.25),
      Shade(RGBA(0xFFFFFF, 0.6), dark: RGBA(0x000000, 0.5)), radius: 2)
    var frame = TextFrame(short, fitted, shade)
    frame.alignment = .center
    frame.draw(in: rect, measure, into: &sketch)
  }

  /// Where an image of a size lies in a view by its content mode, and how it fills that place.
  func placement(_ mode: String?, of size: Size?, in bounds: Rect) -> (Rect, Drawing.Fit) {
    switch mode ?? "scaleToFill" {
    case "scaleToFill", "redraw": return (bounds, .fill)
    case "scaleAspectFill": return (bounds, .aspectFill)
    case "scaleAspectFit":
      guard let size, size.width > 0, size.height > 0 else { return (bounds, .aspectFit) }
      let factor = min(bounds.width / size.width, bounds.height / size.height)
      return (bounds.centered(size.width * factor, size.height * factor), .fill)
    case let place:
      guard let size else { return (bounds, .aspectFit) }
      var rect = bounds.centered(size.width, size.height)
      let lower = place.lowercased()
      if lower.contains("left") { rect.x = bounds.x }
      if lower.contains("right") { rect.x = bounds.maxX - size.width }
      if lower.contains("top") { rect.y = bounds.y }
      if lower.contains("bottom") { rect.y = bounds.maxY - size.height }
      return (rect, .fill)
    }
  }
}
