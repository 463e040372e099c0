/// `ibstack-bench generate nested|form VIEWS`: prints a storyboard with about that many views, for
/// measuring how solving grows.
///
/// `nested` is stack views a hundred deep, each with a label; `form` is one long form in a scroll
/// view, row below row by plain constraints.
func runGenerate(_ arguments: [String]) throws {
  guard arguments.count == 2, let count = Int(arguments[1]), (1...1_000_000).contains(count),
    let shape = LargeDocument.Shape(rawValue: arguments[0])
  else { throw GenerateError.usage }
  var document = LargeDocument()
  document.write(shape, views: count)
  print(document.text, terminator: "")
}

private enum GenerateError: Error { case usage }

/// A storyboard of any size, the same in every run.
struct LargeDocument {
  enum Shape: String { case nested, form }

  private static let depth = 100
  private(set) var text = ""
  private var lastID = 0

  mutating func write(_ shape: Shape, views: Int) {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="ctr-00-000">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scn-00-000"><objects>
      <viewController id="ctr-00-000" sceneMemberID="viewController">
      <view key="view" id="roo-00-000">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>

      """
    switch shape {
    case .nested: nested(views)
    case .form: form(views)
    }
    text += "</view>\n</viewController>\n</objects></scene></scenes>\n</document>\n"
  }

  private mutating func nextID() -> String {
    lastID += 1
    let digits = String(lastID, radix: 36)
    let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    return "\(padded.prefix(3))-\(padded.dropFirst(3).prefix(2))-\(padded.dropFirst(5))"
  }

  private mutating func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int = 0
  ) {
    text += """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
      secondAttribute="\(other)" constant="\(constant)" id="\(nextID())"/>

      """
  }

  private mutating func label(_ title: String) -> String {
    let id = nextID()
    text += """
      <label horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(title)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>

      """
    return id
  }

  // MARK: Nested stacks

  private mutating func nested(_ views: Int) {
    text += "<subviews>\n"
    let column = nextID()
    text += """
      <stackView axis="vertical" alignment="leading" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(column)"><subviews>

      """
    var left = views - 2
    while left > 0 {
      let depth = min(Self.depth - 1, (left + 1) / 2)
      for level in 0..<depth {
        text += """
          <stackView axis="\(level.isMultiple(of: 2) ? "horizontal" : "vertical")" spacing="2" \
          alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="\(nextID())"><subviews>

          """
        _ = label("\(level)")
      }
      text += String(repeating: "</subviews></stackView>\n", count: depth)
      left -= 2 * depth
    }
    text += "</subviews></stackView>\n</subviews>\n"
    text += "<viewLayoutGuide key=\"safeArea\" id=\"saf-00-000\"/>\n<constraints>\n"
    constraint(column, "top", "saf-00-000", "top", 8)
    constraint(column, "leading", "saf-00-000", "leading", 8)
    text += "</constraints>\n"
  }

  // MARK: A long form

  private mutating func form(_ views: Int) {
    let scroll = nextID()
    text += """
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="\(scroll)"><subviews>

      """
    let rows = max(1, (views - 2) / 4)
    var ids: [String] = []
    for row in 0..<rows {
      ids.append(self.row(row))
    }
    text += "</subviews>\n<constraints>\n"
    for (index, row) in ids.enumerated() {
      constraint(row, "leading", scroll, "leading")
      constraint(row, "trailing", scroll, "trailing")
      if index == 0 {
        constraint(row, "top", scroll, "top")
        constraint(row, "width", scroll, "width")
      } else {
        constraint(row, "top", ids[index - 1], "bottom", 8)
      }
    }
    if let last = ids.last { constraint(scroll, "bottom", last, "bottom") }
    text += """
      </constraints></scrollView></subviews>
      <viewLayoutGuide key="safeArea" id="saf-00-000"/>
      <constraints>

      """
    for edge in ["top", "leading", "bottom", "trailing"] {
      constraint(scroll, edge, "saf-00-000", edge)
    }
    text += "</constraints>\n"
  }

  /// A row: a label, a text field beside it, a line below both.
  private mutating func row(_ number: Int) -> String {
    let row = nextID()
    text += "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(row)\"><subviews>\n"
    let title = label("Field \(number)")
    let (field, line) = (nextID(), nextID())
    text += """
      <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(field)"><fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(line)"><constraints>\
      <constraint firstAttribute="height" constant="1" id="\(nextID())"/></constraints></view>
      </subviews><constraints>

      """
    constraint(title, "leading", row, "leading", 16)
    constraint(title, "firstBaseline", field, "firstBaseline")
    constraint(field, "leading", title, "trailing", 8)
    constraint(row, "trailing", field, "trailing", 16)
    constraint(field, "top", row, "top", 4)
    constraint(line, "top", field, "bottom", 4)
    constraint(line, "leading", row, "leading")
    constraint(line, "trailing", row, "trailing")
    constraint(row, "bottom", line, "bottom")
    text += "</constraints></view>\n"
    return row
  }
}
