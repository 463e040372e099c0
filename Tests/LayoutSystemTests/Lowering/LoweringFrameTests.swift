import DocumentModel
import Resolution
import TestSupport
import Testing

@testable import LayoutSystem

/// Every frame stays where it is: layouts with and without each lowering, solved in all telling sizes
/// and as designed.
@Suite struct LoweringFrameTests {
  static let options = [
    LoweringOptions(lowersStacks: true),
    LoweringOptions(lowersStacks: false, usesGuides: true),
    LoweringOptions(lowersStacks: false, foldsSpacers: true),
    LoweringOptions(lowersStacks: true, usesGuides: true, foldsSpacers: true),
  ]

  /// The greatest distance between frames, in points, over all scenes whose constraints neither
  /// contradict each other nor leave anything open.
  private func difference(
    _ document: Document, _ options: LoweringOptions, sizes: [Configuration]? = nil
  ) -> Double {
    let combinations = TraitCombinations(document)
    var places = combinations.resolved(document)
    var result = 0.0
    for configuration in sizes ?? Configuration.tellingSizes + [.asDesigned(document)] {
      let resolved = ResolvedDocument(document, configuration)
      let combination = combinations.index(of: configuration)
      // Shares of proportional stacks depend on how texts measure here.
      places[combination] = resolved
      let lowering = Lowering(places, options: options)
      guard !lowering.forms.isEmpty else { return 0 }
      let trials = LayoutTrials(resolved)
      for scene in document.sceneIDs {
        let before = trials.solve(scene, LayoutChange())
        let after = trials.solve(scene, lowering, in: combination, like: before)
        guard before.status == .satisfied else { continue }
        if after.status != .satisfied { return .infinity }
        var frames: [ViewID: Rect] = [:]
        for placed in after.views { frames[placed.view] = placed.absolute }
        for placed in before.views where lowering.form(of: placed.view) != .folded {
          guard let frame = frames[placed.view] else { return .infinity }
          let one = placed.absolute
          result = max(
            result, abs(one.x - frame.x), abs(one.y - frame.y), abs(one.width - frame.width),
            abs(one.height - frame.height))
        }
      }
    }
    return result
  }

  @Test(arguments: options) func samples(_ options: LoweringOptions) {
    var count = 0
    for sample in sampleDocuments() {
      guard let document = Document.of(sample) else { continue }
      count += 1
      #expect(difference(document, options) < 0.01, "\(sample.name)")
    }
    #expect(count > 5)
  }

  @Test(.enabled(if: Shared.isThere, "the shared corpus is not beside the repository"))
  func corpus() {
    // All documents take minutes: `ibstack-bench lowerings` goes through them.
    for (index, one) in sharedDocuments("corpus").enumerated() where index % 9 == 0 {
      guard let document = Document.of(one) else { continue }
      for options in Self.options {
        #expect(difference(document, options) < 0.01, "\(one.name)")
      }
    }
  }

  /// Every distribution with every alignment, on both axes, with and without hidden views, free and
  /// held at both ends. Nothing varies and nothing has a recorded frame, so that a narrow screen and a
  /// wide one, of either scale, are all sizes that tell.
  @Test(arguments: StackDistribution.allCases, StackAlignment.allCases)
  func allKinds(distribution: StackDistribution, alignment: StackAlignment) {
    let sizes = [
      Configuration(width: 320, height: 568), Configuration(width: 852, height: 393),
    ]
    for axis in ["horizontal", "vertical"] {
      for hidden in [[], [0], [1], [3], [0, 1, 2, 3]] {
        for isHeld in [false, true] {
          let arranged = (0..<4).map { index in
            LoweringTests.label(
              "l\(index)",
              "horizontalHuggingPriority=\"\(251 + index)\" "
                + (hidden.contains(index) ? "hidden=\"YES\"" : ""))
          }.joined()
          let document = LoweringTests.document(
            arranged,
            stack: """
              axis="\(axis)" distribution="\(distribution.rawValue)" \
              alignment="\(alignment.rawValue)" spacing="6"
              """,
            constraints: isHeld
              ? """
              <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
              <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c4"/>
              """ : "")
          #expect(
            difference(document, LoweringOptions(lowersStacks: true), sizes: sizes) < 0.01,
            "\(axis), hidden \(hidden), \(isHeld ? "held" : "free")")
        }
      }
    }
  }
}
