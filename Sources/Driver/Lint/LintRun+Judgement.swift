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
    let isTried = document.trialCost <= Self.mostTrials
    if isTried {
      around.rules += [wrapper, spacer].filter { !usual.contains($0) }
        .compactMap { Rule.named($0) }.map { ActiveRule($0) }
    }
    let findings = check(document, around).linted.findings
    return LintJudgement(
      findings: findings.filter { ![wrapper, spacer].contains($0.rule) },
      wrappers: findings.filter { $0.rule == wrapper },
      spacers: findings.filter { $0.rule == spacer }, isTried: isTried)
  }

  /// Each view that may go is tried by solving its scene without it, on every screen: some seconds for
  /// so many views of scenes. No real document seen comes near; without an end, ten thousand views
  /// would take hours.
  private static let mostTrials = 30_000

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

extension Document {
  /// The views that are solved, at most, when every view that may be a wrapper or a spacer is tried.
  fileprivate var trialCost: Int {
    var counts = scenes.map { _ in (views: 0, candidates: 0) }
    for view in views {
      let scene = Int(view.scene.rawValue)
      counts[scene].views += 1
      let isInside = view.role == .subview || view.role == .arranged
      if view.tag == .view, isInside { counts[scene].candidates += 1 }
    }
    return counts.reduce(0) { $0 + $1.views * $1.candidates }
  }
}
