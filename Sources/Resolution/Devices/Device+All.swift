extension Device {
  /// Every device, one row each. Sizes: ibxml.md 2; insets: guides.md 2.1 and layout.md 4.1b (those
  /// of newer devices are public knowledge, not measured). The first row of a size is the one that
  /// the size alone means.
  package static let all: [Device] = [
    .home(
      "retina4_0", ["iPhone SE (1st generation)", "iPhone SE", "iPhone 5s", "iPhone 5"], 320, 568),
    .home(
      "retina4_7",
      [
        "iPhone 8", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 7",
        "iPhone 6s", "iPhone 6",
      ], 375, 667),
    .home(
      "retina5_5", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736,
      scale: 3, isWide: true),
    .home("retina3_5", ["iPhone 4s", "iPhone 4"], 320, 480),
    .notch("retina5_9", ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, top: 50),
    .notch("retina5_9", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, top: 44),
    .notch("retina6_1", ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 48, isWide: true),
    .notch("retina6_5", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, top: 44, isWide: true),
    .notch(
      "retina6_0",
      ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"], 390,
      844, top: 47),
    .notch(
      "retina6_7", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, top: 47,
      isWide: true),
    .notch(
      "retina6_12", ["iPhone 15", "iPhone 16", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, top: 59),
    .notch(
      "retina6_72",
      ["iPhone 15 Pro Max", "iPhone 16 Plus", "iPhone 15 Plus", "iPhone 14 Pro Max"], 430, 932,
      top: 59, isWide: true),
    .notch("retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, top: 62),
    .notch(
      "retina6_9", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, top: 62, isWide: true),
    .pad("ipad9_7", ["iPad 9.7\"", "iPad (6th generation)", "iPad Air 2"], 768, 1024),
    .pad(
      "ipad10_2",
      ["iPad 10.2\"", "iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"],
      810, 1080),
    .pad("ipad10_5", ["iPad Pro 10.5\"", "iPad Air (3rd generation)"], 834, 1112),
    .pad("ipad12_9", ["iPad Pro 12.9\" (2nd generation)"], 1024, 1366),
    .pad(
      "ipad7_9", ["iPad mini (6th generation)", "iPad mini", "iPad mini (A17 Pro)"], 744, 1133,
      isRounded: true),
    .pad("ipad7_9", ["iPad mini (5th generation)", "iPad mini 4"], 768, 1024),
    .pad(
      "ipad10_9rounded",
      [
        "iPad Air (5th generation)", "iPad Air (4th generation)", "iPad (10th generation)",
        "iPad Air 11\"", "iPad Air",
      ], 820, 1180, isRounded: true),
    .pad("ipad11_0rounded", ["iPad Pro 11\""], 834, 1194, isRounded: true),
    .pad(
      "ipad12_9rounded", ["iPad Pro 12.9\"", "iPad Pro 12.9\" (6th generation)", "iPad Air 13\""],
      1024, 1366, isRounded: true),
  ]

  /// A phone with a home button: a status bar of 20 in portrait, none in landscape.
  private static func home(
    _ id: String, _ names: [String], _ width: Double, _ height: Double, scale: Double = 2,
    isWide: Bool = false
  ) -> Device {
    Device(
      id: id, names: names, width: width, height: height, scale: scale, idiom: .phone,
      portraitSafeArea: SideInsets(top: 20), landscapeSafeArea: .zero,
      isWidthRegularInLandscape: isWide, hasHomeButton: true)
  }

  /// A phone without: in landscape the top inset lies at both sides.
  private static func notch(
    _ id: String, _ names: [String], _ width: Double, _ height: Double, scale: Double = 3,
    top: Double, isWide: Bool = false
  ) -> Device {
    Device(
      id: id, names: names, width: width, height: height, scale: scale, idiom: .phone,
      portraitSafeArea: SideInsets(top: top, bottom: 34),
      landscapeSafeArea: SideInsets(left: top, bottom: 21, right: top),
      isWidthRegularInLandscape: isWide, hasHomeButton: false)
  }

  /// A pad: the same insets however it is held.
  private static func pad(
    _ id: String, _ names: [String], _ width: Double, _ height: Double, isRounded: Bool = false
  ) -> Device {
    let safeArea = isRounded ? SideInsets(top: 24, bottom: 20) : SideInsets(top: 20)
    return Device(
      id: id, names: names, width: width, height: height, scale: 2, idiom: .pad,
      portraitSafeArea: safeArea, landscapeSafeArea: safeArea, isWidthRegularInLandscape: true,
      hasHomeButton: false)
  }
}
