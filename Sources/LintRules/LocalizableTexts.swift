import DocumentModel

/// A text of a document that translations replace.
struct LocalizableText {
  let object: ElementID
  /// As `.strings` tables name it, such as `normalTitle`.
  let property: String
  let text: String
  /// Where it is written.
  let element: ElementID
  let attribute: String
}

/// Which texts of a document its `.strings` tables translate (ibxml.md 2, Localisation).
extension DocumentFacts {
  /// In document order.
  var localizableTexts: [LocalizableText] {
    var texts: [LocalizableText] = []
    for object in document.objects {
      for name in Self.attributes(of: document.tag(object)) {
        add(name, as: name, of: object, in: object, to: &texts)
      }
      switch document.tag(object) {
      case .button: addButton(object, to: &texts)
      case .segmentedControl:
        addList("segmentTitles", .segments, of: object, to: &texts)
      case .searchBar: addList("scopeButtonTitles", .scopeButtonTitles, of: object, to: &texts)
      default: break
      }
      addAccessibility(object, to: &texts)
    }
    return texts
  }

  /// The names that a table may use for an object of some kind; nil for a property that this program
  /// does not know and so cannot judge.
  static func knows(_ property: String, of tag: ElementTag) -> Bool? {
    let name = String(property.prefix { $0 != "[" })
    guard allProperties.contains(name) else { return nil }
    if accessibility.contains(where: { $0.property == name }) { return true }
    switch tag {
    case .button: if buttonProperties.contains(name) { return true }
    case .segmentedControl: if name == "segmentTitles" { return true }
    case .searchBar: if name == "scopeButtonTitles" { return true }
    default: break
    }
    return attributes(of: tag).contains(name)
  }

  private static func attributes(of tag: ElementTag) -> [String] {
    switch tag {
    case .label, .textView: ["text"]
    case .textField: ["text", "placeholder"]
    case .searchBar: ["text", "placeholder", "prompt"]
    case .navigationItem: ["title", "prompt", "backButtonTitle"]
    case .barButtonItem, .command, .menu, .keyCommand, .switchControl: ["title"]
    case .tabBarItem: ["title", "badgeValue"]
    case .tableViewSection: ["headerTitle", "footerTitle"]
    default: ElementKind[tag].category == .controller ? ["title"] : []
    }
  }

  private static let accessibility = [
    (property: "accessibilityLabel", attribute: "label"),
    (property: "accessibilityHint", attribute: "hint"),
    (property: "accessibilityValue", attribute: "value"),
  ]

  private static let states = ["normal", "highlighted", "selected", "disabled", "focused"]

  private static let buttonProperties = Set(
    states.map { $0 + "Title" } + ["configuration.title", "configuration.subtitle"])

  private static let allProperties: Set<String> = buttonProperties.union([
    "text", "placeholder", "prompt", "title", "backButtonTitle", "badgeValue", "headerTitle",
    "footerTitle", "segmentTitles", "scopeButtonTitles", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue",
  ])

  private func add(
    _ attribute: String, as property: String, of object: ElementID, in element: ElementID,
    to texts: inout [LocalizableText]
  ) {
    guard let text = document.string(attribute, of: element), !text.isEmpty else { return }
    let place =
      document.text(ofAttribute: attribute, in: element) == nil
      ? document.child(key: attribute, of: element) ?? element : element
    texts.append(
      LocalizableText(
        object: object, property: property, text: text, element: place, attribute: attribute))
  }

  private func addButton(_ button: ElementID, to texts: inout [LocalizableText]) {
    for state in Self.states {
      guard let element = document.child(.state, key: state, of: button) else { continue }
      add("title", as: state + "Title", of: button, in: element, to: &texts)
    }
    guard let configuration = document.child(.buttonConfiguration, of: button) else { return }
    add("title", as: "configuration.title", of: button, in: configuration, to: &texts)
    add("subtitle", as: "configuration.subtitle", of: button, in: configuration, to: &texts)
  }

  private func addList(
    _ property: String, _ tag: ElementTag, of object: ElementID, to texts: inout [LocalizableText]
  ) {
    for (index, element) in document.contents(of: tag, in: object).enumerated() {
      if document.tag(element) == .string {
        let text = document.text(ofString: element)
        guard !text.isEmpty else { continue }
        texts.append(
          LocalizableText(
            object: object, property: "\(property)[\(index)]", text: text, element: element,
            attribute: ""))
      } else {
        add("title", as: "\(property)[\(index)]", of: object, in: element, to: &texts)
      }
    }
  }

  private func addAccessibility(_ object: ElementID, to texts: inout [LocalizableText]) {
    guard let configuration = document.accessibilityElement(of: object) else { return }
    for (property, attribute) in Self.accessibility {
      add(attribute, as: property, of: object, in: configuration, to: &texts)
    }
  }
}
