import DocumentModel
import Resolution
import TestSupport
import Testing

@Suite("Every configuration")
struct EveryConfigurationTests {
  private func document(_ constraints: String, _ views: String = "") -> Document {
    Document.of(
      DocumentText.scene(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>\(views)</subviews>
        <constraints>\(constraints)</constraints>
        """))
  }

  private func pin(_ attribute: String) -> String {
    """
    <constraint firstItem="a" firstAttribute="\(attribute)" secondItem="root" \
    secondAttribute="\(attribute)" id="\(attribute)"/>
    """
  }

  @Test("the telling sizes hold every pair of size classes") func sizes() {
    #expect(
      Configuration.tellingSizes.map(\.name) == [
        "320x568 wC hR", "375x667 wC hR", "393x852 wC hR", "852x393 wC hC", "932x430 wR hC",
        "820x1180 wR hR",
      ])
  }

  @Test("right to left joins where constraints mix both kinds of sides") func directions() {
    #expect(document(pin("leading") + pin("trailing")).tellingDirections == [.leftToRight])
    #expect(document(pin("left") + pin("right")).tellingDirections == [.leftToRight])
    #expect(
      document(pin("left") + pin("trailing")).tellingDirections == [.leftToRight, .rightToLeft])
    let row = "<stackView id=\"s\"/>"
    let column = "<stackView axis=\"vertical\" id=\"s\"/>"
    #expect(document(pin("left"), row).tellingDirections == [.leftToRight, .rightToLeft])
    #expect(document(pin("left"), column).tellingDirections == [.leftToRight])
    #expect(document(pin("left") + pin("leading")).everyConfiguration.count == 12)
  }

  @Test("a Mac joins where a variation is for Macs") func mac() {
    let variation = """
      <variation key="userInterfaceIdiom=mac"><mask key="subviews"><exclude reference="a"/></mask>
      </variation>
      """
    let document = Document.of(
      DocumentText.scene("<subviews><view id=\"a\"/></subviews>\(variation)"))
    #expect(document.everyConfiguration.count { $0.idiom == .mac } == 1)
  }

  @Test(
    "directions of languages",
    arguments: [
      ("ar", true), ("ar-EG", true), ("he", true), ("fa_IR", true), ("ur", true), ("de", false),
      ("zh-Hans", false), ("az-Arab", true), ("ks-Deva", false), ("", false),
    ])
  func language(_ row: (code: String, isRightToLeft: Bool)) {
    #expect(
      (Configuration.Direction(ofLanguage: row.code) == .rightToLeft) == row.isRightToLeft)
  }
}
