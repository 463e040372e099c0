package import Diagnostics

/// What lint says about a document or a part of it, for reports that quote it.
package struct LintJudgement<Quoted: Sendable>: Sendable {
  /// Of the rules that run anyway.
  package var findings: [Quoted]
  /// Views that only group and could go.
  package var wrappers: [Quoted]
  /// Views that only make a gap and could go.
  package var spacers: [Quoted]
  /// Whether it was tried which views could go; it takes too long where there are very many.
  package var isTried: Bool

  package init(
    findings: [Quoted] = [], wrappers: [Quoted] = [], spacers: [Quoted] = [], isTried: Bool = true
  ) {
    self.isTried = isTried
    self.findings = findings
    self.wrappers = wrappers
    self.spacers = spacers
  }

  /// All that could go.
  var opportunities: [Quoted] { wrappers + spacers }

  func map<Other>(_ transform: ([Quoted]) -> [Other]) -> LintJudgement<Other> {
    LintJudgement<Other>(
      findings: transform(findings), wrappers: transform(wrappers), spacers: transform(spacers),
      isTried: isTried)
  }
}

/// A finding as a report quotes it: nothing in it holds on to the document.
package struct QuotedFinding: Sendable, Equatable {
  package var rule: String
  package var severity: Finding.Severity
  package var message: String
  /// The file that it is about, where that is another one than the document.
  package var file: String?
  /// From 1.
  package var line: Int
  /// Names of the configurations it holds in; empty where it depends on none.
  package var configurations: [String]
  package var language: String?

  package init(_ finding: Finding, file: String? = nil) {
    rule = finding.rule
    severity = finding.severity
    message = finding.message
    self.file = file
    line = finding.file.position(of: finding.range.lowerBound).line
    configurations = finding.configurations
    language = finding.language
  }
}

/// How many findings there are of each severity.
package struct FindingCounts: Sendable, Equatable {
  package var errors = 0
  package var warnings = 0
  package var infos = 0

  package init() {}

  init(_ findings: some Sequence<QuotedFinding>) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
  }
}
