import DocumentModel
import TestSupport
import Testing

@Suite("Values")
struct ValueTests {
  private func label(_ inside: String, attributes: String = "") throws -> (Document, ElementID) {
    let document = Document.of(
      DocumentText.scene("<subviews><label id=\"a\" \(attributes)>\(inside)</label></subviews>"))
    return (document, try #require(document.object("a")))
  }

  @Test("texts with line breaks stand in an element, or in Base64") func texts() throws {
    let (attribute, a) = try label("", attributes: "text=\"one&#10;two\"")
    #expect(attribute.string("text", of: a) == "one\ntwo")
    let (element, b) = try label("<string key=\"text\">one\ntwo</string>")
    #expect(element.string("text", of: b) == "one\ntwo")
    let (mutable, c) = try label("<mutableString key=\"text\">x</mutableString>")
    #expect(mutable.string("text", of: c) == "x")
    // base64 of "Grüße 👋\n", by coreutils.
    let (encoded, d) = try label(
      "<string key=\"text\" base64-UTF8=\"YES\">\nR3LDvMOfZSDwn5GLCg\n</string>")
    #expect(encoded.string("text", of: d) == "Grüße 👋\n")
  }

  @Test("runtime attributes with text or element") func runtimeAttributes() throws {
    let (document, element) = try label(
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
      </userDefinedRuntimeAttributes>
      """)
    let read = document.runtimeAttributes(of: element)
    #expect(read.map(\.keyPath) == ["layer.cornerRadius", "isRound", "nothing"])
    #expect(read.map(\.type) == ["number", "boolean", "nil"])
    #expect(read[0].child.map { document.name($0) } == "integer")
    #expect(read[1].text == "YES")
  }

  /// ibxml.md 2: the newest name wins; components beside it are for older Xcodes.
  @Test(
    "colours",
    arguments: [
      (
        "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
        Color.rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: "sRGB")
      ),
      (
        "white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
        .white(0.5, alpha: 1, space: "genericGamma22GrayColorSpace")
      ),
      (
        "red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
        .rgb(red: 0, green: 0, blue: 0, alpha: 1, space: "calibratedRGB")
      ),
      ("systemColor=\"labelColor\"", .system("labelColor")),
      (
        "cocoaTouchSystemColor=\"darkTextColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"",
        .system("darkTextColor")
      ),
      (
        "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
        .system("systemBackgroundColor")
      ),
      ("name=\"Brand\"", .named("Brand")),
      ("catalog=\"System\" colorSpace=\"catalog\" name=\"textColor\"", .system("textColor")),
    ])
  func colors(attributes: String, color: Color) throws {
    let (document, element) = try label("<color key=\"textColor\" \(attributes)/>")
    #expect(document.color(key: "textColor", of: element) == color)
    #expect(document.color(key: "shadowColor", of: element) == nil)
  }

  @Test("an explicit default is not absence") func noColor() throws {
    let (document, element) = try label("<nil key=\"highlightedColor\"/>")
    #expect(document.color(key: "highlightedColor", of: element) == Color.none)
  }

  @Test(
    "fonts",
    arguments: [
      (
        "type=\"system\" pointSize=\"17\"",
        FontDescription(face: .system(weight: "regular", isItalic: false), size: 17)
      ),
      (
        "type=\"system\" weight=\"medium\" pointSize=\"13\"",
        FontDescription(face: .system(weight: "medium", isItalic: false), size: 13)
      ),
      (
        "type=\"boldSystem\" pointSize=\"15\"",
        FontDescription(face: .system(weight: "bold", isItalic: false), size: 15)
      ),
      (
        "type=\"italicSystem\" pointSize=\"15\"",
        FontDescription(face: .system(weight: "regular", isItalic: true), size: 15)
      ),
      (
        "style=\"UICTFontTextStyleBody\"",
        FontDescription(face: .style("UICTFontTextStyleBody"), size: nil)
      ),
      (
        "name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"20\"",
        FontDescription(face: .custom(name: "Avenir-Book", family: "Avenir"), size: 20)
      ),
    ])
  func fonts(attributes: String, font: FontDescription) throws {
    let (document, element) = try label("<fontDescription key=\"fontDescription\" \(attributes)/>")
    #expect(document.font(of: element) == font)
  }

  @Test("attributed texts") func attributedTexts() throws {
    let (document, element) = try label(
      """
      <attributedString key="attributedText"><fragment content="one "><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <font key="NSFont" size="17" name="Menlo-Regular"/><real key="NSKern" value="2"/></attributes></fragment>
      <fragment><string key="content">two\nlines</string></fragment></attributedString>
      """)
    let text = try #require(document.attributedText(of: element))
    #expect(text.text == "one two\nlines")
    #expect(
      text.runs[0].font
        == FontDescription(face: .custom(name: "Menlo-Regular", family: nil), size: 17))
    #expect(text.runs[0].kern == 2)
    #expect(text.runs[1].font == nil)
  }

  @Test("numbers that are none are absent; noise is 0") func numbers() throws {
    func alpha(_ text: String) throws -> Double? {
      let (document, element) = try label("", attributes: "alpha=\"\(text)\"")
      return document.written(.alpha, of: element)
    }
    #expect(try alpha("0.5") == 0.5)
    #expect(try alpha("nan") == nil)
    #expect(try alpha("inf") == nil)
    #expect(try alpha("1e999") == nil)
    #expect(try alpha("x") == nil)
    // ibxml.md 6.
    #expect(try alpha("-1.4210854715202004e-14") == 0)
  }

  @Test("integers beyond the machine are absent") func hugeIntegers() throws {
    let (document, element) = try label("", attributes: "numberOfLines=\"99999999999999999999\"")
    #expect(document.written(.numberOfLines, of: element) == nil)
    let (other, same) = try label("", attributes: "numberOfLines=\"2.0\"")
    #expect(other.written(.numberOfLines, of: same) == 2)
  }

  @Test("insets in three spellings") func insets() throws {
    let (document, element) = try label(
      """
      <inset key="a" minX="1" minY="2" maxX="3" maxY="4"/><edgeInsets key="b" top="2" left="1" bottom="4" right="3"/>
      <directionalEdgeInsets key="c" top="2" leading="1" bottom="4" trailing="3"/>
      """)
    let plain = Insets(top: 2, left: 1, bottom: 4, right: 3)
    #expect(document.insets(key: "a", of: element) == plain)
    #expect(document.insets(key: "b", of: element) == plain)
    #expect(
      document.insets(key: "c", of: element)
        == Insets(top: 2, left: 1, bottom: 4, right: 3, isDirectional: true))
  }
}
