import DocumentModel

extension DocumentFacts {
  /// Every colour that something in the document shows, those that it caches for names left out, in
  /// document order.
  var colorUses: [ElementID] {
    elements(.color).filter { color in
      guard let parent = document.parent(color) else { return false }
      let tag = document.tag(parent)
      return tag != .namedColor && tag != .systemColor && tag != .resources
    }
  }

  /// Whether a colour stands in an attributed string, which has colours of its own (ibxml.md 2).
  func isInAttributedString(_ color: ElementID) -> Bool {
    document.ancestors(of: color).contains { document.tag($0) == .attributedString }
  }
}

extension Color {
  /// Such as `#FF8000 at 50 %`, or the name.
  var phrase: String {
    switch self {
    case .rgb(let red, let green, let blue, let alpha, _):
      "#\(hex(red))\(hex(green))\(hex(blue))\(opacity(alpha))"
    case .white(let white, let alpha, _):
      "#\(hex(white))\(hex(white))\(hex(white))\(opacity(alpha))"
    case .system(let name), .named(let name): name
    case .none: "nil"
    }
  }

  private func hex(_ component: Double) -> String {
    let byte = Int((min(max(component, 0), 1) * 255).rounded())
    let text = String(byte, radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }

  private func opacity(_ alpha: Double) -> String {
    alpha == 1 ? "" : " at \(numberText((min(max(alpha, 0), 1) * 100).rounded())) %"
  }
}
