/// Where the parser stands: columns, white space, comments, and what a line starts with.
extension YAMLParser {
  /// Columns before an offset in its line; indentation is ASCII, so bytes count.
  func column(of offset: Int) -> Int {
    var start = offset
    while start > origin, !isLineBreak(start - 1) { start -= 1 }
    return max(0, offset - start)
  }

  func has(_ text: String) -> Bool {
    let end = position + text.utf8.count
    return end <= bytes.count && bytes[position..<end].elementsEqual(text.utf8)
      && isSpaceOrEnd(end)
  }

  func isLineBreak(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  func isSpaceOrEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || isLineBreak(offset) || isBlank(offset)
  }

  /// Whether nothing but a comment follows in the line.
  var isLineEnd: Bool {
    position >= bytes.count || isLineBreak(position) || isComment
  }

  private var isComment: Bool {
    bytes[position] == UInt8(ascii: "#")
      && (position == 0 || isSpaceOrEnd(position - 1))
  }

  /// `- ` starts an entry of a sequence.
  var isDash: Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: "-") && isSpaceOrEnd(position + 1)
  }

  /// Whether the line goes on with a key: a text, quoted or not, and a colon.
  var isKey: Bool {
    guard position < bytes.count else { return false }
    var offset = position
    let quote = bytes[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      offset += 1
      while offset < bytes.count, bytes[offset] != quote {
        guard !isLineBreak(offset) else { return false }
        offset += bytes[offset] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
      }
      offset += 1
      while offset < bytes.count, isBlank(offset) { offset += 1 }
      return offset < bytes.count && bytes[offset] == UInt8(ascii: ":") && isSpaceOrEnd(offset + 1)
    }
    guard quote != UInt8(ascii: "["), quote != UInt8(ascii: "{") else { return false }
    while offset < bytes.count, !isLineBreak(offset) {
      if bytes[offset] == UInt8(ascii: ":"), isSpaceOrEnd(offset + 1) { return offset > position }
      if bytes[offset] == UInt8(ascii: "#"), offset > position, isBlank(offset - 1) { return false }
      offset += 1
    }
    return false
  }

  mutating func skipSpaces() {
    while position < bytes.count, isBlank(position) { position += 1 }
  }

  mutating func skipToLineEnd() {
    while position < bytes.count, !isLineBreak(position) { position += 1 }
  }

  /// To the start of the next line.
  mutating func skipLine() {
    skipToLineEnd()
    if position < bytes.count { position += 1 }
  }

  /// Over blank lines and comments to what comes next; a tab in an indentation is a finding.
  mutating func skipToContent() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\t"), isIndentation {
        report("indentation is written with spaces, not tabs", at: position)
        skipSpaces()
      } else if isBlank(position) || isLineBreak(position) {
        position += 1
      } else if isComment {
        skipLine()
      } else {
        return
      }
    }
  }

  /// Whether only spaces stand between the start of the line and here.
  private var isIndentation: Bool {
    var offset = position
    while offset > 0, !isLineBreak(offset - 1) {
      offset -= 1
      if !isBlank(offset) { return false }
    }
    return true
  }
}
