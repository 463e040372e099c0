internal import Diagnostics

extension FindingFormat {
  /// Checkstyle's XML, which many build servers read: findings by file.
  package static let checkstyle = FindingFormat("checkstyle") { report, _ in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (name, findings) in report.findings.byFile {
      text += "  <file name=\"\(name.xmlEscaped)\">\n"
      for finding in findings {
        let position = finding.file.position(of: finding.range.lowerBound)
        text += "    <error line=\"\(position.line)\" column=\"\(position.column)\""
        text += " severity=\"\(finding.severity.name)\" message=\"\(finding.message.xmlEscaped)\""
        text += " source=\"ibstack.\(finding.rule.xmlEscaped)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}

extension [Finding] {
  /// Findings by file, files in the order in which they first occur.
  var byFile: [(name: String, findings: [Finding])] {
    var positions: [String: Int] = [:]
    var result: [(name: String, findings: [Finding])] = []
    for finding in self {
      if let position = positions[finding.file.name] {
        result[position].findings.append(finding)
      } else {
        positions[finding.file.name] = result.count
        result.append((finding.file.name, [finding]))
      }
    }
    return result
  }
}
