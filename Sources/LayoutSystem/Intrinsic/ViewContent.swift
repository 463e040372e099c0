package import Resolution

/// What a view shows, as far as its size goes.
package enum ViewContent: Sendable, Hashable {
  case label(LabelContent)
  case button(ButtonContent)
  case configuredButton(ConfiguredButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case segmentedControl(SegmentedContent)
  case datePicker(DatePickerContent)
  case pageControl(PageControlContent)
  case searchBar(SearchBarContent)
  case image(ImageContent)
  case control(FixedControl)
  /// A toolbar, by its height in points.
  case toolbar(Double)
  /// Plain views, scroll views, tables, stacks: nothing that has a size.
  case none

  /// The size by content, as the alignment rectangle.
  ///
  /// - Parameter solvedWidth: Where several lines wrap, in points; nil for lines as long as they are.
  package func intrinsicSize(in context: MeasuringContext, solvedWidth: Double? = nil)
    -> IntrinsicSize
  {
    switch self {
    case .label(let label): label.intrinsicSize(in: context, solvedWidth: solvedWidth)
    case .button(let button): button.intrinsicSize(in: context)
    case .configuredButton(let button): button.intrinsicSize(in: context)
    case .textField(let field): field.intrinsicSize(in: context)
    case .textView(let view): view.intrinsicSize(in: context, solvedWidth: solvedWidth)
    case .segmentedControl(let control): control.intrinsicSize(in: context)
    case .datePicker(let picker): picker.intrinsicSize(in: context)
    case .pageControl(let control): control.intrinsicSize(in: context)
    case .searchBar(let bar): bar.intrinsicSize(in: context)
    case .image(let image): image.intrinsicSize(in: context)
    case .control(let control): control.intrinsicSize(in: context)
    case .toolbar(let height): IntrinsicSize(nil, height)
    case .none: .none
    }
  }

  /// Whether its height depends on the width that it gets.
  package var wraps: Bool {
    switch self {
    case .label(let label): label.wraps
    case .textView: true
    default: false
    }
  }

  /// By how much the frame is larger than the alignment rectangle; negative where it is smaller.
  package func alignmentInsets(element: String, in context: MeasuringContext) -> SideInsets {
    if case .image(.symbol(let symbol)) = self { return symbol.alignmentInsets(in: context) }
    return AlignmentInsets.of(element: element, in: context)
  }

  /// Where its lines of text lie; nil for what has none.
  func baselines(in context: MeasuringContext, solvedWidth: Double? = nil) -> BaselineForm? {
    switch self {
    case .label(let label):
      let lines = label.baselines(in: context, solvedWidth: solvedWidth)
      return BaselineForm { _ in lines }
    case .button(let button): return BaselineForm { button.baselines(height: $0, in: context) }
    case .configuredButton(let button):
      return BaselineForm { button.baselines(height: $0, in: context) }
    case .textField(let field): return BaselineForm { field.baselines(height: $0, in: context) }
    case .textView(let view):
      let ascent = TextMeasure(context).ascender(view.font)
      let descent = TextMeasure(context).descender(view.font)
      return BaselineForm { _ in
        Baselines(
          firstFromTop: view.insets.top + ascent, lastFromBottom: view.insets.bottom + descent)
      }
    default: return nil
    }
  }
}

/// Baselines as linear functions of a view's height, so that constraints can hold them while the
/// height is not known yet.
struct BaselineForm: Sendable, Hashable {
  /// The first baseline lies `first + firstSlope × height` below the top.
  var first: Double
  var firstSlope: Double
  /// The last baseline lies `last + lastSlope × height` above the bottom.
  var last: Double
  var lastSlope: Double

  /// Reads the form off the baselines at two heights: text is held by an edge or centred, never
  /// anything in between.
  init(_ baselines: (Double) -> Baselines) {
    let (short, tall) = (baselines(0), baselines(100))
    first = short.firstFromTop
    firstSlope = (tall.firstFromTop - short.firstFromTop) / 100
    last = short.lastFromBottom
    lastSlope = (tall.lastFromBottom - short.lastFromBottom) / 100
  }
}
