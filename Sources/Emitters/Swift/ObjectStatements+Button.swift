internal import DocumentModel

extension ObjectStatements {
  /// A button's states and, where it has one, its configuration, which wins over them.
  func button(_ element: ElementID, _ place: Place, _ name: String, helpers: inout Helpers)
    -> [Statement]
  {
    let configuration = document.child(.buttonConfiguration, of: element)
    // From iOS 15 on the configuration says everything that the states say.
    let needsStates = configuration == nil || expressions.options.deployment < 150
    var result: [Statement] = []
    if needsStates {
      for state in document.children(element) where document.tag(state) == .state {
        result += self.state(state, of: element, name: name, helpers: &helpers)
      }
    }
    if let configuration {
      result.append(
        self.configuration(configuration, of: element, place, name, helpers: &helpers))
    }
    return result
  }

  private func state(
    _ state: ElementID, of button: ElementID, name: String, helpers: inout Helpers
  ) -> [Statement] {
    guard let key = document.written(.key, of: state),
      let value = Enumeration.stateKey.swift(for: key)
    else { return [] }
    let right = ", for: \(value))"
    var result: [Statement] = []
    if let title = document.string("title", of: state) {
      let text = expressions.localized(title, key: "\(key)Title", of: button, name: name)
      result.append(Statement("setTitle(", text.code, right: right))
    }
    if let title = document.child(.attributedString, key: "attributedTitle", of: state) {
      let text = expressions.attributedText(title)
      helpers.formUnion(text.helpers)
      result.append(
        Statement("setAttributedTitle(", text.code, right: right, since: text.since))
    }
    if let color = expressions.color(key: "titleColor", of: state, in: document),
      color.full.code != "nil"
    {
      result.append(
        Statement("setTitleColor(", color.short.code, right: right, since: color.full.since))
    }
    if let color = expressions.color(key: "titleShadowColor", of: state, in: document),
      !Self.defaultShadows.contains(color.full.code)
    {
      result.append(
        Statement("setTitleShadowColor(", color.short.code, right: right, since: color.full.since))
    }
    for (property, method) in [("image", "setImage("), ("backgroundImage", "setBackgroundImage(")] {
      if let reference = document.child(.imageReference, key: property, of: state),
        let image = expressions.imageReference(reference)
      {
        result.append(Statement(method, image.code, right: right, since: image.since))
      } else if let image = document.written(AttributeKey<String>(property), of: state),
        !image.isEmpty
      {
        let isSymbol = document.written(.catalog, of: state) == "system"
        result.append(
          Statement(method, expressions.image(image, isSymbol: isSymbol), right: right))
      }
    }
    if let symbol = document.child(.preferredSymbolConfiguration, of: state)
      .flatMap(expressions.symbolConfiguration)
    {
      result.append(
        Statement(
          "setPreferredSymbolConfiguration(", symbol.code, right: ", forImageIn: \(value))"))
    }
    return result
  }

  /// What older documents write for every button: no shadow offset, so nothing to see
  /// (uikit_api.tsv, `titleShadowColor`).
  private static let defaultShadows: Set<String> = [
    "nil", "UIColor(white: 0.5, alpha: 1)", "UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)",
  ]

  private func configuration(
    _ configuration: ElementID, of button: ElementID, _ place: Place, _ name: String,
    helpers: inout Helpers
  ) -> Statement {
    let style =
      document.written(.style, of: configuration)
      .flatMap { Enumeration.buttonConfigurationStyle.swift(for: $0) } ?? ".plain"
    let local =
      place.path == "self" ? "buttonConfiguration" : "\(unquoted(place.path))Configuration"
    var statements: [Statement] = []
    rows(.buttonConfiguration, configuration, name, document, into: &statements, helpers: &helpers)
    for (index, statement) in statements.enumerated() {
      // `.strings` tables know the texts by the button.
      for property in ["title", "subtitle"] where statement.left == "\(property) = " {
        guard let text = document.string(property, of: configuration) else { continue }
        statements[index].value =
          expressions.localized(
            text, key: "configuration.\(property)", of: button, name: name
          ).code
      }
    }
    if let font = document.child(.fontDescription, key: "titleFontDescription", of: configuration) {
      helpers.insert(.titleFont)
      statements.append(
        Statement(
          "titleTextAttributesTransformer = titleFont(",
          expressions.presentFont(document.font(font)), right: ")"))
    }
    if let background = document.child(.backgroundConfiguration, of: configuration) {
      rows(
        .backgroundConfiguration, background, name, document, into: &statements, helpers: &helpers)
    }
    guard !statements.isEmpty else {
      return Statement("configuration = ", "\(style)()", since: 150)
    }
    var lines = ["var \(local) = UIButton.Configuration\(style)()"]
    for statement in statements { lines += statement.code("\(local).") }
    lines.append("\(place.receiver)configuration = \(local)")
    return Statement(lines: lines, since: 150)
  }
}
