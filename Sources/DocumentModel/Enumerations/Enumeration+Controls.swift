extension Enumeration {
  /// Values of `*.contentHorizontalAlignment`.
  package static let contentHorizontalAlignment = Enumeration(
    "contentHorizontalAlignment", swiftType: "UIControl.ContentHorizontalAlignment",
    [
      Case("center", ".center"),
      Case("left", ".left"),
      Case("right", ".right"),
      Case("fill", ".fill"),
      Case("leading", ".leading"),
      Case("trailing", ".trailing"),
    ])

  /// Values of `*.contentVerticalAlignment`.
  package static let contentVerticalAlignment = Enumeration(
    "contentVerticalAlignment", swiftType: "UIControl.ContentVerticalAlignment",
    [
      Case("center", ".center"),
      Case("top", ".top"),
      Case("bottom", ".bottom"),
      Case("fill", ".fill"),
    ])

  /// Values of `button.buttonType`.
  package static let buttonType = Enumeration(
    "buttonType", swiftType: "UIButton.ButtonType",
    [
      Case("custom", ".custom"),
      Case("roundedRect", ".system"),
      Case("system", ".system"),
      Case("detailDisclosure", ".detailDisclosure"),
      Case("infoLight", ".infoLight"),
      Case("infoDark", ".infoDark"),
      Case("contactAdd", ".contactAdd"),
      Case("close", ".close"),
    ])

  /// Values of `button.role`.
  package static let buttonRole = Enumeration(
    "buttonRole", swiftType: "UIButton.Role",
    [
      Case("normal", ".normal"),
      Case("primary", ".primary"),
      Case("cancel", ".cancel"),
      Case("destructive", ".destructive"),
    ])

  /// Values of `textField.borderStyle`.
  package static let borderStyle = Enumeration(
    "borderStyle", swiftType: "UITextField.BorderStyle",
    [
      Case("none", ".none"),
      Case("line", ".line"),
      Case("bezel", ".bezel"),
      Case("roundedRect", ".roundedRect"),
    ])

  /// Values of `textField.clearButtonMode`.
  package static let clearButtonMode = Enumeration(
    "clearButtonMode", swiftType: "UITextField.ViewMode",
    [
      Case("never", ".never"),
      Case("whileEditing", ".whileEditing"),
      Case("unlessEditing", ".unlessEditing"),
      Case("always", ".always"),
    ])

  /// Values of `activityIndicatorView.style`.
  package static let activityIndicatorStyle = Enumeration(
    "activityIndicatorStyle", swiftType: "UIActivityIndicatorView.Style",
    [
      Case("whiteLarge", ".whiteLarge"),
      Case("white", ".white"),
      Case("gray", ".gray"),
      Case("medium", ".medium"),
      Case("large", ".large"),
    ])

  /// Values of `datePicker.datePickerMode`.
  package static let datePickerMode = Enumeration(
    "datePickerMode", swiftType: "UIDatePicker.Mode",
    [
      Case("time", ".time"),
      Case("date", ".date"),
      Case("dateAndTime", ".dateAndTime"),
      Case("countDownTimer", ".countDownTimer"),
    ])

  /// Values of `datePicker.style`.
  package static let datePickerStyle = Enumeration(
    "datePickerStyle", swiftType: "UIDatePickerStyle",
    [
      Case("automatic", ".automatic"),
      Case("wheels", ".wheels"),
      Case("compact", ".compact"),
      Case("inline", ".inline"),
    ])

  /// Values of `progressView.progressViewStyle`.
  package static let progressViewStyle = Enumeration(
    "progressViewStyle", swiftType: "UIProgressView.Style",
    [
      Case("default", ".default"),
      Case("bar", ".bar"),
    ])

  /// Values of `buttonConfiguration.style`.
  package static let buttonConfigurationStyle = Enumeration(
    "buttonConfigurationStyle", swiftType: "UIButton.Configuration",
    [
      Case("plain", ".plain"),
      Case("gray", ".gray"),
      Case("tinted", ".tinted"),
      Case("filled", ".filled"),
    ])

  /// Values of `buttonConfiguration.cornerStyle`.
  package static let buttonConfigurationCornerStyle = Enumeration(
    "buttonConfigurationCornerStyle", swiftType: "UIButton.Configuration.CornerStyle",
    [
      Case("fixed", ".fixed"),
      Case("dynamic", ".dynamic"),
      Case("small", ".small"),
      Case("medium", ".medium"),
      Case("large", ".large"),
      Case("capsule", ".capsule"),
    ])

  /// Values of `buttonConfiguration.buttonSize`.
  package static let buttonConfigurationSize = Enumeration(
    "buttonConfigurationSize", swiftType: "UIButton.Configuration.Size",
    [
      Case("mini", ".mini"),
      Case("small", ".small"),
      Case("medium", ".medium"),
      Case("large", ".large"),
    ])

  /// Values of `pageControl.backgroundStyle`.
  package static let pageControlBackgroundStyle = Enumeration(
    "pageControlBackgroundStyle", swiftType: "UIPageControl.BackgroundStyle",
    [
      Case("automatic", ".automatic"),
      Case("prominent", ".prominent"),
      Case("minimal", ".minimal"),
    ])

  /// Values of `buttonConfiguration.titleAlignment`.
  package static let buttonConfigurationTitleAlignment = Enumeration(
    "buttonConfigurationTitleAlignment", swiftType: "UIButton.Configuration.TitleAlignment",
    [
      Case("automatic", ".automatic"),
      Case("leading", ".leading"),
      Case("center", ".center"),
      Case("trailing", ".trailing"),
    ])

  /// Values of `buttonConfiguration.imagePlacement`.
  package static let buttonConfigurationImagePlacement = Enumeration(
    "buttonConfigurationImagePlacement", swiftType: "NSDirectionalRectEdge",
    [
      Case("leading", ".leading"),
      Case("trailing", ".trailing"),
      Case("top", ".top"),
      Case("bottom", ".bottom"),
    ])

  /// Values of `action.eventType`.
  package static let eventType = Enumeration(
    "eventType", swiftType: "UIControl.Event",
    [
      Case("touchDown", ".touchDown"),
      Case("touchDownRepeat", ".touchDownRepeat"),
      Case("touchDragInside", ".touchDragInside"),
      Case("touchDragOutside", ".touchDragOutside"),
      Case("touchDragEnter", ".touchDragEnter"),
      Case("touchDragExit", ".touchDragExit"),
      Case("touchUpInside", ".touchUpInside"),
      Case("touchUpOutside", ".touchUpOutside"),
      Case("touchCancel", ".touchCancel"),
      Case("valueChanged", ".valueChanged"),
      Case("primaryActionTriggered", ".primaryActionTriggered"),
      Case("menuActionTriggered", ".menuActionTriggered"),
      Case("editingDidBegin", ".editingDidBegin"),
      Case("editingChanged", ".editingChanged"),
      Case("editingDidEnd", ".editingDidEnd"),
      Case("editingDidEndOnExit", ".editingDidEndOnExit"),
    ])

  /// Values of `state.key`.
  package static let stateKey = Enumeration(
    "stateKey", swiftType: "UIControl.State",
    [
      Case("normal", ".normal"),
      Case("highlighted", ".highlighted"),
      Case("disabled", ".disabled"),
      Case("selected", ".selected"),
      Case("focused", ".focused"),
    ])

  /// Values of `swipeGestureRecognizer.direction`.
  package static let swipeDirection = Enumeration(
    "swipeDirection", swiftType: "UISwipeGestureRecognizer.Direction",
    [
      Case("right", ".right"),
      Case("left", ".left"),
      Case("up", ".up"),
      Case("down", ".down"),
    ])
}
