import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let textOverflow = Rule(
    "text-overflow", .error, onByDefault: false,
    summary: "A text does not fit where it is laid out.",
    rationale: """
      The end of the text is replaced by an ellipsis, or cut. The base language and every translation \
      found beside the document are laid out on every size: what fits in English on a large phone need \
      not fit in German on a small one. Texts are measured with tables of the system fonts that are \
      right within a point for 95 % of labels, and that much is allowed for; what is measured with a \
      stand-in font is called an estimate, and more is allowed for.
      """,
    accepted: [
      example("Short", width: "120"),
      example(
        "A text that shrinks somewhat", width: "180",
        #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" "#),
      example("A text that takes as many lines as it needs", width: "120", #"numberOfLines="0" "#),
    ],
    reported: [
      example("A text that is much longer than that", width: "120", mark: "👉"),
      example(
        "A text that needs three or even more lines", width: "120", #"numberOfLines="2" "#,
        mark: "👉"),
    ],
    check: .solved { context in
      let solved = context.solved
      for scene in solved.scenes {
        for placed in scene.views where !solved.isOutOfSight(placed.view) {
          guard let overflow = solved.overflow(of: placed),
            solved.isRoomKnown(of: placed.view, overflow.axis)
          else { continue }
          let element = context.document[placed.view].element
          let how = overflow.isEstimate ? "by an estimate, " : ""
          context.report(
            """
            \(how)the text “\(overflow.text.shortened)” of \(context.document.describe(element)) needs \
            \(overflow.need) and has \(overflow.room); give it more room, more lines, or let it shrink
            """, at: element, axis: overflow.axis, excess: overflow.excess)
        }
      }
    })

  private static func example(
    _ text: String, width: String, _ attributes: String = "", mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews>\(mark)<label text="\(text)" \(attributes)\
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="1"/></constraints></label></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      </constraints>
      """)
  }
}

/// What a text lacks.
private struct Overflow {
  let text: String
  /// In words: `180 points` or `3 lines`.
  let need: String
  let room: String
  let axis: LayoutAxis
  let excess: Double?
  let isEstimate: Bool
}

extension SolvedDocument {
  /// Whether the document says how much room a view has along an axis: cells lay out the texts of
  /// their styles, automatic rows grow with theirs, and xibs are as large as code makes them.
  fileprivate func isRoomKnown(of view: ViewID, _ axis: LayoutAxis) -> Bool {
    guard !partsOfStyledCells.contains(view) else { return false }
    if isLengthKnown(around: view, axis) { return true }
    return document.constraints(ownedBy: view).contains { id in
      let constraint = document[id]
      return constraint.second == nil && constraint.relation != .greaterThanOrEqual
        && constraint.first?.item == .view(view) && constraint.first?.attribute == axis.size
        && resolved.state(of: id) == .installed
    }
  }

  fileprivate func overflow(of placed: SceneSolution.Placed) -> Overflow? {
    let frame = placed.absolute
    // What has no room at all is a matter of zero-size-view.
    guard frame.width >= 1, frame.height >= 1 else { return nil }
    let content = contents.content(of: placed.view)
    switch content {
    case .label(let label) where label.numberOfLines == 1:
      let size = content.intrinsicSize(in: contents.context)
      return overflow(label.text.string, size, frame.width, shrinking: shrink(placed.view))
    case .label(let label): return lineOverflow(label, frame, placed.view)
    case .button(let button):
      // Titles of several lines take the height that they are given.
      let mode = document.text(ofAttribute: "lineBreakMode", in: document[placed.view].element)
      guard let title = button.title, mode != "wordWrap", mode != "characterWrap" else {
        return nil
      }
      let size = content.intrinsicSize(in: contents.context)
      guard (size.width ?? 0) > 30 else { return nil }
      return overflow(title.string, size, frame.width, shrinking: 1)
    default: return nil
    }
  }

  private func overflow(
    _ text: String, _ size: IntrinsicSize, _ room: Double, shrinking factor: Double
  ) -> Overflow? {
    guard let width = size.width, !text.isEmpty else { return nil }
    let need = width * factor
    guard need > room + Self.allowance(for: need, isEstimate: size.isEstimate) else { return nil }
    return Overflow(
      text: text, need: pointsText(need), room: pointsText(room), axis: .horizontal,
      excess: need - room, isEstimate: size.isEstimate)
  }

  private func lineOverflow(_ label: LabelContent, _ frame: Rect, _ view: ViewID) -> Overflow? {
    guard !label.text.isEmpty else { return nil }
    let measure = TextMeasure(contents.context)
    func block(_ width: Double) -> TextBlock {
      measure.block(
        label.text, maxWidth: width, numberOfLines: 0, breaking: label.breaking,
        pixel: contents.context.pixel)
    }
    let factor = shrink(view)
    let isEstimate = block(frame.width).isEstimate
    let width = frame.width + Self.allowance(for: frame.width, isEstimate: isEstimate)
    let text = block(width / factor)
    let one = block(0).height / Double(max(block(0).lineCount, 1))
    if label.numberOfLines > 0, text.lineCount > label.numberOfLines {
      return Overflow(
        text: label.text.string, need: "\(text.lineCount) lines",
        room: "\(label.numberOfLines)", axis: .vertical,
        excess: Double(text.lineCount - label.numberOfLines) * one, isEstimate: isEstimate)
    }
    // A line that is cut by less than a quarter of its height is still read.
    guard text.height * factor > frame.height + one / 4 else { return nil }
    return Overflow(
      text: label.text.string, need: "\(pointsText(text.height * factor)) of height",
      room: numberText((frame.height * 10).rounded() / 10), axis: .vertical,
      excess: text.height * factor - frame.height, isEstimate: isEstimate)
  }

  /// How small a label may set its text, as a part of its font's size.
  private func shrink(_ view: ViewID) -> Double {
    let element = document[view].element
    guard resolved.flag(.adjustsFontSizeToFit, of: element) else { return 1 }
    if let factor = resolved.written(.minimumScaleFactor, of: element), factor > 0 {
      return min(factor, 1)
    }
    let size = resolved.font(of: element)?.size ?? 17
    guard let least = resolved.written(.minimumFontSize, of: element), least > 0, size > 0 else {
      return 1
    }
    return min(least / size, 1)
  }

  /// Points that measured text may be wrong by: a point and more for long texts of the tables' fonts
  /// (text tables: 95 % within a point, 97 % within two), a tenth for stand-ins.
  private static func allowance(for width: Double, isEstimate: Bool) -> Double {
    isEstimate ? max(4, 0.1 * width) : max(1, 0.01 * width)
  }
}

extension StyledText {
  fileprivate var string: String { runs.map(\.text).joined() }
}

extension String {
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
