internal import DocumentModel

extension Expressions {
  /// An attributed string of a document as one expression.
  func attributedText(_ string: ElementID) -> Expression {
    var runs: [String] = []
    var since = 0
    var helpers: Helpers = []
    for fragment in document.children(string) where document.tag(fragment) == .fragment {
      let text = SwiftLiteral.string(document.string("content", of: fragment) ?? "")
      let attributes = document.child(.attributes, of: fragment).map { self.attributes($0) }
      since = max(since, attributes?.since ?? 0)
      helpers.formUnion(attributes?.helpers ?? [])
      runs.append("(\(text), [\(attributes?.code ?? ":")])")
    }
    if runs.count == 1, let only = runs.first {
      let argument = only.dropFirst().dropLast()
      // One run needs no helper: `text, [attributes]` are the initialiser's own arguments.
      if argument.hasSuffix(", [:]") {
        return Expression(
          "NSAttributedString(string: \(argument.dropLast(5)))", since: since, helpers: helpers)
      }
    }
    return Expression(
      "attributedString([\(runs.joined(separator: ", "))])", since: since,
      helpers: helpers.union(.attributedString))
  }

  /// The entries of an attribute dictionary, or `:` for an empty one.
  private func attributes(_ element: ElementID) -> Expression {
    var entries: [String] = []
    var since = 0
    var helpers: Helpers = []
    for child in document.children(element) {
      guard let key = document.written(.key, of: child),
        let name = Self.attributeNames[key],
        let value = attribute(child)
      else { continue }
      since = max(since, value.since)
      helpers.formUnion(value.helpers)
      entries.append(".\(name): \(value.code)")
    }
    return Expression(
      entries.isEmpty ? ":" : entries.joined(separator: ", "), since: since, helpers: helpers)
  }

  /// AppKit's keys and UIKit's names for them.
  private static let attributeNames: [String: String] = [
    "NSFont": "font", "NSColor": "foregroundColor", "NSBackgroundColor": "backgroundColor",
    "NSStrokeColor": "strokeColor", "NSStrokeWidth": "strokeWidth", "NSKern": "kern",
    "NSUnderline": "underlineStyle", "NSUnderlineColor": "underlineColor",
    "NSStrikethrough": "strikethroughStyle", "NSStrikethroughColor": "strikethroughColor",
    "NSLigature": "ligature", "NSParagraphStyle": "paragraphStyle",
    "NSBaselineOffset": "baselineOffset", "NSObliqueness": "obliqueness",
    "NSExpansion": "expansion", "NSLink": "link",
  ]

  private func attribute(_ element: ElementID) -> Expression? {
    switch document.tag(element) {
    case .font: font(appKit: element)
    case .color: color(element).map { nonOptional($0.full) }
    case .paragraphStyle: paragraphStyle(element)
    case .integer, .real:
      document.written(AttributeKey<Double>("value"), of: element)
        .map { Expression(SwiftLiteral.number($0)) }
    case .string: Expression(SwiftLiteral.string(document.text(ofString: element)))
    default: nil
    }
  }

  /// Colours and fonts by name may not exist; a dictionary wants a value all the same.
  private func nonOptional(_ expression: Expression) -> Expression {
    guard expression.code.hasPrefix("UIColor(named:") else { return expression }
    return Expression("\(expression.code) ?? .clear", since: expression.since)
  }

  private func font(appKit element: ElementID) -> Expression {
    let size = document.written(.fontSize, of: element)
    if let name = document.written(.name, of: element), !name.hasPrefix(".") {
      let number = SwiftLiteral.number(size ?? 17)
      return Expression(
        "UIFont(name: \(SwiftLiteral.string(name)), size: \(number)) ?? .systemFont(ofSize: \(number))"
      )
    }
    let meta = document.written(.metaFont, of: element) ?? "system"
    // `systemSemibold`, or `.SFUIText-Semibold` as a name.
    let name = document.written(.name, of: element)
    let word =
      name.map { $0.split(separator: "-").dropFirst().last ?? "" }
      ?? (meta.hasPrefix("system") ? meta.dropFirst(6) : "")
    let weight = SwiftName.lowerFirst(String(word))
    let isKnown = Enumeration.fontDescriptionWeight.swift(for: weight) != nil
    return font(
      FontDescription(
        face: .system(weight: isKnown ? weight : "regular", isItalic: false),
        size: size ?? (meta == "smallSystem" ? 11 : 13)))
  }

  /// What of an attributed string has no code form, by the names of its attributes, each once.
  func omittedAttributes(_ string: ElementID) -> [String] {
    var result: [String] = []
    for fragment in document.children(string) {
      guard let attributes = document.child(.attributes, of: fragment) else { continue }
      for child in document.children(attributes) {
        guard let key = document.written(.key, of: child), !Self.unused.contains(key) else {
          continue
        }
        var names: [String] = []
        if document.tag(child) == .paragraphStyle {
          // A strategy is a matter of taste of the system that lays the text out.
          names = document.children(child).map { document.name($0) }
            .filter { $0 != "lineBreakStrategy" }
        } else if Self.attributeNames[key] == nil || attribute(child) == nil {
          names = [key]
        }
        for name in names where !result.contains(name) { result.append(name) }
      }
    }
    return result
  }

  /// The font before another took its place where it lacks a character: nothing draws with it.
  private static let unused: Set<String> = ["NSOriginalFont"]

  private func paragraphStyle(_ element: ElementID) -> Expression? {
    let settings = PropertyTable.rows(for: .paragraphStyle).compactMap { property -> String? in
      guard let value = expression(for: property, of: element, in: document, name: "") else {
        return nil
      }
      return value.code == property.standard ? nil : "$0.\(property.left)\(value.code)"
    }
    guard !settings.isEmpty else { return nil }
    return Expression(
      "paragraphStyle { \(settings.joined(separator: "; ")) }", helpers: .paragraphStyle)
  }

  /// `<textAttributes>` of bars: an attribute dictionary of its own spelling.
  func textAttributes(_ element: ElementID) -> Expression? {
    var entries: [String] = []
    var since = 0
    if let font = document.font(of: element) {
      var code = self.font(font).code
      if code.hasPrefix("UIFont(name:") {
        code += " ?? .systemFont(ofSize: \(SwiftLiteral.number(font.size ?? 17)))"
      }
      entries.append(".font: \(code)")
    }
    if let color = color(key: "textColor", of: element, in: document), color.full.code != "nil" {
      let value = nonOptional(color.full)
      since = value.since
      entries.append(".foregroundColor: \(value.code)")
    }
    return entries.isEmpty
      ? nil : Expression("[\(entries.joined(separator: ", "))]", since: since)
  }
}
