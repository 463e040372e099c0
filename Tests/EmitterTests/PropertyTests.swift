import Diagnostics
import Emitters
import Testing

@Suite("Properties")
struct PropertyTests {
  /// The lines of the view class that speak of an object.
  private func lines(_ subviews: String, _ options: EmitOptions = literal) -> String {
    Emitted(xib(view(subviews)), options: options).view
  }

  @Test("absent ones are Interface Builder's defaults, not UIKit's (ibxml.md 1, fact 1)")
  func absence() {
    let text = lines(
      """
      <label id="a" text="A" lineBreakMode="tailTruncation"/>
      <textField id="b"><textInputTraits key="textInputTraits"/></textField>
      <scrollView id="c"/><activityIndicatorView id="d" style="medium"/><switch id="e"/>
      <tableView id="f" style="plain" alwaysBounceVertical="YES" clipsSubviews="YES"/>
      """)
    #expect(text.contains("label1.textAlignment = .left"))
    #expect(text.contains("label1.adjustsFontSizeToFitWidth = true"))
    #expect(text.contains("label1.isUserInteractionEnabled = true"))
    #expect(text.contains("textField1.autocapitalizationType = .none"))
    #expect(text.contains("scrollView1.clipsToBounds = false"))
    #expect(text.contains("activityIndicatorView1.hidesWhenStopped = false"))
    #expect(text.contains("switch1.setContentHuggingPriority(.defaultLow, for: .horizontal)"))
    #expect(!text.contains("tableView1.alwaysBounceVertical"))
  }

  @Test("that equal UIKit's defaults are left out")
  func defaults() {
    let text = lines(
      """
      <label id="a" text="A" textAlignment="natural" lineBreakMode="tailTruncation" opaque="NO" \
      userInteractionEnabled="NO" contentMode="left" adjustsFontSizeToFit="NO" \
      baselineAdjustment="alignBaselines"><fontDescription key="fontDescription" type="system" \
      pointSize="17"/><nil key="textColor"/><nil key="highlightedColor"/></label>
      """)
    let said = text.split(separator: "\n").filter { $0.contains("label1.") && $0.contains(" = ") }
    #expect(said.map { $0.trimming() } == [#"label1.text = "A""#])
  }

  @Test("a text field's font is said: what a new one has is told in two ways")
  func textFieldFont() {
    let text = lines(
      """
      <textField id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      """)
    #expect(text.contains("textField1.font = .systemFont(ofSize: 17)"))
  }

  @Test("the smallest size of a text is a part of the size that holds in a configuration")
  func smallestSize() {
    let text = lines(
      """
      <label id="a" text="A" minimumFontSize="9"><fontDescription key="fontDescription"       type="system" pointSize="18"/><variation key="widthClass=compact"><fontDescription       key="fontDescription" type="system" pointSize="12"/></variation></label>
      """)
    #expect(text.contains("label1.minimumScaleFactor = isCompactWidth ? 0.75 : 0.5"), "\(text)")
  }

  @Test("of two names of one property the more particular one wins")
  func twoNames() {
    let text = lines(
      """
      <tabBar id="a"><color key="tintColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
      <color key="selectedImageTintColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/></tabBar>
      """)
    #expect(text.contains("tabBar1.tintColor = UIColor(white: 0.25, alpha: 1)"))
    #expect(!text.contains("white: 0.5"))
  }

