import LayoutSystem
import Testing

@Suite("Text measure")
struct TextMeasureTests {
  /// Widths that the reference reader of the text tables gives, unrounded.
  static let widths: [(text: String, size: Double, weight: FontWeight, tools: Int, width: Double)] =
    [
      ("Sign in", 17, .regular, 24000, 51.26248),
      ("Forgot your password?", 15, .regular, 21507, 156.3459),
      ("AVAILABLE TODAY", 13, .semibold, 14490, 117.8281),
      ("Total: 1,249.00", 20, .bold, 12121, 145.256),
      ("Version 10.4", 24, .regular, 22505, 127.257644),
      ("Über café Ångström", 17, .regular, 21507, 153.24922),
      ("Hello", 34, .bold, 24000, 80.7007),
      ("Hello", 34, .bold, 14490, 80.6293),
      ("Hello", 34, .bold, 11762, 82.52395),
      ("Привет", 17, .regular, 21507, 56.82964),
      ("設定", 18, .medium, 21507, 36.0),
      ("🎉 Party", 17, .regular, 21507, 66.70024),
      ("Terms & Conditions", 12, .light, 14113, 108.71184),
      ("Waffle To Yeti", 16, .medium, 10117, 101.81216),
      ("Old system", 17, .regular, 7706, 86.411),
      ("Old bold", 17, .bold, 6254, 69.2648),
      ("x", 200, .heavy, 15505, 108.44),
      ("Take a Photo", 19.5, .regular, 14490, 112.4097),
      ("Take a Photo", 19.5, .regular, 21507, 110.703716),
      ("Wave", 9, .regular, 21507, 23.5386),
    ]

  @Test("equals the reference reader", arguments: widths)
  func systemWidth(
    row: (text: String, size: Double, weight: FontWeight, tools: Int, width: Double)
  ) {
    let measure = TextMeasure(era: FontEra(toolsVersion: row.tools))
    #expect(abs(measure.width(row.text, .system(row.size, row.weight)) - row.width) < 1e-5)
  }

  static let namedWidthRows: [(String, String, Double, Double)] = [
    ("Roboto-Regular", "Label text", 17.0, 73.8837),
    ("AvenirNext-Medium", "Sign Up", 16, 58.15168),
    ("Menlo-Regular", "00:00", 12, 36.12),
  ]

  @Test(
    "named fonts measure through their stand-ins, and say so",
    arguments: namedWidthRows)
  func namedWidth(font: String, text: String, size: Double, width: Double) {
    let measure = TextMeasure(era: .variable)
    #expect(abs(measure.width(text, .named(font, size)) - width) < 1e-5)
    #expect(measure.isEstimate(.named(font, size)))
  }

