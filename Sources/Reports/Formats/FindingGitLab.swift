internal import Diagnostics

extension FindingFormat {
  /// GitLab's code quality report, a part of Code Climate's.
  package static let gitlab = FindingFormat("gitlab") { report, _ in
    let prints = fingerprints(of: report.findings) { report.document(of: $0) }
    var json = JSONWriter()
    json.beginArray(.lines)
    for (finding, print) in zip(report.findings, prints) {
      let position = finding.file.position(of: finding.range.lowerBound)
      json.beginObject()
      json.member("description", finding.message)
      json.member("check_name", finding.rule)
      json.member("fingerprint", print)
      json.member("severity", finding.severity.gitlabName)
      json.key("location")
      json.beginObject()
      json.member("path", finding.file.name)
      json.key("lines")
      json.beginObject()
      json.member("begin", position.line)
      json.end()
      json.end()
      json.end()
    }
    json.end()
    return json.finish()
  }
}

extension Finding.Severity {
  fileprivate var gitlabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
