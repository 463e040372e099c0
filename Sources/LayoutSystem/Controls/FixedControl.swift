import Resolution

/// Controls whose size does not depend on their content.
package enum FixedControl: Sendable, Hashable, CaseIterable {
  case `switch`, slider, stepper, progressView, progressBar
  case activityIndicator, largeActivityIndicator
  case pickerView
  case navigationBar, tabBar

  /// Frame sizes by the first toolsVersion they hold from (guides.md 5 and `guides/controls.tsv`;
  /// bars 2.2). A control has no width of its own where none stands.
  private static let rows: [(control: FixedControl, from: Int, width: Double?, height: Double)] = [
    (.switch, 0, 51, 31), (.switch, 24000, 63, 28),
    (.slider, 0, nil, 31), (.slider, 24000, nil, 34),
    (.stepper, 0, 94, 29), (.stepper, 14800, 94, 32),
    (.progressView, 0, nil, 2), (.progressView, 17000, nil, 4),
    (.progressBar, 0, nil, 2.5),
    (.activityIndicator, 0, 20, 20), (.largeActivityIndicator, 0, 37, 37),
    (.pickerView, 0, 320, 162), (.pickerView, 10000, 320, 216),
    (.navigationBar, 0, nil, 44), (.navigationBar, 24000, nil, 54),
    (.tabBar, 0, nil, 49),
  ]

  /// The element whose alignment insets apply.
  private var element: String {
    switch self {
    case .switch: "switch"
    case .slider: "slider"
    default: ""
    }
  }

  /// Size of the alignment rectangle. The width of a picker shows in one recorded frame, centred and
  /// not constrained otherwise; those of all others are constrained.
  package func intrinsicSize(in context: MeasuringContext) -> IntrinsicSize {
    let row = FixedControl.rows.last { $0.control == self && $0.from <= context.toolsVersion }
    guard let row else { return .none }
    let insets = AlignmentInsets.of(element: element, in: context)
    return IntrinsicSize(
      row.width.map { $0 - insets.horizontal }, row.height - insets.vertical)
  }
}

extension FixedControl {
  /// An activity indicator by its style; `large` and `whiteLarge` are the big ones
  /// (layout.md 4.4: 38 of 38).
  package static func activityIndicator(style: String?) -> FixedControl {
    style == "large" || style == "whiteLarge" ? .largeActivityIndicator : .activityIndicator
  }

  /// A progress view by its style.
  package static func progressView(style: String?) -> FixedControl {
    style == "bar" ? .progressBar : .progressView
  }
}

/// Height of a toolbar that stands in a view: 49 on phones without home button, 50 in a controller
/// on a pad, else 44, in every version (corrections.md 16).
package func toolbarHeight(hasNotch: Bool, isPad: Bool, belongsToController: Bool) -> Double {
  if hasNotch { return 49 }
  return isPad && belongsToController ? 50 : 44
}
