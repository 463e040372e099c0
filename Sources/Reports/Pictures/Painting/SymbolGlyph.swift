internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Signs for SF Symbols. The font itself may only be used on Apple's platforms, so the commonest
/// symbols are drawn by a few strokes of our own, and every other one as a patch with its name.
enum SymbolGlyph {
  /// Strokes on a square of 20 by 20; `fill` and `circle` in a name are drawn by rule.
  private static let strokes: [String: [[(Double, Double)]]] = [
    "plus": [[(10, 2), (10, 18)], [(2, 10), (18, 10)]],
    "minus": [[(2, 10), (18, 10)]],
    "xmark": [[(3, 3), (17, 17)], [(17, 3), (3, 17)]],
    "multiply": [[(3, 3), (17, 17)], [(17, 3), (3, 17)]],
    "checkmark": [[(2, 11), (7.5, 17), (18, 3)]],
    "chevron.right": [[(6, 2), (14, 10), (6, 18)]],
    "chevron.forward": [[(6, 2), (14, 10), (6, 18)]],
    "chevron.left": [[(14, 2), (6, 10), (14, 18)]],
    "chevron.backward": [[(14, 2), (6, 10), (14, 18)]],
    "chevron.down": [[(2, 6), (10, 14), (18, 6)]],
    "chevron.up": [[(2, 14), (10, 6), (18, 14)]],
    "arrow.right": [[(2, 10), (18, 10)], [(11, 3), (18, 10), (11, 17)]],
    "arrow.left": [[(18, 10), (2, 10)], [(9, 3), (2, 10), (9, 17)]],
    "arrow.up": [[(10, 18), (10, 2)], [(3, 9), (10, 2), (17, 9)]],
    "arrow.down": [[(10, 2), (10, 18)], [(3, 11), (10, 18), (17, 11)]],
    "line.3.horizontal": [[(2, 4), (18, 4)], [(2, 10), (18, 10)], [(2, 16), (18, 16)]],
    "line.horizontal.3": [[(2, 4), (18, 4)], [(2, 10), (18, 10)], [(2, 16), (18, 16)]],
    "list.bullet": [
      [(2, 4), (3, 4)], [(7, 4), (18, 4)], [(2, 10), (3, 10)], [(7, 10), (18, 10)],
      [(2, 16), (3, 16)], [(7, 16), (18, 16)],
    ],
    "magnifyingglass": [[(12.5, 12.5), (18, 18)]],
    "square.and.arrow.up": [
      [(6, 8), (3, 8), (3, 19), (17, 19), (17, 8), (14, 8)], [(10, 13), (10, 1)],
      [(6, 5), (10, 1), (14, 5)],
    ],
    "play": [[(4, 2), (17, 10), (4, 18), (4, 2)]],
    "pause": [[(6, 3), (6, 17)], [(14, 3), (14, 17)]],
    "house": [[(1, 10), (10, 2), (19, 10)], [(4, 9), (4, 18), (16, 18), (16, 9)]],
    "star": [
      [
        (10, 1), (12.7, 7), (19, 7.6), (14.2, 12), (15.7, 18.5), (10, 15), (4.3, 18.5), (5.8, 12),
        (1, 7.6), (7.3, 7), (10, 1),
      ]
    ],
    "heart": [
      [
        (10, 18), (2.5, 10.5), (1.2, 7), (2.2, 4), (5, 2.6), (8, 3.4), (10, 6), (12, 3.4),
        (15, 2.6),
        (17.8, 4), (18.8, 7), (17.5, 10.5), (10, 18),
      ]
    ],
    "bookmark": [[(5, 2), (15, 2), (15, 18), (10, 13), (5, 18), (5, 2)]],
    "trash": [
      [(3, 5), (17, 5)], [(7, 5), (7, 2), (13, 2), (13, 5)], [(5, 5), (6, 18), (14, 18), (15, 5)],
    ],
    "envelope": [[(1, 4), (19, 4), (19, 16), (1, 16), (1, 4), (10, 11), (19, 4)]],
  ]

