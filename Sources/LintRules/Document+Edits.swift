import Diagnostics
import DocumentModel

/// Edits of the bytes that a document consists of, in the way Xcode itself would write it.
extension Document {
  /// Takes an attribute away, with the white space before it; nil where it is not written.
  func removal(ofAttribute name: String, in element: ElementID) -> Finding.Edit? {
    guard let value = range(ofAttribute: name, in: element) else { return nil }
    let bytes = file.bytes
    // Backwards over the opening quote, the equals sign and the name, each with space before it.
    var start = value.lowerBound - 1
    while start > 0, bytes[start - 1] != UInt8(ascii: "=") { start -= 1 }
    start -= 1
    while start > 0, bytes[start - 1].isWhitespace { start -= 1 }
    while start > 0, !bytes[start - 1].isWhitespace { start -= 1 }
    while start > 0, bytes[start - 1].isWhitespace { start -= 1 }
    let end = min(value.upperBound + 1, bytes.count)
    guard start > range(element).lowerBound, start < end else { return nil }
    return Finding.Edit(start..<end, "")
  }

  /// Puts another value in place of an attribute's; nil where it is not written.
  func replacement(
    ofAttribute name: String, in element: ElementID, with value: String
  ) -> Finding.Edit? {
    range(ofAttribute: name, in: element).map { Finding.Edit($0, escaped(value)) }
  }

  /// Takes an element away, and its lines where it has them for itself.
  func removal(of element: ElementID) -> Finding.Edit {
    let bytes = file.bytes
    let range = wholeRange(element)
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else {
      return Finding.Edit(range, "")
    }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else {
      return Finding.Edit(range, "")
    }
    return Finding.Edit(start..<(end + 1), "")
  }

  private func escaped(_ value: String) -> String {
    var text = ""
    for character in value {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      default: text.append(character)
      }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isWhitespace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
}
