internal import LayoutSystem

/// What many documents come to. Counts of a scene are those of its first configuration: a phone
/// upright, unless another one was asked for.
package struct ReportTotals: Sendable, Equatable {
  /// Those that could be read.
  package var documents = 0
  package var unread = 0
  package var scenes = 0
  package var views = 0
  package var stackViews = 0
  /// The most stack views inside one another.
  package var stackDepth = 0
  /// The constraints that stand in the documents.
  package var written = 0
  /// Those of them that hold.
  package var installed = 0
  package var generated = 0
  package var contentSize = 0
  /// Nil where it is not measured for every scene that has views.
  package var equivalentWithoutStacks: Int? = 0
  /// Views and constraints that no configuration installs.
  package var neverInstalled = 0
  /// Properties that differ between the configurations of their scene.
  package var differences = 0
  /// Nil where lint was not asked.
  package var judged: Judged?

  /// What lint says, counted.
  package struct Judged: Sendable, Equatable {
    package var findings = FindingCounts()
    package var wrapperViews = 0
    package var spacerViews = 0
    /// Whether it was tried in every document which views could go.
    package var isTried = true

    package init() {}
  }

  package init(_ reports: some Sequence<DocumentReport>) {
    for report in reports {
      if report.isRead { documents += 1 } else { unread += 1 }
      add(report.elsewhere)
      for scene in report.scenes { add(scene) }
    }
  }

  init(_ scene: SceneReport) { add(scene) }

  private mutating func add(_ scene: SceneReport) {
    scenes += 1
    views += scene.viewCount
    stackDepth = max(stackDepth, scene.depth.stacks)
    neverInstalled += scene.neverInstalled.count
    differences += scene.differences.count
    add(scene.judgement)
    guard let first = scene.configurations.first else { return }
    let counts = first.counts
    stackViews += counts.stacks.count
    written += counts.explicit.written
    installed += counts.explicit.installed
    generated += counts.generated
    contentSize += counts.contentSize
    guard scene.viewCount > 0 else { return }
    equivalentWithoutStacks = equivalentWithoutStacks.flatMap { sum in
      first.equivalentWithoutStacks.map { sum + $0 }
    }
  }

  private mutating func add(_ judgement: LintJudgement<QuotedFinding>?) {
    guard let judgement else { return }
    var judged = self.judged ?? Judged()
    let counts = FindingCounts(judgement.findings)
    judged.findings.errors += counts.errors
    judged.findings.warnings += counts.warnings
    judged.findings.infos += counts.infos
    judged.wrapperViews += judgement.wrappers.count
    judged.spacerViews += judgement.spacers.count
    judged.isTried = judged.isTried && judgement.isTried
    self.judged = judged
  }
}

extension SceneCounts.Explicit {
  /// How many the document holds.
  var written: Int { installed + uninstalled + placeholder }
}
