package import DocumentModel
package import Resolution

extension Lowering {
  /// Notes the stack views that go although the layout settles no frames for them: where constraints
  /// contradict each other or leave something open, UIKit's choice with a stack view need not be that
  /// without one.
  package mutating func noteUnsettled(
    in document: Document, configurations: [Configuration]
  ) {
    let scenes = Set(
      forms.keys.filter { document[$0].isStack && form(of: $0) != .folded }
        .map { document[$0].scene })
    guard !scenes.isEmpty else { return }
    var contradicting: [ViewID: [Configuration]] = [:]
    var open: [ViewID: [Configuration]] = [:]
    let combinations = TraitCombinations(document)
    for configuration in configurations {
      let trials = LayoutTrials(ResolvedDocument(document, configuration))
      for scene in document.sceneIDs where scenes.contains(scene) {
        let solution = trials.solve(scene, LayoutChange())
        for stack in contradictingStacks(solution) {
          contradicting[stack, default: []].append(configuration)
        }
        guard solution.status == .ambiguous else { continue }
        // What the order of views in a stack settles, priorities settle.
        let lowered = trials.solve(
          scene, self, in: combinations.index(of: configuration), like: solution)
        for stack in openStacks(lowered, document) {
          open[stack, default: []].append(configuration)
        }
      }
    }
    for stack in document.viewIDs {
      if let places = contradicting[stack] {
        noteUnsettled(
          stack,
          "contradicts required constraints \(Self.words(places)): which of them give way there")
      }
      if let places = open[stack] {
        noteUnsettled(stack, "is laid out ambiguously \(Self.words(places)): what is open there")
      }
    }
  }

  private mutating func noteUnsettled(_ stack: ViewID, _ text: String) {
    let last = notes.lastIndex { $0.view == stack && $0.kind == .stack }
    notes.insert(
      LoweringNote(
        kind: .stack, view: stack, text: text + " may end otherwise than with a stack view",
        isDone: true),
      at: last.map { $0 + 1 } ?? notes.endIndex)
  }

  private func contradictingStacks(_ solution: SceneSolution) -> Set<ViewID> {
    Set(
      solution.conflicts.flatMap(\.members).compactMap {
        guard case .stack(let stack, _) = $0.provenance, form(of: stack) != .kept else {
          return nil
        }
        return stack
      })
  }

  private func openStacks(_ solution: SceneSolution, _ document: Document) -> Set<ViewID> {
    Set(
      solution.ambiguities.compactMap { ambiguity in
        let view = ambiguity.view
        let candidates = document[view].isStack ? view : document[view].superview
        guard let stack = candidates, document[stack].isStack, form(of: stack) != .kept else {
          return nil
        }
        return stack
      })
  }

  /// "in 320x568 wC hR and 2 other sizes".
  private static func words(_ configurations: [Configuration]) -> String {
    guard let first = configurations.first else { return "" }
    let rest = configurations.count - 1
    let others = rest == 0 ? "" : " and \(rest) other size\(rest == 1 ? "" : "s")"
    return "in \(first.name)\(others)"
  }
}
