import Testing

@testable import Emitters

@Suite("Literals")
struct LiteralTests {
  @Test(
    "keep a text as it is or escape it",
    arguments: [
      ("plain", #""plain""#), (#"say "hi""#, #""say \"hi\"""#), (#"a\b"#, #""a\\b""#),
      (#"\(1 + 1)"#, #""\\(1 + 1)""#), ("two\nlines", #""two\nlines""#), ("\r\n\t", #""\r\n\t""#),
      ("nul\0", #""nul\0""#), ("bell\u{7}", #""bell\u{7}""#), ("👩‍👧 café", "\"👩‍👧 café\""),
      ("\u{202E}evil", #""\u{202E}evil""#), ("\u{2028}", #""\u{2028}""#),
      ("\u{FEFF}", #""\u{FEFF}""#), ("*/", #""*/""#), ("#\"", "\"#\\\"\""),
    ])
  func string(text: String, code: String) { #expect(SwiftLiteral.string(text) == code) }

  @Test("of 10,000 characters stand on one line")
  func long() {
    let code = SwiftLiteral.string(String(repeating: "x\n", count: 5_000))
    #expect(code.count == 15_002)
    let lines = code.split(whereSeparator: \.isNewline)
    #expect(lines.count == 1)
  }

  @Test(
    "of numbers are the shortest that read back",
    arguments: [
      (8.0, "8"), (-0.5, "-0.5"), (0.59999999999999998, "0.6"), (1e20, "1e+20"),
      (Double.leastNormalMagnitude, ".leastNormalMagnitude"), (.infinity, "0"), (.nan, "0"),
    ])
  func number(value: Double, code: String) { #expect(SwiftLiteral.number(value) == code) }

  @Test("in comments never end the line")
  func comment() {
    #expect(SwiftLiteral.comment("a\nlet x = 1 */") == "a\\nlet x = 1 */")
  }

  @Test("of texts cannot become code, wherever they stand")
  func injection() throws {
    let hostile = "&quot;)&#10;fatalError() // \\(x) */"
    let emitted = Emitted(
      xib(
        view(
          """
          <label id="a&#10;b" text="\(hostile)" userLabel="\(hostile)" unknown="\(hostile)">
          <accessibility key="accessibilityConfiguration" label="\(hostile)"/>
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="\(hostile)" value="\(hostile)"/>
          </userDefinedRuntimeAttributes></label>
          <imageView id="b" image="\(hostile)"/>
          <button id="c"><state key="normal" title="\(hostile)"/></button>
          """)), name: "a\"\nb.xib")
    for line in emitted.text.split(separator: "\n") {
      #expect(!line.hasPrefix("fatalError"), "\(line)")
    }
    #expect(emitted.view.contains(#"\")\nfatalError() // \\(x) */"#))
  }
}
