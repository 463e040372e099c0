internal import Diagnostics

extension FindingFormat {
  /// The lines that Xcode, editors and CI servers find problems by: one a finding.
  package static let xcode = FindingFormat("xcode") { report, _ in
    report.findings.reduce(into: "") { $0 += $1.summary(TextOptions()) + "\n" }
  }
}

extension Finding {
  /// `path:line:column: severity: message [rule]`.
  func summary(_ options: TextOptions) -> String {
    let emphasis: TextOptions.Emphasis =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
    let place = options.emphasize(place(of: range.lowerBound) + ":", .strong)
    let label = options.emphasize(severity.name + ":", emphasis)
    let tag = options.emphasize("[\(rule)]", .faint)
    return "\(place) \(label) \(message.printable) \(tag)"
  }

  /// `path:line:column` of a byte offset.
  func place(of offset: Int) -> String {
    let position = file.position(of: offset)
    return "\(file.name.printable):\(position.line):\(position.column)"
  }
}
