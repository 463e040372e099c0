/// What a command has to hand over: one text for all documents, or a file for each.
struct Product: Sendable {
  /// Behind the document's name where each has its own file, such as `.json`.
  let ending: String

  /// Writes to standard output, into a file, or, where the output is a folder, into one file a
  /// document.
  func write<Value>(
    _ results: [(input: InputFile, value: Value)], to output: String?,
    rendering render: ([Value]) -> String
  ) throws(UsageError) -> ExitStatus {
    try write(results, to: output, single: { render([$0]) }, together: render)
  }

  /// The same where a document alone is rendered in another way than several.
  func write<Value>(
    _ results: [(input: InputFile, value: Value)], to output: String?,
    single: (Value) -> String, together: ([Value]) -> String
  ) throws(UsageError) -> ExitStatus {
    guard let output else { return StandardOutput.write(together(results.map(\.value))) }
    guard Self.meansFolder(output, for: results.count) else {
      return Self.write(together(results.map(\.value)), to: output)
    }
    let paths = try OutputFiles.paths(for: results.map(\.input), in: output, ending: ending)
    return zip(paths, results).reduce(.clean) { status, next in
      max(status, Self.write(single(next.1.value), to: next.0))
    }
  }

  /// Whether an output means a folder: one that is there, a name with a slash at its end, and for
  /// several documents a name without an extension that nothing has yet.
  private static func meansFolder(_ output: String, for count: Int) -> Bool {
    if output.hasSuffix("/") || isFolder(output) { return true }
    return count > 1 && !lastComponent(of: output).contains(".") && !exists(output)
  }

  /// Writes one file; what went wrong is said on standard error.
  static func write(_ text: String, to path: String) -> ExitStatus {
    write([(path, text)], jobs: 1)
  }

  /// Writes files, at most `jobs` at a time; what went wrong is said on standard error, in their order.
  static func write(_ files: [(path: String, text: String)], jobs: Int) -> ExitStatus {
    let failures = parallelMap(files, jobs: jobs) { file -> FileError? in
      do throws(FileError) {
        try writeFile(file.path, file.text.utf8)
        return nil
      } catch {
        return error
      }
    }.compactMap(\.self)
    for failure in failures { StandardError.write("ibstack: \(failure)\n") }
    return failures.isEmpty ? .clean : .failed
  }
}
