internal import Diagnostics

/// Reads the part of YAML 1.2 that configuration files need: mappings and sequences by indentation or
/// in brackets (and with that JSON), texts of one line with or without quotes, comments. Whatever else
/// YAML has is a finding that says what to write instead, never a guess.
struct YAMLParser {
  /// Deeper than any configuration; bounds the recursion.
  static let depthLimit = 32

  let file: SourceFile
  let bytes: ContiguousArray<UInt8>
  /// Behind a byte order mark.
  let origin: Int
  var position = 0
  private(set) var findings: [Finding] = []
  private var depth = 0

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    origin = bytes.starts(with: TextEncoding.utf8.byteOrderMark) ? 3 : 0
  }

  /// The value of the whole file.
  mutating func parse() -> ConfigurationNode {
    position = origin
    skipToContent()
    if isDocumentStart { skipLine() }
    skipToContent()
    let node = blockNode(atLeast: 0)
    skipToContent()
    if position < bytes.count {
      if isDocumentStart || has("...") {
        report("a second document; one file holds one configuration", at: position)
      } else {
        report("this does not belong to anything above it: check its indentation", at: position)
      }
    }
    return node
  }

  private var isDocumentStart: Bool { has("---") && column(of: position) == 0 }

  // MARK: Blocks

  /// What stands at the next content, if it is indented by at least `indentation` columns.
  private mutating func blockNode(atLeast indentation: Int) -> ConfigurationNode {
    skipToContent()
    let start = position
    let column = column(of: position)
    guard position < bytes.count, column >= indentation, !isDocumentStart else {
      return ConfigurationNode(.nothing, start..<start)
    }
    return block(at: column)
  }

  /// The block whose first line starts here, at a column.
  private mutating func block(at column: Int) -> ConfigurationNode {
    guard depth < Self.depthLimit else {
      let start = position
      report("nested too deeply", at: start)
      position = bytes.count
      return ConfigurationNode(.nothing, start..<start)
    }
    depth += 1
    defer { depth -= 1 }
    if isDash { return sequence(at: column) }
    if isKey { return mapping(at: column) }
    let node = inlineNode(inFlow: false)
    endLine()
    return node
  }

  private mutating func sequence(at column: Int) -> ConfigurationNode {
    let start = position
    var end = start
    var entries: [ConfigurationNode] = []
    while position < bytes.count, self.column(of: position) == column, isDash {
      position += 1
      skipSpaces()
      let entry =
        isLineEnd ? blockNode(atLeast: column + 1) : block(at: self.column(of: position))
      entries.append(entry)
      end = max(entry.range.upperBound, end)
      skipToContent()
      skipOverIndented(beyond: column)
    }
    return ConfigurationNode(.list(entries), start..<end)
  }

  private mutating func mapping(at column: Int) -> ConfigurationNode {
    let start = position
    var end = start
    var members: [ConfigurationNode.Member] = []
    while position < bytes.count, self.column(of: position) == column, !isDash, !isDocumentStart {
      guard isKey, let key = key() else {
        report("expected a key with a colon, such as rules:", at: position)
        skipLine()
        skipToContent()
        skipOverIndented(beyond: column)
        continue
      }
      skipSpaces()
      let value: ConfigurationNode
      if isLineEnd {
        value = valueBelow(column)
      } else {
        value = inlineNode(inFlow: false)
        endLine()
      }
      add(key, value, to: &members)
      end = max(value.range.upperBound, key.range.upperBound)
      skipToContent()
      skipOverIndented(beyond: column)
    }
    return ConfigurationNode(.map(members), start..<end)
  }

  /// The value of a key that stands in the lines below it. A sequence may start in the column of the
  /// key itself.
  private mutating func valueBelow(_ column: Int) -> ConfigurationNode {
    let start = position
    skipToContent()
    let below = self.column(of: position)
    guard position < bytes.count, !isDocumentStart, below > column || (below == column && isDash)
    else { return ConfigurationNode(.nothing, start..<start) }
    return block(at: below)
  }

  mutating func add(
    _ key: (text: String, range: Range<Int>), _ value: ConfigurationNode,
    to members: inout [ConfigurationNode.Member]
  ) {
    guard !members.contains(where: { $0.key == key.text }) else {
      return report("the key \(key.text) stands twice", at: key.range.lowerBound)
    }
    members.append(
      ConfigurationNode.Member(key: key.text, keyRange: key.range, value: value))
  }

  /// Lines that are indented deeper than their surroundings belong to nothing.
  private mutating func skipOverIndented(beyond column: Int) {
    guard position < bytes.count, self.column(of: position) > column else { return }
    report("this line is indented deeper than what it could belong to", at: position)
    while position < bytes.count, self.column(of: position) > column {
      skipLine()
      skipToContent()
    }
  }

  /// Nothing but a comment may stand behind a value.
  private mutating func endLine() {
    skipSpaces()
    guard !isLineEnd else { return }
    report("unexpected text behind the value; a text with : or # needs quotes", at: position)
    skipLine()
  }

  // MARK: Findings

  mutating func report(_ message: String, at offset: Int) {
    findings.append(
      Finding("configuration", .error, message, in: file, at: offset..<offset))
  }
}
