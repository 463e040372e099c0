extension ContiguousArray<UInt8> {
  /// Whether `text` stands at `offset`; false where it would reach outside.
  func has(_ text: String, at offset: Int) -> Bool {
    offset <= count && end(of: text, startingIn: offset..<count) != nil
  }

  /// The offset behind `text` when `range` starts with it.
  func end(of text: String, startingIn range: Range<Int>) -> Int? {
    guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
    var offset = range.lowerBound
    for byte in text.utf8 {
      guard offset < range.upperBound, self[offset] == byte else { return nil }
      offset += 1
    }
    return offset
  }

  /// The offset of the first `text` that lies wholly in `range`.
  func offset(of text: String, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if end(of: text, startingIn: offset..<range.upperBound) != nil { return offset }
      offset += 1
    }
    return nil
  }

  /// The offset of the last `byte` in `range`.
  func lastOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<count)
    var offset = range.upperBound
    while offset > range.lowerBound {
      offset -= 1
      if self[offset] == byte { return offset }
    }
    return nil
  }
}

extension UInt8 {
  /// The four characters that XML calls white space.
  @inline(__always)
  var isXMLWhitespace: Bool { self <= 0x20 && whitespaceBits & (1 &<< UInt64(self)) != 0 }

  /// Whether the byte can be part of an element's or attribute's name: every byte that no rule of
  /// the syntax gives another meaning. Finer distinctions are libxml2's.
  @inline(__always)
  var isXMLNameByte: Bool {
    self > UInt8(ascii: ">")
      || self > 0x20 && syntaxBits & (1 &<< UInt64(self)) == 0
  }

  /// Whether the byte behind `<` makes it a start tag.
  var startsXMLName: Bool {
    isXMLNameByte && self != UInt8(ascii: "!") && self != UInt8(ascii: "?")
  }
}

// Sets of characters below 64, for tests without a branch for each: bit n stands for character n.
// Literals, so that no access has to ask whether they are initialised.
private var whitespaceBits: UInt64 { 0x0000_0001_0000_2600 }
/// `"` `&` `'` `/` `;` `<` `=` `>`
private var syntaxBits: UInt64 { 0x7800_80c4_0000_0000 }
