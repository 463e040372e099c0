internal import Diagnostics
internal import Reports

extension Command {
  static let lint = Command(
    name: "lint",
    summary: "finds what will not work",
    details: """
      Reports what is wrong with the documents, in every configuration in which they differ, \
      on the telling sizes, in the base language and every translation beside them.
      """,
    formats: [.text, .xcode, .json, .sarif, .github, .checkstyle, .junit, .gitlab],
    run: runLint)

  @Sendable private static func runLint(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    let options = invocation.options
    guard let format = FindingFormat.all.first(where: { $0.name == invocation.format.rawValue })
    else {
      throw UsageError("lint has no format '\(invocation.format.rawValue)'")
    }
    let inputs = Inputs(invocation.operands)
    let run = try LintRun(invocation, inputs)
    sayEmpty(inputs.emptyFolders)
    let linted = run.run()
    var status = ExitStatus.clean
    var problems = inputs.problems + run.problems + linted.flatMap(\.problems)
    if options.fix { problems += mend(linted, isDryRun: options.dryRun) }

    var report = FindingReport(run.findings + linted.flatMap(\.findings))
    report.suppressed = linted.flatMap(\.suppressed)
    report.documents = run.inputs.map(\.shown)
    report.names = linted.reduce(into: [:]) { names, document in
      names.merge(document.names) { first, _ in first }
    }
    report.version = Driver.version
    if format.name == FindingFormat.sarif.name { report.rules = run.activeRules }
    let names = report.names
    func name(_ finding: Finding) -> String { names[finding.file.name] ?? finding.file.name }
    do throws(FileError) {
      if let path = options.baseline {
        var baseline = try Baseline(reading: path)
        let (new, known) = baseline.split(report.findings, document: name)
        report.findings = new
        report.suppressed += known.map {
          FindingReport.Suppressed($0, by: .outside, reason: "known by the baseline")
        }
      }
      if let path = options.writeBaseline {
        let known = report.suppressed.filter { $0.reason == "known by the baseline" }
        let text = Baseline.text(report.findings + known.map(\.finding), document: name)
        try writeFile(path, text.utf8)
        report.findings = []
      }
    } catch {
      problems.append(error)
    }
    for problem in problems { StandardError.write("ibstack: \(problem)\n") }
    if !(options.fix && options.dryRun) {
      let text = TextOptions(
        isColored: options.output == nil
          && options.isColored(onTerminal: StandardOutput.isTerminal))
      status = write(format.report(report, text), to: options.output)
      summarize(report, options)
    }
    if !problems.isEmpty { return .failed }
    let fails = report.findings.contains { $0.isError || options.strict }
    return max(status, fails ? .findings : .clean)
  }

  /// Writes mended documents as they were encoded, or shows what would change.
  private static func mend(_ linted: [LintedDocument], isDryRun: Bool) -> [FileError] {
    var problems: [FileError] = []
    for document in linted {
      guard let mended = document.mended, let original = document.original else { continue }
      if isDryRun {
        _ = StandardOutput.write(unifiedDiff(original.name, from: original, to: mended))
        continue
      }
      do throws(FileError) {
        try writeFile(document.input.path, mended.encoded(mended.bytes))
      } catch {
        problems.append(error)
      }
    }
    // No difference alone would look as if there were no findings.
    if isDryRun, linted.allSatisfy({ $0.mended == nil }) {
      StandardError.write("ibstack: nothing that --fix would change\n")
    }
    return problems
  }

  /// One line for people at a terminal.
  private static func summarize(_ report: FindingReport, _ options: Options) {
    guard !options.quiet, StandardError.isTerminal else { return }
    let counts = Finding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return "\(count) \(severity.name)\(count == 1 || severity == .info ? "" : "s")"
    }
    let documents = report.documents.count
    StandardError.write(
      """
      \(counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")) in \
      \(documents) document\(documents == 1 ? "" : "s")\n
      """)
  }
}
