#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One document to read.
package struct InputFile: Sendable, Equatable {
  /// What opens it: as it was typed, or the typed folder and the way below it; `-` for standard input.
  package var path: String
  /// What it is called in findings and outputs: the path relative to its input folder, or the
  /// file's name.
  package var name: String

  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// What findings call it, and what other programs find it by: see `shownPath`.
  var shown: String { path == "-" ? name : shownPath(path) }
}

/// The documents that the inputs of a command line stand for, in the order of the inputs and, within
/// a folder, by the bytes of their names. What cannot be opened is named; the others are still done.
package struct Inputs: Sendable {
  package private(set) var files: [InputFile] = []
  package private(set) var problems: [FileError] = []
  /// Folders in which no document was found: worth a word, as a wrong folder looks the same.
  package private(set) var emptyFolders: [String] = []
  /// Paths seen, so that a file given twice is done once.
  private var seen: Set<String> = []

  private static let skippedFolders: Set<String> = [
    ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Expands files, folders, `-` and `@FILE`.
  package init(_ operands: [String]) {
    for operand in operands {
      if operand.hasPrefix("@"), operand.count > 1 {
        addList(String(operand.dropFirst()))
      } else {
        add(operand)
      }
    }
  }

  /// Paths one a line; a list does not name lists.
  private mutating func addList(_ path: String) {
    do throws(FileError) {
      let text = String(decoding: try readFile(path), as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline) { add(String(line)) }
    } catch {
      problems.append(error)
    }
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      append(InputFile(path: path, name: "<stdin>"))
      return
    }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      problems.append(FileError(path))
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      append(InputFile(path: path, name: lastComponent(of: path)))
      return
    }
    var walk = FolderWalk(root: path, skipping: Self.skippedFolders)
    walk.run()
    problems += walk.problems
    if walk.found.isEmpty, walk.problems.isEmpty { emptyFolders.append(path) }
    for name in walk.found { append(InputFile(path: join(path, name), name: name)) }
  }

  private mutating func append(_ file: InputFile) {
    if seen.insert(file.path).inserted { files.append(file) }
  }
}

/// The documents below one folder.
private struct FolderWalk {
  let root: String
  let skippedFolders: Set<String>
  /// Paths relative to the root, by their bytes once the walk is over.
  private(set) var found: [String] = []
  private(set) var problems: [FileError] = []
  /// Device and number of every folder entered: a folder is walked once, however many links lead
  /// to it, and a loop of links ends.
  private var entered: Set<FolderIdentity> = []
  /// Links to folders wait until all real folders are done, so that a document has its real name.
  private var links: [String] = []

  private struct FolderIdentity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  init(root: String, skipping: Set<String>) {
    self.root = root
    skippedFolders = skipping
  }

  mutating func run() {
    var folders = [""]
    while let folder = folders.popLast() ?? links.popLast() {
      folders += enter(folder)
      links.sort { $1.utf8.lexicographicallyPrecedes($0.utf8) }
    }
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Notes the documents of a folder and returns the folders in it.
  private mutating func enter(_ folder: String) -> [String] {
    let path = folder.isEmpty ? root : join(root, folder)
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      problems.append(FileError(path))
      return []
    }
    let identity = FolderIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    guard entered.insert(identity).inserted else { return [] }
    guard let names = names(in: path) else { return [] }
    var folders: [String] = []
    for name in names {
      let below = folder.isEmpty ? name : join(folder, name)
      let isDocument = name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
      switch kind(of: join(root, below)) {
      case .folder where !skippedFolders.contains(name): folders.append(below)
      case .linkedFolder where !skippedFolders.contains(name): links.append(below)
      case .file where isDocument: found.append(below)
      // A link that leads nowhere is worth a word only where it is called a document.
      case .missing where isDocument: problems.append(FileError(join(root, below), code: ENOENT))
      default: break
      }
    }
    return folders
  }

  private enum Kind { case file, folder, linkedFolder, missing, other }

  private func kind(of path: String) -> Kind {
    var own = stat()
    var target = stat()
    guard unsafe lstat(path, &own) == 0, unsafe stat(path, &target) == 0 else { return .missing }
    switch target.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return own.st_mode & S_IFMT == S_IFLNK ? .linkedFolder : .folder
    default: return .other
    }
  }

  /// The names in a folder without `.` and `..`; nil, with a problem noted, where it cannot be read.
  private mutating func names(in path: String) -> [String]? {
    do throws(FileError) {
      let names = try namesInFolder(path)
      for name in names where name == nil {
        problems.append(FileError(path, reason: "holds a name that is not UTF-8"))
      }
      return names.compactMap(\.self)
    } catch {
      problems.append(error)
      return nil
    }
  }
}
