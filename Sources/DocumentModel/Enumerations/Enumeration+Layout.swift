extension Enumeration {
  /// Values of `constraint.firstAttribute`, `constraint.secondAttribute`.
  package static let layoutAttribute = Enumeration(
    "layoutAttribute", swiftType: "NSLayoutConstraint.Attribute / anchor",
    [
      Case("leading", "leadingAnchor"),
      Case("trailing", "trailingAnchor"),
      Case("left", "leftAnchor"),
      Case("right", "rightAnchor"),
      Case("top", "topAnchor"),
      Case("bottom", "bottomAnchor"),
      Case("width", "widthAnchor"),
      Case("height", "heightAnchor"),
      Case("centerX", "centerXAnchor"),
      Case("centerY", "centerYAnchor"),
      Case("baseline", "lastBaselineAnchor"),
      Case("lastBaseline", "lastBaselineAnchor"),
      Case("firstBaseline", "firstBaselineAnchor"),
      Case("leftMargin", "layoutMarginsGuide.leftAnchor"),
      Case("rightMargin", "layoutMarginsGuide.rightAnchor"),
      Case("topMargin", "layoutMarginsGuide.topAnchor"),
      Case("bottomMargin", "layoutMarginsGuide.bottomAnchor"),
      Case("leadingMargin", "layoutMarginsGuide.leadingAnchor"),
      Case("trailingMargin", "layoutMarginsGuide.trailingAnchor"),
      Case("centerXWithinMargins", "layoutMarginsGuide.centerXAnchor"),
      Case("centerYWithinMargins", "layoutMarginsGuide.centerYAnchor"),
    ])

  /// Values of `constraint.relation`.
  package static let relation = Enumeration(
    "relation", swiftType: "NSLayoutConstraint.Relation",
    [
      Case("equal", ".equal"),
      Case("lessThanOrEqual", ".lessThanOrEqual"),
      Case("greaterThanOrEqual", ".greaterThanOrEqual"),
    ])

  /// Values of `stackView.axis`.
  package static let stackAxis = Enumeration(
    "stackAxis", swiftType: "NSLayoutConstraint.Axis",
    [
      Case("horizontal", ".horizontal"),
      Case("vertical", ".vertical"),
    ])

  /// Values of `stackView.distribution`.
  package static let stackDistribution = Enumeration(
    "stackDistribution", swiftType: "UIStackView.Distribution",
    [
      Case("fill", ".fill"),
      Case("fillEqually", ".fillEqually"),
      Case("fillProportionally", ".fillProportionally"),
      Case("equalSpacing", ".equalSpacing"),
      Case("equalCentering", ".equalCentering"),
    ])

  /// Values of `stackView.alignment`.
  package static let stackAlignment = Enumeration(
    "stackAlignment", swiftType: "UIStackView.Alignment",
    [
      Case("fill", ".fill"),
      Case("top", ".leading"),
      Case("leading", ".leading"),
      Case("firstBaseline", ".firstBaseline"),
      Case("center", ".center"),
      Case("bottom", ".trailing"),
      Case("trailing", ".trailing"),
      Case("lastBaseline", ".lastBaseline"),
    ])

  /// Values of `*.contentMode`.
  package static let contentMode = Enumeration(
    "contentMode", swiftType: "UIView.ContentMode",
    [
      Case("scaleToFill", ".scaleToFill"),
      Case("scaleAspectFit", ".scaleAspectFit"),
      Case("scaleAspectFill", ".scaleAspectFill"),
      Case("redraw", ".redraw"),
      Case("center", ".center"),
      Case("top", ".top"),
      Case("bottom", ".bottom"),
      Case("left", ".left"),
      Case("right", ".right"),
      Case("TopLeft", ".topLeft"),
      Case("topLeft", ".topLeft"),
      Case("topRight", ".topRight"),
      Case("bottomLeft", ".bottomLeft"),
      Case("bottomRight", ".bottomRight"),
    ])

  /// Values of `*.semanticContentAttribute`.
  package static let semanticContentAttribute = Enumeration(
    "semanticContentAttribute", swiftType: "UISemanticContentAttribute",
    [
      Case("unspecified", ".unspecified"),
      Case("playback", ".playback"),
      Case("spatial", ".spatial"),
      Case("forceLeftToRight", ".forceLeftToRight"),
      Case("forceRightToLeft", ".forceRightToLeft"),
    ])

  /// The `autoresizingMask` names.
  package static let autoresizingMask = Enumeration(
    "autoresizingMask", swiftType: "UIView.AutoresizingMask",
    [
      Case("flexibleMinX", ".flexibleLeftMargin"),
      Case("widthSizable", ".flexibleWidth"),
      Case("flexibleMaxX", ".flexibleRightMargin"),
      Case("flexibleMinY", ".flexibleTopMargin"),
      Case("heightSizable", ".flexibleHeight"),
      Case("flexibleMaxY", ".flexibleBottomMargin"),
    ])
}
