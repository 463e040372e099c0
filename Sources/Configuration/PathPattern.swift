/// Which paths a line of the configuration means, as `.gitignore` has it: `*` and `?` stand for
/// characters of one name, `**` for any number of folders. A pattern without a slash means any file
/// or folder of that name; one with a slash starts where the configuration file lies. What means a
/// folder means everything below it.
package struct PathPattern: Sendable, Hashable {
  package let text: String
  /// Names between slashes; `**` stands alone.
  private let parts: [[UInt8]]

  package init(_ text: String) {
    self.text = text
    var names = text.split(separator: "/").map { Array($0.utf8) }.filter { $0 != Array(".".utf8) }
    let isAnchored = text.dropLast().contains("/")
    if !isAnchored, !names.isEmpty { names.insert(Array("**".utf8), at: 0) }
    parts = names
  }

  /// Whether it means a path relative to the configuration file, or a folder that the path is in.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }.filter { $0 != Array(".".utf8) }
    guard !parts.isEmpty else { return false }
    // By parts that are used up: the numbers of names that can lie behind them. No backtracking, so
    // no pattern is slow.
    var reached: Set<Int> = [0]
    for part in parts {
      var next: Set<Int> = []
      if part == Array("**".utf8) {
        if let first = reached.min() { next = Set(first...names.count) }
      } else {
        for count in reached where count < names.count && Self.matches(names[count], part) {
          next.insert(count + 1)
        }
      }
      reached = next
    }
    // What is left of the path lies below the folder that the pattern means.
    return !reached.isEmpty && reached != [0]
  }

  /// One name against one part with `*` and `?`.
  private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    Wildcard.matches(name, pattern)
  }
}

/// `*` for any number of characters and `?` for one.
enum Wildcard {
  /// Linear in practice and quadratic at worst: only the last `*` is ever tried again.
  static func matches(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (at, next) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while at < text.count {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        star = (next, at)
        next += 1
      } else if next < pattern.count, pattern[next] == UInt8(ascii: "?") {
        // One character, however many bytes it takes.
        at += 1
        while at < text.count, text[at] & 0b1100_0000 == 0b1000_0000 { at += 1 }
        next += 1
      } else if next < pattern.count, pattern[next] == text[at] {
        at += 1
        next += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (at, next) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
