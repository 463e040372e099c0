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
  /// Whether the folder holds nothing but what this run makes.
  private let isWhole: Bool

  /// - Parameters:
  ///   - isAlone: Whether one document was to be read.
  ///   - isWhole: Whether all documents that the folder is for were to be read, as they are where
  ///     folders and no single documents are given.
  init(
    _ results: [(input: InputFile, value: [GeneratedFile])], in folder: String, isAlone: Bool,
    isWhole: Bool
  ) throws(UsageError) {
    self.isWhole = isWhole
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

  /// Writes what differs from what is there, at most `jobs` files at a time.
  func write(jobs: Int) -> ExitStatus {
    guard !files.isEmpty else { return .clean }
    // Said once, and not for every file.
    do throws(FileError) {
      try makeFolder(folder)
    } catch {
      StandardError.write("ibstack: \(error)\n")
      return .failed
    }
    return Product.write(files, jobs: jobs)
  }

  /// Says which files are missing, stale or left over, and changes nothing.
  func check() -> ExitStatus {
    var status = ExitStatus.clean
    for file in files {
      guard let problem = problem(with: file.path, file.text) else { continue }
      StandardError.write("ibstack: \(file.path) \(problem); compile the document again\n")
      status = .findings
    }
    for path in leftOver() {
      StandardError.write("ibstack: \(path) is made of no document any longer; remove it\n")
      status = .findings
    }
    return status
  }

  /// Generated files that this run would not write: their scene or document is gone. Where single
  /// documents were given, others may have written to the same folder, and only folders that hold
  /// something of this run are looked at, in the output folder itself only files of its documents.
  private func leftOver() -> [String] {
    let own = Set(files.map(\.path))
    let documents = Set(
      files.compactMap { file in
        GeneratedFile.document(inFirstLine: file.text.prefix { !$0.isNewline })
      })
    let folders = isWhole ? Self.folders(below: folder) : Set(own.map { parent(of: $0) }).sorted()
    return folders.flatMap { folder in
      folderNames(folder).filter { $0.hasSuffix(".swift") }.map { join(folder, $0) }
        .filter { path in
          guard !own.contains(path), !isFolder(path), let document = Self.document(of: path) else {
            return false
          }
          return isWhole || documents.contains(document)
        }
    }
  }

  /// What a file says that it was generated from; nil for files of others.
  private static func document(of path: String) -> String? {
    guard let bytes = try? readFile(path, atMost: 4_096) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return GeneratedFile.document(inFirstLine: String(decoding: line, as: UTF8.self))
  }

  /// A folder and those in it, each once whatever links there are.
  private static func folders(below folder: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var pending = [folder]
    while let next = pending.popLast() {
      guard isFolder(next), let path = absolutePath(next), seen.insert(path).inserted else {
        continue
      }
      found.append(next)
      pending += folderNames(next).reversed().filter { !$0.hasPrefix(".") }.map { join(next, $0) }
        .filter { isFolder($0) }
    }
    return found
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
