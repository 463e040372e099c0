internal import DocumentModel
internal import Reports
internal import Resolution

extension Command {
  static let report = Command(
    name: "report",
    summary: "hierarchy, constraint counts, coverage",
    details: """
      Tells what is in the documents: the tree of views, and for every configuration in which a \
      scene differs how many constraints there are, who made them, and what size classes change. \
      markdown (for a comment on a pull request) and html (one page for browsers and paper) also \
      tell what lint finds, and which wrapper views and spacers could go; trend is one line of JSON \
      with the totals, to be appended to a log, and markdown carries the same line in a comment at \
      its end. What lint finds does not change report's exit status.
      """,
    formats: [.text, .json, .markdown, .html, .trend],
    run: runReport)

  @Sendable private static func runReport(_ invocation: Invocation) throws(UsageError) -> ExitStatus
  {
    let options = invocation.options
    guard let format = ReportFormat.all.first(where: { $0.name == invocation.format.rawValue })
    else {
      throw UsageError("report has no format '\(invocation.format.rawValue)'")
    }
    let text = TextOptions(
      isColored: options.output == nil
        && options.isColored(onTerminal: StandardOutput.isTerminal))
    if options.ids {
      guard let ids = format.ids else { throw hasNoFormat("--ids", format) { $0.ids != nil } }
      return try report(DocumentRun(invocation) { ObjectIDs($0) }, invocation, format) {
        ids($0, text)
      }
    }
    if options.coverage {
      guard let coverage = format.coverage else {
        throw hasNoFormat("--coverage", format) { $0.coverage != nil }
      }
      return try report(DocumentRun(invocation) { Coverage($0) }, invocation, format) { counts in
        coverage(counts.reduce(into: Coverage()) { $0.add($1) }, text)
      }
    }
    let request = try ConfigurationRequest(options)
    let inputs = Inputs(invocation.operands)
    let lint = format.quotesLint ? try LintRun(invocation, inputs) : nil
    let run = DocumentRun(
      invocation, inputs,
      unread: { format.quotesLint ? DocumentReport(unread: $0.name, findings: $1) : nil }
    ) { document, input in
      let report = DocumentReport(document, judgement: lint?.judgement(of: document, input)) {
        scene in
        request.configurations(
          for: document, usual: { document.tellingConfigurations(of: scene) },
          // Counts depend on size classes alone.
          everywhere: { Traits.all.map { .typical(of: $0) } })
      }
      return (report, [])
    }
    let configured = lint?.explainConfiguration(options) ?? .clean
    return max(configured, try report(run, invocation, format) { format.documents($0, text) })
  }

  private static func hasNoFormat(
    _ option: String, _ format: ReportFormat, _ isKnown: (ReportFormat) -> Bool
  ) -> UsageError {
    let known = ReportFormat.all.filter(isKnown).map(\.name).joined(separator: ", ")
    return UsageError("\(option) has no format '\(format.name)'; it knows \(known)")
  }

  private static func report<Value>(
    _ run: DocumentRun<Value>, _ invocation: Invocation, _ format: ReportFormat,
    rendering render: ([Value]) -> String
  ) throws(UsageError) -> ExitStatus {
    run.explain(invocation.options)
    let written = try Product(ending: format.ending).write(
      run.results, to: invocation.options.output, rendering: render)
    return max(run.status, written)
  }
}
