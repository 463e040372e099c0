import Reports
import Testing

@Suite("Markdown")
struct MarkdownTests {
  /// CommonMark 6.1: a code span ends at a run of as many backticks as it starts with; one space on
  /// each side is not part of it.
  @Test(
    "names are code, whatever is in them",
    arguments: [
      ("Main View", "`Main View`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a``", "``` a`` ```"),
      ("", "–"), ("  ", "–"), ("a\nb", "`a b`"), ("\u{202E}x", #"`\u{202E}x`"#),
      ("@octocat", "`@octocat`"),
    ])
  func names(name: String, markup: String) {
    let piece: Markdown = "\(code: name)"
    #expect(piece.source == markup)
  }

  @Test(
    "sentences read as they are",
    arguments: [
      "constraint (1Ze-fs-qBG) is installed in no size class; delete it",
      "Together they take 440 pt, but there are only 320.5 pt: 120 pt are missing (or fewer)",
      "“Grüße aus 東京”, 42 %, a + b = c ± 2 × 3 ≤ 4… isn't it?",
    ])
  func sentences(text: String) {
    let piece: Markdown = "\(text)"
    #expect(piece.source == text)
  }

  /// GitHub Docs: mentions, references to issues and commits, addresses, emoji and formulas are made
  /// of text, and not of code.
  @Test(
    "words that could act are code",
    arguments: [
      "@octocat", "“@octocat”", "#12", "GH-12", "JIRA-9", "owner/repo#3", "www.evil.example",
      "https://evil.example", "me@evil.example", ":tada:", "$x$", "**b**", "_i_", "~~s~~", "<b>",
      "&lt;", "[x](y)", "![x](y)", "a|b", #"\"#, "deadbeef1", "javascript:alert", "view.leading",
      "{{x}}", "^x^", "!",
    ])
  func words(word: String) {
    let piece: Markdown = "see \(word) there"
    #expect(piece.source == "see `\(word)` there")
  }

  @Test("bars do not end cells") func cells() {
    let row = Markdown.row(["\(code: "a|b")", "\("c|d e")", "**x**"])
    #expect(row.source == #"| `a\|b` | `c\|d` e | **x** |"#)
    let table = Markdown.table(["name", "n"], numbers: [1], [["\(code: "a")", "\(1)"]])
    #expect(table.map(\.source) == ["| name | n |", "|---|--:|", "| `a` | 1 |"])
  }
}
