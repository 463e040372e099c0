internal import Diagnostics
internal import Localization

/// The `.strings` tables beside a document, one a language.
///
/// Xcode keeps a document in `Base.lproj`, or in the folder of the language it was written in, and
/// its translations in the folders beside that one, under the document's name. A document that lies
/// in no such folder has its translations in the folders beside itself.
struct Translations: Sendable {
  /// In the order of the languages' names.
  private(set) var tables: [StringsTable] = []
  var languages: [String] { tables.map(\.language) }
  /// The language that the document itself is in, where its folder says so.
  private(set) var ownLanguage: String?
  /// What the tables' own texts are worth a word about, and tables that cannot be opened.
  private(set) var findings: [Finding] = []

  private static let folderEnding = ".lproj"

  /// None.
  init() {}

  /// Looks beside a document; standard input has nothing beside it.
  init(beside input: InputFile) {
    guard input.path != "-" else { return }
    let own = parent(of: input.path)
    let isInFolder = own.hasSuffix(Self.folderEnding)
    let around = isInFolder ? parent(of: own) : own
    let folderName = lastComponent(of: own)
    if isInFolder, folderName != "Base.lproj" {
      ownLanguage = String(folderName.dropLast(Self.folderEnding.count))
    }
    let shown = isInFolder ? parent(of: parent(of: input.name)) : parent(of: input.name)
    let file = Self.tableName(of: lastComponent(of: input.path))
    let folders = (try? namesInFolder(around.isEmpty ? "." : around)) ?? []
    for folder in folders.compactMap(\.self).sorted() where folder.hasSuffix(Self.folderEnding) {
      let language = String(folder.dropLast(Self.folderEnding.count))
      let path = join(join(around, folder), file)
      // A table beside the document in its own folder would translate it into its own language.
      guard !language.isEmpty, language != "Base", !isInFolder || folder != folderName,
        exists(path)
      else { continue }
      add(path, language, name: join(join(shown, folder), file))
    }
  }

  private mutating func add(_ path: String, _ language: String, name: String) {
    do throws(FileError) {
      let (table, findings) = StringsTable.read(
        name: name, bytes: try readFile(path), language: language)
      self.findings += findings
      // What could not be read as a table translates nothing.
      if !table.entries.isEmpty { tables.append(table) }
    } catch {
      let file = SourceFile(name: name, bytes: [])
      findings.append(
        Finding(
          "unreadable-translation", .error, "the table cannot be opened: \(error.reason)",
          in: file, at: 0..<0))
    }
  }

  /// `Main.storyboard` is translated by `Main.strings`.
  private static func tableName(of document: String) -> String {
    let stem = document.lastIndex(of: ".").map { document[..<$0] } ?? document[...]
    return stem + ".strings"
  }

  /// The table of a language: the one named so, else the one of the language without its region, as
  /// the system falls back.
  func table(for language: String) -> StringsTable? {
    let exact = tables.first { $0.language.lowercased() == language.lowercased() }
    guard exact == nil, let dash = language.lastIndex(where: { $0 == "-" || $0 == "_" }) else {
      return exact
    }
    return table(for: String(language[..<dash]))
  }
}
