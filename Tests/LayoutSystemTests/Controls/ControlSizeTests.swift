import LayoutSystem
import Resolution
import Testing

@Suite("Control sizes")
struct ControlSizeTests {
  private func canvas(_ tools: Int, scale: Double = 2) -> MeasuringContext {
    .canvas(toolsVersion: tools, scale: scale)
  }

  /// Frames of guides.md 5 by toolsVersion; the alignment insets of corrections.md 12 go off.
  static let fixedRows: [(FixedControl, String, Int, Double?, Double)] = [
    (FixedControl.switch, "switch", 21507, 51.0 as Double?, 31.0),
    (.switch, "switch", 24765, 63, 28),
    (.slider, "slider", 20037, nil, 31), (.slider, "slider", 24765, nil, 34),
    (.stepper, "stepper", 14490, 94, 29), (.stepper, "stepper", 14868, 94, 32),
    (.progressView, "", 16097, nil, 2), (.progressView, "", 17156, nil, 4),
    (.activityIndicator, "", 17156, 20, 20), (.largeActivityIndicator, "", 11762, 37, 37),
    (.pickerView, "", 6254, 320, 162), (.pickerView, "", 17156, 320, 216),
    (.navigationBar, "", 23504, nil, 44), (.tabBar, "", 14490, nil, 49),
  ]

  @Test(
    "fixed sizes",
    arguments: fixedRows)
  func fixed(control: FixedControl, element: String, tools: Int, width: Double?, height: Double) {
    let context = canvas(tools)
    let insets = AlignmentInsets.of(element: element, in: context)
    let size = control.intrinsicSize(in: context)
    #expect(size.width.map { $0 + insets.horizontal } == width)
    #expect(size.height.map { $0 + insets.vertical } == height)
  }

