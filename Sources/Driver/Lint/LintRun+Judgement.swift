internal import Diagnostics
internal import DocumentModel
internal import LintRules
internal import Reports

extension LintRun {
  /// What `lint` says about a document that is read already, and which views could go by the rules
  /// that find such views, whether `lint` runs those or not. Nil for a document that the configuration
  /// file leaves out.
  func judgement(of document: Document, _ input: InputFile) -> LintJudgement<Finding>? {
    guard let job = job(of: input) else { return nil }
    let (wrapper, spacer) = ("wrapper-view", "spacer-view")
    var around = around(job)
    let usual = Set(around.rules.map(\.rule.id))
    around.rules += [wrapper, spacer].filter { !usual.contains($0) }
      .compactMap { Rule.named($0) }.map { ActiveRule($0) }
    let findings = check(document, around).linted.findings
    return LintJudgement(
      findings: findings.filter { ![wrapper, spacer].contains($0.rule) },
      wrappers: findings.filter { $0.rule == wrapper },
      spacers: findings.filter { $0.rule == spacer })
  }

  /// Says what is wrong with configuration files; the status that comes of it.
  func explainConfiguration(_ options: Options) -> ExitStatus {
    for problem in problems { StandardError.write("ibstack: \(problem)\n") }
    let shown = options.quiet ? findings.filter(\.isError) : findings
    let text = TextOptions(isColored: options.isColored(onTerminal: StandardError.isTerminal))
    StandardError.write(FindingFormat.text.render(shown, text))
    if !problems.isEmpty { return .failed }
    return findings.contains(where: \.isError) ? .findings : .clean
  }
}
