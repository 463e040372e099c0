extension Enumeration {
  /// Values of `color.systemColor`, `systemColor.name`.
  package static let systemColor = Enumeration(
    "systemColor", swiftType: "UIColor",
    [
      Case("labelColor", "UIColor.label"),
      Case("secondaryLabelColor", "UIColor.secondaryLabel"),
      Case("tertiaryLabelColor", "UIColor.tertiaryLabel"),
      Case("quaternaryLabelColor", "UIColor.quaternaryLabel"),
      Case("placeholderTextColor", "UIColor.placeholderText"),
      Case("separatorColor", "UIColor.separator"),
      Case("opaqueSeparatorColor", "UIColor.opaqueSeparator"),
      Case("linkColor", "UIColor.link"),
      Case("systemBackgroundColor", "UIColor.systemBackground"),
      Case("secondarySystemBackgroundColor", "UIColor.secondarySystemBackground"),
      Case("tertiarySystemBackgroundColor", "UIColor.tertiarySystemBackground"),
      Case("systemGroupedBackgroundColor", "UIColor.systemGroupedBackground"),
      Case("secondarySystemGroupedBackgroundColor", "UIColor.secondarySystemGroupedBackground"),
      Case("tertiarySystemGroupedBackgroundColor", "UIColor.tertiarySystemGroupedBackground"),
      Case("systemFillColor", "UIColor.systemFill"),
      Case("secondarySystemFillColor", "UIColor.secondarySystemFill"),
      Case("tertiarySystemFillColor", "UIColor.tertiarySystemFill"),
      Case("quaternarySystemFillColor", "UIColor.quaternarySystemFill"),
      Case("systemRedColor", "UIColor.systemRed"),
      Case("systemGreenColor", "UIColor.systemGreen"),
      Case("systemBlueColor", "UIColor.systemBlue"),
      Case("systemOrangeColor", "UIColor.systemOrange"),
      Case("systemYellowColor", "UIColor.systemYellow"),
      Case("systemPinkColor", "UIColor.systemPink"),
      Case("systemPurpleColor", "UIColor.systemPurple"),
      Case("systemTealColor", "UIColor.systemTeal"),
      Case("systemIndigoColor", "UIColor.systemIndigo"),
      Case("systemBrownColor", "UIColor.systemBrown"),
      Case("systemMintColor", "UIColor.systemMint"),
      Case("systemCyanColor", "UIColor.systemCyan"),
      Case("tintColor", "UIColor.tintColor"),
      Case("systemGrayColor", "UIColor.systemGray"),
      Case("systemGray2Color", "UIColor.systemGray2"),
      Case("systemGray3Color", "UIColor.systemGray3"),
      Case("systemGray4Color", "UIColor.systemGray4"),
      Case("systemGray5Color", "UIColor.systemGray5"),
      Case("systemGray6Color", "UIColor.systemGray6"),
      Case("darkTextColor", "UIColor.darkText"),
      Case("lightTextColor", "UIColor.lightText"),
      Case("groupTableViewBackgroundColor", "UIColor.groupTableViewBackground"),
      Case(
        "scrollViewTexturedBackgroundColor", "UIColor(white:alpha:) from the fallback components"),
      Case("tableCellGroupedBackgroundColor", "UIColor.secondarySystemGroupedBackground"),
    ])

  /// Values of `color.cocoaTouchSystemColor`.
  package static let cocoaTouchSystemColor = Enumeration(
    "cocoaTouchSystemColor", swiftType: "UIColor",
    [
      Case("whiteColor", "UIColor.white"),
      Case("darkTextColor", "UIColor.darkText"),
      Case("lightTextColor", "UIColor.lightText"),
      Case("groupTableViewBackgroundColor", "UIColor.groupTableViewBackground"),
      Case("scrollViewTexturedBackgroundColor", "UIColor.scrollViewTexturedBackground"),
      Case("viewFlipsideBackgroundColor", "UIColor.viewFlipsideBackground"),
      Case("systemGreenColor", "UIColor.systemGreen"),
      Case("systemOrangeColor", "UIColor.systemOrange"),
      Case("systemBlueColor", "UIColor.systemBlue"),
      Case("systemRedColor", "UIColor.systemRed"),
      Case("systemTealColor", "UIColor.systemTeal"),
      Case("systemYellowColor", "UIColor.systemYellow"),
      Case("systemPinkColor", "UIColor.systemPink"),
      Case("systemIndigoColor", "UIColor.systemIndigo"),
      Case("systemPurpleColor", "UIColor.systemPurple"),
      Case("systemBackgroundColor", "UIColor.systemBackground"),
      Case("linkColor", "UIColor.link"),
      Case("tableCellGroupedBackgroundColor", "UIColor.secondarySystemGroupedBackground"),
    ])

  /// Values of `color.customColorSpace`.
  package static let customColorSpace = Enumeration(
    "customColorSpace", swiftType: "UIColor initialiser",
    [
      Case("sRGB", "UIColor(red:green:blue:alpha:)"),
      Case("genericGamma22GrayColorSpace", "UIColor(white:alpha:)"),
      Case("calibratedWhite", "UIColor(white:alpha:)"),
      Case("calibratedRGB", "UIColor(red:green:blue:alpha:)"),
      Case("displayP3", "UIColor(displayP3Red:green:blue:alpha:)"),
      Case("adobeRGB1998", "convert to extended sRGB"),
    ])

  /// Values of `color.colorSpace`.
  package static let colorSpace = Enumeration(
    "colorSpace", swiftType: "(how to read the other attributes)",
    [
      Case("custom", "use customColorSpace"),
      Case("calibratedWhite", "white, alpha"),
      Case("calibratedRGB", "red, green, blue, alpha"),
      Case("deviceRGB", "red, green, blue, alpha"),
      Case("catalog", "catalog + name (System colours in attributed strings)"),
    ])

  /// Values of `blurEffect.style`.
  package static let blurEffectStyle = Enumeration(
    "blurEffectStyle", swiftType: "UIBlurEffect.Style",
    [
      Case("extraLight", ".extraLight"),
      Case("light", ".light"),
      Case("dark", ".dark"),
      Case("regular", ".regular"),
      Case("prominent", ".prominent"),
      Case("systemUltraThinMaterial", ".systemUltraThinMaterial"),
      Case("systemThinMaterial", ".systemThinMaterial"),
      Case("systemMaterial", ".systemMaterial"),
      Case("systemThickMaterial", ".systemThickMaterial"),
      Case("systemChromeMaterial", ".systemChromeMaterial"),
      Case("systemUltraThinMaterialLight", ".systemUltraThinMaterialLight"),
      Case("systemThinMaterialLight", ".systemThinMaterialLight"),
      Case("systemMaterialLight", ".systemMaterialLight"),
      Case("systemThickMaterialLight", ".systemThickMaterialLight"),
      Case("systemChromeMaterialLight", ".systemChromeMaterialLight"),
      Case("systemUltraThinMaterialDark", ".systemUltraThinMaterialDark"),
      Case("systemThinMaterialDark", ".systemThinMaterialDark"),
      Case("systemMaterialDark", ".systemMaterialDark"),
      Case("systemThickMaterialDark", ".systemThickMaterialDark"),
      Case("systemChromeMaterialDark", ".systemChromeMaterialDark"),
    ])

  /// Values of `vibrancyEffect.style`.
  package static let vibrancyEffectStyle = Enumeration(
    "vibrancyEffectStyle", swiftType: "UIVibrancyEffectStyle",
    [
      Case("label", ".label"),
      Case("secondaryLabel", ".secondaryLabel"),
      Case("tertiaryLabel", ".tertiaryLabel"),
      Case("quaternaryLabel", ".quaternaryLabel"),
      Case("fill", ".fill"),
      Case("secondaryFill", ".secondaryFill"),
      Case("tertiaryFill", ".tertiaryFill"),
      Case("separator", ".separator"),
    ])

  /// Values of `imageReference.renderingMode`.
  package static let imageReferenceRenderingMode = Enumeration(
    "imageReferenceRenderingMode", swiftType: "UIImage.RenderingMode / SymbolConfiguration",
    [
      Case("template", ".alwaysTemplate"),
      Case("original", ".alwaysOriginal"),
      Case("hierarchical", "UIImage.SymbolConfiguration(paletteColors:) from hierarchicalColors"),
      Case("hierarchical-single", "UIImage.SymbolConfiguration(hierarchicalColor:)"),
    ])

  /// Values of `imageReference.symbolScale`, `preferredSymbolConfiguration.scale`.
  package static let symbolScale = Enumeration(
    "symbolScale", swiftType: "UIImage.SymbolScale",
    [
      Case("default", ".default"),
      Case("small", ".small"),
      Case("medium", ".medium"),
      Case("large", ".large"),
    ])

  /// Values of `preferredSymbolConfiguration.weight`.
  package static let symbolWeight = Enumeration(
    "symbolWeight", swiftType: "UIImage.SymbolWeight",
    [
      Case("ultraLight", ".ultraLight"),
      Case("thin", ".thin"),
      Case("light", ".light"),
      Case("regular", ".regular"),
      Case("medium", ".medium"),
      Case("semibold", ".semibold"),
      Case("bold", ".bold"),
      Case("heavy", ".heavy"),
      Case("black", ".black"),
    ])

  /// The `accessibilityTraits` names.
  package static let accessibilityTraits = Enumeration(
    "accessibilityTraits", swiftType: "UIAccessibilityTraits",
    [
      Case("button", ".button"),
      Case("link", ".link"),
      Case("image", ".image"),
      Case("selected", ".selected"),
      Case("playsSound", ".playsSound"),
      Case("keyboardKey", ".keyboardKey"),
      Case("staticText", ".staticText"),
      Case("summaryElement", ".summaryElement"),
      Case("notEnabled", ".notEnabled"),
      Case("updatesFrequently", ".updatesFrequently"),
      Case("searchField", ".searchField"),
      Case("startsMediaSession", ".startsMediaSession"),
      Case("adjustable", ".adjustable"),
      Case("allowsDirectInteraction", ".allowsDirectInteraction"),
      Case("causesPageTurn", ".causesPageTurn"),
      Case("header", ".header"),
      Case("none", "[]"),
    ])

  /// Values of `mapView.mapType`.
  package static let mapType = Enumeration(
    "mapType", swiftType: "MKMapType",
    [
      Case("standard", ".standard"),
      Case("satellite", ".satellite"),
      Case("hybrid", ".hybrid"),
      Case("satelliteFlyover", ".satelliteFlyover"),
      Case("hybridFlyover", ".hybridFlyover"),
      Case("mutedStandard", ".mutedStandard"),
    ])
}
