/// A type that an attribute's text can be read as.
package protocol AttributeValue: Sendable {
  /// Reads the text of an attribute; nil for what is no value of the type.
  init?(attribute text: String)
  /// What absence means according to the attribute's description, if it says so.
  static func absent(in kind: AttributeKind.Value) -> Self?
}

extension String: AttributeValue {
  package init?(attribute text: String) { self = text }

  package static func absent(in kind: AttributeKind.Value) -> String? {
    if case .choice(_, let absent) = kind { absent } else { nil }
  }
}

extension Double: AttributeValue {
  /// Finite numbers only. Values below 1e-9 are noise of Interface Builder's arithmetic and count
  /// as 0 (ibxml.md 6), except the tiny positive inset that turns default padding off.
  package init?(attribute text: String) {
    guard let value = Double(text), value.isFinite else { return nil }
    self = abs(value) < 1e-9 && value != .leastNormalMagnitude ? 0 : value
  }

  package static func absent(in kind: AttributeKind.Value) -> Double? {
    switch kind {
    case .number(let absent): absent
    case .integer(let absent): absent.map(Double.init)
    default: nil
    }
  }
}

extension Int: AttributeValue {
  package init?(attribute text: String) {
    if let value = Int(text) {
      self = value
    } else if let value = Double(text), let exact = Int(exactly: value.rounded()) {
      self = exact
    } else {
      return nil
    }
  }

  package static func absent(in kind: AttributeKind.Value) -> Int? {
    switch kind {
    case .integer(let absent): absent
    case .number(let absent): absent.flatMap { Int(exactly: $0) }
    default: nil
    }
  }
}

extension Bool: AttributeValue {
  package init?(attribute text: String) {
    switch text {
    case "YES", "true", "1": self = true
    case "NO", "false", "0": self = false
    default: return nil
    }
  }

  package static func absent(in kind: AttributeKind.Value) -> Bool? {
    if case .flag(let absent) = kind { absent } else { nil }
  }
}

/// Enumerations whose raw values are the names that documents use.
extension AttributeValue where Self: RawRepresentable, RawValue == String {
  package init?(attribute text: String) { self.init(rawValue: text) }

  package static func absent(in kind: AttributeKind.Value) -> Self? {
    if case .choice(_, let absent?) = kind { Self(rawValue: absent) } else { nil }
  }
}
