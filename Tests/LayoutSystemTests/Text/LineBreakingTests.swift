import LayoutSystem
import Testing

@Suite("Line breaking")
struct LineBreakingTests {
  private func lines(
    _ text: String, _ width: Double, limit: Int = 0, _ breaking: LineBreaking = .words
  ) -> [String] {
    TextMeasure(era: .variable).lines(
      StyledText(text, .named("Courier", 10)), maxWidth: width, numberOfLines: limit,
      breaking: breaking)
  }

  // Courier at 10 points is 6 points a character.
  @Test func words() {
    #expect(lines("aaa bbb ccc", 42) == ["aaa bbb", "ccc"])
    #expect(lines("aaa bbb ccc", 24) == ["aaa", "bbb", "ccc"])
    #expect(lines("aaa bbb ccc", 66) == ["aaa bbb ccc"])
    #expect(lines("aaa   bbb", 18) == ["aaa", "bbb"])
  }

  @Test func separators() {
    #expect(lines("a\nb\u{2028}c\u{2029}d", 100) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb", 100) == ["a", "", "b"])
    #expect(lines("a\n\nb", 100, limit: 2) == ["a", ""])
  }

  @Test("a word wider than the line is cut")
  func longWord() {
    #expect(lines("aaaaaaaa", 18) == ["aaa", "aaa", "aa"])
    #expect(lines("b aaaaaaaa c", 18) == ["b", "aaa", "aaa", "aa", "c"])
    #expect(lines("aaa", 1) == ["a", "a", "a"])
  }

  @Test func wideCharacters() {
    #expect(lines("設定画面", 20) == ["設定", "画面"])
    #expect(lines("設定。画面", 20) == ["設", "定。", "画面"])
  }

  @Test func charactersAnywhere() {
    #expect(lines("aa bb", 18, .characters) == ["aa", "bb"])
    #expect(lines("aaaa bb", 18, .characters) == ["aaa", "a b", "b"])
  }

  @Test func hyphens() {
    #expect(lines("sign-up", 30) == ["sign-", "up"])
    #expect(lines("10-20 a", 36) == ["10-20", "a"])
  }

  @Test("a number of lines limits, one line does not wrap")
  func limit() {
    let measure = TextMeasure(era: .variable)
    let text = StyledText("aaa bbb ccc", .named("Courier", 10))
    #expect(measure.block(text, maxWidth: 20, numberOfLines: 2, pixel: 1).lineCount == 2)
    #expect(measure.block(text, maxWidth: 20, numberOfLines: 1, pixel: 1).width == 66)
    #expect(measure.block(text, maxWidth: 42, numberOfLines: 0, pixel: 1).width == 42)
  }

  @Test("trailing spaces hang at a break and count at the end")
  func trailingSpaces() {
    let measure = TextMeasure(era: .variable)
    #expect(
      measure.block(StyledText("aaa bbb ", .named("Courier", 10)), maxWidth: 40, pixel: 1).width
        == 24)
    #expect(measure.block(StyledText("aaa ", .named("Courier", 10)), pixel: 1).width == 24)
  }
}
