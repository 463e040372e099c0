package import Diagnostics

/// One lint rule: what it finds, why that matters, and examples that are documentation and tests at
/// once. A new rule is a file in `Rules/` and its line in `Rule.all`.
package struct Rule: Sendable {
  /// Names the pattern found, so that "allow <id>" reads well. The only name a rule has.
  package let id: String
  package let severity: Finding.Severity
  /// Whether it runs unless asked not to: only what is wrong, breaks at run time, or is lost in
  /// silence.
  package let isOnByDefault: Bool
  package let summary: String
  package let rationale: String
  package let examples: Examples
  package let options: [Option]
  /// What other linters call it, as `linter:name`.
  package let aliases: [String]
  /// Whether some of its findings carry a fix.
  package let hasFix: Bool
  let check: Check

  /// Documents a rule accepts, and documents it reports at each `👉`.
  package struct Examples: Sendable {
    package let accepted: [Example]
    package let reported: [Example]
  }

  /// What a rule looks at.
  enum Check: Sendable {
    /// The document as it is written, once.
    case document(@Sendable (inout RuleContext) -> Void)
    /// The document in one configuration after the other, not solved.
    case resolved(@Sendable (inout ResolvedContext) -> Void)
    /// The document laid out, in one configuration after the other.
    case solved(@Sendable (inout SolvedContext) -> Void)
    /// The document laid out in all configurations, once.
    case everywhere(@Sendable (inout EverywhereContext) -> Void)
  }

  init(
    _ id: String, _ severity: Finding.Severity, onByDefault: Bool, summary: String,
    rationale: String, accepted: [Example], reported: [Example], options: [Option] = [],
    aliases: [String] = [], hasFix: Bool = false, check: Check
  ) {
    self.id = id
    self.severity = severity
    isOnByDefault = onByDefault
    self.summary = summary
    self.rationale = rationale
    examples = Examples(accepted: accepted, reported: reported)
    self.options = options
    self.aliases = aliases
    self.hasFix = hasFix
    self.check = check
  }
}
