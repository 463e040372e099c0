extension ElementReader {
  /// A string property of an element: an attribute, or a child `<string>` or `<mutableString>` with
  /// that key, which Interface Builder writes where a text has line breaks (ibxml.md 2).
  package func string(_ name: String, of element: ElementID) -> String? {
    if let text = written(AttributeKey<String>(name), of: element) { return text }
    guard let child = child(key: name, of: element) else { return nil }
    switch document.tag(child) {
    case .string, .mutableString: return text(ofString: child)
    default: return nil
    }
  }

  /// The text of a `<string>`, decoded where it is written in Base64.
  package func text(ofString element: ElementID) -> String {
    let text = document.characters(element)
    guard value(.base64UTF8, of: element) == true, let bytes = decodeBase64(text.utf8) else {
      return text
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Decodes Base64, with or without its padding; nil where a character is none of its alphabet.
/// White space is passed over.
func decodeBase64(_ text: some Sequence<UInt8>) -> [UInt8]? {
  var bytes: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for character in text {
    let value: UInt32
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case UInt8(ascii: "="), UInt8(ascii: " "), 9...13: continue
    default: return nil
    }
    bits = bits << 6 | value
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return bytes
}
