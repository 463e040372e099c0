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
  for configuration in configurations {
    let translation = configuration.language.flatMap { language in
      surroundings.translations.first { $0.language == language }
    }
    let resolved = ResolvedDocument(document, configuration, translation: translation)
    for active in rules {
      guard case .resolved(let check) = active.rule.check else { continue }
      var context = ResolvedContext(
        resolved: resolved, base: RuleContext(active, facts, surroundings))
      check(&context)
      for finding in context.base.findings { merged.add(finding, in: configuration) }
    }
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

/// Findings in the order of the document, those that several configurations share as one.
private struct MergedFindings {
  private struct Key: Hashable {
    let file: String
    let rule: String
    let lower: Int
    let upper: Int
    let message: String
  }

  private var positions: [Key: Int] = [:]
  private var list: [Finding] = []

  mutating func add(_ finding: Finding, in configuration: Configuration?) {
    var finding = finding
    finding.language = finding.language ?? configuration?.language
    let key = Key(
      file: finding.file.name, rule: finding.rule, lower: finding.range.lowerBound,
      upper: finding.range.upperBound, message: finding.message)
    if let known = positions[key] {
      // What the document's own language has as well is no matter of a translation.
      if finding.language == nil { list[known].language = nil }
      if let name = configuration?.name, !list[known].configurations.contains(name) {
        list[known].configurations.append(name)
      }
      return
    }
    if let configuration { finding.configurations = [configuration.name] }
    positions[key] = list.count
    list.append(finding)
  }

  var findings: [Finding] {
    list.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.element.rule, left.offset)
        < (right.element.range.lowerBound, right.element.rule, right.offset)
    }.map(\.element)
  }
}
