import Diagnostics
import DocumentModel
import Driver
import LayoutSystem
import Resolution
import XMLSyntax

/// `ibstack-bench lowerings [--list|--single] FILE…`: what each lowering saves, why it leaves things as they are,
/// and whether every frame stays where it is, in all telling sizes and as designed. `--list` only names
/// the documents in which something is lowered; `--single` leaves out single constraints instead
/// (`NeedlessConstraints`).
func runLowerings(_ arguments: [String]) throws {
  let isList = arguments.first == "--list"
  let isSingle = arguments.first == "--single"
  let documents = try arguments.dropFirst(isList || isSingle ? 1 : 0).map { path in
    Document.decode(parseXML(name: path, bytes: try readFile(path)).tree).document
  }.filter(\.isSupported)
  guard !isSingle else {
    var needless = NeedlessConstraints()
    for document in documents { needless.add(document) }
    print(needless.text)
    return
  }
  let all: [(String, LoweringOptions)] = [
    ("lower-stacks", LoweringOptions(lowersStacks: true)),
    ("layout-guides", LoweringOptions(lowersStacks: false, usesGuides: true)),
    ("fold-spacers", LoweringOptions(lowersStacks: false, foldsSpacers: true)),
    ("all", LoweringOptions(lowersStacks: true, usesGuides: true, foldsSpacers: true)),
  ]
  for (name, options) in all {
    guard !isList else {
      for document in documents
      where !Lowering(TraitCombinations(document).resolved(document), options: options).forms
        .isEmpty
      {
        print("\(name)\t\(document.file.name)")
      }
      continue
    }
    var tally = LoweringTally()
    for document in documents { tally.add(document, options) }
    print("\(name): \(tally.text)")
  }
}

/// Sums over documents.
private struct LoweringTally {
  var documents = 0
  var views = 0
  var levels = 0
  var constraintsBefore = 0
  var constraintsAfter = 0
  var helpers = 0
  var frames = 0
  var largestDifference = 0.0
  /// The same over scenes whose constraints neither contradict each other nor leave anything open.
  var largestSettled = 0.0
  var differing: [String] = []
  var reasons: [String: Int] = [:]

  mutating func add(_ document: Document, _ options: LoweringOptions) {
    let combinations = TraitCombinations(document)
    let places = combinations.resolved(document)
    let lowering = Lowering(places, options: options)
    for note in lowering.notes { reasons[note.text, default: 0] += 1 }
    guard !lowering.forms.isEmpty else { return }
    documents += 1
    views += lowering.forms.values.count { $0 != .plainView }
    for scene in document.sceneIDs {
      levels += depth(document, scene, .none) - depth(document, scene, lowering)
    }
    var configurations = Configuration.tellingSizes
    configurations.append(.asDesigned(document))
    var difference = 0.0
    var hasOther = false
    var worst = ""
    for (index, configuration) in configurations.enumerated() {
      let resolved = ResolvedDocument(document, configuration)
      let trials = LayoutTrials(resolved)
      let combination = combinations.index(of: configuration)
      // Shares of proportional stacks depend on how texts measure.
      var here = places
      here[combination] = resolved
      let lowering = Lowering(here, options: options)
      for scene in document.sceneIDs {
        let before = trials.solve(scene, LayoutChange())
        let after = trials.solve(scene, lowering, in: combination, like: before)
        if index == 0 {
          constraintsBefore += before.count(isContent: false)
          constraintsAfter += after.count(isContent: false)
        }
        var moved: [ViewID: SceneSolution.Placed] = [:]
        for placed in after.views { moved[placed.view] = placed }
        for placed in before.views where lowering.form(of: placed.view) != .folded {
          guard let other = moved[placed.view] else {
            hasOther = true
            continue
          }
          frames += 1
          let distance = gap(placed.absolute, other.absolute)
          if before.status == .satisfied { largestSettled = max(largestSettled, distance) }
          if distance > difference {
            difference = distance
            worst =
              "\(document[placed.view].objectID ?? "?") \(configuration.name) \(before.status) \(after.status)"
          }
        }
        // Ties that a stack view settles by order are called open; priorities settle them.
        if before.status != after.status, before.status != .ambiguous || after.status != .satisfied
        {
          hasOther = true
          worst += " \(before.status) → \(after.status) \(configuration.name)"
        }
      }
    }
    largestDifference = max(largestDifference, difference)
    if difference > 0.01 || hasOther {
      differing.append("\(document.file.name) \(difference)\(hasOther ? " status" : "") \(worst)")
    }
  }

  private func depth(_ document: Document, _ scene: SceneID, _ lowering: Lowering) -> Int {
    var deepest = 0
    var depths: [ViewID: Int] = [:]
    for view in document.viewIDs where document[view].scene == scene {
      switch lowering.form(of: view) {
      case .guide, .folded: continue
      case .kept, .plainView: break
      }
      let depth = lowering.superview(of: view, in: document).map { (depths[$0] ?? 0) + 1 } ?? 1
      depths[view] = depth
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private func gap(_ one: Rect, _ other: Rect) -> Double {
    max(
      abs(one.x - other.x), abs(one.y - other.y), abs(one.width - other.width),
      abs(one.height - other.height))
  }

  var text: String {
    var lines = [
      "\(documents) documents, \(views) views and \(levels) levels less, constraints \(constraintsBefore) → \(constraintsAfter), \(frames) frames, largest difference \(largestDifference) and \(largestSettled) where all is settled, \(differing.count) documents differ"
    ]
    lines += differing.map { "  differs: \($0)" }
    for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  \(count) × \(reason)")
    }
    return lines.joined(separator: "\n")
  }
}

extension SceneSolution {
  /// Constraints of the author and of stack views; with those of natural lengths.
  fileprivate func count(isContent: Bool) -> Int {
    constraints.count {
      switch $0.provenance {
      case .author, .stack: true
      default: isContent
      }
    }
  }
}
