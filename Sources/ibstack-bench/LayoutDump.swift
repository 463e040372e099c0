import Diagnostics
import DocumentModel
import Foundation
import LayoutSystem
import Resolution
import XMLSyntax

/// `ibstack-bench layout-dump INPUT_DIR OUTPUT_DIR [recorded] [keep] [everywhere]`: lays out every
/// document below a folder as designed and writes the frames as JSON, one file a document; with
/// `everywhere` it lays out on the telling sizes in both directions instead, and writes nothing.
func runLayoutDump(_ arguments: [String]) throws {
  guard arguments.count >= 2 else { throw DumpError.usage }
  var options = LayoutOptions()
  options.usesRecordedSizes = arguments.contains("recorded")
  options.keepsUndetermined = arguments.contains("keep")
  let input = URL(filePath: arguments[0])
  let output = URL(filePath: arguments[1])
  try? FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  var (kept, variables, count) = (0, 0, 0)
  let paths = FileManager.default.enumerator(atPath: input.path)?.compactMap { $0 as? String } ?? []
  let start = ContinuousClock.now
  for path in paths.sorted() where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
    let data = try Data(contentsOf: input.appending(path: path))
    let file = SourceFile(name: path, bytes: ContiguousArray(data))
    let document = Document.decode(parseXML(file).tree).document
    guard document.isSupported else { continue }
    let solutions = solve(
      ResolvedDocument(document, .asDesigned(document)), options: options)
    for solution in solutions {
      kept += solution.undeterminedCount
      variables += solution.variableCount
    }
    count += 1
    if arguments.contains("everywhere") {
      for configuration in tellingConfigurations {
        _ = solve(ResolvedDocument(document, configuration), options: options)
      }
      continue
    }
    let json = text(solutions, of: document, path)
    let name = path.replacing("/", with: "__") + ".json"
    try Data(json.utf8).write(to: output.appending(path: name))
  }
  print("documents \(count), undetermined \(kept) of \(variables), \(ContinuousClock.now - start)")
}

/// The telling sizes of the design, in both directions.
private let tellingConfigurations: [Configuration] = {
  let sizes: [(Double, Double)] = [
    (320, 568), (375, 667), (393, 852), (852, 393), (932, 430), (820, 1180),
  ]
  return sizes.flatMap { width, height in
    [Configuration.Direction.leftToRight, .rightToLeft].map { direction in
      var configuration = Configuration(width: width, height: height)
      configuration.direction = direction
      return configuration
    }
  }
}()

private enum DumpError: Error { case usage }

private func text(_ solutions: [SceneSolution], of document: Document, _ path: String) -> String {
  let scenes = solutions.map { solution in
    let views = solution.views.compactMap { placed -> String? in
      guard let id = document[placed.view].objectID else { return nil }
      let frame = placed.frame
      return """
        {"id": \(quoted(id)), "class": \(quoted(document.className(document[placed.view].element))), \
        "frame": {"x": \(frame.x), "y": \(frame.y), "width": \(frame.width), "height": \(frame.height)}}
        """
    }
    let conflicts = solution.conflicts.map { conflict in
      let authors = conflict.authors.map { quoted(document[$0].objectID ?? "?") }
      return
        "{\"constraints\": [\(authors.joined(separator: ", "))], \"excess\": \(conflict.excess)}"
    }
    let ambiguous = solution.ambiguities.map {
      "{\"id\": \(quoted(document[$0.view].objectID ?? "")), \"axis\": \"\($0.axis)\", \"what\": \"\($0.measure)\"}"
    }
    return """
      {"sceneID": \(document[solution.scene].sceneID.map(quoted) ?? "null"), "status": "\(solution.status)", \
      "ambiguous": [\(ambiguous.joined(separator: ", "))], \
      "conflicts": [\(conflicts.joined(separator: ", "))], "views": [\(views.joined(separator: ",\n"))]}
      """
  }
  return
    "{\"version\": 1, \"document\": \(quoted(path)), \"scenes\": [\(scenes.joined(separator: ",\n"))]}\n"
}

private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
