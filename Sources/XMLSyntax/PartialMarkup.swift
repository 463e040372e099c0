/// Markup that the document breaks off in, or that is malformed.
enum PartialMarkup: Equatable {
  case text, startTag, endTag, comment, characterData, instruction, documentType
}

/// What the bytes up to `end` leave unfinished, given that the last complete tag ended at `start`.
func partialMarkup(
  in bytes: ContiguousArray<UInt8>, from start: Int, to end: Int
) -> (kind: PartialMarkup, start: Int) {
  let end = min(max(end, start), bytes.count)
  var index = start
  while let open = bytes[index..<end].firstIndex(of: UInt8(ascii: "<")) {
    let kinds: [(prefix: String, close: String, kind: PartialMarkup)] = [
      ("<!--", "-->", .comment), ("<![CDATA[", "]]>", .characterData), ("<?", "?>", .instruction),
      ("<!DOCTYPE", bytes[open..<end].contains(UInt8(ascii: "[")) ? "]>" : ">", .documentType),
    ]
    guard let kind = kinds.first(where: { bytes.has($0.prefix, at: open) }) else {
      return (bytes.has("</", at: open) ? .endTag : .startTag, open)
    }
    guard let close = bytes.offset(of: kind.close, in: open..<end) else { return (kind.kind, open) }
    index = close + kind.close.utf8.count
  }
  return (.text, end)
}

/// The end of the name at `start`.
func endOfName(_ bytes: ContiguousArray<UInt8>, from start: Int) -> Int {
  var end = start
  while end < bytes.count, bytes[end].isXMLNameByte { end += 1 }
  return end
}

/// The attributes in `range`, which starts at the name of a tag: up to its `>`, or to where it breaks
/// off.
/// `value` is nil where none starts, and reaches to the end where its quote is missing.
func scanAttributes(
  _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>
) -> [(name: Range<Int>, value: Range<Int>?)] {
  let range = range.clamped(to: 0..<bytes.count)
  var attributes: [(name: Range<Int>, value: Range<Int>?)] = []
  var index = min(endOfName(bytes, from: range.lowerBound), range.upperBound)
  while index < range.upperBound, bytes[index] != UInt8(ascii: ">") {
    guard bytes[index].isXMLNameByte else {
      index += 1
      continue
    }
    let name = index..<min(endOfName(bytes, from: index), range.upperBound)
    index = name.upperBound
    while index < range.upperBound,
      bytes[index].isXMLWhitespace || bytes[index] == UInt8(ascii: "=")
    {
      index += 1
    }
    guard index < range.upperBound, [0x22, 0x27].contains(bytes[index]) else {
      attributes.append((name, nil))
      continue
    }
    let start = index + 1
    let end = bytes[start..<range.upperBound].firstIndex(of: bytes[index]) ?? range.upperBound
    attributes.append((name, start..<end))
    index = end + 1
  }
  return attributes
}
