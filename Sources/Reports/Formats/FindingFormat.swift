package import Diagnostics

/// How findings become text: one file a format, and its line here.
package struct FindingFormat: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// Renders a run's findings in the order given.
  package let report: @Sendable (FindingReport, TextOptions) -> String

  package static let all: [FindingFormat] = [
    .text,
    .xcode,
    .json,
    .sarif,
    .github,
    .checkstyle,
    .junit,
    .gitlab,
  ]

  init(_ name: String, report: @escaping @Sendable (FindingReport, TextOptions) -> String) {
    self.name = name
    self.report = report
  }

  /// Renders findings in the order given.
  package func render(_ findings: [Finding], _ options: TextOptions) -> String {
    report(FindingReport(findings), options)
  }
}
