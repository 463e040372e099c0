internal import Diagnostics

extension FindingFormat {
  /// Workflow commands that GitHub Actions turns into annotations of the changed files.
  package static let github = FindingFormat("github") { report, _ in
    report.findings.reduce(into: "") { $0 += $1.annotation + "\n" }
  }
}

extension Finding {
  fileprivate var annotation: String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    let (start, end) = (file.position(of: range.lowerBound), file.position(of: range.upperBound))
    var properties = [
      "file=" + file.name.printable.escapedProperty, "line=\(start.line)", "endLine=\(end.line)",
      "col=\(start.column)",
    ]
    // Columns are only understood within one line.
    if end.line == start.line { properties.append("endColumn=\(end.column)") }
    properties.append("title=" + rule.escapedProperty)
    var text = message
    if !configurations.isEmpty { text += "\nin " + configurations.joined(separator: ", ") }
    // A message's own line breaks stay; what a terminal that shows the log would obey does not.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let data = lines.map { String($0).printable }.joined(separator: "\n").escapedData
    return "::\(command) \(properties.joined(separator: ","))::\(data)"
  }
}

extension String {
  /// As GitHub's toolkit escapes the data of a command.
  fileprivate var escapedData: String {
    reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case "\r\n": result += "%0D%0A"
      default: result.append(character)
      }
    }
  }

  fileprivate var escapedProperty: String {
    escapedData.reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
