import DocumentModel
import Localization
import Resolution
import TestSupport
import Testing

extension StringsTable {
  static let german = StringsTable(language: "de", values: ["l.text": "Hallo"])
}

@Suite("Configurations")
struct ConfigurationTests {
  private func document(keys: [String]) -> Document {
    .of(
      DocumentText.scene(
        "<constraints><constraint firstAttribute=\"height\" constant=\"1\" id=\"k\">"
          + keys.map { "<variation key=\"\($0)\" constant=\"2\"/>" }.joined()
          + "</constraint></constraints>"))
  }

  @Test(
    "a document differs where its variations differ",
    arguments: [
      ([], ["wC hR, wC hC, wR hC, wR hR"]),
      (["heightClass=compact"], ["wC hR, wR hR", "wC hC, wR hC"]),
      (["heightClass=regular-widthClass=regular"], ["wC hR, wC hC, wR hC", "wR hR"]),
      (["heightClass=compact", "widthClass=regular"], ["wC hR", "wC hC", "wR hC", "wR hR"]),
      (["default"], ["wC hR, wC hC, wR hC, wR hR"]),
      (
        ["userInterfaceIdiom=mac"],
        ["wC hR, wC hC, wR hC, wR hR", "wC hR mac, wC hC mac, wR hC mac, wR hR mac"]
      ),
    ])
  func distinctTraits(keys: [String], groups: [String]) {
    let found = document(keys: keys).distinctTraits.map {
      $0.map(\.name).joined(separator: ", ")
    }
    #expect(found == groups)
  }

  @Test("without variations one configuration tells all") func oneConfiguration() throws {
    let document = document(keys: [])
    let scene = try #require(document.sceneIDs.first)
    #expect(document.tellingConfigurations(of: scene).map(\.name) == ["393x852 wC hR"])
  }

  @Test("with variations a phone both ways, a tablet, and whatever else differs") func several()
    throws
  {
    let same = document(keys: ["heightClass=compact"])
    let scene = try #require(same.sceneIDs.first)
    #expect(
      same.tellingConfigurations(of: scene).map(\.name) == [
        "393x852 wC hR", "852x393 wC hC", "820x1180 wR hR",
      ])
    let wide = document(keys: ["heightClass=compact-widthClass=regular"])
    #expect(
      wide.tellingConfigurations(of: scene).map(\.name) == [
        "393x852 wC hR", "852x393 wC hC", "932x430 wR hC", "820x1180 wR hR",
      ])
  }

  @Test("variations of another scene do not count") func scenes() throws {
    let document = Document.of(
      DocumentText.storyboard(
        """
        <scene sceneID="1"><objects><viewController id="a"><view key="view" id="b"/></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="c"><view key="view" id="d">
        <variation key="heightClass=compact" hidden="YES"/></view></viewController></objects></scene>
        """))
    let scenes = Array(document.sceneIDs)
    #expect(document.distinctTraits(of: scenes[0]).count == 1)
    #expect(document.distinctTraits(of: scenes[1]).count == 2)
  }

  /// ibxml.md 2: the classes of devices; guides.md 2.1: the safe areas.
  @Test("a size has the classes and the safe area of its device") func sizes() {
    let phone = Configuration(width: 393, height: 852)
    #expect(phone.device == "retina6_12")
    #expect(phone.safeArea == .init(top: 59, left: 0, bottom: 34, right: 0))
    #expect(phone.scale == 3)
    let turned = Configuration(width: 852, height: 393)
    #expect(turned.isLandscape)
    #expect(turned.name == "852x393 wC hC")
    #expect(Configuration(width: 932, height: 430).name == "932x430 wR hC")
    let pad = Configuration(width: 820, height: 1180)
    #expect(pad.idiom == .pad)
    #expect(pad.name == "820x1180 wR hR")
  }

  @Test("typical configurations have the traits asked for", arguments: Traits.all)
  func typical(traits: Traits) {
    #expect(Configuration.typical(of: traits).traits == traits)
  }
}
