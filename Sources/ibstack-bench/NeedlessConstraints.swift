import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

/// `ibstack-bench lowerings --single FILE…`: leaves out each constraint that takes the place of a stack
/// view, one after the other, and counts those that the layout does without — in all telling sizes and
/// as designed, with contents and roots as they are and with others.
///
/// Says as well whether lowered layouts with other contents and roots are like those with stack views.
struct NeedlessConstraints {
  /// What leaving a constraint out does, the least first.
  enum Effect: Int, CaseIterable {
    case untried, none, guidesOnly, otherContents, documents

    var words: String {
      switch self {
      case .untried: "are in contradictions throughout"
      case .none: "never matter"
      case .guidesOnly: "matter to guides alone"
      case .otherContents: "matter with other contents or roots alone"
      case .documents: "matter as the document is"
      }
    }
  }

  private var counts: [Effect: Int] = [:]
  private var kinds: [String: [Effect: Int]] = [:]
  private var examples: [String: String] = [:]
  private var compared = 0
  private var differing: [String] = []

  /// Circumstances that a document does not have: a factor for all roots, and contents' by a number.
  private struct Circumstances: Hashable {
    var rootFactor = 1.0
    var contents = Contents.own

    enum Contents: Hashable {
      case own, all(Double), each(UInt64)
    }

    var isOwn: Bool { self == Circumstances() }

    static let all: [Circumstances] = [1.0, 0.6, 1.7].flatMap { root in
      [Contents.own, .all(0.3), .all(2.5), .each(1), .each(2), .each(3)].map {
        Circumstances(rootFactor: root, contents: $0)
      }
    }

    func factors(_ document: Document) -> [ViewID: Double] {
      switch contents {
      case .own: return [:]
      case .all(let factor):
        return Dictionary(uniqueKeysWithValues: document.viewIDs.map { ($0, factor) })
      case .each(let seed):
        // Knuth's multiplicative generator (MMIX), its high bits as a factor from 0.2 to 3.2.
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        return Dictionary(
          uniqueKeysWithValues: document.viewIDs.map { view in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (view, 0.2 + 3 * Double(state >> 40) / Double(1 << 24))
          })
      }
    }
  }

  mutating func add(_ document: Document) {
    let combinations = TraitCombinations(document)
    let lowering = Lowering(
      combinations.resolved(document), options: LoweringOptions(lowersStacks: true))
    guard !lowering.constraints.isEmpty else { return }
    let sharesMeasures = lowering.notes.contains { $0.text.contains("typical device") }
    var effects = [Effect](repeating: .untried, count: lowering.constraints.count)
    let guides = Set(document.viewIDs.filter { lowering.form(of: $0) == .guide })
    var configurations = Configuration.tellingSizes
    configurations.append(.asDesigned(document))
    for circumstances in Circumstances.all {
      let factors = circumstances.factors(document)
      for configuration in configurations {
        let trials = LayoutTrials(
          ResolvedDocument(document, configuration), rootFactor: circumstances.rootFactor)
        let combination = combinations.index(of: configuration)
        for scene in document.sceneIDs {
          let places = lowering.constraints.indices.filter {
            document[lowering.constraints[$0].stack].scene == scene
              && lowering.constraints[$0].holds(in: combination)
          }
          guard !places.isEmpty else { continue }
          var change = LayoutChange(lowering, in: combination, scene: scene, document)
          change.contentFactors = factors
          let whole = trials.solve(scene, change)
          if !sharesMeasures {
            compare(whole, trials, scene, change, document, lowering, "\(circumstances)")
          }
          guard whole.status != .unsatisfiable else { continue }
          for place in places { effects[place] = max(effects[place], .none) }
          prefer(elsewhere: whole, &change)
          let open = places.indices.filter {
            effects[places[$0]] < (circumstances.isOwn ? .documents : .otherContents)
          }
          if !circumstances.isOwn, !open.isEmpty,
            keeps(whole, trials, scene, change, without: Set(open), except: [])
          {
            continue
          }
          for index in open {
            guard !keeps(whole, trials, scene, change, without: [index], except: []) else {
              continue
            }
            let isSeen = !keeps(whole, trials, scene, change, without: [index], except: guides)
            let effect: Effect =
              isSeen ? (circumstances.isOwn ? .documents : .otherContents) : .guidesOnly
            effects[places[index]] = max(effects[places[index]], effect)
          }
        }
      }
    }
    for index in effects.indices where effects[index] == .none {
      if matters(index, to: document, lowering, combinations, configurations, guides) {
        effects[index] = .otherContents
      }
    }
    for (lowered, effect) in zip(lowering.constraints, effects) {
      counts[effect, default: 0] += 1
      let kind = self.kind(lowered, document, guides)
      kinds[kind, default: [:]][effect, default: 0] += 1
      let example =
        "\(document.file.name) \(document[lowered.stack].objectID ?? "?"): \(text(lowered.constraint, document))"
      if effect == .none, examples[kind] == nil { examples[kind] = example }
    }
  }

