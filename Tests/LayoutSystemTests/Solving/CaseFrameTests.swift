import DocumentModel
import Foundation
import Resolution
import TestSupport
import Testing

@testable import LayoutSystem

/// Documents with the frames that are right at run time, from the shared cases.
@Suite(.enabled(if: Shared.isThere, "the shared cases are not beside the repository"))
struct CaseFrameTests {
  private struct Case: Decodable {
    struct Screen: Decodable {
      struct Insets: Decodable { let top, left, bottom, right: Double }
      let size: [Double]
      let device: String?
      let widthClass, heightClass: String
      let safeArea: Insets?
      let layoutDirection: String?
      let frames: [String: [Double?]]
    }
    let document: String
    let configurations: [Screen]
  }

  @Test func frames() throws {
    let folder = URL(filePath: Shared.folder).appending(path: "cases")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".expected.json") {
      let data = try Data(contentsOf: folder.appending(path: name))
      let example = try JSONDecoder().decode(Case.self, from: data)
      let document = try #require(Shared.document("cases/" + example.document))
      for screen in example.configurations {
        let solutions = solve(ResolvedDocument(document, Self.configuration(screen)))
        var frames: [String: Rect] = [:]
        for placed in solutions.flatMap(\.views) {
          if let id = document[placed.view].objectID { frames[id] = placed.frame }
        }
        for (id, wanted) in screen.frames.sorted(by: { $0.key < $1.key }) {
          let frame = try #require(frames[id], "\(name) \(id)")
          for (value, wanted) in zip([frame.x, frame.y, frame.width, frame.height], wanted) {
            guard let wanted else { continue }
            #expect(abs(value - wanted) <= 0.5, "\(name) \(id) \(screen.size): \(frame)")
          }
        }
      }
    }
  }

  private static func configuration(_ screen: Case.Screen) -> Configuration {
    var configuration = Configuration(width: screen.size[0], height: screen.size[1])
    if let device = screen.device.flatMap({ Device.withID($0) }) {
      configuration.device = device.id
      configuration.scale = device.scale
    }
    configuration.widthClass = screen.widthClass == "regular" ? .regular : .compact
    configuration.heightClass = screen.heightClass == "regular" ? .regular : .compact
    if let insets = screen.safeArea {
      configuration.safeArea = Configuration.Edges(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    configuration.direction = screen.layoutDirection == "rtl" ? .rightToLeft : .leftToRight
    return configuration
  }
}
