internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension SceneDifference {
  /// What is not the same in all configurations of one part of a document, in document order.
  static func all(
    in part: ElementID, of document: Document, _ resolved: [ResolvedDocument]
  ) -> [SceneDifference] {
    guard resolved.count > 1 else { return [] }
    let varied = document.variedAspects(in: part).compactMap { aspect -> (VariedAspect, [Value])? in
      guard !isOfCanvas(aspect) else { return nil }
      let values = resolved.map { $0.value(of: aspect) }
      return values.contains { $0 != values.first } ? (aspect, values) : nil
    }
    let withoutConstant = Set(
      varied.map(\.0).filter { $0.kind == .attribute("constant") }.map(\.element))
    return varied.map { aspect, values in
      let element = aspect.element
      let equation = document.constraint(of: element).map {
        document.equation($0, isConstantOpen: withoutConstant.contains(element))
      }
      return SceneDifference(
        objectID: document.written(.id, of: element),
        object: equation ?? document.shortName(element), property: aspect.name, values: values)
    }
  }

  /// What Interface Builder notes for itself: where its canvas put a view, and what it thought of it.
  private static func isOfCanvas(_ aspect: VariedAspect) -> Bool {
    switch aspect.kind {
    case .attribute(let name): ["misplaced", "ambiguous", "fixedFrame"].contains(name)
    case .value(let key): key == "frame"
    case .installation: false
    }
  }
}

extension VariedAspect {
  fileprivate var name: String {
    switch kind {
    case .attribute(let name): name
    case .value("fontDescription"): "font"
    case .value(let key): key
    case .installation: "installed"
    }
  }
}

extension ResolvedDocument {
  fileprivate func value(of aspect: VariedAspect) -> SceneDifference.Value {
    let element = aspect.element
    switch aspect.kind {
    case .installation: return .flag(isInstalledByMasks(element))
    case .attribute("constant"): return .number(number(.constant, of: element))
    case .attribute(let name):
      guard let text = text(ofAttribute: name, in: element) else { return .nothing }
      switch document.kind(element).attribute(name)?.value {
      case .flag: return Bool(attribute: text).map { .flag($0) } ?? .text(text)
      case .number, .integer: return Double(attribute: text).map { .number($0) } ?? .text(text)
      case .text, .image, .reference, .choice, nil: return .text(text)
      }
    case .value(let key):
      guard let child = child(key: key, of: element) else { return .nothing }
      return .text(attributedText(key: key, of: element)?.text ?? words(for: child))
    }
  }

  /// What a child element that stands for a property says.
  private func words(for child: ElementID) -> String {
    switch document.tag(child) {
    case .fontDescription: return font(child).words
    case .color: return color(child).words
    case .nilValue: return "default"
    default: break
    }
    let attributes = document.attributes(of: child).filter { $0.name != "key" }
    let words = attributes.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
    return words.isEmpty ? document.characters(child) : words
  }
}

extension FontDescription {
  /// Such as `system bold 20`, `text style Body` or `Avenir-Heavy 17`.
  fileprivate var words: String {
    let name: String
    switch face {
    case .system(let weight, let isItalic):
      name = "system" + (weight == "regular" ? "" : " \(weight)") + (isItalic ? " italic" : "")
    case .style(let style):
      let prefix = "UICTFontTextStyle"
      name =
        "text style " + (style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style)
    case .custom(let custom, _): name = custom
    }
    return name + (size.map { " " + shortNumber($0) } ?? "")
  }
}

extension Color {
  /// A name where it has one, else its components in hexadecimal digits, as designers write them.
  fileprivate var words: String {
    switch self {
    case .system(let name), .named(let name): name
    case .rgb(let red, let green, let blue, let alpha, _):
      "#" + [red, green, blue].map(Self.digits).joined() + Self.words(forAlpha: alpha)
    case .white(let white, let alpha, _):
      "#" + String(repeating: Self.digits(white), count: 3) + Self.words(forAlpha: alpha)
    case .none: "default"
    }
  }

  private static func digits(_ component: Double) -> String {
    // Wide colours leave the range.
    let digits = String(UInt8(min(max(component, 0), 1) * 255 + 0.5), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  private static func words(forAlpha alpha: Double) -> String {
    alpha == 1 ? "" : " at \(Int((min(max(alpha, 0), 1) * 100).rounded())) %"
  }
}
