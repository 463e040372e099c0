/// A piece of Markdown as GitHub reads it.
///
/// Literals are Markdown; what is interpolated is text, in which nothing acts as markup. Names are
/// set as code, because what GitHub makes of text goes beyond Markdown (mentions, numbers of issues,
/// hashes, addresses, emoji, formulas) and leaves nothing but code alone:
///
///     let line: Markdown = "**\(count)** in \(code: path)"
package struct Markdown: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The markup.
  package private(set) var source: String

  package init(stringLiteral source: String) { self.source = source }

  package init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  package static func += (left: inout Markdown, right: Markdown) { left.source += right.source }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { source += literal }
    /// A sentence: words as they are, those that could act set as code.
    package mutating func appendInterpolation(_ sentence: String) {
      source += Markdown.prose(sentence)
    }
    /// A name.
    package mutating func appendInterpolation(code name: String) { source += Markdown.code(name) }
    package mutating func appendInterpolation(_ piece: Markdown) { source += piece.source }
    package mutating func appendInterpolation(_ number: Int) { source += String(number) }
    /// Text between HTML tags of a literal, where Markdown does not act.
    package mutating func appendInterpolation(html text: String) { source += text.xmlEscaped }
  }
}

// MARK: Tables

extension Markdown {
  /// A row of a table: a bar ends a cell wherever it stands, in code too, unless a backslash is before
  /// it (GitHub Flavored Markdown, tables).
  package static func row(_ cells: [Markdown]) -> Markdown {
    let texts = cells.map { cell in
      cell.source.contains("|")
        ? cell.source.split(separator: "|", omittingEmptySubsequences: false).joined(
          separator: "\\|") : cell.source
    }
    return Markdown(stringLiteral: "| " + texts.joined(separator: " | ") + " |")
  }

  /// A table's lines; `numbers` are the columns set to the right.
  package static func table(
    _ titles: [Markdown], numbers: Set<Int> = [], _ rows: [[Markdown]]
  ) -> [Markdown] {
    let rule = titles.indices.map { numbers.contains($0) ? "--:" : "---" }
    return [row(titles), Markdown(stringLiteral: "|" + rule.joined(separator: "|") + "|")]
      + rows.map { row($0) }
  }
}

// MARK: Texts

extension Markdown {
  /// A text as code, between more backticks than stand in it.
  fileprivate static func code(_ text: String) -> String {
    let text = text.printable
    guard text.contains(where: { $0 != " " }) else { return "–" }
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // One space on each side is not part of the code, but keeps the backticks apart.
    let isPadded = text.hasPrefix("`") || text.hasSuffix("`")
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// A sentence in which words that could act are set as code.
  fileprivate static func prose(_ sentence: String) -> String {
    sentence.printable.split(separator: " ").map { word in
      isHarmless(word) ? String(word) : code(String(word))
    }.joined(separator: " ")
  }

  /// Whether a word is letters and digits between punctuation that nothing reads as markup, and
  /// neither an address nor something that GitHub looks up.
  private static func isHarmless(_ word: Substring) -> Bool {
    var previous: Unicode.Scalar?
    var isAfterPoint = false
    for scalar in word.unicodeScalars {
      let isWordScalar = scalar.properties.isAlphabetic || isDigit(scalar)
      // `www.example`, `a:b`, `:b:`: what joins words may be an address; `12.5` is a number.
      if isAfterPoint, isWordScalar, !isDigit(scalar) { return false }
      isAfterPoint = false
      guard isWordScalar || ".,;:()'%?-“”‘’–—…+=×≤≥±".unicodeScalars.contains(scalar) else {
        return false
      }
      let isInWord = previous.map { $0.properties.isAlphabetic || isDigit($0) } ?? false
      isAfterPoint = scalar == ":" || scalar == "." && isInWord
      previous = scalar
    }
    return !isLookedUp(word)
  }

  /// `GH-12` and keys of other trackers, hashes of commits.
  private static func isLookedUp(_ word: Substring) -> Bool {
    let core = word.unicodeScalars.split { !($0.properties.isAlphabetic || isDigit($0)) }
    if core.contains(where: { part in
      part.count >= 7 && part.contains { isDigit($0) }
        && part.allSatisfy { $0.properties.isASCIIHexDigit }
    }) {
      return true
    }
    return word.contains("-") && core.count > 1
      && core.dropFirst().contains { part in part.allSatisfy { isDigit($0) } }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
