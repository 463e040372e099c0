import Emitters
import TestSupport
import Testing

/// Whole files, read line by line by a person when they change.
@Suite("Golden files")
struct GoldenTests {
  @Test("a form that turns in landscape")
  func form() throws {
    let emitted = Emitted(Self.form, name: "Form.storyboard")
    #expect(
      emitted.files.map(\.name) == [
        "FormView+Generated.swift", "FormView+Wiring.swift", "FormScenes+Generated.swift",
      ])
    #expect(try goldenDifference(emitted.text, "Form.swift.txt") == nil)
  }

  @Test("a table with static cells")
  func table() throws {
    let emitted = Emitted(Self.settings, name: "Settings.storyboard", options: literal)
    #expect(try goldenDifference(emitted.text, "Settings.swift.txt") == nil)
  }

  @Test("a cell of its own class")
  func cell() throws {
    let emitted = Emitted(Self.bunkCell, name: "BunkCell.xib", options: literal)
    #expect(try goldenDifference(emitted.text, "BunkCell.swift.txt") == nil)
  }

  @Test("the same form as functions, for iOS 13 and for iOS 17", arguments: [13, 17])
  func formAsFunctions(target: Int) throws {
    var options = EmitOptions()
    options.style = .function
    options.deploymentTarget = target
    let emitted = Emitted(Self.form, name: "Form.storyboard", options: options)
    #expect(
      emitted.files.map(\.name) == [
        "FormLayout+Generated.swift", "FormLayout+Wiring.swift", "FormScenes+Generated.swift",
      ])
    #expect(try goldenDifference(emitted.text, "Form.function\(target).swift.txt") == nil)
  }

  @Test("the same table as functions: an object of its own is the data source")
  func tableAsFunctions() throws {
    var options = literal
    options.style = .function
    let emitted = Emitted(Self.settings, name: "Settings.storyboard", options: options)
    #expect(try goldenDifference(emitted.text, "Settings.function.swift.txt") == nil)
  }

  // MARK: Documents

  private static let form = storyboard(
    scene(
      "tne-QT-ifu",
      """
      <viewController id="c" customClass="FormViewController" customModuleProvider="target">
      <view key="view" contentMode="scaleToFill" id="v"><subviews>
      <stackView contentMode="scaleToFill" axis="vertical" spacing="12" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
      horizontalHuggingPriority="251" text="Name" textAlignment="natural" \
      lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="l">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
      contentVerticalAlignment="center" placeholder="Ada" textAlignment="natural" \
      borderStyle="roundedRect" adjustsFontSizeToFit="NO" id="t">
      <textInputTraits key="textInputTraits" autocapitalizationType="words"/></textField>
      </subviews><variation key="heightClass=compact" axis="horizontal" spacing="8"/></stackView>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="16" id="k1"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="safe" \
      secondAttribute="leading" constant="16" id="k2"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="s" \
      secondAttribute="trailing" constant="16" priority="999" id="k3"/>
      </constraints></view>
      <connections><outlet property="nameField" destination="t" id="o"/></connections>
      </viewController>
      """), initial: "c")

  private static let settings = storyboard(
    scene(
      "aaa-bb-ccc",
      """
      <tableViewController id="c" customClass="SettingsController" customModuleProvider="target">
      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
      alwaysBounceVertical="YES" dataMode="static" style="grouped" rowHeight="-1" \
      estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
      <sections><tableViewSection headerTitle="Sound" id="h"><cells>
      <tableViewCell contentMode="scaleToFill" selectionStyle="none" rowHeight="52" id="p">
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="p" id="q">
      <subviews><switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" \
      horizontalHuggingPriority="750" verticalHuggingPriority="750" id="w"><connections>
      <action selector="toggle:" destination="c" eventType="valueChanged" id="x"/></connections>
      </switch></subviews>
      <constraints><constraint firstItem="w" firstAttribute="centerY" secondItem="q" \
      secondAttribute="centerY" id="k"/></constraints></tableViewCellContentView></tableViewCell>
      <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" \
      style="IBUITableViewCellStyleDefault" textLabel="n" id="r">
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="r" id="u">
      <subviews><label text="About" lineBreakMode="tailTruncation" textAlignment="natural" \
      adjustsFontSizeToFit="NO" id="n"/></subviews>
      </tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="c" id="y"/>
      <outlet property="delegate" destination="c" id="z"/></connections></tableView>
      </tableViewController>
      """))

  private static let bunkCell = xib(
    """
    <collectionViewCell contentMode="center" id="root" customClass="BunkCell" \
    customModuleProvider="target">
    <view key="contentView" contentMode="center"><subviews>
    <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" image="bed.double" \
    catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <state key="normal" title="Take it"><color key="titleColor" systemColor="systemMintColor"/>
    </state><connections><action selector="take:" destination="root" eventType="touchUpInside" \
    id="x"/></connections></button>
    </subviews></view>
    <constraints><constraint firstItem="i" firstAttribute="width" secondItem="i" \
    secondAttribute="height" multiplier="4:3" id="k"/></constraints>
    <connections><outlet property="photo" destination="i" id="o1"/>
    <outlet property="aspect" destination="k" id="o2"/></connections>
    </collectionViewCell>
    """)
}
