package import Diagnostics

/// What a run of `lint` has to say, as values for every format.
package struct FindingReport: Sendable {
  /// What formats tell about a rule.
  package struct Rule: Sendable {
    package var id: String
    package var summary: String
    /// The rule's page, in Markdown.
    package var help: String
    package var severity: Finding.Severity
    package var isOnByDefault: Bool

    package init(
      id: String, summary: String, help: String, severity: Finding.Severity, isOnByDefault: Bool
    ) {
      self.id = id
      self.summary = summary
      self.help = help
      self.severity = severity
      self.isOnByDefault = isOnByDefault
    }
  }

  /// A finding that is not wanted, and who said so.
  package struct Suppressed: Sendable {
    package enum Place: Sendable {
      /// In the document itself.
      case document
      /// In the configuration file, or a baseline.
      case outside
    }

    package var finding: Finding
    package var place: Place
    package var reason: String?

    package init(_ finding: Finding, by place: Place, reason: String?) {
      self.finding = finding
      self.place = place
      self.reason = reason
    }
  }

  package var findings: [Finding]
  package var suppressed: [Suppressed] = []
  /// The rules that ran.
  package var rules: [Rule] = []
  /// Paths of the documents that were looked at, in their order.
  package var documents: [String] = []
  /// By path: the name relative to the input folder, where it is another one.
  package var names: [String: String] = [:]
  /// The program's version.
  package var version = ""

  package init(_ findings: [Finding]) { self.findings = findings }

  /// What the document of a finding is called, whatever folder the run started in.
  func document(of finding: Finding) -> String { names[finding.file.name] ?? finding.file.name }
}
