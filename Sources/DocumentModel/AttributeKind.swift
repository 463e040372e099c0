/// What the program knows about one attribute of an element kind.
package struct AttributeKind: Sendable {
  package enum Value: Sendable {
    /// Points, priorities, fractions.
    case number(absent: Double?)
    case integer(absent: Int?)
    case flag(absent: Bool?)
    case text
    /// The name of an image: an asset, a file or, with `catalog="system"`, a symbol.
    case image
    /// The identifier of another object of the document (or of itself, for `id`).
    case reference
    /// One of a fixed set of names; `absent` is the name that absence stands for.
    case choice(Enumeration, absent: String?)
  }

  package let name: String
  /// The type, and what absence means: Interface Builder leaves out what equals its own default.
  package let value: Value

  static func number(_ name: String, absent: Double? = nil) -> AttributeKind {
    AttributeKind(name: name, value: .number(absent: absent))
  }

  static func integer(_ name: String, absent: Int? = nil) -> AttributeKind {
    AttributeKind(name: name, value: .integer(absent: absent))
  }

  static func flag(_ name: String, absent: Bool? = nil) -> AttributeKind {
    AttributeKind(name: name, value: .flag(absent: absent))
  }

  static func text(_ name: String) -> AttributeKind { AttributeKind(name: name, value: .text) }

  static func image(_ name: String) -> AttributeKind { AttributeKind(name: name, value: .image) }

  static func reference(_ name: String) -> AttributeKind {
    AttributeKind(name: name, value: .reference)
  }

  static func choice(
    _ name: String, _ enumeration: Enumeration, absent: String? = nil
  ) -> AttributeKind {
    AttributeKind(name: name, value: .choice(enumeration, absent: absent))
  }
}
