internal import Diagnostics

/// Values inside a line, and what stands in brackets.
extension YAMLParser {
  /// A text, or a list or mapping in brackets. `inFlow`: commas and brackets end a text.
  mutating func inlineNode(inFlow: Bool) -> ConfigurationNode {
    let start = position
    guard position < bytes.count else { return ConfigurationNode(.nothing, start..<start) }
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = quotedText()
      return ConfigurationNode(.text(text, isQuoted: true), start..<position)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return flow()
    default: break
    }
    if let message = unsupported(inFlow: inFlow) {
      report(message, at: start)
      skipToLineEnd()
      return ConfigurationNode(.nothing, start..<start)
    }
    let text = plainText(inFlow: inFlow)
    let isNothing = text == "null" || text == "~" || text.isEmpty
    return ConfigurationNode(
      isNothing ? .nothing : .text(text, isQuoted: false), start..<position)
  }

  /// What to say about a part of YAML that is left out; nil where none starts here.
  private func unsupported(inFlow: Bool) -> String? {
    switch bytes[position] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      "texts over several lines are not read; write one line in quotes, with \\n for line breaks"
    case UInt8(ascii: "&"): "anchors are not read; write the value again where it is needed"
    case UInt8(ascii: "*"):
      "aliases are not read; write the value again, or put a pattern into quotes"
    case UInt8(ascii: "!"): "tags are not read; leave it out, or put the text into quotes"
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      "a text cannot start with this character; put it into quotes"
    case UInt8(ascii: "?") where isSpaceOrEnd(position + 1):
      "keys that are no plain texts are not read"
    default: nil
    }
  }

  // MARK: Brackets

  /// A list or mapping in brackets, over as many lines as it takes.
  private mutating func flow() -> ConfigurationNode {
    let start = position
    // Each open bracket with what stands in it so far: brackets nest without recursion.
    var open: [FlowContainer] = []
    while true {
      skipToContent()
      guard position < bytes.count else {
        report("the bracket that opens here is never closed", at: open.last?.start ?? start)
        return ConfigurationNode(.nothing, start..<position)
      }
      var finished: ConfigurationNode?
      switch bytes[position] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard open.count < Self.depthLimit else {
          report("nested too deeply", at: position)
          position = bytes.count
          return ConfigurationNode(.nothing, start..<start)
        }
        open.append(
          FlowContainer(
            start: position, isMap: bytes[position] == UInt8(ascii: "{")))
        position += 1
        continue
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let container = open.popLast() else {
          return ConfigurationNode(.nothing, start..<start)
        }
        if container.isMap != (bytes[position] == UInt8(ascii: "}")) {
          report("the brackets do not match", at: position)
        }
        position += 1
        finished = container.node(end: position)
      case UInt8(ascii: ","):
        position += 1
        continue
      default:
        guard let last = open.indices.last else {
          return ConfigurationNode(.nothing, start..<start)
        }
        if open[last].isMap, open[last].key == nil {
          guard let key = flowKey() else { return ConfigurationNode(.nothing, start..<position) }
          open[last].key = key
          continue
        }
        let before = position
        finished = inlineNode(inFlow: true)
        if position == before {
          report("unexpected character", at: position)
          position += 1
          continue
        }
      }
      guard let node = finished else { continue }
      guard let last = open.indices.last else {
        return ConfigurationNode(node.value, start..<position)
      }
      if open[last].isMap {
        guard let key = open[last].key else {
          report("a value without a key", at: node.range.lowerBound)
          continue
        }
        open[last].key = nil
        add(key, node, to: &open[last].members)
      } else {
        open[last].entries.append(node)
      }
      skipToContent()
      if position < bytes.count, bytes[position] != UInt8(ascii: ","),
        bytes[position] != UInt8(ascii: "]"), bytes[position] != UInt8(ascii: "}")
      {
        report("expected a comma or a closing bracket", at: position)
      }
    }
  }

  private struct FlowContainer {
    let start: Int
    let isMap: Bool
    var entries: [ConfigurationNode] = []
    var members: [ConfigurationNode.Member] = []
    var key: (text: String, range: Range<Int>)?

    func node(end: Int) -> ConfigurationNode {
      guard isMap else { return ConfigurationNode(.list(entries), start..<end) }
      var members = members
      if let key {
        let nothing = ConfigurationNode(.nothing, key.range.upperBound..<key.range.upperBound)
        members.append(
          ConfigurationNode.Member(key: key.text, keyRange: key.range, value: nothing))
      }
      return ConfigurationNode(.map(members), start..<end)
    }
  }

  private mutating func flowKey() -> (text: String, range: Range<Int>)? {
    let start = position
    let isQuoted = bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    let text = isQuoted ? quotedText() : plainText(inFlow: true)
    let range = start..<position
    skipToContent()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
      report("expected a colon after the key", at: position)
      skipToLineEnd()
      return nil
    }
    position += 1
    return (text, range)
  }

  // MARK: Keys and texts

  /// A key and the colon behind it.
  mutating func key() -> (text: String, range: Range<Int>)? {
    let start = position
    let isQuoted = bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    let text = isQuoted ? quotedText() : plainText(inFlow: false, isKey: true)
    let range = start..<position
    skipSpaces()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return nil }
    position += 1
    return text == "<<" ? nil : (text, range)
  }

  /// A text without quotes: to the end of the line, a comment, or in brackets their next part.
  private mutating func plainText(inFlow: Bool, isKey: Bool = false) -> String {
    let start = position
    var end = position
    while position < bytes.count, !isLineBreak(position) {
      let byte = bytes[position]
      if byte == UInt8(ascii: "#"), position > start, isBlank(position - 1) { break }
      if byte == UInt8(ascii: ":"), isSpaceOrEnd(position + 1) || (inFlow && endsFlow(position + 1))
      {
        break
      }
      if inFlow, endsFlow(position) { break }
      position += 1
      if !isBlank(position - 1) { end = position }
    }
    position = end
    return file.text(in: start..<end)
  }

  private func endsFlow(_ offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    switch bytes[offset] {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      return true
    default: return false
    }
  }

  /// A text in quotes, which ends in its line.
  private mutating func quotedText() -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, !isLineBreak(position) {
      let byte = bytes[position]
      position += 1
      if byte == quote {
        // Single quotes are written twice inside single quotes.
        guard quote == UInt8(ascii: "'"), position < bytes.count, bytes[position] == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        position += 1
        text.append(quote)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        appendEscape(to: &text)
      } else {
        text.append(byte)
      }
    }
    report("the text that starts here has no closing quote in its line", at: start)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    guard position < bytes.count, !isLineBreak(position) else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      let digits = file.text(in: position..<min(position + 4, bytes.count))
      guard digits.utf8.count == 4, let number = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(number)
      else {
        return report("\\u needs four hexadecimal digits of one character", at: position - 2)
      }
      position += 4
      text += String(scalar).utf8
    default:
      report("unknown escape; in double quotes a backslash is written \\\\", at: position - 2)
    }
  }
}
