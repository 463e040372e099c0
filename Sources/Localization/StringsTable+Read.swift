package import Diagnostics

extension StringsTable {
  /// Reads a table: old-style property lists in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// Never fails: what could be read comes back, and findings say what could not. `name` is the path
  /// that messages show; its extension tells formats apart that this program does not read.
  package static func read(
    name: String, bytes: ContiguousArray<UInt8>, language: String
  ) -> (table: StringsTable, findings: [Finding]) {
    let (file, invalid) = transcoded(name, bytes)
    func nothing(_ finding: Finding) -> (table: StringsTable, findings: [Finding]) {
      (StringsTable(language: language, file: file, entries: []), [finding])
    }
    if let finding = otherFormat(file) { return nothing(finding) }
    if let invalid {
      return nothing(
        Finding(
          "unreadable-translation", .error,
          "the table is not valid \(file.encoding.name): save it as UTF-8", in: file,
          at: invalid..<invalid))
    }
    var parser = StringsParser(file)
    parser.parse()
    return (
      StringsTable(language: language, file: file, entries: parser.entries), parser.findings
    )
  }

  /// The file in UTF-8 without a byte order mark, and where its encoding is broken.
  private static func transcoded(
    _ name: String, _ bytes: ContiguousArray<UInt8>
  ) -> (file: SourceFile, firstInvalid: Int?) {
    let marked = [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian].first {
      bytes.starts(with: $0.byteOrderMark)
    }
    let encoding = marked ?? .utf8
    let text = bytes.dropFirst(marked?.byteOrderMark.count ?? 0)
    let (utf8, firstInvalid) = encoding.decode(text)
    let file = SourceFile(
      name: name, bytes: utf8, encoding: encoding, hasByteOrderMark: marked != nil)
    return (file, firstInvalid)
  }

  /// What says that a file is a translation of another format; nil for what looks like a table.
  private static func otherFormat(_ file: SourceFile) -> Finding? {
    func finding(_ message: String) -> Finding {
      Finding("unsupported-translation", .warning, message, in: file, at: 0..<0)
    }
    if file.name.hasSuffix(".xcstrings") {
      return finding(
        "string catalogs are not read: only .strings tables beside the document are checked")
    }
    if file.name.hasSuffix(".stringsdict") {
      return finding("plural rules are not read: only .strings tables are checked")
    }
    if file.bytes.starts(with: "bplist".utf8) {
      return finding(
        "this is a binary property list; the source of the table is needed (plutil -convert xml1 shows its texts)"
      )
    }
    let start = file.bytes.drop { $0 <= 0x20 }
    if start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8)
      || start.starts(with: "<!DOCTYPE".utf8)
    {
      return finding(
        "this is an XML property list; only tables of the form \"key\" = \"text\"; are read")
    }
    return nil
  }
}
