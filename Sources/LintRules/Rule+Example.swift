import Localization

extension Rule {
  /// A document that a rule accepts or reports, with what the rule has to know besides.
  ///
  /// The text is the inside of a document: `ExampleDocument` says what is put around it.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    package let text: String
    /// What the configuration file says about the rule.
    package let options: RuleOptions
    /// What lies beside the document and what it is built for.
    package let surroundings: Surroundings

    init(
      _ text: String, options: [String: OptionValue] = [:], surroundings: Surroundings = .example
    ) {
      self.text = text
      self.options = RuleOptions(options)
      self.surroundings = surroundings
    }

    package init(stringLiteral value: String) { self.init(value) }
  }
}

extension Surroundings {
  /// A document called Example with nothing around it.
  package static let example = Surroundings.example()

  static func example(
    name: String = "Example", deploymentTarget: String? = nil,
    translations: [StringsTable] = [], images: Set<String>? = nil,
    colors: [String: AssetColor]? = nil
  ) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.documentName = name
    surroundings.deploymentTarget = deploymentTarget
    surroundings.translations = translations
    surroundings.images = images
    surroundings.colors = colors
    return surroundings
  }
}
