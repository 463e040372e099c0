import Diagnostics

/// What a file holds that is meant to be a document and is none; nil when it may be XML.
///
/// Version control and archive tools leave such files where a document was, and an XML error would
/// not help anybody who meets one.
func otherContent(_ file: SourceFile) -> Finding? {
  let bytes = file.bytes
  guard let first = bytes.firstIndex(where: { !$0.isXMLWhitespace }) else {
    return Finding(
      "empty-file", .error,
      bytes.isEmpty
        ? "the file is empty: restore it from version control, or delete it"
        : "the file holds nothing but white space: restore it from version control, or delete it",
      in: file, at: 0..<0)
  }
  if bytes.has("version https://git-lfs.github.com/spec/", at: first) {
    return Finding(
      "git-lfs-pointer", .error,
      "this is a Git LFS pointer and not the document: run 'git lfs pull'", in: file,
      at: first..<first)
  }
  for magic in appleDoubleMagic where bytes.starts(with: magic) {
    return Finding(
      "appledouble-file", .error,
      "this is an AppleDouble file, which macOS writes beside a document for its attributes: "
        + "delete it", in: file, at: 0..<0)
  }
  for magic in ["bplist0", "NIBArchive"] where bytes.has(magic, at: 0) {
    return Finding(
      "compiled-nib", .error,
      "this is a compiled nib or a binary property list: use the .xib or .storyboard that it was "
        + "made from", in: file, at: 0..<0)
  }
  return nil
}

/// AppleDouble and AppleSingle (RFC 1740, appendix A).
private let appleDoubleMagic: [[UInt8]] = [[0x00, 0x05, 0x16, 0x07], [0x00, 0x05, 0x16, 0x00]]

/// Whether the bytes are no text: they hold a zero, which no text in UTF-8 and no XML does.
func isBinary(_ bytes: ContiguousArray<UInt8>) -> Bool { bytes.prefix(4096).contains(0) }

func binaryFile(_ file: SourceFile) -> Finding {
  Finding(
    "binary-file", .error,
    "this is a binary file and not an XML document: restore the document from version control",
    in: file, at: 0..<0)
}

func notXML(_ file: SourceFile, at offset: Int) -> Finding {
  Finding(
    "not-xml", .error, "this is not XML: expected '<' and the root element of a document",
    in: file, at: offset..<min(offset + 1, file.bytes.count))
}

func fileTooLarge(_ file: SourceFile) -> Finding {
  Finding(
    "file-too-large", .error,
    "the file has \(file.bytes.count) bytes; documents are read up to \(XMLLimits.bytes)",
    in: file, at: 0..<0)
}
