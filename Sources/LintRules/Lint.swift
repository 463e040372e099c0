package import Diagnostics
package import DocumentModel
import Localization
package import Resolution

/// A rule that was asked for, with what the configuration file says about it.
package struct ActiveRule: Sendable {
  package let rule: Rule
  package var severity: Finding.Severity
  package var options: RuleOptions

  package init(
    _ rule: Rule, severity: Finding.Severity? = nil, options: RuleOptions = RuleOptions()
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.options = options
  }
}

/// Runs rules over a document: once over what is written, then over each configuration. A finding
/// that several configurations share is one finding that names them all.
package func lint(
  _ document: Document, rules: [ActiveRule], configurations: [Configuration],
  surroundings: Surroundings
) -> [Finding] {
  var merged = MergedFindings()
  let facts = DocumentFacts(document)
  for active in rules {
    guard case .document(let check) = active.rule.check else { continue }
    var context = RuleContext(active, facts, surroundings)
    check(&context)
    for finding in context.findings { merged.add(finding, in: nil) }
  }
  let shared = SharedLayouts()
  let solved = configurations.map { configuration in
    let translation = configuration.language.flatMap { language in
      surroundings.translations.first { $0.language == language }
    }
    return SolvedDocument(
      ResolvedDocument(document, configuration, translation: translation), sharing: shared)
  }
  for one in solved {
    for active in rules {
      let base = RuleContext(active, facts, surroundings)
      switch active.rule.check {
      case .document, .everywhere: continue
      case .resolved(let check):
        var context = ResolvedContext(resolved: one.resolved, base: base)
        check(&context)
        merged.add(context.base.findings, in: one.resolved.configuration)
      case .solved(let check):
        var context = SolvedContext(solved: one, base: base)
        check(&context)
        merged.add(context.base.findings, in: one.resolved.configuration)
      }
    }
  }
  for active in rules {
    guard case .everywhere(let check) = active.rule.check else { continue }
    // Advice about constraints is not a matter of the language that texts are in.
    var context = EverywhereContext(
      configurations: solved.filter { $0.resolved.configuration.language == nil },
      base: RuleContext(active, facts, surroundings))
    check(&context)
    for finding in context.base.findings { merged.add(finding, in: nil) }
  }
  return merged.findings
}

extension RuleContext {
  init(_ active: ActiveRule, _ facts: DocumentFacts, _ surroundings: Surroundings) {
    document = facts.document
    self.facts = facts
    options = active.options
    self.surroundings = surroundings
    rule = active.rule
    severityOverride = active.severity == active.rule.severity ? nil : active.severity
  }
}
