internal import Diagnostics

/// Reads the entries of a `.strings` table: `"key" = "text";` with comments between them, as old-style
/// property lists have them (Property List Programming Guide, "Old-Style ASCII Property Lists").
struct StringsParser {
  private let file: SourceFile
  private let bytes: ContiguousArray<UInt8>
  private var position = 0
  private(set) var entries: [StringsTable.Entry] = []
  private(set) var findings: [Finding] = []

  /// A key or text: what it says, and where it stands with its quotes.
  private struct Token {
    let text: String
    let range: Range<Int>
  }

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  mutating func parse() {
    skipSpace()
    // Tables may stand in the braces that a dictionary has elsewhere.
    let isBraced = take(UInt8(ascii: "{"))
    while true {
      skipSpace()
      guard position < bytes.count else {
        if isBraced { report("the table ends without its }", at: position) }
        return
      }
      if isBraced, take(UInt8(ascii: "}")) { return trailing() }
      parseEntry()
    }
  }

  private mutating func parseEntry() {
    guard let key = token() else { return }
    skipSpace()
    guard take(UInt8(ascii: "=")) else {
      // A key alone stands for its own text.
      if take(UInt8(ascii: ";")) {
        return entries.append(
          StringsTable.Entry(
            key: key.text, text: key.text, keyRange: key.range, textRange: key.range))
      }
      report("expected = after the key \"\(key.text)\"", at: key.range.upperBound)
      return recover()
    }
    skipSpace()
    guard let text = token() else { return }
    entries.append(
      StringsTable.Entry(
        key: key.text, text: text.text, keyRange: key.range, textRange: text.range))
    skipSpace()
    if !take(UInt8(ascii: ";")) {
      report("missing ; after the text of \"\(key.text)\"", at: text.range.upperBound)
    }
  }

  // MARK: Tokens

  /// The key or text at `position`; nil, and a finding, where there is none.
  private mutating func token() -> Token? {
    guard position < bytes.count else {
      report("the table ends where a key or text is expected", at: position)
      return nil
    }
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(by: first) }
    let start = position
    while position < bytes.count, Self.isUnquoted(bytes[position]), !startsComment { position += 1 }
    guard position > start else {
      let character = file.text(in: position..<bytes.count).first.map(String.init) ?? ""
      let hint = "“”„‘’«»".contains(character) ? "; quotes must be straight (\")" : ""
      report("expected a key or text, found \(character)\(hint)", at: position)
      recover()
      return nil
    }
    return Token(text: file.text(in: start..<position), range: start..<position)
  }

  /// What may stand in a text without quotes.
  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8) -> Token? {
    let start = position
    position += 1
    var text = StringsText()
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\") {
        position = text.appendEscape(at: position, in: bytes)
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    guard position < bytes.count else {
      report("the text that starts here has no closing quote", at: start)
      return nil
    }
    position += 1
    return Token(text: text.finish(), range: start..<position)
  }

  // MARK: Between tokens

  private var startsComment: Bool {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/") else { return false }
    return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
  }

  /// Passes over white space and comments.
  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if startsComment {
        skipComment()
      } else if isUnicodeSpace {
        position += 3
      } else {
        return
      }
    }
  }

  /// U+2028, U+2029 and a byte order mark where files were put together.
  private var isUnicodeSpace: Bool {
    bytes[position...].starts(with: [0xE2, 0x80, 0xA8])
      || bytes[position...].starts(with: [0xE2, 0x80, 0xA9])
      || bytes[position...].starts(with: [0xEF, 0xBB, 0xBF])
  }

  private mutating func skipComment() {
    let start = position
    if bytes[position + 1] == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n"),
        bytes[position] != UInt8(ascii: "\r")
      {
        position += 1
      }
      return
    }
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    position = bytes.count
    report("the comment that starts here has no end", at: start)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Goes on behind the next `;` or in the next line, whatever comes first.
  private mutating func recover() {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") { return }
    }
  }

  private mutating func trailing() {
    skipSpace()
    if position < bytes.count { report("there is more behind the } of the table", at: position) }
  }

  private mutating func report(_ message: String, at offset: Int) {
    findings.append(
      Finding("unreadable-translation", .error, message, in: file, at: offset..<offset))
  }
}
