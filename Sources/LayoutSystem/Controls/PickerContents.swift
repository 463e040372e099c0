/// A date picker as far as its size goes.
package struct DatePickerContent: Sendable, Hashable {
  package enum Style: String, Sendable, Hashable { case automatic, wheels, compact, inline }
  package enum DateMode: String, Sendable, Hashable { case time, date, dateAndTime, countDownTimer }

  /// A missing `style` is automatic, a missing `datePickerMode` date and time.
  package var style: Style
  package var dateMode: DateMode

  package init(style: Style = .automatic, dateMode: DateMode = .dateAndTime) {
    self.style = style
    self.dateMode = dateMode
  }

  /// Automatic is wheels before iOS 14 (toolsVersion 17000) and compact after; a timer always has
  /// wheels (guides.md 5).
  private func effectiveStyle(in context: MeasuringContext) -> Style {
    if dateMode == .countDownTimer { return .wheels }
    if context.toolsVersion < 17000 { return .wheels }
    return style == .automatic ? .compact : style
  }

  /// Size. Heights of wheels are measured (162 below toolsVersion 10000, 216 after); the compact
  /// height follows from one record (34.33 at 3x: a body line and 14). All widths, and inline
  /// pickers, are public knowledge and estimates.
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    switch effectiveStyle(in: context) {
    case .wheels, .automatic:
      return IntrinsicSize(320, context.toolsVersion < 10000 ? 162 : 216, isEstimate: true)
    case .compact:
      let line = SystemFontMetrics.lineHeight * 17
      let width: Double =
        switch dateMode {
        case .time: 90
        case .date: 128
        default: 226
        }
      return IntrinsicSize(width, roundUp(line + 14, to: context.pixel), isEstimate: true)
    case .inline:
      let height: Double =
        switch dateMode {
        case .time: 52
        case .date: 330
        default: 382
        }
      return IntrinsicSize(320, height, isEstimate: true)
    }
  }
}

/// A page control.
package struct PageControlContent: Sendable, Hashable {
  package var pageCount: Int

  package init(pageCount: Int) { self.pageCount = pageCount }

  /// Dots of 7 with gaps of 9 in a height of 37 (39 for three pages) before toolsVersion 17000;
  /// after, 27.5 and from 18000 26 high (corrections.md 18) and 116 wide for three pages, other
  /// counts by an estimate of 17.3 a page.
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    let count = Double(max(0, min(pageCount, 10_000)))
    switch context.toolsVersion {
    case ..<17000: return IntrinsicSize(max(0, count * 16 - 9), 37)
    case ..<18000: return IntrinsicSize(64 + count * 52 / 3, 27.5, isEstimate: true)
    default: return IntrinsicSize(64 + count * 52 / 3, 26, isEstimate: true)
    }
  }
}

/// A search bar.
package struct SearchBarContent: Sendable, Hashable {
  package var hasPrompt: Bool
  package var showsScopeBar: Bool

  package init(hasPrompt: Bool = false, showsScopeBar: Bool = false) {
    self.hasPrompt = hasPrompt
    self.showsScopeBar = showsScopeBar
  }

  /// No width; heights by toolsVersion (guides.md 5). A prompt adds 31, a scope bar 44 (one record
  /// each, below 8000).
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    let height: Double =
      switch context.toolsVersion {
      case ..<13000: 44
      case ..<18000: 56
      case ..<21500: 51
      case ..<24000: 56
      default: 64
      }
    return IntrinsicSize(
      nil, height + (hasPrompt ? 31 : 0) + (showsScopeBar ? 44 : 0),
      isEstimate: hasPrompt || showsScopeBar)
  }
}
