internal import DocumentModel

/// Turns values of a document into Swift expressions.
struct Expressions {
  let document: Document
  /// The document's name, which is also the name of its `.strings` table.
  let table: String
  let options: EmitOptions

  /// A text that a `.strings` table may translate. `name` tells translators what it is.
  func localized(
    _ text: String, key: String?, of element: ElementID, name: String
  ) -> Expression {
    let literal = SwiftLiteral.string(text)
    guard options.strings == .localized, let key, !text.isEmpty,
      let id = document.written(.id, of: element)
    else { return Expression(literal) }
    let full = SwiftLiteral.string("\(id).\(key)")
    return Expression(
      "NSLocalizedString(\(full), tableName: \(SwiftLiteral.string(table)), value: \(literal), comment: \(SwiftLiteral.string(name)))"
    )
  }

  // MARK: Geometry

  func size(_ size: Size) -> String {
    if size.width == 0, size.height == 0 { return "CGSize.zero" }
    return
      "CGSize(width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height)))"
  }

  func rect(_ rect: Rect) -> String {
    "CGRect(x: \(SwiftLiteral.number(rect.x)), y: \(SwiftLiteral.number(rect.y)), width: \(SwiftLiteral.number(rect.width)), height: \(SwiftLiteral.number(rect.height)))"
  }

  func insets(_ insets: Insets) -> String {
    let top = SwiftLiteral.number(insets.top)
    let left = SwiftLiteral.number(insets.left)
    let bottom = SwiftLiteral.number(insets.bottom)
    let right = SwiftLiteral.number(insets.right)
    if insets.isDirectional {
      return
        "NSDirectionalEdgeInsets(top: \(top), leading: \(left), bottom: \(bottom), trailing: \(right))"
    }
    if insets == .zero { return ".zero" }
    return "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }

  // MARK: Fonts

  /// A font, with `UIFont` in front so that it stands anywhere.
  func font(_ font: FontDescription) -> Expression {
    let size = SwiftLiteral.number(font.size ?? 17)
    switch font.face {
    case .style(let name):
      return Expression("UIFont.preferredFont(forTextStyle: \(textStyle(name)))")
    case .custom(let name, _):
      return Expression("UIFont(name: \(SwiftLiteral.string(name)), size: \(size))")
    case .system(let weight, let isItalic):
      if isItalic { return Expression("UIFont.italicSystemFont(ofSize: \(size))") }
      if weight == "regular" { return Expression("UIFont.systemFont(ofSize: \(size))") }
      if weight == "bold" { return Expression("UIFont.boldSystemFont(ofSize: \(size))") }
      let value = Enumeration.fontDescriptionWeight.swift(for: weight) ?? ".regular"
      return Expression("UIFont.systemFont(ofSize: \(size), weight: \(value))")
    }
  }

  /// A text style: those newer than the project go by their raw value.
  private func textStyle(_ name: String) -> String {
    Enumeration.fontDescriptionStyle.swift(for: name)
      ?? "UIFont.TextStyle(rawValue: \(SwiftLiteral.string(name)))"
  }

  /// A font where there must be one: fonts by name may be missing.
  func presentFont(_ description: FontDescription) -> String {
    guard case .custom = description.face else { return shortFont(description).code }
    return
      "\(font(description).code) ?? .systemFont(ofSize: \(SwiftLiteral.number(description.size ?? 17)))"
  }

  /// The same where the type is known: `.systemFont(ofSize: 17)`.
  func shortFont(_ font: FontDescription) -> Expression {
    let full = self.font(font)
    return full.code.hasPrefix("UIFont.") ? Expression(String(full.code.dropFirst(6))) : full
  }

  // MARK: Images

  func image(_ name: String, isSymbol: Bool) -> String {
    "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftLiteral.string(name)))"
  }

  /// An `<imageReference>` with what it says about scale and rendering.
  func imageReference(_ reference: ElementID) -> Expression? {
    guard let name = document.written(.image, of: reference) else { return nil }
    let isSymbol = document.written(.catalog, of: reference) == "system"
    var configuration: String?
    var since = 0
    if let scale = document.written(.symbolScale, of: reference),
      let value = Enumeration.symbolScale.swift(for: scale), value != ".default"
    {
      configuration = "UIImage.SymbolConfiguration(scale: \(value))"
    }
    let mode = document.written(AttributeKey<String>("renderingMode"), of: reference)
    if mode?.hasPrefix("hierarchical") == true {
      let colors = document.contents(of: .hierarchicalColors, in: reference)
        .filter { document.tag($0) == .color }.compactMap { color($0)?.full }
      if !colors.isEmpty {
        configuration =
          "UIImage.SymbolConfiguration(paletteColors: [\(colors.map(\.code).joined(separator: ", "))])"
        since = 150
      }
    }
    var code = image(name, isSymbol: isSymbol)
    let variable = document.written(AttributeKey<Double>("variableValue"), of: reference)
    if isSymbol, let variable {
      since = 160
      code =
        "UIImage(systemName: \(SwiftLiteral.string(name)), variableValue: \(SwiftLiteral.number(variable))\(configuration.map { ", configuration: \($0)" } ?? ""))"
    } else if isSymbol, let configuration {
      code =
        "UIImage(systemName: \(SwiftLiteral.string(name)), withConfiguration: \(configuration))"
    }
    switch mode {
    case "template": code += "?.withRenderingMode(.alwaysTemplate)"
    case "original": code += "?.withRenderingMode(.alwaysOriginal)"
    default: break
    }
    return Expression(code, since: since)
  }

  func symbolConfiguration(_ element: ElementID) -> Expression? {
    let scale = document.written(.scale, of: element)
      .flatMap { Enumeration.symbolScale.swift(for: $0) }
    let weight = document.written(.weight, of: element)
      .flatMap { Enumeration.symbolWeight.swift(for: $0) }
    let size = document.written(.pointSize, of: element).map(SwiftLiteral.number)
    var arguments: [String] = []
    var more = ""
    if let font = document.child(.fontDescription, of: element) {
      let description = document.font(font)
      if case .style(let name) = description.face {
        arguments = ["textStyle: \(textStyle(name))"]
      } else if case .system = description.face {
        arguments = ["font: \(shortFont(description).code)"]
      } else {
        return nil
      }
      if let scale { arguments.append("scale: \(scale)") }
    } else {
      switch (size, weight, scale) {
      case (let size?, let weight?, let scale?):
        arguments = ["pointSize: \(size)", "weight: \(weight)", "scale: \(scale)"]
      case (let size?, let weight, let scale?):
        arguments = ["pointSize: \(size)", "weight: \(weight ?? ".regular")", "scale: \(scale)"]
      case (let size?, let weight?, nil): arguments = ["pointSize: \(size)", "weight: \(weight)"]
      case (let size?, nil, nil): arguments = ["pointSize: \(size)"]
      case (nil, let weight?, nil): arguments = ["weight: \(weight)"]
      case (nil, let weight?, let scale?):
        // No initialiser takes the two without a size.
        arguments = ["scale: \(scale)"]
        more = ".applying(UIImage.SymbolConfiguration(weight: \(weight)))"
      case (nil, nil, let scale?): arguments = ["scale: \(scale)"]
      case (nil, nil, nil): return nil
      }
    }
    return Expression("UIImage.SymbolConfiguration(\(arguments.joined(separator: ", ")))\(more)")
  }
}
