import Foundation

/// The folder of documents and facts beside the repository; nil where it is not there.
enum SharedFolder {
  static let url: URL? = {
    let environment = ProcessInfo.processInfo.environment["IBSTACK_SHARED"]
    let besideRepository = URL(filePath: #filePath)
      .appending(path: "../../../../shared").standardizedFileURL
    let url = environment.map { URL(filePath: $0) } ?? besideRepository
    return FileManager.default.fileExists(atPath: url.path()) ? url : nil
  }()

  /// Rows of a tab-separated table with a heading, as columns by name.
  static func table(_ path: String) -> [[String: Substring]] {
    guard let url = url?.appending(path: path),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    // Fields may hold any scalar but a tab and a line feed, which ends a row alone.
    let lines = text.unicodeScalars.split(separator: "\n")
    guard let heading = lines.first else { return [] }
    let names = heading.split(separator: "\t", omittingEmptySubsequences: false).map {
      String(String.UnicodeScalarView($0))
    }
    return lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Dictionary(
        zip(names, fields.map { Substring(String(String.UnicodeScalarView($0))) }),
        uniquingKeysWith: { first, _ in first })
    }
  }
}
