package import Resolution

/// What a button with a configuration shows.
package struct ConfiguredButtonContent: Sendable, Hashable {
  /// `buttonSize`. A missing one is medium.
  package enum Size: String, Sendable, Hashable {
    case mini, small, medium, large
  }

  /// `imagePlacement`.
  package enum Placement: String, Sendable, Hashable {
    case leading, trailing, top, bottom
    var isVertical: Bool { self == .top || self == .bottom }
  }

  /// Title with its fonts; nil for none. Use `titleFont` where the document names no font.
  package var title: StyledText?
  package var subtitle: StyledText?
  package var image: ImageContent
  package var placement: Placement
  /// Points between image and titles.
  package var imagePadding: Double
  /// Points between title and subtitle; UIKit's default is 1.
  package var titlePadding: Double
  package var size: Size
  /// The configuration's own insets; nil for those of its size.
  package var contentInsets: SideInsets?

  package init(
    title: StyledText? = nil, subtitle: StyledText? = nil, image: ImageContent = .none,
    placement: Placement = .leading, imagePadding: Double = 0, titlePadding: Double = 1,
    size: Size = .medium, contentInsets: SideInsets? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.placement = placement
    self.imagePadding = imagePadding
    self.titlePadding = titlePadding
    self.size = size
    self.contentInsets = contentInsets
  }

  /// Font of a title that names none: the body style's, for the sizes below medium the
  /// subheadline's (text/controls.tsv for medium; the others are public knowledge).
  package static func titleFont(_ size: Size, in context: MeasuringContext) -> TextFont {
    let style: TextStyle = size == .mini || size == .small ? .subhead : .body
    var font = TextFont.style(style, in: context)
    font.leading = nil
    return font
  }

  /// Font of a subtitle that names none (public knowledge).
  package static func subtitleFont(in context: MeasuringContext) -> TextFont {
    var font = TextFont.style(.caption1, in: context)
    font.leading = nil
    return font
  }

  /// Insets of a size: 12 and 7 are measured (text/controls.tsv: widths 70 of 96, heights 124 of
  /// 140), the rest follows from the heights 28 and 50 that the other sizes are known for.
  package static func defaultInsets(_ size: Size) -> SideInsets {
    switch size {
    case .mini, .small: SideInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: SideInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: SideInsets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  /// Size of the button, rounded up to pixels.
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    let measure = TextMeasure(context)
    var titles = (width: 0.0, height: 0.0)
    var isEstimate = size != .medium || subtitle != nil
    for part in [title, subtitle] {
      guard let part, !part.isEmpty else { continue }
      let block = measure.block(part, pixel: 0)
      titles.width = max(titles.width, block.width)
      titles.height += block.height + (titles.height > 0 ? titlePadding : 0)
      isEstimate = isEstimate || block.isEstimate
    }
    var content = titles
    if let image = image.size {
      var imageHeight = image.height
      if case .symbol(let symbol) = self.image { imageHeight = symbol.alignmentHeight }
      let padding = titles.width > 0 ? imagePadding : 0
      if placement.isVertical {
        content.width = max(titles.width, image.width)
        content.height += imageHeight + padding
      } else {
        content.width += image.width + padding
        content.height = max(titles.height, imageHeight)
      }
    }
    isEstimate = isEstimate || image.isEstimate
    if content.height == 0 {
      content.height = measure.lineHeight(ConfiguredButtonContent.titleFont(size, in: context))
    }
    let insets = contentInsets ?? ConfiguredButtonContent.defaultInsets(size)
    return IntrinsicSize(
      max(0, roundUp(content.width + insets.horizontal, to: context.pixel)),
      max(0, roundUp(content.height + insets.vertical, to: context.pixel)),
      isEstimate: isEstimate)
  }

  /// Baselines at a height: a single line in the middle of the insets.
  package func baselines(height: Double, in context: MeasuringContext) -> Baselines {
    let insets = contentInsets ?? ConfiguredButtonContent.defaultInsets(size)
    let font = title?.runs.first?.font ?? ConfiguredButtonContent.titleFont(size, in: context)
    var lines = Baselines.centered(font, height: height - insets.vertical, TextMeasure(context))
    lines.firstFromTop += insets.top
    lines.lastFromBottom += insets.bottom
    return lines
  }
}
