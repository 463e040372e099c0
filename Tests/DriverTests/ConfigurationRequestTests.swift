import DocumentModel
import Resolution
import TestSupport
import Testing

@testable import Driver

@Suite("Configurations by options")
struct ConfigurationRequestTests {
  private static let document = Document.of(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505">
    <device id="retina6_1" orientation="landscape"/><objects><view id="a"/></objects></document>
    """)

  private func configurations(_ arguments: String...) throws -> [Configuration] {
    guard case .run(let invocation) = try Request(arguments: ["report"] + arguments + ["a.xib"])
    else {
      return []
    }
    return try ConfigurationRequest(invocation.options).configurations(for: Self.document) {
      [.typical(of: Traits.all[1])]
    }
  }

  @Test("without options the command's own") func usual() throws {
    #expect(try configurations().map(\.name) == ["852x393 wC hC"])
  }

  @Test("a size takes everything else from the device that has it") func size() throws {
    let found = try #require(try configurations("--size", "375x667").first)
    #expect(found.device == "retina4_7")
    #expect(found.scale == 2)
    #expect(found.name == "375x667 wC hR")
    // design.md 2: else 3 pixels a point on phones and 2 on tablets.
    #expect(try configurations("--size", "391x850").map(\.scale) == [3])
    #expect(try configurations("--size", "1000x1400").map(\.scale) == [2])
  }

  @Test("a device by identifier or name, turned by its size") func device() throws {
    #expect(try configurations("--device", "retina6_12").map(\.name) == ["393x852 wC hR"])
    #expect(try configurations("--device", "iPhone 15").map(\.device) == ["retina6_12"])
    let turned = try #require(
      try configurations("--device", "iPhone 15", "--size", "852x393").first)
    #expect(turned.isLandscape)
    #expect(turned.name == "852x393 wC hC")
    #expect(turned.safeArea.left == 59)
  }

  @Test("size classes alone choose a telling size; with a size they replace its own")
  func traits() throws {
    #expect(try configurations("--traits", "wR,hC").map(\.name) == ["932x430 wR hC"])
    #expect(try configurations("--traits", "hC").map(\.name) == ["852x393 wC hC"])
    #expect(
      try configurations("--traits", "wR", "--size", "375x667").map(\.name) == ["375x667 wR hR"])
  }

  @Test("safe area, direction and language") func others() throws {
    let found = try #require(
      try configurations(
        "--safe-area", "1,2,3,4", "--direction", "rtl", "--language", "ar"
      ).first)
    #expect(found.safeArea == .init(top: 1, left: 2, bottom: 3, right: 4))
    #expect(found.name == "393x852 wC hR rtl ar")
    #expect(try configurations("--language", "de").map(\.name) == ["852x393 wC hC de"])
  }

  @Test("as designed is the document's own device") func asDesigned() throws {
    let found = try #require(try configurations("--as-designed").first)
    #expect(found.mode == .canvas)
    #expect(found.name == "896x414 wR hC")
    #expect(found.device == "retina6_1")
  }

  @Test("all configurations are the telling sizes") func all() throws {
    #expect(
      try configurations("--all-configurations").map(\.name) == [
        "320x568 wC hR", "375x667 wC hR", "393x852 wC hR", "852x393 wC hC", "932x430 wR hC",
        "820x1180 wR hR",
      ])
  }

  @Test("a window on a pad is compact where it is narrow") func window() throws {
    #expect(
      try configurations("--device", "ipad9_7", "--size", "320x1024").map(\.name)
        == ["320x1024 wC hR"])
    #expect(
      try configurations("--device", "ipad9_7", "--size", "694x768").map(\.name)
        == ["694x768 wR hR"])
  }

  @Test("a language brings its direction along, unless another is asked for")
  func directionOfLanguage() throws {
    #expect(try configurations("--language", "he").map(\.name) == ["852x393 wC hC rtl he"])
    #expect(
      try configurations("--language", "he", "--direction", "ltr").map(\.name)
        == ["852x393 wC hC he"])
  }

  @Test("insets that leave nothing") func noRoom() {
    #expect(
      throws: UsageError("--safe-area leaves nothing of a screen of 375x667 points")
    ) {
      try configurations("--size", "375x667", "--safe-area", "400,0,267,0")
    }
  }

  @Test("a device that does not exist") func unknownDevice() {
    #expect(
      throws: UsageError("unknown device 'iPhon 15 Pro Max'; did you mean iPhone 15 Pro Max?")
    ) {
      try configurations("--device", "iPhon 15 Pro Max")
    }
  }
}
