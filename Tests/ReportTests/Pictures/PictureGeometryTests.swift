import Diagnostics
import DocumentModel
import Foundation
import LayoutSystem
import Reports
import Resolution
import TestSupport
import Testing
import XMLSyntax

/// Pictures are read back through libxml2 and compared with what `layout` prints.
@Suite("Positions in pictures")
struct PictureGeometryTests {
  @Test("samples: every view lies where layout says", arguments: sampleDocuments())
  func samples(file: TestDocument) throws {
    let document = try #require(Document.of(file))
    for configuration in Self.configurations(of: document) {
      try check(document, configuration)
    }
  }

  @Test(
    "real documents: every view lies where layout says",
    .enabled(if: sharedFolder() != nil, "there is no shared folder"))
  func corpus() throws {
    let files = sharedDocuments("corpus").enumerated().filter { $0.offset % 9 == 4 }
    var count = 0
    for (_, file) in files {
      guard let document = Document.of(file) else { continue }
      count += 1
      try check(document, .asDesigned(document))
    }
    #expect(count > 20)
  }

  static func configurations(of document: Document) -> [Configuration] {
    var mirrored = Configuration.asDesigned(document)
    mirrored.direction = .rightToLeft
    return [.asDesigned(document), mirrored, Configuration(width: 852, height: 393)]
  }

  private func check(_ document: Document, _ configuration: Configuration) throws {
    let resolved = ResolvedDocument(document, configuration)
    var options = LayoutOptions()
    options.locatesGuides = true
    let solutions = solve(resolved, options: options)
    let layout = try frames(
      LayoutReport(
        document: "x", configurations: [LayoutReport.Solved(resolved, solutions)]))
    #expect(layout.count == solutions.count)
    let pictures = ScenePictures(
      resolved, assets: PictureAssets(), overlays: PictureOverlay.allCases)
    for (solution, expected) in zip(solutions, layout) {
      let svg = SVGWriter.file(pictures.drawing(solution), .light, PictureAssets())
      let (tree, findings) = parseXML(SourceFile(name: "picture.svg", text: svg))
      #expect(findings.isEmpty, "\(document.file.name): \(findings.map(\.message))")
      let found = PlacedGroups(tree).views
      #expect(
        found.map(\.id).sorted() == expected.map(\.id).sorted(),
        "\(document.file.name), \(configuration.name)")
      let frames = Dictionary(
        expected.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
      let places = places(document, solution, frames)
      for group in found {
        #expect(group.frame == frames[group.id], "\(document.file.name): \(group.id)")
        guard let place = places[group.id], group.frame.allSatisfy({ abs($0) < 1e7 }) else {
          continue
        }
        #expect(
          abs(group.x - place.x) < 1e-6 && abs(group.y - place.y) < 1e-6,
          "\(document.file.name): \(group.id) is at \(group.x), \(group.y), not \(place)")
      }
    }
  }

  /// Where views lie in their roots: the sums of the frames around them. Views without an identifier,
  /// which no format names, lend theirs from the solution.
  private func places(
    _ document: Document, _ solution: SceneSolution, _ frames: [String: [Double]]
  ) -> [String: (x: Double, y: Double)] {
    var places: [ViewID: (x: Double, y: Double)] = [:]
    var result: [String: (x: Double, y: Double)] = [:]
    for placed in solution.views {
      let id = document[placed.view].objectID
      let around = document[placed.view].superview.flatMap { places[$0] } ?? (0, 0)
      let own = id.flatMap { frames[$0] } ?? [placed.frame.x, placed.frame.y]
      places[placed.view] = (around.x + own[0], around.y + own[1])
      if let id, result[id] == nil { result[id] = places[placed.view] }
    }
    return result
  }

  private struct LayoutFrame {
    let id: String
    let frame: [Double]
  }

  /// By scene, read from the JSON that `layout` prints.
  private func frames(_ report: LayoutReport) throws -> [[LayoutFrame]] {
    let text = LayoutFormat.json.single(LayoutFormat.json.part(report, TextOptions()))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let scenes = object?["scenes"] as? [[String: Any]] ?? []
    return scenes.map { scene in
      (scene["views"] as? [[String: Any]] ?? []).map { view in
        let frame = view["frame"] as? [String: Double] ?? [:]
        return LayoutFrame(
          id: view["id"] as? String ?? "",
          frame: ["x", "y", "width", "height"].map { frame[$0] ?? .nan })
      }
    }
  }
}

/// The views of a picture as a reader of XML finds them, with their places summed up from the
/// translations around them.
struct PlacedGroups {
  struct Group {
    let id: String
    let frame: [Double]
    let x: Double
    let y: Double
  }

  private(set) var views: [Group] = []

  init(_ tree: XMLTree) {
    var pending: [(XMLTree.Element, Double, Double)] = tree.root.map { [($0, 0, 0)] } ?? []
    while let (element, x, y) = pending.popLast() {
      var place = (x: x, y: y)
      if element.name == "g" {
        let kind = element["class"] ?? ""
        // Roots lie where there is room, and scrolled content below the bars.
        if kind == "view", let (dx, dy) = Self.translation(element) {
          place = (x + dx, y + dy)
        }
        if kind == "view", let id = element["data-id"] {
          views.append(
            Group(
              id: id,
              frame: (element["data-frame"] ?? "").split(separator: " ").map {
                Double($0) ?? .nan
              }, x: place.x, y: place.y))
        }
      }
      pending += element.children.map { ($0, place.x, place.y) }.reversed()
    }
  }

  private static func translation(_ element: XMLTree.Element) -> (Double, Double)? {
    guard let text = element["transform"] else { return (0, 0) }
    let numbers = text.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
