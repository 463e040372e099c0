package import Diagnostics

extension SourceFile {
  /// Turns the bytes of a file into UTF-8 without a byte order mark, whatever encoding it has.
  ///
  /// A finding at error severity says that the file is no text that `parseXML` could read, and what
  /// to do about it. The file comes back in any case, so that the finding has a place to point at.
  package static func decode(
    name: String, bytes: ContiguousArray<UInt8>
  ) -> (file: SourceFile, findings: [Finding]) {
    let raw = SourceFile(name: name, bytes: bytes)
    guard bytes.count <= XMLLimits.bytes else { return (raw, [fileTooLarge(raw)]) }
    if let finding = otherContent(raw) { return (raw, [finding]) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return (raw, [unsupportedEncoding("UTF-32", at: 0..<0, in: raw)])
    }
    for encoding in [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian]
    where bytes.starts(with: encoding.byteOrderMark) {
      let text = bytes.dropFirst(encoding.byteOrderMark.count)
      return decode(name: name, text, as: encoding, hasByteOrderMark: true)
    }
    if let encoding = utf16WithoutMark(bytes) {
      return decode(name: name, bytes[...], as: encoding, hasByteOrderMark: false)
    }
    if isBinary(bytes) { return (raw, [binaryFile(raw)]) }
    guard let declared = declaredEncoding(in: bytes) else { return (raw, []) }
    switch raw.text(in: declared).lowercased() {
    case "utf-8", "utf8": return (raw, [])
    case "iso-8859-1", "iso_8859-1", "latin1", "latin-1", "l1":
      return decode(name: name, bytes[...], as: .latin1, hasByteOrderMark: false)
    case "windows-1252", "cp1252", "cp-1252":
      return decode(name: name, bytes[...], as: .windows1252, hasByteOrderMark: false)
    case "us-ascii", "ascii", "iso646-us":
      // ASCII is UTF-8; a document that says so and has more is nearly always UTF-8 as well.
      guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else {
        return decode(name: name, bytes[...], as: .ascii, hasByteOrderMark: false)
      }
      guard firstInvalidUTF8(in: bytes, bytes.indices) == nil else {
        return (raw, [invalidEncoding("US-ASCII", at: first, in: raw)])
      }
      return (raw, [encodingMismatch("US-ASCII", at: declared, in: raw)])
    case let name where name.hasPrefix("utf-16") || name.hasPrefix("ucs-2"):
      // The declaration itself could be read byte by byte, so it is not true.
      return (raw, [encodingMismatch(raw.text(in: declared), at: declared, in: raw)])
    default:
      return (raw, [unsupportedEncoding(raw.text(in: declared), at: declared, in: raw)])
    }
  }

  private static func decode(
    name: String, _ bytes: ContiguousArray<UInt8>.SubSequence, as encoding: TextEncoding,
    hasByteOrderMark: Bool
  ) -> (file: SourceFile, findings: [Finding]) {
    let (utf8, firstInvalid) = encoding.decode(bytes)
    let file = SourceFile(
      name: name, bytes: utf8, encoding: encoding, hasByteOrderMark: hasByteOrderMark)
    if let finding = otherContent(file) ?? (isBinary(utf8) ? binaryFile(file) : nil) {
      return (file, [finding])
    }
    guard let firstInvalid else { return (file, []) }
    return (file, [invalidEncoding(encoding.name, at: firstInvalid, in: file)])
  }

  /// UTF-16 shows in the zero halves of `<` and what follows it.
  private static func utf16WithoutMark(_ bytes: ContiguousArray<UInt8>) -> TextEncoding? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (UInt8(ascii: "<"), 0, 1..., 0): return .utf16LittleEndian
    case (0, UInt8(ascii: "<"), 0, 1...): return .utf16BigEndian
    default: return nil
    }
  }
}

/// Where the XML declaration names an encoding, between the quotes.
private func declaredEncoding(in bytes: ContiguousArray<UInt8>) -> Range<Int>? {
  guard bytes.has("<?xml", at: 0),
    let end = bytes.offset(of: "?>", in: 0..<min(bytes.count, 1024)),
    let keyword = bytes.offset(of: "encoding", in: 0..<end),
    let quote = (keyword..<end).first(where: { [0x22, 0x27].contains(bytes[$0]) }),
    let close = ((quote + 1)..<end).first(where: { bytes[$0] == bytes[quote] })
  else { return nil }
  return (quote + 1)..<close
}

private func unsupportedEncoding(
  _ name: String, at range: Range<Int>, in file: SourceFile
) -> Finding {
  Finding(
    "unsupported-encoding", .error,
    "the encoding \(name) is not supported: save the document as UTF-8", in: file, at: range)
}

private func encodingMismatch(
  _ name: String, at range: Range<Int>, in file: SourceFile
) -> Finding {
  Finding(
    "encoding-mismatch", .warning,
    "the XML declaration says \(name), but the file is UTF-8 and is read as such", in: file,
    at: range, fixes: [.init("Declare UTF-8", edits: [.init(range, "UTF-8")])])
}

func invalidEncoding(_ name: String, at offset: Int, in file: SourceFile) -> Finding {
  Finding(
    "invalid-encoding", .error,
    "the file is not valid \(name) from here on: convert it to UTF-8, or restore it if it was "
      + "damaged", in: file, at: offset..<min(offset + 1, file.bytes.count))
}
