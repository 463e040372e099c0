internal import Diagnostics
internal import DocumentModel
internal import LayoutSystem
internal import Reports
internal import Resolution

extension Command {
  static let layout = Command(
    name: "layout",
    summary: "solved frames",
    details: """
      Solves the documents' constraints and prints every view's frame, what is ambiguous and what \
      is in conflict; as designed unless another configuration is named.
      """,
    formats: [.text, .json, .uikitLog],
    run: runLayout)

  @Sendable private static func runLayout(_ invocation: Invocation) throws(UsageError) -> ExitStatus
  {
    let options = invocation.options
    guard let format = LayoutFormat.all.first(where: { $0.name == invocation.format.rawValue })
    else {
      throw UsageError("layout has no format '\(invocation.format.rawValue)'")
    }
    let text = TextOptions(
      isColored: options.output == nil
        && options.isColored(onTerminal: StandardOutput.isTerminal))
    let request = try ConfigurationRequest(options)
    let layout = LayoutOptions(options)
    let run = DocumentRun(invocation) { document, input in
      let resolved = request.resolve(document, input) { [.asDesigned(document)] }
      let report = LayoutReport(
        document: document.file.name,
        configurations: resolved.documents.map {
          LayoutReport.Solved($0, solve($0, options: layout))
        })
      return (Part(report, format.part(report, text)), resolved.findings)
    }
    run.explain(options)
    let parts = run.results.map { (input: $0.input, value: $0.value.text) }
    if options.keepUndetermined, !options.quiet {
      let (kept, all) = run.results.reduce((0, 0)) {
        ($0.0 + $1.value.undetermined, $0.1 + $1.value.variables)
      }
      StandardError.write("ibstack: \(kept) of \(all) values were kept, which nothing determines\n")
    }
    let isAlone = run.inputCount == 1
    let written = try Product(ending: format.ending).write(
      parts, to: options.output, single: format.single,
      together: { isAlone ? $0.map(format.single).joined() : format.several($0) })
    return max(run.status, written)
  }
}

/// One document's part of the output, with how much of it nothing determined.
private struct Part: Sendable {
  let text: String
  let undetermined: Int
  let variables: Int

  init(_ report: LayoutReport, _ text: String) {
    self.text = text
    let scenes = report.configurations.flatMap(\.scenes)
    undetermined = scenes.reduce(0) { $0 + $1.undeterminedCount }
    variables = scenes.reduce(0) { $0 + $1.variableCount }
  }
}

extension LayoutOptions {
  init(_ options: Options) {
    self.init()
    usesRecordedSizes = options.intrinsic == .recorded
    keepsUndetermined = options.keepUndetermined
  }
}
