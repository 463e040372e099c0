package import Resolution

/// An image as far as its size goes.
package enum ImageContent: Sendable, Hashable {
  /// An image whose size the document's resources give, in points (layout.md 1: 83 of 85).
  case sized(width: Double, height: Double)
  case symbol(SymbolImage)
  /// An image that the document names and its resources do not hold.
  case unknown
  case none

  /// Points; nil when nothing is known.
  package var size: (width: Double, height: Double)? {
    switch self {
    case .sized(let width, let height):
      guard width.isFinite, height.isFinite else { return nil }
      return (max(0, width), max(0, height))
    case .symbol(let symbol): return symbol.size
    case .unknown, .none: return nil
    }
  }

  var isEstimate: Bool {
    switch self {
    case .symbol, .unknown: true
    case .sized, .none: false
    }
  }
}

/// A symbol of the system. Its size is an estimate: documents record only its proportions, scaled
/// to 128 points on the longer side.
package struct SymbolImage: Sendable, Hashable {
  package enum Scale: Sendable, Hashable {
    case small, medium, large

    /// Size against the medium scale: 0.78 and 1.28 are those of SF Symbols.
    var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// Size in the document's resources; only the proportions count.
  package var resourceWidth: Double
  package var resourceHeight: Double
  /// Of the symbol's configuration; 17 unless it says otherwise.
  package var pointSize: Double
  package var scale: Scale
  package var weight: FontWeight
  /// Such as `chevron.right`; nil measures by the proportions alone.
  package var name: String?

  package init(
    resourceWidth: Double, resourceHeight: Double, pointSize: Double = 17, scale: Scale = .medium,
    weight: FontWeight = .regular, name: String? = nil
  ) {
    self.resourceWidth = resourceWidth
    self.resourceHeight = resourceHeight
    self.pointSize = pointSize
    self.scale = scale
    self.weight = weight
    self.name = name
  }

  /// Sizes in hundredths of the point size at the medium scale, of symbols that documents recorded
  /// (one repository each, plus two); for all others the proportions have to do.
  private static let sizes: [String: (width: Double, height: Double)] = [
    "chevron.left": (73, 97), "chevron.right": (73, 97), "doc.text.fill": (101, 114),
    "line.3.horizontal": (119, 59), "minus": (126, 24), "photo": (130, 97),
    "play.fill": (89, 98), "plus": (126, 114), "square.and.arrow.up": (112, 123),
    "square.and.pencil": (120, 113), "xmark": (102, 90),
  ]

  /// Heavier strokes reach further out (3 symbols of 2 repositories, medium and semibold).
  private var weightFactor: Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 1
    case .medium: 1.04
    case .semibold, .bold, .heavy, .black: 1.1
    }
  }

  /// Drawn size in points. Symbols of equal weight cover about equal areas, so wide ones are wider:
  /// at 17 points the longer side is 20 for a circle, 21.5 for a plus, 23 for a photo, 25 for a
  /// handset (recorded frames of 9 repositories), and 18 for upright ones.
  package var size: (width: Double, height: Double) {
    guard resourceWidth > 0, resourceHeight > 0, resourceWidth.isFinite, resourceHeight.isFinite,
      pointSize.isFinite, pointSize > 0
    else { return (20, 20) }
    let factor = min(pointSize, 1000) / 17 * scale.factor * weightFactor
    if let size = name.flatMap({ SymbolImage.sizes[$0] }) {
      return (size.width * 0.17 * factor, size.height * 0.17 * factor)
    }
    if resourceWidth >= resourceHeight {
      let width = (19.3 + 10 * (1 - resourceHeight / resourceWidth)) * factor
      return (width, width * resourceHeight / resourceWidth)
    }
    let height = 18 * factor
    return (height * resourceWidth / resourceHeight, height)
  }

  /// Height that Auto Layout sees, in points: that of a line of text at the symbol's size, or the
  /// drawing's where it is taller. 24 × 24 constraints on symbols record frames of 24 × 22.67 for
  /// a circle at 3x and 22 × 18 ones of 22 × 7.5 for a handset: both end a line height apart.
  package var alignmentHeight: Double {
    let size = pointSize.isFinite && pointSize > 0 ? min(pointSize, 1000) : 17
    return max(size * SystemFontMetrics.lineHeight, self.size.height)
  }

  /// How far the frame reaches beyond the alignment rectangle; negative, since the drawing is the
  /// smaller one.
  package func alignmentInsets(in context: MeasuringContext) -> SideInsets {
    let room = roundUp(alignmentHeight, to: context.pixel) - roundUp(size.height, to: context.pixel)
    return SideInsets(top: -room / 2, bottom: -room / 2)
  }
}

extension ImageContent {
  /// Intrinsic size of an image view. None without an image: Interface Builder has no size for one
  /// it does not know.
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    switch self {
    case .none, .unknown: return .none
    case .sized:
      guard let size else { return .none }
      return IntrinsicSize(size.width, size.height)
    case .symbol(let symbol):
      return IntrinsicSize(
        roundUp(symbol.size.width, to: context.pixel),
        roundUp(symbol.alignmentHeight, to: context.pixel), isEstimate: true)
    }
  }
}
