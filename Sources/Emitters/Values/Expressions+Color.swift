internal import DocumentModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Expressions {
  /// A colour in its two spellings.
  struct ColorCode {
    /// With `UIColor` in front: stands anywhere.
    let full: Expression

    /// Where the type is known: `.label`; initialisers stay as they are.
    var short: Expression {
      var expression = full
      if full.code.hasPrefix("UIColor.") { expression.code = String(full.code.dropFirst(7)) }
      return expression
    }
  }

  /// The colour of an element's property; nil where the document does not mention it or has no
  /// code form, `nil` as code where it says so.
  func color(key: String, of element: ElementID, in reader: some ElementReader) -> ColorCode? {
    guard let child = reader.child(key: key, of: element) else { return nil }
    switch document.tag(child) {
    case .nilValue: return ColorCode(full: Expression("nil"))
    case .color: return color(child)
    default: return nil
    }
  }

  func color(_ element: ElementID) -> ColorCode? {
    let color = document.color(element)
    if case .system(let name) = color, let known = systemColor(name) {
      return ColorCode(full: known)
    }
    if case .named(let name) = color {
      return ColorCode(full: Expression("UIColor(named: \(SwiftLiteral.string(name)))"))
    }
    if case .system(let name) = color {
      // A name that UIKit has no longer: the components beside it, or those the document caches.
      return components(of: element) ?? cachedSystemColor(name)
    }
    return components(of: element)
  }

  private func cachedSystemColor(_ name: String) -> ColorCode? {
    guard let root = document.root else { return nil }
    for resource in document.contents(of: .resources, in: root)
    where document.tag(resource) == .systemColor && document.written(.name, of: resource) == name {
      return document.child(.color, of: resource).flatMap { components(of: $0) }
    }
    return nil
  }

  private func systemColor(_ name: String) -> Expression? {
    let code =
      Enumeration.systemColor.swift(for: name) ?? Enumeration.cocoaTouchSystemColor.swift(for: name)
      ?? Self.desktopColors[name]
    guard let code, code.hasPrefix("UIColor."), !Self.retired.contains(code) else { return nil }
    if code == "UIColor.groupTableViewBackground" {
      return Expression("UIColor.systemGroupedBackground")
    }
    return Expression(code, since: Self.newer.contains(code) ? 150 : 0)
  }

  /// Names that no SDK of today declares.
  private static let retired: Set<String> = [
    "UIColor.scrollViewTexturedBackground", "UIColor.viewFlipsideBackground",
  ]

  private static let newer: Set<String> = [
    "UIColor.systemMint", "UIColor.systemCyan", "UIColor.tintColor",
  ]

  /// AppKit's names, which attributed strings use (ibxml.md 2).
  private static let desktopColors: [String: String] = [
    "textColor": "UIColor.label",
    "controlTextColor": "UIColor.label",
    "headerTextColor": "UIColor.label",
    "secondaryLabelColor": "UIColor.secondaryLabel",
    "textBackgroundColor": "UIColor.systemBackground",
    "controlBackgroundColor": "UIColor.systemBackground",
    "windowBackgroundColor": "UIColor.systemBackground",
    "disabledControlTextColor": "UIColor.tertiaryLabel",
    "gridColor": "UIColor.separator",
  ]

  private func components(of element: ElementID) -> ColorCode? {
    let space =
      document.written(.customColorSpace, of: element)
      ?? document.written(.colorSpace, of: element) ?? "sRGB"
    let alpha = clamped(document.value(.alpha, of: element) ?? 1)
    if let white = document.written(.white, of: element) {
      return ColorCode(full: Expression(gray(clamped(white), alpha)))
    }
    guard let red = document.written(.red, of: element),
      let green = document.written(.green, of: element),
      let blue = document.written(.blue, of: element)
    else { return nil }
    if space == "displayP3" {
      return ColorCode(full: Expression(rgb("displayP3Red", red, green, blue, alpha)))
    }
    if space == "adobeRGB1998" {
      let (red, green, blue) = Self.sRGB(fromAdobe: red, green, blue)
      return ColorCode(full: Expression(rgb("red", red, green, blue, alpha)))
    }
    if red == green, green == blue, red == 0 || red == 1 {
      return ColorCode(full: Expression(gray(red, alpha)))
    }
    return ColorCode(full: Expression(rgb("red", red, green, blue, alpha)))
  }

  private func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// Black, white and what cannot be seen have names in every colour space.
  private func gray(_ white: Double, _ alpha: Double) -> String {
    if alpha == 1, white == 1 { return "UIColor.white" }
    if alpha == 1, white == 0 { return "UIColor.black" }
    if alpha == 0, white == 0 { return "UIColor.clear" }
    return "UIColor(white: \(SwiftLiteral.number(white)), alpha: \(SwiftLiteral.number(alpha)))"
  }

  private func rgb(
    _ label: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> String {
    let parts = [red, green, blue, alpha].map(SwiftLiteral.number)
    return
      "UIColor(\(label): \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }

  /// Adobe RGB (1998) to extended sRGB: out of gamut parts leave 0...1.
  private static func sRGB(fromAdobe red: Double, _ green: Double, _ blue: Double)
    -> (Double, Double, Double)
  {
    let linear = [red, green, blue].map { pow(clampedLow($0), 563.0 / 256.0) }
    let rows: [[Double]] = [
      [1.398_36, -0.398_36, 0], [0, 1, 0], [0, -0.042_93, 1.042_93],
    ]
    let encoded = rows.map { row in
      let value = row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]
      let size = abs(value)
      let curve = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
      return ((value < 0 ? -curve : curve) * 10_000).rounded() / 10_000
    }
    return (encoded[0], encoded[1], encoded[2])
  }

  private static func clampedLow(_ value: Double) -> Double { max(value, 0) }
}
