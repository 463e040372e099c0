import Diagnostics
import DocumentModel
import Foundation
import Resolution
import TestSupport
import Testing
import XMLSyntax

@testable import LayoutSystem

/// Frames that Xcode wrote against frames we solve, on the shared corpus.
@Suite(.enabled(if: Shared.isThere, "the shared corpus is not beside the repository"))
struct CorpusFrameTests {
  static let documents: [Document] = {
    let root = URL(filePath: Shared.folder).appending(path: "corpus")
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .compactMap { Shared.document("corpus/" + $0) }.filter { $0.isSupported }
  }()

  /// The share of views that lie within half a point of their recorded frame. What counts is decided
  /// as in the scoring script of the shared folder: views that constraints place, none misplaced.
  private func share(_ options: LayoutOptions) -> Double {
    var (hits, views) = (0, 0)
    for document in Self.documents where document.header.usesAutoLayout {
      let resolved = ResolvedDocument(document, .asDesigned(document))
      for solution in solve(resolved, options: options) {
        for placed in solution.views where isScored(placed.view, resolved) {
          guard let recorded = resolved.rect(of: document[placed.view].element) else { continue }
          views += 1
          let frame = placed.frame
          let error = max(
            abs(frame.x - recorded.x), abs(frame.y - recorded.y),
            abs(frame.width - recorded.width), abs(frame.height - recorded.height))
          if error <= 0.5001 { hits += 1 }
        }
      }
    }
    return views > 0 ? Double(hits) / Double(views) : 0
  }

  private func isScored(_ view: ViewID, _ resolved: ResolvedDocument) -> Bool {
    let document = resolved.document
    let entry = document[view]
    guard entry.role == .subview || entry.role == .arranged,
      !resolved.flag(.fixedFrame, of: entry.element),
      entry.role == .arranged || resolved.written(.translatesMask, of: entry.element) == false
    else { return false }
    var next: ViewID? = view
    while let current = next {
      if resolved.flag(.misplaced, of: document[current].element) { return false }
      next = document[current].superview
    }
    return true
  }

  @Test func framesByTheTextModel() {
    #expect(share(LayoutOptions()) >= 0.84)
  }

  @Test func framesWithRecordedSizes() {
    var options = LayoutOptions()
    options.usesRecordedSizes = true
    #expect(share(options) >= 0.925)
    options.keepsUndetermined = true
    #expect(share(options) >= 0.94)
  }

  /// Every rectangle that a mode may not read is moved; the frames must not notice.
  @Test(arguments: [Configuration.Mode.canvas, .runTime])
  func recordedFramesThatMayNotBeReadAreNot(mode: Configuration.Mode) throws {
    for document in Self.documents.prefix(60) where document.header.usesAutoLayout {
      var configuration = Configuration.asDesigned(document)
      configuration.mode = mode
      let moved = try #require(Self.moveRectangles(document, configuration))
      let frames = solve(ResolvedDocument(document, configuration))
      let others = solve(ResolvedDocument(moved, configuration))
      for (solution, other) in zip(frames, others) {
        #expect(solution.views.map(\.frame) == other.views.map(\.frame), "\(document.file.name)")
      }
    }
  }

  /// The document with the recorded frame of every view that constraints place put elsewhere, in its
  /// text.
  private static func moveRectangles(_ document: Document, _ configuration: Configuration)
    -> Document?
  {
    let resolved = ResolvedDocument(document, configuration)
    var bytes = Array(document.file.bytes)
    // From the back, so that ranges stay right.
    for view in document.viewIDs.reversed() {
      let entry = document[view]
      let isPlaced =
        entry.role == .arranged
        || (entry.role == .subview && !resolved.flag(.fixedFrame, of: entry.element)
          && resolved.written(.translatesMask, of: entry.element) == false)
      guard isPlaced, let rect = document.child(.rect, key: "frame", of: entry.element) else {
        continue
      }
      for (key, value) in [
        (AttributeKey<Double>.x, "777"), (.y, "555"), (.width, "333"), (.height, "111"),
      ].compactMap({ key, value in document.range(of: key, in: rect).map { ($0, value) } })
        .sorted(by: { $0.0.lowerBound > $1.0.lowerBound })
      {
        bytes.replaceSubrange(key, with: Array(value.utf8))
      }
    }
    let file = SourceFile(name: document.file.name, bytes: ContiguousArray(bytes))
    return Document.decode(parseXML(file).tree).document
  }
}
