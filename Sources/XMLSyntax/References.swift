/// The value of an attribute: references expanded, and every line break or tab in the source a
/// space, while those that a reference names stay what they are (XML 1.0, 3.3.3).
func decodedAttributeValue(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> String {
  var value: ContiguousArray<UInt8> = []
  value.reserveCapacity(range.count)
  var index = range.lowerBound
  while index < range.upperBound {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "&"):
      index = appendReference(at: index, in: bytes, before: range.upperBound, to: &value)
      continue
    case UInt8(ascii: "\r"):
      // A line ends in one `\n` before anything else is looked at, so `\r\n` is one space.
      if index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
      value.append(UInt8(ascii: " "))
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
      value.append(UInt8(ascii: " "))
    default:
      value.append(byte)
    }
    index += 1
  }
  return String(decoding: value, as: UTF8.self)
}

/// The character data in a stretch of source between two tags: references expanded, CDATA
/// included, comments and processing instructions left out, line ends as `\n`.
func decodedText(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> String {
  var text: ContiguousArray<UInt8> = []
  text.reserveCapacity(range.count)
  var index = range.lowerBound
  while index < range.upperBound {
    switch bytes[index] {
    case UInt8(ascii: "&"):
      index = appendReference(at: index, in: bytes, before: range.upperBound, to: &text)
    case UInt8(ascii: "<"):
      let rest = index..<range.upperBound
      if let open = bytes.end(of: "<![CDATA[", startingIn: rest) {
        let close = bytes.offset(of: "]]>", in: open..<range.upperBound) ?? range.upperBound
        var inside = open
        while inside < close {
          inside = appendCharacter(at: inside, in: bytes, before: close, to: &text)
        }
        index = min(close + 3, range.upperBound)
      } else if let open = bytes.end(of: "<!--", startingIn: rest) {
        let close = bytes.offset(of: "-->", in: open..<range.upperBound)
        index = close.map { $0 + 3 } ?? range.upperBound
      } else {
        let close = bytes.offset(of: "?>", in: rest)
        index = close.map { $0 + 2 } ?? range.upperBound
      }
    default:
      index = appendCharacter(at: index, in: bytes, before: range.upperBound, to: &text)
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// Appends one byte of text, a line end as `\n`; the offset behind it.
private func appendCharacter(
  at index: Int, in bytes: ContiguousArray<UInt8>, before end: Int,
  to text: inout ContiguousArray<UInt8>
) -> Int {
  guard bytes[index] == UInt8(ascii: "\r") else {
    text.append(bytes[index])
    return index + 1
  }
  text.append(UInt8(ascii: "\n"))
  return index + 1 < end && bytes[index + 1] == UInt8(ascii: "\n") ? index + 2 : index + 1
}

/// Appends what the reference at `start` stands for; the offset behind it. Only the five names that
/// XML defines and character references are known: others never get past the parser, and what the
/// parser did not get to see stays as it is.
private func appendReference(
  at start: Int, in bytes: ContiguousArray<UInt8>, before end: Int,
  to value: inout ContiguousArray<UInt8>
) -> Int {
  guard let semicolon = bytes.offset(of: ";", in: start..<end),
    let scalar = referencedScalar(bytes[(start + 1)..<semicolon])
  else {
    value.append(bytes[start])
    return start + 1
  }
  value.append(contentsOf: String(scalar).utf8)
  return semicolon + 1
}

private func referencedScalar(_ reference: ContiguousArray<UInt8>.SubSequence) -> Unicode.Scalar? {
  guard reference.first == UInt8(ascii: "#") else {
    switch String(decoding: reference, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: return nil
    }
  }
  let digits = reference.dropFirst()
  let isHex = digits.first == UInt8(ascii: "x")
  let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
  return UInt32(text, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
}
