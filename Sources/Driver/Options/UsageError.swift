import Diagnostics

/// What was wrong with the command line, in words for the person who typed it.
package struct UsageError: Error, Equatable {
  package let message: String

  init(_ message: String) { self.message = message }

  /// A word that is none of the possible ones: names the likeliest, or all when there are few.
  static func unknown(_ what: String, _ word: String, among candidates: [String]) -> UsageError {
    let start = "unknown \(what) '\(word)'"
    if let near = suggestion(for: word, among: candidates) {
      return UsageError("\(start); did you mean \(near)?")
    }
    guard candidates.count <= 10 else {
      return UsageError(what == "rule" ? "\(start); `ibstack rules` lists them" : start)
    }
    return UsageError("\(start); there are \(candidates.joined(separator: ", "))")
  }
}
