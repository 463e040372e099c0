import Foundation

/// What differs between `actual` and the file `Golden/<name>` beside the calling test, or nil.
///
/// `UPDATE_GOLDENS=1` rewrites the file. Returns text instead of recording an issue, so that this
/// module needs no test framework: `#expect(try goldenDifference(text, "Name.txt") == nil)`.
package func goldenDifference(
  _ actual: String, _ name: String, beside test: String = #filePath
) throws -> String? {
  let file = URL(filePath: test).deletingLastPathComponent().appending(path: "Golden/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: file)
    return nil
  }
  guard let data = try? Data(contentsOf: file) else {
    return "\(name) is missing: run the test with UPDATE_GOLDENS=1 and read what it wrote"
  }
  let expected = String(decoding: data, as: UTF8.self)
  guard actual != expected else { return nil }
  let now = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let was = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(now, was).prefix { $0 == $1 }.count
  return """
    \(name):\(line + 1)
    - \(line < was.count ? was[line] : "<end of file>")
    + \(line < now.count ? now[line] : "<end of output>")
    """
}
