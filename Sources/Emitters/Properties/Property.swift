internal import DocumentModel

/// One property of an object: where a document says it and how Swift sets it. Everything that the
/// two sides differ in is data here (facts: uikit_api.tsv; ibxml.md 1 for what absence means).
///
/// A class, because rows are shared by every object of every document and never change.
final class Property: Sendable {
  enum Value: Sendable {
    case number
    case integer
    case flag
    /// `key` is the property's name in `.strings` tables; nil for texts that nobody translates.
    case text(key: String?)
    case choice(Enumeration)
    case priority
    /// A height for which -1 means "as high as its content".
    case automaticHeight
    /// The name of an image, a symbol where the element's `catalog` says so, or an
    /// `<imageReference>`.
    case image
    case color
    case font
    case size
    case insets
    case offset
    case attributedText
    case symbolConfiguration
    case date
    /// The names that stand as `YES` on a child element.
    case options(Enumeration)
    /// The text is the raw value of a type of this name.
    case rawValue(Enumeration, type: String)
  }

  /// The attribute, or the `key` of the child element.
  let name: String
  let key: AttributeKey<String>
  let value: Value
  /// What stands before the value, such as `alpha = `.
  let left: String
  /// What stands behind it: `)` and further arguments of a call.
  let right: String
  /// UIKit's default as the expression that would set it; nothing is written for it.
  let standard: String
  /// The text that absence stands for, where that is not UIKit's default.
  let absent: String?
  /// The iOS version that has the property, in tenths (134 is 13.4); 0 for those before iOS 13.
  let since: Int

  /// Whether only a child element can hold the value.
  let isChild: Bool

  init(
    _ name: String, _ value: Value, left: String, right: String = "", standard: String,
    absent: String? = nil, since: Int = 0
  ) {
    self.name = name
    key = AttributeKey(name)
    self.value = value
    isChild =
      switch value {
      case .color, .font, .size, .insets, .offset, .attributedText, .symbolConfiguration, .date,
        .options:
        true
      default: false
      }
    self.left = left
    self.right = right
    self.standard = standard
    self.absent = absent
    self.since = since
  }

  static func flag(
    _ name: String, _ swift: String, _ standard: Bool, absent: Bool? = nil, since: Int = 0
  ) -> Property {
    Property(
      name, .flag, left: "\(swift) = ", standard: SwiftLiteral.flag(standard),
      absent: absent.flatMap { $0 == standard ? nil : $0 ? "YES" : "NO" }, since: since)
  }

  static func number(
    _ name: String, _ swift: String, _ standard: Double, absent: Double? = nil, since: Int = 0
  ) -> Property {
    Property(
      name, .number, left: "\(swift) = ", standard: SwiftLiteral.number(standard),
      absent: absent.map(SwiftLiteral.number), since: since)
  }

  static func integer(_ name: String, _ swift: String, _ standard: Int) -> Property {
    Property(name, .integer, left: "\(swift) = ", standard: String(standard))
  }

  static func text(_ name: String, _ swift: String, key: String? = "", since: Int = 0) -> Property {
    Property(
      name, .text(key: key == "" ? name : key), left: "\(swift) = ", standard: "nil", since: since)
  }

  static func choice(
    _ name: String, _ enumeration: Enumeration, _ swift: String, _ standard: String,
    absent: String? = nil, since: Int = 0
  ) -> Property {
    Property(
      name, .choice(enumeration), left: "\(swift) = ", standard: standard, absent: absent,
      since: since)
  }

  static func color(_ name: String, _ swift: String, _ standard: String = "nil") -> Property {
    Property(name, .color, left: "\(swift) = ", standard: standard)
  }

  static func font(_ swift: String, _ standard: String = "nil") -> Property {
    Property("fontDescription", .font, left: "\(swift) = ", standard: standard)
  }

  static func image(_ name: String, _ swift: String, since: Int = 0) -> Property {
    Property(name, .image, left: "\(swift) = ", standard: "nil", since: since)
  }

  static func insets(_ name: String, _ swift: String, _ standard: String = "") -> Property {
    Property(name, .insets, left: "\(swift) = ", standard: standard)
  }

  static func size(_ name: String, _ swift: String, _ standard: String = "") -> Property {
    Property(name, .size, left: "\(swift) = ", standard: standard)
  }

  static func priority(
    _ name: String, _ method: String, _ axis: String, _ standard: Int, absent: Int
  ) -> Property {
    Property(
      name, .priority, left: "\(method)(", right: ", for: .\(axis))",
      standard: Expressions.priority(Double(standard)),
      absent: absent == standard ? nil : String(absent))
  }
}

extension Property.Value {
  /// Whether an attribute's text is one of these.
  func canBe(_ text: String) -> Bool {
    switch self {
    case .number, .priority, .automaticHeight: Double(attribute: text) != nil
    case .integer: Int(attribute: text) != nil
    case .flag: Bool(attribute: text) != nil
    case .choice(let enumeration): enumeration.swift(for: text) != nil
    default: true
    }
  }
}
