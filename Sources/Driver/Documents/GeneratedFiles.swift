internal import Emitters

/// Generated source files and where they go.
///
/// The files of a document alone stand in the output folder itself; those of several documents in a
/// folder each, `Main-storyboard` for `Main.storyboard`, so that no document's files depend on which
/// others came along.
struct GeneratedFiles: Sendable {
  private let folder: String
  /// In the order of the inputs, then of the scenes.
  private let files: [(path: String, text: String)]

  init(
    _ results: [(input: InputFile, value: [GeneratedFile])], in folder: String, isAlone: Bool
  ) throws(UsageError) {
    // Even a small document becomes several files.
    if !isFolder(folder), exists(folder) || folder.hasSuffix(".swift") {
      throw UsageError(
        "--output of compile is a folder for the generated files, not a file: \(folder)")
    }
    self.folder = folder
    guard !isAlone else {
      files = results.flatMap(\.value).map { (join(folder, $0.name), $0.text) }
      return
    }
    let folders = try OutputFiles.paths(for: results.map(\.input), in: folder, ending: "")
    files = zip(folders, results).flatMap { document, result in
      let folder = Self.folder(for: document)
      return result.value.map { (join(folder, $0.name), $0.text) }
    }
  }

  /// A folder whose name no tool takes for a document.
  private static func folder(for document: String) -> String {
    let name = lastComponent(of: document)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return document }
    return join(
      parent(of: document), name[..<dot] + "-" + name[name.index(after: dot)...])
  }

  /// Writes what differs from what is there.
  func write() -> ExitStatus {
    guard !files.isEmpty else { return .clean }
    // Said once, and not for every file.
    do throws(FileError) {
      try makeFolder(folder)
    } catch {
      StandardError.write("ibstack: \(error)\n")
      return .failed
    }
    return files.reduce(.clean) { max($0, Product.write($1.text, to: $1.path)) }
  }

  /// Says which files are missing or stale, and changes nothing.
  func check() -> ExitStatus {
    var status = ExitStatus.clean
    for file in files {
      guard let problem = problem(with: file.path, file.text) else { continue }
      StandardError.write("ibstack: \(file.path) \(problem); compile the document again\n")
      status = .findings
    }
    return status
  }

  private func problem(with path: String, _ text: String) -> String? {
    guard exists(path) else { return "is missing" }
    do throws(FileError) {
      // One byte more shows a file that goes on where the text ends.
      let current = try readFile(path, atMost: text.utf8.count + 1)
      return current.elementsEqual(text.utf8) ? nil : "is stale"
    } catch {
      return "cannot be compared (\(error))"
    }
  }
}
