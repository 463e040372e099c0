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
    #expect(share(LayoutOptions()) >= 0.88)
  }

  @Test func framesWithRecordedSizes() {
    var options = LayoutOptions()
    options.usesRecordedSizes = true
    #expect(share(options) >= 0.94)
    options.keepsUndetermined = true
    #expect(share(options) >= 0.956)
  }

  /// Every rectangle that a mode may not read is moved; the frames must not notice.
  @Test(arguments: [Configuration.Mode.canvas, .runTime])
  func recordedFramesThatMayNotBeReadAreNot(mode: Configuration.Mode) throws {
    var moved = 0
    // A quarter of the documents holds every kind of view.
    for (index, document) in Self.documents.enumerated()
    where index % 4 == 0 && document.header.usesAutoLayout {
      var configuration = Configuration.asDesigned(document)
      configuration.mode = mode
      let resolved = ResolvedDocument(document, configuration)
      let unread = document.viewIDs.filter { !Self.mayRead($0, resolved) }
      guard !unread.isEmpty else { continue }
      moved += unread.count
      let other = try #require(Self.moveRectangles(of: unread, document))
      // A bar that stands alone is where it is recorded; only the rest of its scene must not notice.
      let bars = Set(unread.filter { document[$0].role == .detached })
      let frames = solve(resolved).flatMap(\.views)
      let others = solve(ResolvedDocument(other, configuration)).flatMap(\.views)
      #expect(frames.count == others.count)
      for (frame, other) in zip(frames, others) where !bars.contains(frame.view) {
        #expect(frame.frame == other.frame, "\(document.file.name) \(frame.view)")
      }
    }
    #expect(moved > 1000)
  }

  /// Whether a mode may read the recorded frame of a view: roots and views with autoresizing masks;
  /// on the canvas cells, their content views and navigation bars too.
  private static func mayRead(_ view: ViewID, _ resolved: ResolvedDocument) -> Bool {
    let document = resolved.document
    let entry = document[view]
    let isCanvas = resolved.configuration.mode == .canvas
    switch entry.role {
    case .root, .topLevel: return true
    case .detached: return isCanvas || entry.tag != .navigationBar
    case .arranged: return false
    case .cell: return isCanvas
    case .contentView:
      guard isCanvas, let around = entry.superview else { return false }
      switch document[around].tag {
      case .tableViewCell, .collectionViewCell, .collectionReusableView: return true
      default: return false
      }
    case .subview, .part:
      return resolved.flag(.fixedFrame, of: entry.element)
        || resolved.value(.translatesMask, of: entry.element) != false
    }
  }

  /// The document with the recorded frames of some views put elsewhere, in its text.
  private static func moveRectangles(of views: [ViewID], _ document: Document) -> Document? {
    var owners = Set(views.map { document[$0].element })
    for variation in document.variations where owners.contains(variation.owner) {
      owners.insert(variation.element)
    }
    var places: [(range: Range<Int>, value: String)] = []
    for owner in owners {
      guard let rect = document.child(.rect, key: "frame", of: owner) else { continue }
      for (key, value) in [
        (AttributeKey<Double>.x, "777"), (.y, "555"), (.width, "333"), (.height, "111"),
      ] {
        guard let range = document.range(of: key, in: rect) else { continue }
        places.append((Int(range.lowerBound)..<Int(range.upperBound), value))
      }
    }
    var bytes = Array(document.file.bytes)
    // From the back, so that ranges stay right.
    for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(place.range, with: Array(place.value.utf8))
    }
    let file = SourceFile(name: document.file.name, bytes: ContiguousArray(bytes))
    return Document.decode(parseXML(file).tree).document
  }
}
