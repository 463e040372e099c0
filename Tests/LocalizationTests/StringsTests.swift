import Diagnostics
import Localization
import Testing

@Suite("Strings tables")
struct StringsTests {
  private func read(
    _ text: String, name: String = "de.lproj/Main.strings"
  ) -> (table: StringsTable, findings: [Finding]) {
    StringsTable.read(name: name, bytes: ContiguousArray(text.utf8), language: "de")
  }

  @Test("entries, comments, and their places") func entries() throws {
    let text = """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz"; */
      "abc-12-xyz.text" = "Hallo";
      // a line
      "seg-01-abc.segmentTitles[0]"   =   "Eins" ; "b.configuration.title"="Zwei";
      """
    let (table, findings) = read(text)
    #expect(findings.isEmpty)
    #expect(
      table.entries.map(\.key) == [
        "abc-12-xyz.text", "seg-01-abc.segmentTitles[0]", "b.configuration.title",
      ])
    #expect(table.entries.map(\.text) == ["Hallo", "Eins", "Zwei"])
    #expect(table.text(of: "text", objectID: "abc-12-xyz") == "Hallo")
    #expect(table.text(of: "configuration.title", objectID: "b") == "Zwei")
    #expect(table.text(of: "text", objectID: "b") == nil)
    let first = try #require(table.entries.first)
    let file = try #require(table.file)
    #expect(file.text(in: first.keyRange) == "\"abc-12-xyz.text\"")
    #expect(file.text(in: first.textRange) == "\"Hallo\"")
    #expect(file.position(of: first.keyRange.lowerBound) == .init(line: 2, column: 1))
    #expect(first.objectID == "abc-12-xyz")
    #expect(first.property == "text")
    #expect(table.entries[1].property == "segmentTitles[0]")
  }

  @Test(
    "escapes",
    arguments: [
      (#"a\nb\tc\rd"#, "a\nb\tc\rd"), (#"say \"no\" \\ \' "#, "say \"no\" \\ ' "),
      (#"\U00e9 \u00E9 \U2026"#, "é é …"), (#"\Ud83d\Udc4b"#, "👋"), (#"\ud83d x"#, "\u{FFFD} x"),
      (#"\101\60"#, "A0"), (#"\x"#, "x"), ("line\nbreak", "line\nbreak"), ("", ""),
      ("/* no comment */ // nor this", "/* no comment */ // nor this"), (#"\U1"#, "\u{1}"),
    ])
  func escapes(written: String, meaning: String) {
    let (table, findings) = read("\"k.text\" = \"\(written)\";")
    #expect(findings.isEmpty)
    #expect(table.text(of: "text", objectID: "k") == meaning)
  }

  @Test("keys and texts without quotes, keys alone, braces") func unquoted() {
    let (table, findings) = read("{ abc-12.title = OK; 'single.text' = 'it''s'; }")
    #expect(table.text(of: "title", objectID: "abc-12") == "OK")
    #expect(!findings.isEmpty)
    let (alone, none) = read("Hello; a.b = c;")
    #expect(none.isEmpty)
    #expect(alone.entries.map(\.text) == ["Hello", "c"])
  }

  @Test("the last of two entries with one key counts, and both are kept") func duplicates() {
    let (table, findings) = read("a.text = one; a.text = two;")
    #expect(findings.isEmpty)
    #expect(table.entries.count == 2)
    #expect(table.text(of: "text", objectID: "a") == "two")
  }

  @Test("UTF-16 with a byte order mark, UTF-8 with one") func encodings() {
    let text = "\"a.text\" = \"Grüße 👋\";\r\n"
    var little: ContiguousArray<UInt8> = [0xFF, 0xFE]
    var big: ContiguousArray<UInt8> = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      big += [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
    }
    let utf8 = ContiguousArray<UInt8>([0xEF, 0xBB, 0xBF]) + ContiguousArray(text.utf8)
    for bytes in [little, big, utf8] {
      let (table, findings) = StringsTable.read(name: "a.strings", bytes: bytes, language: "de")
      #expect(findings.isEmpty)
      #expect(table.text(of: "text", objectID: "a") == "Grüße 👋")
      #expect(table.entries.first?.keyRange == 0..<8)
    }
  }

  @Test(
    "what is wrong is said where it is, and the rest is read",
    arguments: [
      ("a.text = \"x\"\nb.text = \"y\";", 1, 13, "missing ;"),
      ("a.text \"x\";\nb.text = \"y\";", 1, 7, "expected ="),
      ("= \"x\";\nb.text = \"y\";", 1, 1, "expected a key"),
      ("\u{201C}a\u{201D} = \"x\";\nb.text = \"y\";", 1, 1, "straight"),
      ("b.text = \"y\";\n\"open", 2, 1, "no closing quote"),
      ("b.text = \"y\";\n/* open", 2, 1, "no end"),
      ("b.text = \"y\";\nc =", 2, 4, "ends where"),
    ])
  func mistakes(text: String, line: Int, column: Int, message: String) throws {
    let (table, findings) = read(text)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(
      finding.file.position(of: finding.range.lowerBound) == .init(line: line, column: column))
    #expect(table.text(of: "text", objectID: "b") == "y")
  }

  @Test("bytes that are no text") func brokenEncoding() {
    let (table, findings) = StringsTable.read(
      name: "a.strings", bytes: [0x61, 0x3D, 0xFF, 0x3B], language: "de")
    #expect(table.entries.isEmpty)
    #expect(findings.map(\.message) == ["the table is not valid UTF-8: save it as UTF-8"])
  }

  @Test(
    "other formats are named",
    arguments: [
      ("Main.xcstrings", "{}", "string catalogs"), ("Main.stringsdict", "<plist/>", "plural"),
      ("Main.strings", "bplist00\u{1}", "binary property list"),
      ("Main.strings", "<?xml version=\"1.0\"?><plist/>", "XML property list"),
    ])
  func otherFormats(name: String, text: String, message: String) {
    let (table, findings) = read(text, name: name)
    #expect(table.entries.isEmpty)
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains(message) == true)
    #expect(findings.first?.severity == .warning)
  }

  @Test("every prefix of a table is read without harm") func prefixes() {
    let text = Array("{/* c */ \"a\\U00e9\" = 'b\\101'; // x\n c = \"d\"; }".utf8)
    for end in text.indices {
      let bytes = ContiguousArray(text[..<end])
      let (table, _) = StringsTable.read(name: "a.strings", bytes: bytes, language: "x")
      #expect(table.entries.count <= 2)
    }
  }
}
