package import Diagnostics
package import DocumentModel
internal import LayoutSystem
package import Resolution

extension DocumentReport {
  /// Reports on every scene of a document that later stages can work with, wherever it differs.
  package init(_ document: Document) {
    self.init(document) { document.tellingConfigurations(of: $0) }
  }

  /// Reports on every scene in the configurations that are asked for.
  ///
  /// - Parameter judgement: What lint says about the document, where it was asked.
  package init(
    _ document: Document, judgement: LintJudgement<Finding>? = nil,
    configurations: (SceneID) -> [Configuration]
  ) {
    // Scenes share their configurations: each is resolved once.
    var resolved: [Configuration: ResolvedDocument] = [:]
    var stackless: [Configuration: StacklessCounts] = [:]
    let neverInstalled = document.neverInstalled
    var scenes: [SceneReport] = []
    var ranges: [Range<Int>] = []
    for scene in document.sceneIDs {
      let places = configurations(scene).map {
        configuration in
        let place = resolved[configuration] ?? ResolvedDocument(document, configuration)
        resolved[configuration] = place
        stackless[configuration] = stackless[configuration] ?? StacklessCounts(place)
        return place
      }
      for part in document.parts(of: scene) {
        var report = SceneReport(document, scene, part, places, neverInstalled: neverInstalled)
        for index in report.configurations.indices {
          let counts = stackless[report.configurations[index].configuration]
          report.configurations[index].equivalentWithoutStacks = counts?.count(in: part)
        }
        let range = document.wholeRange(part)
        ranges.append(range)
        report.judgement = judgement.map { judgement in
          judgement.map { findings in
            findings.filter { $0.file === document.file && range.contains($0.range.lowerBound) }
              .map { QuotedFinding($0) }
          }
        }
        scenes.append(report)
      }
    }
    self.init(document: document.file.name, scenes: scenes)
    elsewhere = judgement.map { judgement in
      judgement.map { findings in
        findings.filter { finding in
          finding.file !== document.file
            || !ranges.contains { $0.contains(finding.range.lowerBound) }
        }.map { finding in
          QuotedFinding(finding, file: finding.file === document.file ? nil : finding.file.name)
        }
      }
    }
  }

  /// A document that could not be read, with what is wrong with it.
  package init(unread name: String, findings: [Finding]) {
    self.init(document: name, scenes: [])
    isRead = false
    elsewhere = LintJudgement(findings: findings.map { QuotedFinding($0) })
  }
}

extension Document {
  /// What is told apart: a scene of a storyboard as a whole, in a xib each controller and each view
  /// at the top level, which are loaded together and shown apart.
  fileprivate func parts(of scene: SceneID) -> [ElementID] {
    self[scene].sceneID == nil && !header.isStoryboard
      ? self[scene].objects.filter { controller(of: $0) != nil || view(of: $0) != nil }
      : [self[scene].element]
  }
}

extension Document {
  fileprivate func nestingDepth(below roots: [ViewID]) -> NestingDepth {
    var result = NestingDepth()
    var pending = roots.map { (view: $0, views: 0, stacks: 0) }
    while let (view, views, stacks) = pending.popLast() {
      let here = (views: views + 1, stacks: stacks + (self[view].isStack ? 1 : 0))
      result.views = max(result.views, here.views)
      result.stacks = max(result.stacks, here.stacks)
      pending += self[view].subviews.map { ($0, here.views, here.stacks) }
    }
    return result
  }
}

extension SceneReport {
  fileprivate init(
    _ document: Document, _ scene: SceneID, _ part: ElementID, _ resolved: [ResolvedDocument],
    neverInstalled: [ElementID]
  ) {
    let range = document.wholeRange(part)
    func isInside(_ element: ElementID) -> Bool {
      range.contains(document.range(element).lowerBound)
    }
    let roots = document[scene].roots.filter { isInside(document[$0].element) }
    let controller =
      part == document[scene].element
      ? document[scene].controller : document.controller(of: part)
    let root = controller.map { document[$0].view } ?? roots.first
    let others = roots.filter { $0 != root }
    let owner = controller.map { document[$0].element } ?? root.map { document[$0].element }
    self.init(
      sceneID: document[scene].sceneID,
      objectID: owner.flatMap { document.written(.id, of: $0) },
      title: owner.map { document.className($0) } ?? "no objects",
      tree: root.map { TreeNode.tree(below: $0, in: document, resolved) } ?? [],
      detached: others.map { TreeNode.tree(below: $0, in: document, resolved) },
      neverInstalled: neverInstalled.filter(isInside).compactMap {
        document.written(.id, of: $0)
      },
      configurations: resolved.map { resolved in
        let counts = sceneCounts(resolved, in: part)
        return ConfigurationReport(
          configuration: resolved.configuration, counts: counts,
          stackIDs: counts.stacks.map { document[$0.view].objectID })
      })
    depth = document.nestingDepth(below: roots)
    differences = SceneDifference.all(in: part, of: document, resolved)
  }
}