  @Test(
    "what frameworks and newer systems have",
    arguments: [
      (#"<mapView id="a" showsPointsOfInterest="NO"/>"#, "pointOfInterestFilter = .excludingAll"),
      (#"<sceneKitView id="a" sceneName="ship.scn"/>"#, #"scene = SCNScene(named: "ship.scn")"#),
      (#"<mtkView id="a" colorPixelFormat="RGBA16Float"/>"#, "colorPixelFormat = .rgba16Float"),
      (#"<skView id="a" allowsTransparency="YES"/>"#, "allowsTransparency = true"),
      (#"<button id="a" springLoaded="YES"/>"#, "button1.isSpringLoaded = true"),
      (
        #"<imageView id="a"><imageReference key="image" image="wifi" catalog="system" variableValue="0.5"/></imageView>"#,
        #"image = UIImage(systemName: "wifi", variableValue: 0.5)"#
      ),
    ])
  func frameworks(subview: String, code: String) {
    let emitted = Emitted(xib(view(subview)), options: literal)
    #expect(emitted.view.contains(code), "\(emitted.view)")
    #expect(emitted.findings.isEmpty)
  }

  @Test(
    "fonts of attributed texts have the weight that their name ends in",
    arguments: [
      (#"metaFont="systemSemibold" size="15""#, ".systemFont(ofSize: 15, weight: .semibold)"),
      (#"metaFont="systemBold" size="15""#, ".boldSystemFont(ofSize: 15)"),
      (#"name=".SFUIText-Medium" size="15""#, ".systemFont(ofSize: 15, weight: .medium)"),
      (#"metaFont="smallSystem""#, ".systemFont(ofSize: 11)"),
      (#"name=".AppleSystemUIFont" size="12""#, ".systemFont(ofSize: 12)"),
    ])
  func desktopFonts(attributes: String, code: String) {
    let text = lines(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="A"><attributes>
      <font key="NSFont" \(attributes)/></attributes></fragment></attributedString></label>
      """)
    #expect(text.contains(".font: UIFont\(code)"), "\(text)")
  }

  @Test("ranges come before values, segments before the selection")
  func order() throws {
    let text = lines(
      """
      <slider id="a" value="5" minValue="1" maxValue="9"/>
      <stepper id="b" value="50" minimumValue="10" maximumValue="200"/>
      <segmentedControl id="c" selectedSegmentIndex="1"><segments><segment title="A"/>
      <segment title="B" enabled="NO"/></segments></segmentedControl>
      """)
    try expectOrder(
      text, "slider1.minimumValue = 1", "slider1.maximumValue = 9", "slider1.value = 5")
    try expectOrder(
      text, "stepper1.minimumValue = 10", "stepper1.maximumValue = 200", "stepper1.value = 50")
    try expectOrder(
      text, #"insertSegment(withTitle: "A", at: 0, animated: false)"#,
      #"insertSegment(withTitle: "B", at: 1, animated: false)"#,
      "setEnabled(false, forSegmentAt: 1)",
      "segmentedControl1.selectedSegmentIndex = 1")
  }

  @Test(
    "colours of every kind",
    arguments: [
      (
        #"red="0.5" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
        "UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)"
      ),
      (
        #"red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="displayP3""#,
        "UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)"
      ),
      (#"white="0.66" alpha="1" colorSpace="calibratedWhite""#, "UIColor(white: 0.66, alpha: 1)"),
      (
        #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        ".white"
      ),
      (
        #"red="0" green="0" blue="0" alpha="0" colorSpace="custom" customColorSpace="sRGB""#,
        ".clear"
      ),
      (#"systemColor="systemBackgroundColor""#, ".systemBackground"),
      (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, ".systemGroupedBackground"),
      (
        #"cocoaTouchSystemColor="viewFlipsideBackgroundColor" white="0.2" alpha="1""#,
        "UIColor(white: 0.2, alpha: 1)"
      ),
      (#"name="Brand""#, #"UIColor(named: "Brand")"#),
    ])
  func color(attributes: String, code: String) {
    let text = lines(
      #"<view id="a"><color key="backgroundColor" \#(attributes)/></view>"#)
    #expect(text.contains("view1.backgroundColor = \(code)\n"), "\(text)")
  }

  @Test(
    "fonts of every kind",
    arguments: [
      (#"type="system" pointSize="15""#, ".systemFont(ofSize: 15)"),
      (#"type="boldSystem" pointSize="20""#, ".boldSystemFont(ofSize: 20)"),
      (#"type="italicSystem" pointSize="12""#, ".italicSystemFont(ofSize: 12)"),
      (
        #"type="system" weight="semibold" pointSize="17""#,
        ".systemFont(ofSize: 17, weight: .semibold)"
      ),
      (#"style="UICTFontTextStyleTitle1""#, ".preferredFont(forTextStyle: .title1)"),
      (
        #"name="Avenir-Book" family="Avenir" pointSize="14""#,
        #"UIFont(name: "Avenir-Book", size: 14)"#
      ),
    ])
  func font(attributes: String, code: String) {
    let text = lines(
      #"<label id="a"><fontDescription key="fontDescription" \#(attributes)/></label>"#)
    #expect(text.contains("label1.font = \(code)\n"))
  }

  @Test("texts carry the keys that Interface Builder exports, or none")
  func strings() {
    let button = #"<button id="x1y-2z-3ab"><state key="normal" title="Go"/></button>"#
    let key = #"NSLocalizedString("x1y-2z-3ab.normalTitle", tableName: "Test", value: "Go""#
    #expect(lines(button, EmitOptions()).contains(key))
    #expect(lines(button).contains(#"button1.setTitle("Go", for: .normal)"#))
  }

  @Test("that need a newer iOS than the target stand under a check")
  func availability() {
    let button = """
      <button id="a" buttonType="system"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New"/></button>
      """
    let old = lines(button)
    #expect(old.contains("if #available(iOS 15.0, *) {"))
    #expect(old.contains(#"setTitle("Old", for: .normal)"#))
    var options = literal
    options.deploymentTarget = 17
    let new = lines(button, options)
    #expect(!new.contains("#available"))
    #expect(!new.contains(#""Old""#))
    #expect(new.contains("UIButton.Configuration.filled()"))
  }

  @Test("runtime attributes are typed where the property is known")
  func runtime() {
    let text = lines(
      """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" \
      value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isFancy" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(text.contains("view1.layer.cornerRadius = 8"))
    #expect(text.contains(#"view1.setValue(true, forKeyPath: "isFancy")"#))
  }

  @Test("of an attributed string, run by run")
  func attributed() {
    let text = lines(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="Hot"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/><font key="NSFont" metaFont="system" size="20"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/>
      </attributes></fragment><fragment content="!"/></attributedString></label>
      """)
    #expect(
      text.contains(
        #"attributedString([("Hot", [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: paragraphStyle { $0.alignment = .center }]), ("!", [:])])"#
      ), "\(text)")
    #expect(text.contains("private func attributedString("))
    #expect(text.contains("private func paragraphStyle("))
  }

  @Test("that have no code form are listed and found")
  func omissions() {
    let emitted = Emitted(xib(view(#"<view id="abc" flavour="sour"/>"#)))
    #expect(emitted.view.hasSuffix("// Not in this code:\n// - view1 (abc): flavour=\"sour\"\n"))
    #expect(emitted.findings.map(\.objects) == [["abc"]])
  }
}

extension Substring {
  func trimming() -> String { String(drop(while: { $0 == " " })) }
}

/// Expects texts to occur in an order.
func expectOrder(
  _ text: String, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var rest = text[...]
  for part in parts {
    let found = try #require(
      rest.firstRange(of: part), "\(part) is missing or too early", sourceLocation: sourceLocation)
    rest = rest[found.upperBound...]
  }
}

@Suite("What has no code form")
struct OmissionTests {
  @Test("values that nothing understands are findings, not silence")
  func values() {
    let emitted = Emitted(
      xib(view(#"<label id="a" textAlignment="sideways" numberOfLines="many" text="A"/>"#)),
      options: literal)
    let messages = emitted.findings.map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains(#"textAlignment="sideways""#) })
    #expect(messages.contains { $0.contains(#"numberOfLines="many""#) })
    #expect(emitted.view.contains("// - label1 (a): textAlignment"))
  }

  @Test("what values hold that nothing reads is said of their object")
  func configurations() {
    let emitted = Emitted(
      xib(
        view(
          """
          <button id="b"><buttonConfiguration key="configuration" style="plain" indicator="popup">
          <backgroundConfiguration key="background" strokeOutset="2"/></buttonConfiguration></button>
          """)))
    let messages = emitted.findings.map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains(#"buttonConfiguration indicator="popup""#) })
    #expect(messages.contains { $0.contains(#"backgroundConfiguration strokeOutset="2""#) })
  }

  @Test("constraints that no size class installs are one note")
  func neverInstalled() {
    let emitted = Emitted(
      xib(
        view(
          #"<view id="a"/>"#,
          """
          <constraints>
          <constraint firstItem="a" firstAttribute="width" constant="1" id="k1"/>
          <constraint firstItem="a" firstAttribute="height" constant="1" id="k2"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k3"/>
          </constraints><variation key="default"><mask key="constraints">
          <exclude reference="k1"/><exclude reference="k2"/></mask></variation>
          """)))
    #expect(emitted.findings.map(\.constraints) == [["k1", "k2"]])
    #expect(
      emitted.findings.first?.message.contains(": 2 constraints are installed in no size class")
        == true)
  }

  @Test("a text style newer than the tables goes by its raw value")
  func textStyle() {
    let emitted = Emitted(
      xib(
        view(
          """
          <label id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleVast"/></label>
          """)))
    #expect(
      emitted.view.contains(
        #".preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "UICTFontTextStyleVast"))"#))
  }

  @Test("a configuration's font goes with what changes its title's attributes")
  func titleFont() throws {
    let emitted = Emitted(
      xib(
        view(
          """
          <button id="b"><buttonConfiguration key="configuration" style="plain" title="Go">
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="13"/>
          </buttonConfiguration></button>
          """)), options: literal)
    try expectOrder(
      emitted.view,
      "button1Configuration.titleTextAttributesTransformer = titleFont(.boldSystemFont(ofSize: 13))",
      "button1.configuration = button1Configuration",
      "private func titleFont(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {")
  }
}