  @Test("the system font by another name is no estimate")
  func systemByName() {
    let measure = TextMeasure(era: .variable)
    #expect(abs(measure.width("Save", .named("SFProText-Semibold", 15)) - 35.3505) < 1e-5)
    #expect(!measure.isEstimate(.named("SFProText-Semibold", 15)))
    #expect(
      measure.width("Save", .named(".AppleSystemUIFont", 15)) == measure.width("Save", .system(15)))
  }

  @Test("fonts outside the tables borrow from their family, and condensed ones are narrow")
  func families() {
    let measure = TextMeasure(era: .variable)
    func width(_ font: String) -> Double { measure.width("Label", .named(font, 17)) }
    // The member whose weight is nearest, whatever else its name says.
    #expect(width("Roboto-BlackItalic") == width("Roboto-Black"))
    #expect(width("OpenSans") == width("OpenSans-Regular"))
    #expect(width("Arial-ItalicMT") == width("ArialMT"))
    #expect(width("Trebuchet-BoldItalic") == width("TrebuchetMS-Bold"))
    #expect(width("Avenir-HeavyOblique") == width("Avenir-Heavy"))
    #expect(width("HelveticaNeue-LightItalic") == width("HelveticaNeue-Light"))
    let wide = measure.width("Calendar", .named("AvenirNext-Regular", 22))
    let narrow = measure.width("Calendar", .named("AvenirNextCondensed-Medium", 22))
    // Recorded 71 for a label whose Avenir Next form is 92 wide.
    #expect(abs(narrow - 71) < 1.5 && wide > 90)
  }

  @Test(
    "weights of Helvetica Neue differ from the regular one by as much in every character",
    arguments: [
      // Recorded by Xcode at 2x; buttons in whole points.
      ("HelveticaNeue-Light", "Hold scrolling", 17.0, 99.0),
      ("HelveticaNeue-Light", "Labelize", 17, 60),
      ("HelveticaNeue-Light", "MarqueeLabel", 22, 135),
      ("HelveticaNeue-Light", "YOUR PREFERENCES", 21, 208),
      ("HelveticaNeue-Thin", "katana (plural katana or katanas)", 22, 293),
      ("HelveticaNeue-Medium", "Don't have an Account? Sign Up", 17, 256),
    ])
  func weightSteps(font: String, text: String, size: Double, recorded: Double) {
    let width = TextMeasure(era: .variable).width(text, .named(font, size))
    #expect(abs(width - recorded) < 1, "\(width)")
  }

  @Test("members of a family are as high as the one that was measured")
  func familyHeights() {
    let measure = TextMeasure(era: .variable)
    // Recorded 137 for 100 points of AvenirNext-UltraLight.
    for font in [
      "AvenirNext-UltraLight", "AvenirNext-Bold", "Avenir-Black", "AvenirNext-HeavyItalic",
    ] {
      #expect(abs(measure.lineHeight(.named(font, 100)) - 136.6) < 1e-9)
    }
    #expect(
      measure.lineHeight(.named("Georgia-Bold", 100)) == measure.lineHeight(.named("Georgia", 100)))
    #expect(
      measure.lineHeight(.named("Arial-BoldMT", 100)) == measure.lineHeight(.named("ArialMT", 100)))
    #expect(abs(measure.lineHeight(.named("Lato-Light", 100)) - 120) < 1e-9)
  }

  @Test("condensed fonts are narrow, and Helvetica Neue was the system font with its weights")
  func condensedAndOld() {
    let measure = TextMeasure(era: .neue)
    func width(_ font: TextFont) -> Double { measure.width("Calendar", font) }
    let condensed = width(.named("HelveticaNeue-CondensedBold", 17))
    #expect(abs(condensed - 0.8 * width(.named("HelveticaNeue-Bold", 17))) < 1e-9)
    // Eight characters at 17 points, 22.5 thousandths each.
    let light = width(.system(17)) - width(.system(17, .light))
    #expect(abs(light - 8 * 17 * 0.0225) < 1e-9)
  }

  @Test(
    "a font that nobody has measures as Helvetica Neue",
    arguments: [
      // Recorded by Xcode where the font was missing.
      ("Search DuckDuckGo", 14.0, 131.5, 16.5), ("Create new meeting", 19, 170.5, 22.5),
      ("Or else  continue with", 25, 243, 29.5), ("Label", 18, 44.5, 21),
    ])
  func missingFont(text: String, size: Double, width: Double, height: Double) {
    let font = TextFont.named("Unheard-Of", size)
    let block = TextMeasure(era: .variable).block(StyledText(text, font), pixel: 0.5)
    #expect(abs(block.width - width) <= 0.5 && block.height == height, "\(block)")
  }

  @Test("serif fonts that no table knows measure as Times, others as Helvetica Neue")
  func serifs() {
    let measure = TextMeasure(era: .variable)
    func width(_ font: String) -> Double { measure.width("Vacation 360", .named(font, 22)) }
    #expect(width("Cochin-Bold") == width("TimesNewRomanPSMT"))
    // Recorded 121.
    #expect(abs(width("HoeflerText-Regular") - 121) < 4)
    #expect(width("SansSerifia-Book") == width("HelveticaNeue"))
  }

  @Test("the system's own fonts by name keep their weight")
  func systemWeights() {
    #expect(TextFont.named(".SFUIText-Semibold", 13) == .system(13, .semibold))
    #expect(TextFont.named(".AppleSystemUIFont", 13) == .system(13))
    #expect(TextFont.named(".SFUI-BoldItalic", 13) == .system(13, .bold))
    let measure = TextMeasure(era: .ui)
    #expect(
      measure.width("Save", .named(".HelveticaNeueInterface-Regular", 15))
        == measure.width("Save", .named("HelveticaNeue", 15)))
  }

  @Test("text composed and decomposed measures alike")
  func normalization() {
    let measure = TextMeasure(era: .variable)
    let font = TextFont.system(17)
    #expect(measure.width("cafe\u{301}", font) == measure.width("café", font))
    #expect(measure.width("ハ\u{3099}", font) == 17)
    #expect(measure.width("👨‍👩‍👧", font) == measure.width("👨", font))
    #expect(measure.width("👍🏽", font) == measure.width("👍", font))
    #expect(abs(measure.width("🇩🇪", font) - measure.width("👍", font)) < 1e-9)
  }

  /// layout.md 3.4 and text/lineheights.tsv.
  static let lineHeightsRows: [(Double, Double, Double)] = [
    (10.0, 2.0, 12.0), (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18),
    (16, 2, 19.5), (17, 2, 20.5), (18, 2, 21.5), (20, 2, 24), (22, 2, 26.5), (25, 2, 30),
    (36, 2, 43), (38, 2, 45.5), (40, 2, 48), (45, 2, 54), (17, 3, 61.0 / 3), (16, 3, 58.0 / 3),
    (18, 3, 65.0 / 3),
  ]

  @Test(
    "one line",
    arguments: lineHeightsRows)
  func lineHeights(size: Double, scale: Double, height: Double) {
    let block = TextMeasure(era: .variable).block(
      StyledText("Label", .system(size)), pixel: 1 / scale)
    #expect(abs(block.height - height) < 1e-9)
  }

  /// layout.md 3.4.
  static let systemLinesRows: [(Double, Int, Double)] = [
    (17.0, 2, 41.0), (17, 3, 61), (15, 2, 36), (15, 3, 54), (15, 4, 72), (15, 6, 107.5),
    (12, 2, 29), (12, 4, 57.5),
  ]

  @Test(
    "several lines of the system font",
    arguments: systemLinesRows)
  func systemLines(size: Double, count: Int, height: Double) {
    let text = Array(repeating: "Line", count: count).joined(separator: "\n")
    let block = TextMeasure(era: .pro).block(StyledText(text, .system(size)), pixel: 0.5)
    #expect(block.lineCount == count)
    #expect(abs(block.height - height) < 1e-9)
  }

  /// layout.md 3.4: measured heights of wrapped labels in text styles.
  static let styleLinesRows: [(TextStyle, Int, Double)] = [
    (TextStyle.body, 2, 42.5), (.headline, 2, 42.5), (.subhead, 2, 38), (.caption1, 3, 46.5),
    (.caption1, 5, 78.5),
  ]

  @Test(
    "several lines of a text style",
    arguments: styleLinesRows)
  func styleLines(style: TextStyle, count: Int, height: Double) {
    let context = MeasuringContext.canvas(toolsVersion: 21507)
    let text = Array(repeating: "Line", count: count).joined(separator: "\u{2028}")
    let block = TextMeasure(context).block(
      StyledText(text, .style(style, in: context)), pixel: context.pixel)
    #expect(abs(block.height - height) < 1e-9)
  }

  /// text/README 2.4.
  @Test("text styles by toolsVersion")
  func styles() {
    func font(_ name: String, _ tools: Int) -> TextFont {
      let context = MeasuringContext.canvas(toolsVersion: tools)
      return .style(TextStyle(documentName: name) ?? .caption2, in: context)
    }
    #expect(font("UICTFontTextStyleBody", 17701).size == 17)
    #expect(font("UICTFontTextStyleBody", 19529).size == 14)
    #expect(font("UICTFontTextStyleTitle1", 20037).size == 25)
    #expect(font("UICTFontTextStyleTitle0", 21507).size == 34)
    #expect(font("UICTFontTextStyleTitle1", 12121).weight == .light)
    #expect(font("UICTFontTextStyleHeadline", 32700).weight == .semibold)
    #expect(font("UICTFontTextStyleHeadline", 32700).size == 17)
    let large = MeasuringContext.runTime(scale: 3, contentSize: .accessibility5)
    #expect(TextFont.style(.body, in: large).size == 53)
  }

  @Test("a block has the height of its tallest run in each line")
  func mixedRuns() {
    let measure = TextMeasure(era: .variable)
    let runs = [TextRun("Big ", .system(28)), TextRun("small", .system(12))]
    let one = measure.block(StyledText(runs), pixel: 0.5)
    #expect(one.height == 33.5)
    #expect(abs(one.firstBaseline - 28 * 0.9521) < 1e-9)
    let wrapped = measure.block(StyledText(runs), maxWidth: 60, pixel: 0.5)
    #expect(wrapped.lineCount == 2)
    #expect(wrapped.height == 48)
    #expect(abs(wrapped.lastBaseline - 12 * 0.2412) < 1e-9)
    let sum = measure.width("Big ", .system(28)) + measure.width("small", .system(12))
    #expect(abs(measure.width(StyledText(runs)) - sum) < 1e-9)
  }

  /// One recorded label: 16 points with a multiple of 1.35 are 26 high.
  @Test func paragraphStyle() {
    var text = StyledText("Label", .system(16))
    text.paragraph.lineHeightMultiple = 1.35
    #expect(TextMeasure(era: .variable).block(text, pixel: 0.5).height == 26)
    text = StyledText("a\nb\nc", .system(10))
    text.paragraph = ParagraphMetrics(lineSpacing: 4, minimumLineHeight: 20)
    #expect(TextMeasure(era: .variable).block(text, pixel: 0.5).height == 68)
    text.runs[0].extraSpacing = 2
    #expect(
      TextMeasure(era: .variable).width(text)
        == TextMeasure(era: .variable).width("b", .system(10)) + 2)
  }

  @Test("nothing traps on numbers that are none")
  func hostileNumbers() {
    let measure = TextMeasure(era: .pro)
    for number in [Double.nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300] {
      let text = StyledText("Text to wrap", .system(number))
      #expect(measure.block(text, maxWidth: number, pixel: number).height.isFinite)
      #expect(
        measure.block(StyledText("Text to wrap", .system(17)), maxWidth: number, pixel: 0.5).width
          .isFinite)
      let context = MeasuringContext.canvas(toolsVersion: Int.max, scale: number)
      #expect(context.pixel > 0 && context.pixel <= 1)
    }
    _ = measure.block(StyledText([]), numberOfLines: -5, pixel: 0.5)
  }
}
