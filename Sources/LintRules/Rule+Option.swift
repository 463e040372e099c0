extension Rule {
  /// A value that the configuration file may set for a rule.
  package struct Option: Sendable {
    /// What the value must be.
    package enum Kind: String, Sendable {
      case flag = "true or false"
      case number = "a number"
      case text = "a text"
      /// One text, or a list of them.
      case texts = "a text or a list of texts"
      case pattern = "a pattern"
      case patterns = "a pattern or a list of patterns"
      /// Names with a text each.
      case textByName = "a map of texts"
      /// Names with a text or a list of texts each.
      case textsByName = "a map of texts or lists of texts"
      /// Names with a map of texts or lists of texts each.
      case textsByNameByName = "a map of maps of texts or lists of texts"
    }

    package let name: String
    package let kind: Kind
    package let summary: String

    init(_ name: String, _ kind: Kind, _ summary: String) {
      self.name = name
      self.kind = kind
      self.summary = summary
    }

    /// Whether a value of the configuration file is one that the rule can read.
    package func accepts(_ value: OptionValue) -> Bool {
      switch (kind, value) {
      case (.flag, .flag), (.number, .number), (.text, .text): true
      case (.texts, _): Self.isTexts(value)
      case (.pattern, .text(let text)): Pattern(text) != nil
      case (.patterns, _):
        Self.isTexts(value) && Self.texts(value).allSatisfy { Pattern($0) != nil }
      case (.textByName, .map(let map)): map.allSatisfy { Self.isText($0.value) }
      case (.textsByName, .map(let map)): map.allSatisfy { Self.isTexts($0.value) }
      case (.textsByNameByName, .map(let map)):
        map.allSatisfy {
          if case .map(let inner) = $0.value {
            inner.allSatisfy { Self.isTexts($0.value) }
          } else {
            false
          }
        }
      default: false
      }
    }

    private static func isText(_ value: OptionValue) -> Bool { value.scalarText != nil }

    private static func isTexts(_ value: OptionValue) -> Bool {
      if case .list(let list) = value { list.allSatisfy(isText) } else { isText(value) }
    }

    private static func texts(_ value: OptionValue) -> [String] { value.texts ?? [] }
  }
}
