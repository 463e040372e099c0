import Reports
import Testing

@Suite("Text for terminals")
struct TextTests {
  /// Widths by Unicode Standard Annex 11 and what terminals do with emoji.
  @Test(
    "columns",
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｶ", 1), ("Ａ", 2), ("한글", 4), ("👋", 2),
      ("👨‍👩‍👧", 2), ("❤️", 2), ("", 0), ("\u{200B}", 0), ("…", 1), ("─", 1),
    ])
  func width(text: String, columns: Int) { #expect(text.displayWidth == columns) }

  @Test(
    "what is too long ends in an ellipsis",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 4, "abc…"), ("漢字漢字", 5, "漢字…"), ("漢字漢字", 4, "漢…"),
      ("ab cd", 4, "ab…"), ("abc", 1, "…"), ("abc", 0, ""),
    ])
  func truncated(text: String, width: Int, result: String) {
    #expect(text.truncated(to: width) == result)
    #expect(text.truncated(to: width).displayWidth <= width)
  }

  @Test("nothing that a document says acts on the terminal") func printable() {
    #expect("a\nb\tc".printable == "a b c")
    #expect("\u{1B}[31mred\u{9B}0m".printable == #"\u{1B}[31mred\u{9B}0m"#)
    #expect("\u{202E}x".printable == #"\u{202E}x"#)
    #expect("Grüße 👋".printable == "Grüße 👋")
  }

  @Test("a table gives way in its flexible column") func table() {
    var table = TextTable([
      TextTable.Column("id"), TextTable.Column("name"), TextTable.Column("n", .right),
    ])
    table.append(["a1", "a rather long name of something", "7"])
    table.append(["b2", "short", "12"])
    #expect(
      table.lines(indentation: 0, width: 24, flexible: 1) == [
        "id  name               n", "a1  a rather long n…   7", "b2  short             12",
      ])
    #expect(
      table.lines(indentation: 2, width: 80)[1] == "  a1  a rather long name of something   7")
  }
}
