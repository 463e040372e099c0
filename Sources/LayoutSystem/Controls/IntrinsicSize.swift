package import Resolution

/// The size a view has by its content, as its alignment rectangle (frames differ from it by
/// `AlignmentInsets`).
package struct IntrinsicSize: Sendable, Hashable {
  /// Points; nil for no intrinsic metric.
  package var width: Double?
  package var height: Double?
  /// Whether a part is guessed: custom fonts, symbols, sizes without evidence.
  package var isEstimate: Bool

  package init(_ width: Double?, _ height: Double?, isEstimate: Bool = false) {
    self.width = width
    self.height = height
    self.isEstimate = isEstimate
  }

  /// No metric in either direction: plain views, scroll views, tables, stacks.
  package static let none = IntrinsicSize(nil, nil)
}

/// Where the baselines of a view lie, in points.
package struct Baselines: Sendable, Hashable {
  /// From the top of the alignment rectangle to the first baseline.
  package var firstFromTop: Double
  /// From the last baseline to the bottom of the alignment rectangle.
  package var lastFromBottom: Double

  package init(firstFromTop: Double, lastFromBottom: Double) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }

  /// Baselines of one line of text in the middle of a height, as buttons and text fields have them
  /// (layout.md 3.4).
  package static func centered(_ font: TextFont, height: Double, _ measure: TextMeasure)
    -> Baselines
  {
    let (ascent, descent) = (measure.ascender(font), measure.descender(font))
    let top = (height - ascent - descent) / 2
    return Baselines(firstFromTop: top + ascent, lastFromBottom: top + descent)
  }
}

/// By how much the frame is larger than the alignment rectangle, by control (corrections.md 12).
package enum AlignmentInsets {
  /// - Parameter element: the document's element name, such as `slider`.
  package static func of(element: String, in context: MeasuringContext) -> SideInsets {
    switch element {
    case "slider" where context.toolsVersion < 24000: SideInsets(left: 2, bottom: 1, right: 2)
    case "switch": SideInsets(right: 2)
    case "segmentedControl": SideInsets(bottom: 1)
    default: .zero
    }
  }
}
