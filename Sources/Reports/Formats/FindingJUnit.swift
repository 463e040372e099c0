internal import Diagnostics

extension FindingFormat {
  /// JUnit's XML: a suite a document, a failed case a finding, one that passed where there is none.
  package static let junit = FindingFormat("junit") { report, _ in
    var suites = report.documents.map { (name: $0, findings: [Finding]()) }
    for (name, findings) in report.findings.byFile {
      if let index = suites.firstIndex(where: { $0.name == name }) {
        suites[index].findings = findings
      } else {
        suites.append((name, findings))
      }
    }
    let failures = report.findings.count
    let tests = suites.reduce(0) { $0 + max(1, $1.findings.count) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"ibstack lint\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    for suite in suites {
      let name = suite.name.xmlEscaped
      text += "  <testsuite name=\"\(name)\" tests=\"\(max(1, suite.findings.count))\""
      text += " failures=\"\(suite.findings.count)\" errors=\"0\" skipped=\"0\">\n"
      if suite.findings.isEmpty {
        text += "    <testcase classname=\"\(name)\" name=\"lint\"/>\n"
      }
      for finding in suite.findings { text += finding.failedCase }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}

extension Finding {
  fileprivate var failedCase: String {
    let position = file.position(of: range.lowerBound)
    let place = "\(position.line):\(position.column)"
    var text = "    <testcase classname=\"\(file.name.xmlEscaped)\""
    text += " name=\"\(rule.xmlEscaped) \(place)\">\n"
    text += "      <failure type=\"\(severity.name)\" message=\"\(message.xmlEscaped)\">"
    text += "\(file.name):\(place): \(message)".xmlEscaped
    for note in notes { text += "&#10;\(note.message.xmlEscaped)" }
    return text + "</failure>\n    </testcase>\n"
  }
}
