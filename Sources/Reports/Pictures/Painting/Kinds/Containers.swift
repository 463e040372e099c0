internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension Painter {
  func paintImageView(_ subject: Subject, _ sketch: inout Sketch) {
    guard let image = image(of: subject.element) else { return }
    let mode = text(.contentMode, of: subject.element)
    var size = image.size
    if case .image(let content) = reader.content(of: subject.view), let measured = content.size {
      size = Size(width: measured.width, height: measured.height)
    }
    let (rect, fit) = placement(mode, of: size, in: subject.bounds)
    // What is larger than its view shows beyond it unless it is clipped, as on a device.
    draw(image, in: rect, fit: fit, tint: subject.tint, isTinted: image.isSymbol, into: &sketch)
  }

  /// A view of a class of one's own that shows nothing by itself is drawn by code: its name says so.
  func paintPlainView(_ subject: Subject, _ sketch: inout Sketch) {
    guard let custom = document.written(.customClass, of: subject.element), !custom.isEmpty,
      document[subject.view].subviews.isEmpty, document[subject.view].role != .root,
      subject.bounds.width >= 20, subject.bounds.height >= 10
    else { return }
    if resolved.color(key: "backgroundColor", of: subject.element) == nil {
      sketch.outline(
        subject.bounds.inset(0.5, 0.5), Shade(RGBA(0x8E8E93, 0.5)), isDashed: true)
    }
    caption(custom, in: subject.bounds.inset(3, 0), size: 11, into: &sketch)
  }

  func paintContainer(_ subject: Subject, _ sketch: inout Sketch) {
    sketch.outline(
      subject.bounds.inset(0.5, 0.5), Shade(RGBA(0x8E8E93, 0.6)), isDashed: true)
    let target = document.connections(from: subject.element).lazy.compactMap { id -> ElementID? in
      let connection = document[id]
      return connection.kind == .segue ? connection.target : nil
    }.first
    let name = target.map { document.givenName($0) ?? document.className($0) } ?? "Container"
    caption(name, in: subject.bounds.inset(4, 2), size: 13, into: &sketch)
  }

  func paintVisualEffect(_ subject: Subject, _ sketch: inout Sketch) {
    guard let blur = document.child(.blurEffect, of: subject.element) else { return }
    let style = document.text(ofAttribute: "style", in: blur) ?? ""
    let lower = style.lowercased()
    let shade: Shade
    if lower.contains("dark") {
      shade = Shade(RGBA(0x1E1E1E, 0.82))
    } else if lower.contains("light") {
      shade = Shade(RGBA(0xF6F6F6, 0.82))
    } else {
      shade = Shade(RGBA(0xF6F6F6, 0.82), dark: RGBA(0x252525, 0.82))
    }
    sketch.fill(subject.bounds, shade, radius: cornerRadius(of: subject))
  }

  func paintMap(_ subject: Subject, _ sketch: inout Sketch) {
    let bounds = subject.bounds
    sketch.fill(bounds, Shade(0xF5F3EC, 0x2A2C30), radius: cornerRadius(of: subject))
    let (width, height) = (bounds.width, bounds.height)
    let street = Shade(0xFFFFFF, 0x43464C)
    for lines in [
      [(0.0, 0.3), (0.45, 0.36), (1, 0.22)], [(0.2, 0), (0.33, 0.5), (0.28, 1)],
      [(0.0, 0.78), (0.6, 0.7), (1, 0.85)], [(0.72, 0), (0.66, 0.45), (0.8, 1)],
    ] {
      sketch.line(
        lines.map { Point(x: $0.0 * width, y: $0.1 * height) }, street,
        width: max(2, min(width, height) * 0.025))
    }
    caption("Map", in: bounds, size: 13, into: &sketch)
  }

  func paintWebView(_ subject: Subject, _ sketch: inout Sketch) {
    sketch.outline(subject.bounds.inset(0.5, 0.5), Shade(RGBA(0x8E8E93, 0.35)))
    caption("Web View", in: subject.bounds, size: 13, into: &sketch)
  }

  func paintRenderer(_ subject: Subject, _ sketch: inout Sketch) {
    caption(
      document.className(subject.element), in: subject.bounds, size: 13, into: &sketch)
  }
}
