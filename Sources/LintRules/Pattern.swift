/// What a name in the configuration file matches: the name itself, a pattern with `*` (any
/// characters) and `?` (one character), or a regular expression between slashes, which must match
/// the whole text.
package struct Pattern: Sendable, Hashable {
  /// As the configuration file has it.
  package let text: String

  /// Nil for a regular expression that cannot be read.
  package init?(_ text: String) {
    self.text = text
    if let expression = Self.expression(text), (try? Regex(expression)) == nil { return nil }
  }

  package func matches(_ candidate: String) -> Bool {
    if let expression = Self.expression(text) {
      // Read again for each use: a compiled expression cannot be shared between threads.
      guard let regex = try? Regex(expression) else { return false }
      return (try? regex.wholeMatch(in: candidate)) != nil
    }
    if text == "*" || text == candidate { return true }
    return Self.matches(Array(text), Array(candidate))
  }

  private static func expression(_ text: String) -> String? {
    guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Wildcards, by falling back to the last star: no pattern takes more than length times length.
  private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
    var position = 0
    var index = 0
    var star: (pattern: Int, text: Int)?
    while index < text.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < pattern.count,
        pattern[position] == "?" || pattern[position] == text[index]
      {
        position += 1
        index += 1
      } else if let last = star {
        position = last.pattern + 1
        index = last.text + 1
        star = (last.pattern, index)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}

extension Sequence<Pattern> {
  package func matches(_ text: String) -> Bool { contains { $0.matches(text) } }
}
