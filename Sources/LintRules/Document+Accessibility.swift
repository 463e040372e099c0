import DocumentModel

/// What a document says about accessibility, with UIKit's defaults where it says nothing.
extension Document {
  /// The element that holds an object's accessibility settings; bar items have a spelling of their own
  /// (ibxml.md 2).
  func accessibilityElement(of object: ElementID) -> ElementID? {
    child(.accessibility, of: object) ?? child(.accessibilityConfiguration, of: object)
  }

  func accessibilityLabel(of object: ElementID) -> String? {
    accessibilityText("label", runtimeAttribute: "accessibilityLabel", of: object)
  }

  func accessibilityIdentifier(of object: ElementID) -> String? {
    accessibilityText("identifier", runtimeAttribute: "accessibilityIdentifier", of: object)
  }

  /// Whether VoiceOver stops at an object: what is written, else what UIKit makes of its class. Image
  /// views and plain views are none, labels, controls and text inputs are.
  func isAccessibilityElement(_ object: ElementID) -> Bool {
    if let settings = accessibilityElement(of: object) {
      for child in children(settings)
      where tag(child) == .isElement || written(.key, of: child) == "isElement" {
        if let flag = Bool(attribute: written(.value, of: child) ?? "") { return flag }
      }
    }
    for attribute in runtimeAttributes(of: object)
    where attribute.keyPath == "isAccessibilityElement"
      || attribute.keyPath == "accessibilityElement"
    {
      if let flag = attribute.text.flatMap({ Bool(attribute: $0) }) { return flag }
    }
    switch tag(object) {
    case .label, .button, .textField, .textView, .switchControl, .slider, .stepper,
      .segmentedControl, .pageControl, .datePicker, .progressView, .activityIndicatorView,
      .searchBar:
      return true
    default: return false
    }
  }

  private func accessibilityText(
    _ name: String, runtimeAttribute: String, of object: ElementID
  ) -> String? {
    if let settings = accessibilityElement(of: object), let text = string(name, of: settings),
      !text.isEmpty
    {
      return text
    }
    let attribute = runtimeAttributes(of: object).first { $0.keyPath == runtimeAttribute }
    return attribute?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
