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

  @Test("the last word of a label does not stay alone")
  func pushedOut() {
    #expect(lines("aaa bbb ccc", 42, .pushedOutWords) == ["aaa", "bbb ccc"])
    #expect(lines("aaa bbb sign-up dd", 90, .pushedOutWords) == ["aaa bbb sign-", "up dd"])
    #expect(lines("aaa bbb ccc\nddd eee fff", 42, .pushedOutWords).count == 4)
    // Neither where nothing would be left above, nor where both do not fit, nor in wide text.
    #expect(lines("aaaaa bbb", 42, .pushedOutWords) == ["aaaaa", "bbb"])
    #expect(lines("a bbbbb ccc", 42, .pushedOutWords) == ["a bbbbb", "ccc"])
    #expect(lines("aaa bbb ccc ddd", 42, .pushedOutWords) == ["aaa bbb", "ccc ddd"])
    #expect(lines("設定画面設", 22, .pushedOutWords) == ["設定", "画面", "設"])
    // A line that is cut off leaves nothing to push out.
    #expect(lines("aaa bbb ccc ddd eee", 42, limit: 2, .pushedOutWords) == ["aaa bbb", "ccc ddd"])
  }

  /// Recorded 260 × 36 at 2x in a document of toolsVersion 16097.
  @Test("labels are as wide as their wrapped lines with the space at the break")
  func spaceAtBreak() {
    let text = StyledText("Some description to explain what this screen does.", .system(15))
    let context = MeasuringContext.canvas(toolsVersion: 16097)
    let label = LabelContent(text, numberOfLines: 0, breaking: .pushedOutWords)
    #expect(
      label.intrinsicSize(in: context, solvedWidth: 335)
        == IntrinsicSize(260, 36))
    let block = TextMeasure(era: .variable).block(
      StyledText("aaa bbb ccc ddd", .named("Courier", 10)), maxWidth: 44,
      breaking: .pushedOutWords, pixel: 1)
    #expect(block.width == 42)
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
