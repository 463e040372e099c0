extension ReportFormat {
  /// One line of JSON for all documents, for a file to which every run adds one: counts alone, with
  /// neither names nor times, so that equal documents give equal lines. Its members are promises that
  /// change only with `version`.
  package static let trend = ReportFormat(
    name: "trend", ending: ".trend.json", quotesLint: true,
    documents: { documents, _ in ReportTotals(documents).trendLine + "\n" })
}

extension ReportTotals {
  /// The line, without a line break.
  var trendLine: String {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.members(of: self)
    json.member("unread", unread)
    // Half a count would look like a change for the better.
    let isTried = judged?.isTried ?? false
    json.member("wrapperViews", isTried ? judged?.wrapperViews : nil)
    json.member("spacerViews", isTried ? judged?.spacerViews : nil)
    json.member("errors", judged?.findings.errors)
    json.member("warnings", judged?.findings.warnings)
    json.member("infos", judged?.findings.infos)
    json.end()
    var line = json.finish()
    line.removeLast()
    return line
  }
}
