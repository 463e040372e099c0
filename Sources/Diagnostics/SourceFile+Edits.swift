extension SourceFile {
  /// The text with `edits` applied, as UTF-8; nil when two of them overlap or one lies outside.
  /// Insertions at one place stand in the order given.
  package func bytes(applying edits: [Finding.Edit]) -> ContiguousArray<UInt8>? {
    // Sorting by index too makes the order of insertions at one place certain.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: ContiguousArray<UInt8> = []
    var position = 0
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else {
        return nil
      }
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result.append(contentsOf: bytes[position...])
    return result
  }

  /// What to write to disk for a new text of this file: in the encoding, and with the byte order
  /// mark, that the file had.
  package func encoded(_ utf8: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    (hasByteOrderMark ? encoding.byteOrderMark : []) + encoding.encode(utf8)
  }

  /// What to write to disk when `edits` are applied; nil when they do not fit together.
  package func encoded(applying edits: [Finding.Edit]) -> ContiguousArray<UInt8>? {
    bytes(applying: edits).map(encoded)
  }
}
