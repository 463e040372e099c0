internal import Configuration
internal import Diagnostics

/// The configuration files of a run: for each document the one that `--config` names, else the
/// nearest `.ibstack.yml` from its folder upwards.
struct ConfigurationFiles: Sendable {
  /// A configuration file with the folder that its paths count from.
  struct Entry: Sendable {
    var configuration: ProjectConfiguration
    /// Absolute; empty where there is no file.
    var folder: String
  }

  private(set) var entries: [Entry] = [Entry(configuration: ProjectConfiguration(), folder: "")]
  /// What is wrong with the files, in the order in which documents need them.
  private(set) var findings: [Finding] = []
  private(set) var problems: [FileError] = []
  /// By absolute folder: its entry.
  private var byFolder: [String: Int] = [:]
  private let fixed: Int?

  init(_ path: String?) {
    guard let path else {
      fixed = nil
      return
    }
    var entries = entries
    var findings: [Finding] = []
    var problems: [FileError] = []
    fixed = Self.read(path, name: shownPath(path), &entries, &findings, &problems)
    self.entries = entries
    self.findings = findings
    self.problems = problems
  }

  /// The number of the entry for a document.
  mutating func entry(for path: String) -> Int {
    if let fixed { return fixed }
    return absolutePath(path == "-" ? "" : parent(of: path)).map { entry(inOrAbove: $0) } ?? 0
  }

  private mutating func entry(inOrAbove folder: String) -> Int {
    if let known = byFolder[folder] { return known }
    let path = join(folder, ProjectConfiguration.fileName)
    var result = 0
    if exists(path) {
      result = Self.read(path, name: shownPath(path), &entries, &findings, &problems) ?? 0
    } else if folder != "/" {
      result = entry(inOrAbove: parent(of: folder))
    }
    byFolder[folder] = result
    return result
  }

  private static func read(
    _ path: String, name: String, _ entries: inout [Entry], _ findings: inout [Finding],
    _ problems: inout [FileError]
  ) -> Int? {
    do throws(FileError) {
      let (file, invalid) = SourceFile.decodeText(name: name, bytes: try readFile(path))
      let (configuration, found) = ProjectConfiguration.read(file)
      findings += invalid + found + configuration.problems()
      let folder = absolutePath(path).map { parent(of: $0) } ?? ""
      entries.append(Entry(configuration: configuration, folder: folder))
      return entries.count - 1
    } catch {
      problems.append(FileError(name, reason: error.reason))
      return 0
    }
  }
}

extension ConfigurationFiles.Entry {
  /// A document's path as the configuration file's patterns mean it.
  func relative(_ path: String) -> String {
    guard !folder.isEmpty, let absolute = absolutePath(path) else { return path }
    let start = folder == "/" ? folder : folder + "/"
    return absolute.hasPrefix(start) ? String(absolute.dropFirst(start.count)) : path
  }
}

extension SourceFile {
  /// A text file in UTF-8, with or without a byte order mark.
  static func decodeText(
    name: String, bytes: ContiguousArray<UInt8>
  ) -> (file: SourceFile, findings: [Finding]) {
    let mark = TextEncoding.utf8.byteOrderMark
    let hasMark = bytes.starts(with: mark)
    let (utf8, invalid) = TextEncoding.utf8.decode(bytes.dropFirst(hasMark ? mark.count : 0))
    let file = SourceFile(name: name, bytes: utf8, hasByteOrderMark: hasMark)
    guard let invalid else { return (file, []) }
    return (
      file,
      [
        Finding(
          "configuration", .error, "the file is not valid UTF-8", in: file, at: invalid..<invalid)
      ]
    )
  }
}
