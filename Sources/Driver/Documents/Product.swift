/// What a command has to hand over: one text for all documents, or a file for each.
struct Product: Sendable {
  /// Behind the document's name where each has its own file, such as `.json`.
  let ending: String

  /// Writes to standard output, into a file, or, where the output is a folder (there already, or
  /// named with a slash at its end), into one file a document.
  func write<Value>(
    _ results: [(input: InputFile, value: Value)], to output: String?,
    rendering render: ([Value]) -> String
  ) throws(UsageError) -> ExitStatus {
    guard let output else { return StandardOutput.write(render(results.map(\.value))) }
    guard output.hasSuffix("/") || isFolder(output) else {
      return Self.write(render(results.map(\.value)), to: output)
    }
    let paths = try OutputFiles.paths(for: results.map(\.input), in: output, ending: ending)
    return zip(paths, results).reduce(.clean) { status, next in
      max(status, Self.write(render([next.1.value]), to: next.0))
    }
  }

  private static func write(_ text: String, to path: String) -> ExitStatus {
    do throws(FileError) {
      try writeFile(path, text.utf8)
      return .clean
    } catch {
      StandardError.write("ibstack: \(error)\n")
      return .failed
    }
  }
}
