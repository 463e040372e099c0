package import Resolution

/// What a button without configuration shows in its normal state.
package struct ButtonContent: Sendable, Hashable {
  /// Types that decide the size.
  package enum Kind: Sendable, Hashable {
    /// `custom`, `system`, `roundedRect` and everything else with a title.
    case plain
    /// Information, disclosure and add buttons: a fixed symbol.
    case symbol
    case close

    /// By the document's `buttonType`.
    package init(buttonType: String?) {
      switch buttonType {
      case "infoLight", "infoDark", "detailDisclosure", "contactAdd": self = .symbol
      case "close": self = .close
      default: self = .plain
      }
    }
  }

  package var kind: Kind
  /// nil or empty for none.
  package var title: StyledText?
  /// The button's font, which gives the height where there is no title.
  package var font: TextFont
  package var image: ImageContent
  package var backgroundImage: ImageContent
  /// `contentEdgeInsets`. Values of about 2.2e-308 are how documents write "zero on purpose": use
  /// `ButtonContent.insets` to read them. nil when the document writes none.
  package var contentInsets: SideInsets?

  package init(
    kind: Kind = .plain, title: StyledText? = nil, font: TextFont = .system(15),
    image: ImageContent = .none, backgroundImage: ImageContent = .none,
    contentInsets: SideInsets? = nil
  ) {
    self.kind = kind
    self.title = title
    self.font = font
    self.image = image
    self.backgroundImage = backgroundImage
    self.contentInsets = contentInsets
  }

  /// Insets as written, with "zero on purpose" as zero, and nil where they change nothing: all of
  /// them plainly zero. Written "zero on purpose" they do replace the default room
  /// (layout.md 4.4: the 2.2e-308 insets mean 0).
  package static func insets(
    top: Double, left: Double, bottom: Double, right: Double
  ) -> SideInsets? {
    let all = [top, left, bottom, right]
    guard all.contains(where: { $0 != 0 && $0.isFinite }) else { return nil }
    let clean = all.map { $0.isFinite && abs($0) > 1e-100 ? $0 : 0 }
    return SideInsets(top: clean[0], left: clean[1], bottom: clean[2], right: clean[3])
  }

  /// Size of the button. Title and image insets move the parts and change no size
  /// (documented behaviour of `titleEdgeInsets` and `imageEdgeInsets`).
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    switch kind {
    case .symbol: return ButtonContent.symbolSize(in: context)
    // One record, toolsVersion 23xxx; older frames unknown (guides.md 5).
    case .close: return IntrinsicSize(22, 21, isEstimate: true)
    case .plain: break
    }
    let measure = TextMeasure(context)
    let title = self.title.flatMap { $0.isEmpty ? nil : $0 }
    // Titles and lines are rounded up to whole points: every recorded button width is one
    // (text/controls.tsv; heights 1,581 of 1,597).
    let text = measure.block(title ?? StyledText("", font), pixel: 1)
    var width = title == nil ? 0 : text.width
    var height = text.height
    var isEstimate = title != nil && text.isEstimate
    let hasBackground = backgroundImage.size != nil
    var hasPicture = false

    switch image {
    case .none: break
    case .unknown: isEstimate = true
    case .sized, .symbol:
      guard let size = image.size else { break }
      if case .sized = image { hasPicture = true }
      width += roundUp(size.width, to: context.pixel)
      var imageHeight = roundUp(size.height, to: context.pixel)
      // A symbol has room for a line of the button's font, not of its own (10 buttons of 5
      // repositories; 3 of them are as high as the line).
      if case .symbol = image { imageHeight = max(imageHeight, text.height) }
      height = title == nil ? imageHeight : max(height, imageHeight)
      isEstimate = isEstimate || image.isEstimate
    }

    if let contentInsets {
      // Any inset, horizontal ones too, replaces the room above and below (corrections.md 13).
      width += contentInsets.horizontal
      height += contentInsets.vertical
    } else if title != nil || image == .none {
      // A background image drops the room and the least width (3 buttons of 1 repository), an image
      // beside the title the room (3 of 3 repositories; a symbol does not, 1).
      if !hasBackground {
        width = max(30, width)
        if !hasPicture { height = max(text.height + 12, height) }
      }
    }
    if hasBackground {
      if let size = backgroundImage.size {
        width = max(width, size.width)
        height = max(height, size.height)
      }
      isEstimate = isEstimate || backgroundImage.isEstimate
    }
    return IntrinsicSize(max(0, width), max(0, height), isEstimate: isEstimate)
  }

  /// Baselines at a height: the title stands in the middle of the content insets.
  package func baselines(height: Double, in context: MeasuringContext) -> Baselines {
    let insets = contentInsets ?? .zero
    var lines = Baselines.centered(
      font, height: height - insets.vertical, TextMeasure(context))
    lines.firstFromTop += insets.top
    lines.lastFromBottom += insets.bottom
    return lines
  }

  /// Frames by toolsVersion (guides.md 5): drawn pictures below 14800, symbols after.
  private static func symbolSize(in context: MeasuringContext) -> IntrinsicSize {
    switch context.toolsVersion {
    case ..<14800: return IntrinsicSize(22, 22)
    case 18000...20100: return IntrinsicSize(20, 20)
    case ..<21500: return IntrinsicSize(25, 24)
    default:
      let side = roundUp(25.5, to: context.pixel)
      return IntrinsicSize(side, side)
    }
  }
}
