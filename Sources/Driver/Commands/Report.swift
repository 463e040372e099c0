internal import DocumentModel
internal import Reports
internal import Resolution

extension Command {
  static let report = Command(
    name: "report",
    summary: "hierarchy, constraint counts, coverage",
    details: """
      Tells what is in the documents: the tree of views, and for every configuration in which a \
      scene differs how many constraints there are and who made them.
      """,
    formats: [.text, .json],
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
      return try report(DocumentRun(invocation) { ObjectIDs($0) }, invocation) {
        format.ids($0, text)
      }
    }
    if options.coverage {
      return try report(DocumentRun(invocation) { Coverage($0) }, invocation) {
        counts in
        format.coverage(counts.reduce(into: Coverage()) { $0.add($1) }, text)
      }
    }
    let request = try ConfigurationRequest(options)
    let run = DocumentRun(invocation) { document in
      DocumentReport(document) { scene in
        request.configurations(
          for: document, usual: { document.tellingConfigurations(of: scene) },
          // Counts depend on size classes alone.
          everywhere: { Traits.all.map { .typical(of: $0) } })
      }
    }
    return try report(run, invocation) { format.documents($0, text) }
  }

  private static func report<Value>(
    _ run: DocumentRun<Value>, _ invocation: Invocation, rendering render: ([Value]) -> String
  ) throws(UsageError) -> ExitStatus {
    run.explain(invocation.options)
    let product = Product(ending: invocation.format == .json ? ".json" : ".txt")
    let written = try product.write(
      run.results, to: invocation.options.output, rendering: render)
    return max(run.status, written)
  }
}