  /// Whether a constraint matters once what it is about is much larger or smaller than all else, roots
  /// are larger or smaller, and views that the app draws have lengths of their own.
  private func matters(
    _ index: Int, to document: Document, _ lowering: Lowering,
    _ combinations: TraitCombinations, _ configurations: [Configuration], _ guides: Set<ViewID>
  ) -> Bool {
    let lowered = lowering.constraints[index]
    let scene = document[lowered.stack].scene
    let named = [lowered.constraint.first.item.view, lowered.constraint.second?.item.view]
      .compactMap(\.self)
    let stack = lowered.stack
    let subjects = Set(
      named.filter { $0 != stack }.isEmpty ? [stack] : named.filter { $0 != stack })
    let inside = document.viewIDs.filter { view in
      var next: ViewID? = view
      while let current = next, !subjects.contains(current) { next = document[current].superview }
      return next != nil
    }
    let leaves = document.viewIDs.filter { document[$0].subviews.isEmpty }
    let lengths = leaves.flatMap { view in
      [LayoutAttribute.width, .height].flatMap { attribute in
        let length = inside.contains(view) ? 150.0 : 40
        return [
          LayoutConstraint(
            Anchor(.view(view), attribute), .lessThanOrEqual, constant: length, priority: 249,
            from: .kept(view)),
          LayoutConstraint(
            Anchor(.view(view), attribute), .greaterThanOrEqual, constant: length, priority: 749,
            from: .kept(view)),
        ]
      }
    }
    for root in [1, 0.4, 3] {
      for configuration in configurations {
        let combination = combinations.index(of: configuration)
        guard lowered.holds(in: combination) else { continue }
        let trials = LayoutTrials(ResolvedDocument(document, configuration), rootFactor: root)
        let place = lowering.constraints[..<index].count {
          document[$0.stack].scene == scene && $0.holds(in: combination)
        }
        for factor in [6, 0.05] {
          for hasLengths in [false, true] {
            var change = LayoutChange(lowering, in: combination, scene: scene, document)
            for view in inside { change.contentFactors[view] = factor }
            if hasLengths { change.added += lengths }
            let whole = trials.solve(scene, change)
            guard whole.status != .unsatisfiable else { continue }
            prefer(elsewhere: whole, &change)
            if !keeps(whole, trials, scene, change, without: [place], except: guides) {
              return true
            }
          }
        }
      }
    }
    return false
  }

  /// Where nothing is open, what gets free shall show.
  private func prefer(elsewhere whole: SceneSolution, _ change: inout LayoutChange) {
    for placed in whole.views {
      var frame = placed.absolute
      if whole.status == .satisfied {
        frame = Rect(
          x: frame.x + 13, y: frame.y + 17, width: frame.width + 19, height: frame.height + 23)
      }
      change.preferred[placed.view] = frame
    }
  }

  private func keeps(
    _ whole: SceneSolution, _ trials: LayoutTrials, _ scene: SceneID, _ change: LayoutChange,
    without indices: Set<Int>, except ignored: Set<ViewID>
  ) -> Bool {
    var change = change
    change.added = change.added.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
    return trials.solve(scene, change).keepsFrames(of: whole, except: ignored)
  }

  /// Compares a lowered layout with that of stack views in the same circumstances.
  private mutating func compare(
    _ lowered: SceneSolution, _ trials: LayoutTrials, _ scene: SceneID, _ change: LayoutChange,
    _ document: Document, _ lowering: Lowering, _ circumstances: String
  ) {
    var original = LayoutChange()
    original.contentFactors = change.contentFactors
    let before = trials.solve(scene, original)
    guard before.status == .satisfied else { return }
    compared += 1
    if !lowered.keepsFrames(of: before) {
      let moved = zip(lowered.views, before.views).first {
        abs($0.absolute.x - $1.absolute.x) >= 0.01 || abs($0.absolute.y - $1.absolute.y) >= 0.01
          || abs($0.absolute.width - $1.absolute.width) >= 0.01
          || abs($0.absolute.height - $1.absolute.height) >= 0.01
      }
      let view = moved.map { document[$0.0.view].objectID ?? "?" } ?? "\(lowered.status)"
      differing.append("\(document.file.name) \(view) \(circumstances)")
    }
  }

  private func kind(_ lowered: LoweredConstraint, _ document: Document, _ guides: Set<ViewID>)
    -> String
  {
    let constraint = lowered.constraint
    let element = document[lowered.stack].element
    let axis = document.written(.axis, of: element) ?? .horizontal
    let isAlong = (axis == .horizontal) == (constraint.axis == .horizontal)
    let way =
      isAlong
      ? "along \((document.written(.distribution, of: element) ?? .fill).rawValue)"
      : "across \((document.written(.alignment, of: element) ?? .fill).rawValue)"
    var identifier = "author"
    if case .stack(_, let name) = constraint.provenance { identifier = name.rawValue }
    let form = guides.contains(lowered.stack) ? "guide" : "view"
    return
      "\(identifier) \(constraint.relation) \(constraint.isRequired ? "required" : "weak"), \(way), \(form)"
  }

  private func text(_ constraint: LayoutConstraint, _ document: Document) -> String {
    func side(_ anchor: Anchor) -> String {
      let name: String
      switch anchor.item {
      case .view(let view): name = document[view].objectID ?? "\(view)"
      default: name = "\(anchor.item)"
      }
      return "\(name).\(anchor.attribute.rawValue)"
    }
    return
      "\(side(constraint.first)) \(constraint.relation) \(constraint.second.map(side) ?? "") × \(constraint.multiplier) + \(constraint.constant) @\(constraint.priority)"
  }

  var text: String {
    var lines = [
      Effect.allCases.map { "\(counts[$0] ?? 0) \($0.words)" }.joined(separator: ", ")
    ]
    let sorted = kinds.sorted {
      ($1.value[.none] ?? 0, $0.key) < ($0.value[.none] ?? 0, $1.key)
    }
    for (kind, counts) in sorted {
      let numbers = Effect.allCases.map { String(counts[$0] ?? 0) }.joined(separator: " ")
      lines.append("  \(numbers)  \(kind)")
      if let example = examples[kind] { lines.append("      \(example)") }
    }
    lines.append(
      "\(compared) scenes compared with stack views in these circumstances, \(differing.count) differ"
    )
    lines += differing.map { "  differs: \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension NeedlessConstraints.Effect: Comparable {
  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
