import Resolution

/// What a segmented control shows.
package struct SegmentedContent: Sendable, Hashable {
  package enum Segment: Sendable, Hashable {
    case title(String)
    case image(ImageContent)
  }

  package var segments: [Segment]
  /// `apportionsSegmentWidthsByContent`.
  package var isByContent: Bool
  /// Font of the titles; nil for the system's.
  package var font: TextFont?

  package init(_ segments: [Segment], isByContent: Bool = false, font: TextFont? = nil) {
    self.segments = segments
    self.isByContent = isByContent
    self.font = font
  }

  /// Size of the alignment rectangle, one point lower than the frame (text/controls.tsv: widths
  /// 20 of 23 below toolsVersion 14800, 23 of 26 from it; by content 7 of 8 within 3 points).
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    let isNew = context.toolsVersion >= 14800
    let measure = TextMeasure(context)
    let font = self.font ?? .system(13, isNew && !isByContent ? .medium : .regular)
    var isEstimate = isByContent || self.font != nil || measure.isEstimate(font)
    let widths = segments.map { segment -> Double in
      switch segment {
      case .title(let title): return roundUp(measure.width(title, font), to: 1)
      case .image(let image):
        isEstimate = true
        return image.size.map { roundUp($0.width, to: 1) } ?? 0
      }
    }
    let room = isNew ? (isByContent ? 20.0 : 18.0) : 14.0
    let count = Double(segments.count)
    let content =
      isByContent
      ? widths.reduce(0, +) + room * count : ((widths.max() ?? 0) + room) * count
    let insets = AlignmentInsets.of(element: "segmentedControl", in: context)
    return IntrinsicSize(
      content + max(0, count - 1), (isNew ? 32 : 29) - insets.vertical, isEstimate: isEstimate)
  }
}