  private static let circled: Set<String> = ["magnifyingglass"]
  /// Symbols that are circles themselves.
  private static let dots: [String: [(Double, Double)]] = [
    "ellipsis": [(3, 10), (10, 10), (17, 10)], "circle.fill": [(10, 10)],
  ]

  static func draw(
    _ name: String, in rect: Rect, _ shade: Shade, _ measure: TextMeasure, into sketch: inout Sketch
  ) {
    let side = min(rect.width, rect.height)
    guard side >= 2 else { return }
    let isCircle = name.hasSuffix(".circle") || name.hasSuffix(".circle.fill")
    let isFilled = name.hasSuffix(".fill")
    var stem = name
    for ending in [".fill", ".circle"] where stem.hasSuffix(ending) {
      stem = String(stem.dropLast(ending.count))
    }
    let box = rect.centered(side, side)
    let known = strokes[stem] != nil || dots[name] != nil || dots[stem] != nil || stem == "circle"
    guard known else { return drawNamed(name, in: rect, shade, measure, into: &sketch) }
    let width = max(1, side * 0.09)
    func point(_ place: (Double, Double), _ scale: Double) -> Point {
      let unit = side * scale / 20
      return Point(x: box.midX + (place.0 - 10) * unit, y: box.midY + (place.1 - 10) * unit)
    }
    var ink = shade
    var scale = 0.9
    if isCircle || stem == "circle" {
      let radius = side / 2 - width / 2
      sketch.circle(
        Point(x: box.midX, y: box.midY), radius: radius,
        isFilled ? .fill(shade) : .stroke(shade, width))
      scale = 0.5
      if isFilled { ink = .background }
      if stem == "circle" { return }
    }
    for dot in dots[name] ?? dots[stem] ?? [] {
      sketch.circle(
        point(dot, scale), radius: name == "circle.fill" ? side / 2 : side * 0.09, .fill(ink))
    }
    if circled.contains(stem) {
      sketch.circle(point((8, 8), scale), radius: side * scale * 0.3, .stroke(ink, width))
    }
    for stroke in strokes[stem] ?? [] {
      let points = stroke.map { point($0, scale) }
      let isClosed = stroke.count > 3 && stroke[0] == stroke[stroke.count - 1]
      if isFilled, !isCircle, isClosed {
        sketch.draw(.lines(points, isClosed: true), .fill(ink))
      } else {
        sketch.line(points, ink, width: width, isClosed: isClosed)
      }
    }
  }

  /// A patch with the symbol's name, or its first letter where the name does not fit.
  private static func drawNamed(
    _ name: String, in rect: Rect, _ shade: Shade, _ measure: TextMeasure, into sketch: inout Sketch
  ) {
    let radius = min(rect.width, rect.height) * 0.22
    sketch.fill(rect, shade.faded(0.16), radius: radius)
    sketch.outline(rect.inset(0.5, 0.5), shade.faded(0.7), radius: radius)
    let inner = rect.inset(2, 1)
    let size = min(11, rect.height * 0.4)
    let isRoomy = size >= 5 && measure.width(name, .system(5.5)) <= inner.width
    let text = isRoomy ? name : String(name.prefix(1)).uppercased()
    let wanted = isRoomy ? size : rect.height * 0.55
    let natural = measure.width(text, .system(wanted))
    let fitted = natural > inner.width ? wanted * inner.width / natural : wanted
    guard fitted >= 3 else { return }
    var frame = TextFrame(text, .system(fitted, .medium), shade)
    frame.alignment = .center
    frame.truncation = .clip
    frame.draw(in: rect, measure, into: &sketch)
  }
}

private func == (one: (Double, Double), other: (Double, Double)) -> Bool {
  one.0 == other.0 && one.1 == other.1
}