  @Test func alignmentInsets() {
    #expect(
      AlignmentInsets.of(element: "slider", in: canvas(23504))
        == SideInsets(left: 2, bottom: 1, right: 2))
    #expect(AlignmentInsets.of(element: "slider", in: canvas(24765)) == .zero)
    #expect(AlignmentInsets.of(element: "switch", in: canvas(24765)) == SideInsets(right: 2))
    #expect(
      AlignmentInsets.of(element: "segmentedControl", in: canvas(9532)) == SideInsets(bottom: 1))
    #expect(AlignmentInsets.of(element: "label", in: canvas(9532)) == .zero)
  }

  /// layout.md 4.4: heights of titles from 12 to 22 points.
  static let buttonHeightRows: [(Double, Double)] = [
    (12.0, 27.0), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (20, 36), (22, 39),
  ]

  @Test(
    "button heights",
    arguments: buttonHeightRows)
  func buttonHeight(size: Double, height: Double) {
    let font = TextFont.system(size)
    let button = ButtonContent(title: StyledText("OK", font), font: font)
    #expect(button.intrinsicSize(in: canvas(21507)).height == height)
    #expect(button.intrinsicSize(in: canvas(21507)).width == 30)
  }

  @Test("content insets replace the room around a title")
  func buttonInsets() {
    let font = TextFont.system(15)
    var button = ButtonContent(title: StyledText("Continue", font), font: font)
    let plain = button.intrinsicSize(in: canvas(21507))
    button.contentInsets = ButtonContent.insets(top: 10, left: 8, bottom: 10, right: 8)
    let inset = button.intrinsicSize(in: canvas(21507))
    #expect(inset.height == 38)
    #expect(inset.width == plain.width.map { $0 + 16 })
    // corrections.md 13: horizontal ones too.
    button.contentInsets = ButtonContent.insets(top: 0, left: 8, bottom: 0, right: 8)
    #expect(button.intrinsicSize(in: canvas(21507)).height == 18)
    #expect(ButtonContent.insets(top: 0, left: 0, bottom: 0, right: 0) == nil)
    #expect(
      ButtonContent.insets(top: 0, left: 0, bottom: 0, right: 2.2250738585072014e-308) == .zero)
    #expect(ButtonContent.insets(top: .nan, left: 0, bottom: 0, right: 0) == nil)
  }

  @Test("buttons without a font")
  func defaultButtonFonts() {
    for (type, height) in [("system" as String?, 30.0), ("roundedRect", 30), (nil, 34)] {
      let font = TextFont.button(buttonType: type)
      let button = ButtonContent(title: StyledText("OK", font), font: font)
      #expect(button.intrinsicSize(in: canvas(21507)).height == height)
    }
    #expect(TextFont.size(word: "system") == 14 && TextFont.size(word: "huge") == nil)
  }

  @Test func buttonImages() {
    let image = ImageContent.sized(width: 24, height: 24)
    #expect(
      ButtonContent(image: image).intrinsicSize(in: canvas(17701)) == IntrinsicSize(24, 24))
    let font = TextFont.system(15)
    var button = ButtonContent(title: StyledText("Cancel", font), font: font)
    let title = button.intrinsicSize(in: canvas(17701)).width
    button.image = image
    #expect(button.intrinsicSize(in: canvas(17701)).width == title.map { $0 + 24 })
    // A background image gives its size to a small title: 68 × 27 for 17 points.
    let time = ButtonContent(
      title: StyledText("7:30", .system(17)), backgroundImage: .sized(width: 68, height: 27))
    #expect(time.intrinsicSize(in: canvas(14490)) == IntrinsicSize(68, 27))
    #expect(
      ButtonContent(kind: .init(buttonType: "infoLight")).intrinsicSize(in: canvas(14490))
        == IntrinsicSize(22, 22))
    #expect(
      ButtonContent(kind: .init(buttonType: "infoLight")).intrinsicSize(in: canvas(14868))
        == IntrinsicSize(25, 24))
  }

  /// text/controls.tsv: 12 beside and 7 above the title; body is 14 points in 18000 to 20100.
  @Test func configuredButtons() {
    func height(_ tools: Int, _ scale: Double, _ font: TextFont? = nil) -> Double? {
      let context = canvas(tools, scale: scale)
      let title = StyledText(
        "Button", font ?? ConfiguredButtonContent.titleFont(.medium, in: context))
      return ConfiguredButtonContent(title: title).intrinsicSize(in: context).height
    }
    #expect(height(21507, 2) == 34.5)
    #expect(height(19455, 2) == 31)
    #expect(abs((height(22154, 3) ?? 0) - 34.333) < 0.01)
    // A font of the configuration replaces it: recorded 27.5, 28.333, 38.
    #expect(height(21507, 2, .system(11, .semibold)) == 27.5)
    #expect(abs((height(24765, 3, .system(12)) ?? 0) - 28.333) < 0.01)
    #expect(height(22000, 2, .system(20, .bold)) == 38)
    // An image of 24 × 24 alone: recorded 48 × 38.
    #expect(
      ConfiguredButtonContent(image: .sized(width: 24, height: 24))
        .intrinsicSize(in: canvas(22505)) == IntrinsicSize(48, 38))
  }

  /// guides.md 5, corrections.md 15.
  static let textFieldsRows: [(TextFieldContent.Border, Double, Int, Double)] = [
    (TextFieldContent.Border.roundedRect, 14.0, 14490, 30.0), (.roundedRect, 17, 11762, 30),
    (.roundedRect, 25, 13771, 34), (.roundedRect, 50, 13771, 64),
    (.roundedRect, 14, 14868, 34), (.roundedRect, 18, 21507, 34), (.roundedRect, 22, 17156, 36),
    (.none, 17, 14490, 21), (.none, 17, 16500, 22), (.none, 16, 14490, 20),
    (.none, 16, 21507, 21),
    (.none, 14, 14490, 17), (.none, 14, 21507, 19), (.none, 18, 14490, 22),
    (.none, 18, 21507, 23),
    (.none, 12, 21507, 16), (.none, 24, 12118, 29), (.bezel, 14, 7706, 22),
    (.line, 14, 13771, 21),
  ]

  @Test(
    "text field heights",
    arguments: textFieldsRows)
  func textFields(border: TextFieldContent.Border, size: Double, tools: Int, height: Double) {
    let field = TextFieldContent(border: border, placeholder: "Name", font: .system(size))
    #expect(field.intrinsicSize(in: canvas(tools)).height == height)
  }

  @Test func textFieldWidths() {
    // Recorded: "8080" 56 before toolsVersion 14800, "Enter channel name" 156 after.
    let old = TextFieldContent(border: .roundedRect, text: "8080", font: .system(14))
    #expect(abs((old.intrinsicSize(in: canvas(14460)).width ?? 0) - 56) <= 1)
    let new = TextFieldContent(
      border: .roundedRect, placeholder: "Enter channel name", font: .system(14))
    #expect(abs((new.intrinsicSize(in: canvas(23504, scale: 3)).width ?? 0) - 156) <= 1)
    let empty = TextFieldContent(border: .roundedRect, font: .system(14))
    #expect(empty.intrinsicSize(in: canvas(21507)).width == 30)
  }

  /// text/controls.tsv: n × (widest title + 18) + (n − 1), 14 below 14800.
  @Test func segments() {
    let control = SegmentedContent([.title("First"), .title("Second")])
    let new = TextMeasure(era: .variable).width("Second", .system(13, .medium)).rounded(.up)
    #expect(control.intrinsicSize(in: canvas(21507)) == IntrinsicSize(2 * (new + 18) + 1, 31))
    let old = TextMeasure(era: .pro).width("Second", .system(13)).rounded(.up)
    #expect(control.intrinsicSize(in: canvas(14490)) == IntrinsicSize(2 * (old + 14) + 1, 28))
    #expect(SegmentedContent([]).intrinsicSize(in: canvas(21507)).width == 0)
  }

  /// Recorded heights of text views that do not scroll.
  static let textViewsRows: [(Int, TextStyle?, Double, String, Double)] = [
    (19115, TextStyle.largeTitle as TextStyle?, 0.0, "Hello", 54.0),
    (15505, .body, 0, "Content goes here", 38), (16096, nil, 15, "Lorem ipsum", 34),
    (15505, nil, 13, "You might ask:", 32),
  ]

  @Test(
    "text views",
    arguments: textViewsRows)
  func textViews(tools: Int, style: TextStyle?, size: Double, text: String, height: Double) {
    let context = canvas(tools)
    let font = style.map { TextFont.style($0, in: context) } ?? .system(size)
    let view = TextViewContent(StyledText(text, font), font: font)
    #expect(view.intrinsicSize(in: context, solvedWidth: 320).height == height)
  }

  @Test func pickersAndBars() {
    #expect(DatePickerContent(style: .wheels).intrinsicSize(in: canvas(21507)).height == 216)
    #expect(DatePickerContent().intrinsicSize(in: canvas(15505)).height == 216)
    #expect(DatePickerContent().intrinsicSize(in: canvas(6254)).height == 162)
    #expect(DatePickerContent().intrinsicSize(in: canvas(17701)).height == 34.5)
    #expect(
      DatePickerContent(dateMode: .countDownTimer).intrinsicSize(in: canvas(21507)).height == 216)
    #expect(
      PageControlContent(pageCount: 3).intrinsicSize(in: canvas(11762)) == IntrinsicSize(39, 37))
    #expect(PageControlContent(pageCount: 3).intrinsicSize(in: canvas(17156)).height == 27.5)
    #expect(PageControlContent(pageCount: 3).intrinsicSize(in: canvas(21507)).width == 116)
    for (tools, height) in [(10117, 44.0), (14490, 56), (19529, 51), (22505, 56), (24127, 64)] {
      #expect(SearchBarContent().intrinsicSize(in: canvas(tools)) == IntrinsicSize(nil, height))
    }
    #expect(toolbarHeight(hasNotch: true, isPad: false, belongsToController: false) == 49)
    #expect(toolbarHeight(hasNotch: false, isPad: true, belongsToController: true) == 50)
    #expect(toolbarHeight(hasNotch: false, isPad: false, belongsToController: true) == 44)
  }

  @Test func labels() {
    let context = canvas(21507)
    #expect(
      LabelContent(StyledText("", .system(17))).intrinsicSize(in: context) == IntrinsicSize(0, 0))
    let label = LabelContent(StyledText("Some words to wrap", .system(17)), numberOfLines: 0)
    #expect(label.intrinsicSize(in: context).height == 20.5)
    #expect(label.intrinsicSize(in: context, solvedWidth: 110).height == 41)
    // corrections.md 26.
    var fixed = label
    fixed.preferredMaxLayoutWidth = 110
    #expect(fixed.intrinsicSize(in: context, solvedWidth: 400).height == 41)
    fixed.preferredMaxLayoutWidth = 0
    #expect(fixed.intrinsicSize(in: context, solvedWidth: 90).height == 20.5)
    // corrections.md 19: whole points without a device, below 13000 only.
    let old = MeasuringContext.canvas(toolsVersion: 10117, hasDevice: false)
    #expect(LabelContent(StyledText("x", .system(17))).intrinsicSize(in: old).height == 21)
    let recent = MeasuringContext.canvas(toolsVersion: 14490, hasDevice: false)
    #expect(LabelContent(StyledText("x", .system(17))).intrinsicSize(in: recent).height == 20.5)
    let lines = label.baselines(in: context)
    #expect(abs(lines.firstFromTop - 17 * 0.9521) < 1e-9)
    #expect(abs(lines.lastFromBottom - 17 * 0.2412) < 1e-9)
  }

  @Test("empty labels of stacks show on the canvas")
  func emptyLabels() {
    let label = LabelContent(StyledText("", .system(17)), isArranged: true)
    #expect(label.intrinsicSize(in: canvas(15505)) == IntrinsicSize(50, 50))
    #expect(label.intrinsicSize(in: canvas(14868)) == IntrinsicSize(0, 0))
    #expect(label.intrinsicSize(in: .runTime(scale: 2)) == IntrinsicSize(0, 0))
    let alone = LabelContent(StyledText("", .system(17)))
    #expect(alone.intrinsicSize(in: canvas(15505)) == IntrinsicSize(0, 0))
  }

  @Test(
    "symbols of buttons: size by their own point size, height at least a line of the button's font",
    arguments: [
      // Recorded by Xcode: name, resource, point size, button's font, frame.
      ("plus", 128.0, 113.0, 17.0, 15.0, 21.5, 20.0), ("play.fill", 116, 128, 32, 18, 28.5, 31.5),
      ("record.circle", 128, 121, 32, 15, 37.5, 36), ("xmark", 128, 113, 17, 18, 17.5, 22),
    ])
  func symbolButtons(
    name: String, width: Double, height: Double, size: Double, font: Double, drawn: Double,
    recorded: Double
  ) {
    var button = ButtonContent(font: .system(font))
    button.image = .symbol(
      SymbolImage(resourceWidth: width, resourceHeight: height, pointSize: size, name: name))
    let natural = button.intrinsicSize(in: canvas(17132))
    #expect(abs((natural.width ?? 0) - drawn) <= 0.5, "\(natural)")
    #expect(abs((natural.height ?? 0) - recorded) <= 1, "\(natural)")
  }

  @Test("an image beside a title leaves no room above and below")
  func titledImages() {
    var button = ButtonContent(title: StyledText(" ", .system(18)), font: .system(18))
    #expect(button.intrinsicSize(in: canvas(21507)).height == 34)
    // Recorded 28, and 30 with a line of 30 beside a picture of 24.
    button.image = .sized(width: 28, height: 28)
    #expect(button.intrinsicSize(in: canvas(21507)).height == 28)
    button.title = StyledText("Folder", .system(25, .thin))
    button.image = .sized(width: 28, height: 24)
    #expect(button.intrinsicSize(in: canvas(14490)).height == 30)
  }

  @Test("symbols are as high as their line to Auto Layout")
  func symbols() {
    let circle = SymbolImage(resourceWidth: 128, resourceHeight: 123)
    let context = canvas(21507, scale: 3)
    let size = ImageContent.symbol(circle).intrinsicSize(in: context)
    #expect(size.isEstimate)
    #expect(abs((size.height ?? 0) - 20.333) < 0.01)
    // Recorded in a 24 × 24 constraint: a frame 1.33 lower.
    #expect(abs(circle.alignmentInsets(in: context).vertical + 1.33) < 0.5)
    #expect(ImageContent.unknown.intrinsicSize(in: context) == .none)
    let odd = SymbolImage(resourceWidth: .nan, resourceHeight: 0, pointSize: .infinity)
    #expect(odd.alignmentHeight.isFinite)
  }
}
