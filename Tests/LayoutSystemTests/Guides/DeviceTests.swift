import Resolution
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test("an identifier, a name, a size")
  func lookUp() {
    #expect(Device.find("retina6_12")?.names.first == "iPhone 15")
    #expect(Device.find("iphone 15")?.id == "retina6_12")
    #expect(Device.find("iPhone SE (3rd generation)")?.id == "retina4_7")
    #expect(Device.find("iPhone 99") == nil)
    #expect(Device.ofSize(width: 852, height: 393)?.isLandscape == true)
    #expect(Device.ofSize(width: 852, height: 393)?.device.id == "retina6_12")
    #expect(Device.ofSize(width: 1, height: 1) == nil)
    #expect(Device.vocabulary.contains("iPhone 15") && Device.vocabulary.contains("retina5_5"))
  }

  @Test("devices of one identifier differ by name")
  func sharedIdentifiers() {
    #expect(Device.withID("retina5_9")?.portraitSafeArea.top == 50)
    #expect(Device.named("iPhone X")?.id == "retina5_9")
    #expect(Device.named("iPhone X")?.portraitSafeArea.top == 44)
    #expect(Device.withID("ipad7_9")?.width == 744)
  }

  @Test("no name stands twice")
  func names() {
    let names = Device.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  /// The telling sizes.
  static let sizes:
    [(width: Double, height: Double, wide: Bool, tall: Bool, scale: Double, id: String)] = [
      (320, 568, false, true, 2, "retina4_0"), (375, 667, false, true, 2, "retina4_7"),
      (393, 852, false, true, 3, "retina6_12"), (852, 393, false, false, 3, "retina6_12"),
      (932, 430, true, false, 3, "retina6_72"), (820, 1180, true, true, 2, "ipad10_9rounded"),
    ]

  @Test("traits of sizes", arguments: sizes)
  func traits(
    row: (width: Double, height: Double, wide: Bool, tall: Bool, scale: Double, id: String)
  ) {
    let traits = ScreenTraits(width: row.width, height: row.height)
    #expect(traits.isWidthRegular == row.wide && traits.isHeightRegular == row.tall)
    #expect(traits.scale == row.scale && traits.device?.id == row.id)
  }

  @Test("sizes that no device has")
  func otherSizes() {
    let phone = ScreenTraits(width: 400, height: 800)
    #expect(phone.scale == 3 && !phone.isWidthRegular && phone.isHeightRegular)
    let window = ScreenTraits(width: 320, height: 1180)
    #expect(window.scale == 2 && !window.isWidthRegular && window.isHeightRegular)
    #expect(ScreenTraits(width: 694, height: 1024).isWidthRegular)
    #expect(!ScreenTraits(width: .nan, height: .infinity).isWidthRegular)
  }

  /// layout.md 4.1b.
  @Test func safeAreas() {
    let phone = ScreenTraits(width: 852, height: 393)
    #expect(phone.safeArea == SideInsets(left: 59, bottom: 21, right: 59))
    #expect(ScreenTraits(width: 375, height: 667).safeArea == SideInsets(top: 20))
    #expect(ScreenTraits(width: 667, height: 375).safeArea == .zero)
    #expect(ScreenTraits(width: 1180, height: 820).safeArea == SideInsets(top: 24, bottom: 20))
  }
}
