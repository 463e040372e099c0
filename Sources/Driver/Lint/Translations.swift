internal import Diagnostics
internal import Localization

/// The translations that lie beside documents, by folder: each folder is listed once.
struct Translations {
  private var languages: [String: [String]] = [:]

  /// Paths of a document's tables, by language: `xx.lproj/Name.strings` beside the document, or
  /// beside the `.lproj` folder that it is in.
  mutating func tables(of path: String) -> [(language: String, path: String)] {
    guard path != "-" else { return [] }
    let folder = parent(of: path)
    let own = lastComponent(of: folder)
    let isLocalized = own.hasSuffix(".lproj")
    let around = isLocalized ? parent(of: folder) : folder
    var name = lastComponent(of: path)
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    return folders(in: around).compactMap { language in
      let folder = join(around, language + ".lproj")
      guard !(isLocalized && own == language + ".lproj") else { return nil }
      let table = join(folder, name + ".strings")
      return exists(table) ? (language, table) : nil
    }
  }

  /// The languages of the `.lproj` folders in a folder, by their bytes.
  private mutating func folders(in folder: String) -> [String] {
    if let known = languages[folder] { return known }
    let found = folderNames(folder).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      .map { String($0.dropLast(".lproj".count)) }
    languages[folder] = found
    return found
  }
}

extension StringsTable {
  /// Reads the tables of a document; what cannot be opened is named.
  static func readAll(
    _ paths: [(language: String, path: String)]
  ) -> (tables: [StringsTable], findings: [Finding], problems: [FileError]) {
    var tables: [StringsTable] = []
    var findings: [Finding] = []
    var problems: [FileError] = []
    for (language, path) in paths {
      do throws(FileError) {
        let (table, found) = read(name: path, bytes: try readFile(path), language: language)
        tables.append(table)
        findings += found
      } catch {
        problems.append(error)
      }
    }
    return (tables, findings, problems)
  }
}

/// Whether a language is written from right to left.
func isRightToLeft(_ language: String) -> Bool {
  let base = language.prefix { $0 != "-" && $0 != "_" }
  return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "ps", "sd", "ug", "ur", "yi"]
    .contains(String(base))
}
