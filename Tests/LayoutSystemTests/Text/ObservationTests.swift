import LayoutSystem
import Testing

/// The text sizes that Interface Builder recorded in public documents, where they are at hand.
@Suite("Recorded text sizes", .enabled(if: SharedFolder.url != nil))
struct ObservationTests {
  /// Share of errors up to half a point, by kind. The floors are what the tables reach on the
  /// observations they were made from, less a point.
  @Test func widths() {
    let errors = Observation.all.reduce(into: [String: [Double]]()) { errors, observation in
      guard let error = observation.widthError else { return }
      for group in observation.groups { errors[group, default: []].append(error) }
    }
    for group in errors.keys.sorted() {
      print("\(group): \(errors[group]?.count ?? 0) widths, \(percent(errors[group])) % within 0.5")
    }
    #expect(percent(errors["system text"]) >= 94)
    #expect(percent(errors["label"]) >= 94)
    #expect(percent(errors["cell-label"]) >= 98)
    #expect(percent(errors["button"]) >= 91)
    #expect(percent(errors["segmentedControl"]) >= 80)
    #expect(percent(errors["config-button"]) >= 62)
    #expect(percent(errors["custom font"]) >= 46)
  }

  /// One-line heights, which need no fitted table.
  @Test func heights() {
    let errors = Observation.all.reduce(into: [String: [Double]]()) { errors, observation in
      guard let error = observation.heightError else { return }
      for group in observation.groups { errors[group, default: []].append(error) }
    }
    for group in errors.keys.sorted() {
      print(
        "\(group): \(errors[group]?.count ?? 0) heights, \(percent(errors[group])) % within 0.5")
    }
    #expect(percent(errors["label"]) >= 92)
    #expect(percent(errors["cell-label"]) >= 99)
    #expect(percent(errors["button"]) >= 98)
    #expect(percent(errors["textField"]) >= 93)
  }

  private func percent(_ errors: [Double]?) -> Double {
    guard let errors, !errors.isEmpty else { return 0 }
    let share = Double(errors.count { $0 <= 0.51 }) / Double(errors.count)
    return (share * 1000).rounded() / 10
  }
}

/// A row of text/observations.tsv.
struct Observation {
  var kind: Substring
  var text: String
  var fontName: Substring
  var size: Double
  var weight: FontWeight
  var scale: Double
  var toolsVersion: Int
  var width: Double
  var height: Double
  var isWidthByText: Bool
  var isHeightByText: Bool
  var style: Substring
  var check: Substring

  static let all = SharedFolder.table("facts/text/observations.tsv").compactMap(Observation.init)

  init?(_ row: [String: Substring]) {
    guard let kind = row["kind"], let text = row["text"], let font = row["font"],
      let size = row["size"].flatMap({ Double($0) }),
      let weight = row["weight"].flatMap({ FontWeight(rawValue: String($0)) }),
      let scale = row["scale"].flatMap({ Double($0) }),
      let tools = row["toolsVersion"].flatMap({ Int($0) }),
      let width = row["width"].flatMap({ Double($0) }),
      let height = row["height"].flatMap({ Double($0) })
    else { return nil }
    (self.kind, self.text, fontName, self.size, self.weight) = (
      kind, String(text), font, size, weight
    )
    (self.scale, toolsVersion, self.width, self.height) = (scale, tools, width, height)
    isWidthByText = row["width_is_text"] == "1"
    isHeightByText = row["height_is_text"] == "1"
    style = row["style"] ?? ""
    check = row["check"] ?? ""
  }

  /// A scale of 1 stands for a document without a device, see the table's notes.
  var context: MeasuringContext {
    .canvas(toolsVersion: toolsVersion, scale: scale == 1 ? 2 : scale, hasDevice: scale != 1)
  }

  var isCustom: Bool {
    !fontName.hasPrefix("UICT")
      && !["system", "boldSystem", "italicSystem", "default", ".AppleSystemUIFont"].contains(
        fontName)
  }

  var font: TextFont {
    if let style = fontName.hasPrefix("UICT") ? TextStyle(documentName: String(fontName)) : nil {
      return .style(style, in: context)
    }
    return isCustom ? .named(String(fontName), size) : .system(size, weight)
  }

  var groups: [String] {
    guard toolsVersion >= 8000 else { return ["toolsVersion below 8000"] }
    guard !isCustom else { return ["custom font"] }
    let isText = kind == "label" || kind == "cell-label" || kind == "button"
    return isText ? [String(kind), "system text"] : [String(kind)]
  }

  /// Rows whose recorded height contradicts their font are stale frames (text/README 1).
  private var isUsable: Bool {
    !text.isEmpty && (toolsVersion < 8000 || !["bad", "M", "S", "custom"].contains(check))
  }

  var predicted: IntrinsicSize? {
    switch kind {
    case "label", "cell-label":
      return LabelContent(StyledText(text, font)).intrinsicSize(in: context)
    case "button":
      return ButtonContent(title: StyledText(text, font), font: font).intrinsicSize(in: context)
    case "config-button":
      // The table writes 15 points regular where the configuration names no font.
      let isDefault = fontName == "default" && size == 15 && weight == .regular
      let font = isDefault ? ConfiguredButtonContent.titleFont(.medium, in: context) : self.font
      return ConfiguredButtonContent(title: StyledText(text, font)).intrinsicSize(in: context)
    case "segmentedControl":
      let titles = text.split(separator: "|", omittingEmptySubsequences: false)
      let segments = titles.map { SegmentedContent.Segment.title(String($0)) }
      return SegmentedContent(segments, isByContent: style.hasPrefix("YES"))
        .intrinsicSize(in: context)
    case "textField":
      let border = TextFieldContent.Border(rawValue: String(style)) ?? .none
      return TextFieldContent(border: border, text: text, font: font).intrinsicSize(in: context)
    default: return nil
    }
  }

  var widthError: Double? {
    guard isUsable, isWidthByText, kind != "textField" else { return nil }
    return predicted?.width.map { abs($0 - width) }
  }

  var heightError: Double? {
    guard isHeightByText, kind != "segmentedControl" else { return nil }
    return predicted?.height.map { abs($0 - height) }
  }
}
