internal import LintRules

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "a rule's page",
    details: "Prints what a rule finds, why it matters, and examples.",
    operands: .rule,
    formats: [.text],
    run: runExplain)

  @Sendable private static func runExplain(
    _ invocation: Invocation
  ) throws(UsageError) -> ExitStatus {
    let name = invocation.operands.first ?? ""
    if let rule = Rule.named(name) {
      return write(rule.documentation, to: invocation.options.output)
    }
    // Another linter's name for it, or for several.
    let known = Rule.all.filter { rule in
      rule.aliases.contains { $0 == name || $0.hasSuffix(":" + name) }
    }
    guard !known.isEmpty else {
      throw UsageError.unknown("rule", name, among: Rule.all.map(\.id))
    }
    return write(
      known.map(\.documentation).joined(separator: "\n"), to: invocation.options.output)
  }
}
