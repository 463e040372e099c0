package import DocumentModel

/// What a stack view's own constraints depend on, and nothing else.
package struct StackInput: Sendable {
  /// A distance between neighbours.
  package enum Spacing: Sendable, Hashable {
    case points(Double)
    /// The system's standard distance, 8 points (corrections.md 20).
    case standard

    package var distance: Double {
      switch self {
      case .points(let points): points
      case .standard: 8
      }
    }
  }

  package enum Alignment: Sendable, Hashable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  package struct Arranged: Sendable {
    package var view: ViewID
    package var isHidden: Bool
    /// Its natural length along the axis: the intrinsic one, else that of its compressed content
    /// (uistackview.md 5). Only proportional filling looks at it.
    package var length: Double
    /// Whether it has lines of text to align by.
    package var hasBaseline: Bool
    /// A label of several lines, or a stack view that holds one.
    package var isMultiline: Bool
    /// Replaces the stack's spacing behind this view.
    package var customSpacing: Spacing?

    package init(
      _ view: ViewID, isHidden: Bool = false, length: Double = 0, hasBaseline: Bool = true,
      isMultiline: Bool = false, customSpacing: Spacing? = nil
    ) {
      self.view = view
      self.isHidden = isHidden
      self.length = length
      self.hasBaseline = hasBaseline
      self.isMultiline = isMultiline
      self.customSpacing = customSpacing
    }
  }

  package var view: ViewID
  package var axis: LayoutAxis
  package var distribution: StackDistribution
  package var alignment: Alignment
  package var spacing: Spacing
  /// Gaps run from baseline to baseline; only vertical stacks do (uistackview.md 8).
  package var isBaselineRelative: Bool
  /// Content lies inside the layout margins instead of the edges.
  package var isMarginsRelative: Bool
  /// In layout order, hidden ones included.
  package var arranged: [Arranged]
  /// Further distances of the content from the ends of the canvas, in points.
  package var startInset = 0.0
  package var endInset = 0.0

  package init(
    view: ViewID, axis: LayoutAxis = .horizontal, distribution: StackDistribution = .fill,
    alignment: Alignment = .fill, spacing: Spacing = .points(0), isBaselineRelative: Bool = false,
    isMarginsRelative: Bool = false, arranged: [Arranged]
  ) {
    self.view = view
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isBaselineRelative = isBaselineRelative
    self.isMarginsRelative = isMarginsRelative
    self.arranged = arranged
  }
}

extension StackInput.Alignment {
  /// Documents write `top` and `bottom` for both axes (ibxml.md 1, fact 3).
  package init(_ alignment: StackAlignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing, .bottom: .trailing
      case .lastBaseline: .lastBaseline
      }
  }
}
