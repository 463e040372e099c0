package import DocumentModel
package import Resolution

extension ResolvedDocument {
  /// Whether a view has a length of its own along an axis: hugging and compression resistance then
  /// become constraints (guides.md 5, layout.md 4.4; corrections.md 31 and 32 for those without).
  package func hasContentSize(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    let element = document[view].element
    let key: AttributeKey<String> =
      axis == .horizontal ? .placeholderIntrinsicWidth : .placeholderIntrinsicHeight
    if let placeholder = written(key, of: element) { return Double(placeholder) != nil }
    switch document[view].tag {
    case .label, .button, .textField, .switchControl, .stepper, .segmentedControl,
      .activityIndicatorView, .pageControl, .pickerView, .datePicker:
      return true
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar:
      return axis == .vertical
    case .imageView:
      return written(.image, of: element) != nil
    case .textView:
      return !flag(.scrollEnabled, of: element)
    default:
      return false
    }
  }
}
