internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension Painter {
  /// Rows of a wheel: what a program puts there is not in the document, so bars stand for it.
  func paintPickerView(_ subject: Subject, _ sketch: inout Sketch) {
    drawWheel(in: subject.bounds, columns: [], into: &sketch)
  }

  /// A date that no clock decides, in the form of the picker's mode.
  func paintDatePicker(_ subject: Subject, _ sketch: inout Sketch) {
    let mode = text(.datePickerMode, of: subject.element) ?? "dateAndTime"
    let written = text(.style, of: subject.element) ?? "automatic"
    let isOld = reader.context.toolsVersion < 17000
    let style =
      isOld || mode == "countDownTimer" ? "wheels" : written == "automatic" ? "compact" : written
    switch style {
    case "wheels": drawWheel(in: subject.bounds, columns: Self.columns(mode), into: &sketch)
    case "inline" where mode != "time": drawCalendar(subject, into: &sketch)
    default: drawPills(mode, subject, into: &sketch)
    }
  }

  private static func columns(_ mode: String) -> [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    let halves = ["", "", "AM", "PM", ""]
    switch mode {
    case "time": return [hours, minutes, halves]
    case "date":
      return [
        ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
        ["2018", "2019", "2020", "2021", "2022"],
      ]
    case "countDownTimer":
      return [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
    default:
      return [
        ["Sat Jun 7", "Sun Jun 8", "Mon Jun 9", "Tue Jun 10", "Wed Jun 11"], hours, minutes, halves,
      ]
    }
  }

  private func drawWheel(in bounds: Rect, columns: [[String]], into sketch: inout Sketch) {
    let row = min(32, bounds.height / 3)
    guard row >= 4 else { return }
    let band = Rect(
      x: bounds.x + 9, y: bounds.midY - row / 2, width: max(0, bounds.width - 18), height: row)
    sketch.fill(band, .tertiaryFill, radius: 8)
    let count = max(1, columns.count)
    let width = max(0, bounds.width - 40) / Double(count)
    for offset in -2...2 {
      let rect = Rect(
        x: bounds.x + 20, y: band.y + Double(offset) * row, width: width, height: row)
      guard rect.y >= bounds.y - 0.5, rect.maxY <= bounds.maxY + 0.5 else { continue }
      let fade = offset == 0 ? 1 : offset.magnitude == 1 ? 0.45 : 0.2
      guard !columns.isEmpty else {
        sketch.fill(
          rect.centered(min(width * 0.5, 140), min(10, row * 0.4)), Shade.tertiaryLabel.faded(fade),
          radius: 5)
        continue
      }
      for (index, column) in columns.enumerated() {
        var cell = rect
        cell.x += width * Double(isRightToLeft ? count - 1 - index : index)
        var frame = TextFrame(column[offset + 2], .system(20), Shade.label.faded(fade))
        frame.alignment = .center
        frame.minimumScale = 0.5
        frame.draw(in: cell, measure, into: &sketch)
      }
    }
  }

  private func drawPills(_ mode: String, _ subject: Subject, into sketch: inout Sketch) {
    let texts =
      mode == "time" ? ["9:41 AM"] : mode == "date" ? ["Jun 9, 2020"] : ["Jun 9, 2020", "9:41 AM"]
    let font = TextFont.system(17)
    let widths = texts.map { measure.width($0, font) + 22 }
    let total = widths.reduce(0, +) + 6 * Double(texts.count - 1)
    let factor = min(1, subject.bounds.width / max(1, total))
    let height = min(subject.bounds.height, 34.5)
    var x = subject.bounds.midX - total * factor / 2
    for (text, width) in zip(
      isRightToLeft ? texts.reversed() : texts, isRightToLeft ? widths.reversed() : widths)
    {
      let pill = Rect(
        x: x, y: subject.bounds.midY - height / 2, width: width * factor, height: height)
      sketch.fill(pill, .tertiaryFill, radius: isNewDesign ? height / 2 : 6)
      var frame = TextFrame(text, font, .label)
      frame.alignment = .center
      frame.minimumScale = 0.5
      frame.draw(in: pill.inset(4, 0), measure, into: &sketch)
      x = pill.maxX + 6 * factor
    }
  }

  private func drawCalendar(_ subject: Subject, into sketch: inout Sketch) {
    let bounds = subject.bounds
    var title = TextFrame("June 2020", .system(17, .semibold), .label)
    title.alignment = alignment(nil)
    title.draw(
      in: Rect(x: 16, y: 8, width: max(0, bounds.width - 32), height: 28), measure, into: &sketch)
    let cell = Size(width: max(0, bounds.width - 24) / 7, height: max(0, bounds.height - 60) / 6)
    guard cell.width > 8, cell.height > 8 else { return }
    for day in 1...30 {
      // The first of June 2020 was a Monday; weeks begin on Sunday.
      let rect = Rect(
        x: 12 + cell.width * Double(day % 7), y: 52 + cell.height * Double(day / 7),
        width: cell.width, height: cell.height)
      if day == 9 {
        sketch.circle(
          Point(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
          .fill(subject.tint.faded(0.16)))
      }
      var frame = TextFrame(String(day), .system(20), day == 9 ? subject.tint : .label)
      frame.alignment = .center
      frame.truncation = .clip
      frame.draw(in: rect, measure, into: &sketch)
    }
  }
}
