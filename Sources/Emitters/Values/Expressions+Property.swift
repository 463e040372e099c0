internal import DocumentModel

extension Expressions {
  /// The value of a property as a document states it (or as absence means where that must be said);
  /// nil where there is nothing to set. `name` is the object's, for translators.
  func expression(
    for property: Property, of element: ElementID, in reader: some ElementReader, name: String
  ) -> Expression? {
    switch property.value {
    case .number, .integer, .flag, .choice, .priority, .automaticHeight, .rawValue:
      guard let text = reader.written(property.key, of: element) ?? property.absent else {
        return nil
      }
      return scalar(property.value, text)
    case .text(let key):
      return text(property, of: element, in: reader)
        .map { localized($0, key: key, of: element, name: name) }
    case .image: return image(property, of: element, in: reader)
    case .color:
      // `<nil>` is the property's default, said aloud.
      return color(key: property.name, of: element, in: reader)
        .flatMap { $0.full.code == "nil" ? nil : $0.short }
    case .font: return reader.font(of: element).map(shortFont)
    case .size:
      if let size = reader.size(key: property.name, of: element) {
        return Expression(self.size(size))
      }
      guard let value = reader.child(.value, key: property.name, of: element) else { return nil }
      return Expression(
        size(
          Size(
            width: document.number(.width, of: value), height: document.number(.height, of: value)))
      )
    case .insets:
      return reader.insets(key: property.name, of: element).map { Expression(insets($0)) }
    case .offset:
      return reader.child(.offsetWrapper, key: property.name, of: element).map { offset($0) }
    case .attributedText:
      return reader.child(.attributedString, key: property.name, of: element).map(attributedText)
    case .symbolConfiguration:
      return reader.child(.preferredSymbolConfiguration, key: property.name, of: element)
        .flatMap(symbolConfiguration)
    case .date:
      return document.child(.date, key: property.name, of: element).flatMap(date)
    case .options(let enumeration):
      return document.child(key: property.name, of: element)
        .map { Expression(options(enumeration, of: $0)) }
    }
  }

  private func offset(_ element: ElementID) -> Expression {
    let parts = ["horizontal", "vertical"].map { document.number(AttributeKey($0), of: element) }
    guard parts.contains(where: { $0 != 0 }) else { return Expression("UIOffset.zero") }
    return Expression(
      "UIOffset(horizontal: \(SwiftLiteral.number(parts[0])), vertical: \(SwiftLiteral.number(parts[1])))"
    )
  }

  /// An attribute, or the `<string>` that stands for it where it has line breaks.
  private func text(
    _ property: Property, of element: ElementID, in reader: some ElementReader
  ) -> String? {
    if let text = reader.written(property.key, of: element) { return text }
    guard let child = reader.child(key: property.name, of: element) else { return nil }
    switch document.tag(child) {
    case .string, .mutableString: return reader.text(ofString: child)
    default: return nil
    }
  }

  private func scalar(_ value: Property.Value, _ text: String) -> Expression? {
    switch value {
    case .number: Double(attribute: text).map { Expression(SwiftLiteral.number($0)) }
    case .integer: Int(attribute: text).map { Expression(String($0)) }
    case .flag: Bool(attribute: text).map { Expression(SwiftLiteral.flag($0)) }
    case .choice(let enumeration):
      enumeration.swift(for: text).flatMap { $0.isEmpty ? nil : Expression($0) }
    case .priority:
      Double(attribute: text).map { Expression(Self.priority(min(max($0, 0), 1_000))) }
    case .automaticHeight:
      Double(attribute: text).map {
        Expression($0 < 0 ? "UITableView.automaticDimension" : SwiftLiteral.number($0))
      }
    case .rawValue(let enumeration, let type):
      Expression(
        enumeration.swift(for: text) ?? "\(type)(rawValue: \(SwiftLiteral.string(text)))")
    default: nil
    }
  }

  /// Whole numbers stand for themselves: `UILayoutPriority(251)`; 1000, 750 and 250 have names.
  static func priority(_ value: Double) -> String {
    switch value {
    case 1_000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    default: "UILayoutPriority(\(SwiftLiteral.number(value)))"
    }
  }

  private func image(
    _ property: Property, of element: ElementID, in reader: some ElementReader
  ) -> Expression? {
    if let reference = reader.child(.imageReference, key: property.name, of: element) {
      return imageReference(reference)
    }
    guard let name = reader.written(property.key, of: element), !name.isEmpty else { return nil }
    let isSymbol = reader.written(.catalog, of: element) == "system"
    return Expression(image(name, isSymbol: isSymbol))
  }

  func date(_ element: ElementID) -> Expression? {
    document.written(AttributeKey<Double>("timeIntervalSinceReferenceDate"), of: element).map {
      Expression("Date(timeIntervalSinceReferenceDate: \(SwiftLiteral.number($0)))")
    }
  }

  /// The set flags of an element as an option set.
  func options(_ enumeration: Enumeration, of element: ElementID) -> String {
    let set = enumeration.cases.filter {
      document.written(AttributeKey<String>($0.name), of: element) == "YES" && $0.swift != "[]"
    }.map(\.swift)
    if set.count == 1, let only = set.first { return only }
    return "[\(set.joined(separator: ", "))]"
  }
}
