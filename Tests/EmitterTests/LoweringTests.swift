import Diagnostics
import DocumentModel
import Emitters
import LayoutSystem
import TestSupport
import Testing

/// Code without stack views, wrappers and spacers.
@Suite struct LoweringCodeTests {
  private func options(
    stacks: Bool = false, guides: Bool = false, spacers: Bool = false
  ) -> EmitOptions {
    var options = literal
    options.lowering = LoweringOptions(
      lowersStacks: stacks, usesGuides: guides, foldsSpacers: spacers)
    return options
  }

  private func stack(_ arranged: String, _ attributes: String = "", _ more: String = "") -> String {
    view(
      """
      <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <subviews>\(arranged)</subviews>\(more)</stackView>
      """,
      """
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      </constraints>
      """)
  }

  private let pair = #"<label text="A" id="a"/><label text="B" id="b"/>"#

  @Test func guidesTakeThePlaceOfStackViews() {
    let code = Emitted(
      xib(stack(pair, #"spacing="8" alignment="center""#)), options: options(stacks: true)
    ).view
    #expect(!code.contains("UIStackView"))
    #expect(code.contains("private let stackGuide1 = UILayoutGuide()"))
    #expect(code.contains("addLayoutGuide(stackGuide1)\n        addSubview(label1)"))
    #expect(
      code.contains(
        "label2.leadingAnchor.constraint(equalTo: label1.trailingAnchor, constant: 8),"))
    #expect(
      code.contains("stackGuide1.heightAnchor.constraint(equalToConstant: 0).prioritized(51)"))
    #expect(code.contains("label1.translatesAutoresizingMaskIntoConstraints = false"))
    #expect(
      code.contains("label2.setContentHuggingPriority(UILayoutPriority(250.001), for: .horizontal)")
    )
    #expect(code.contains(", without: stacks\n"))
  }

  @Test func viewsTakeThePlaceOfStackViewsThatAreSeen() {
    let code = Emitted(
      xib(
        stack(
          pair, #"axis="vertical""#,
          #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        )),
      options: options(stacks: true)
    ).view
    #expect(!code.contains("UIStackView"))
    #expect(code.contains("private let stackView1 = UIView()"))
    #expect(code.contains("stackView1.addSubview(label1)"))
    #expect(code.contains("stackView1.backgroundColor ="))
    #expect(!code.contains("axis"))
  }

  @Test func plainViewsHaveNoMarginsWhereTheseAreAskedFor() {
    let inner = #"<label text="A" preservesSuperviewLayoutMargins="YES" id="a"/>"#
    let code = Emitted(xib(stack(inner, #"tag="3""#)), options: options(stacks: true)).view
    #expect(
      code.contains(
        "directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)"
      ))
    let other = Emitted(xib(stack(pair, #"tag="3""#)), options: options(stacks: true)).view
    #expect(!other.contains("directionalLayoutMargins"))
  }

  @Test func systemSpacingStaysTheSystems() {
    let code = Emitted(
      xib(stack(pair, #"spacingType="standard""#)), options: options(stacks: true)
    ).view
    #expect(
      code.contains(
        "label2.leadingAnchor.constraint(equalToSystemSpacingAfter: label1.trailingAnchor, multiplier: 1)"
      ))
  }

  @Test func sizeClassesSwitchConstraints() {
    let code = Emitted(
      xib(
        stack(
          pair, #"spacing="8""#,
          #"<variation key="heightClass=compact" axis="vertical" spacing="4"/>"#)),
      options: options(stacks: true)
    ).view
    #expect(code.contains("private func applyTraits("))
    #expect(code.contains("(label2Leading, !isCompactHeight),"))
    #expect(code.contains("(label2Top, isCompactHeight),"))
    #expect(
      code.contains(
        "label2.topAnchor.constraint(equalTo: label1.bottomAnchor, constant: 4)"))
  }

  @Test func outletsToLoweredStackViewsAreFindings() {
    let text = xib(
      stack(pair), owner: "Owner"
    ).replacing(
      #"customClass="Owner"/>"#,
      with:
        #"customClass="Owner"><connections><outlet property="row" destination="s" id="o"/></connections></placeholder>"#
    )
    let emitted = Emitted(text, options: options(stacks: true))
    #expect(emitted.view.contains("= UIView()"))
    #expect(!emitted.wiring.contains("row ="))
    #expect(
      emitted.findings.contains { $0.rule == "no-code-form" && $0.message.contains("outlet row") })
  }

  /// The finding stands where the outlet does, whose place others look it up by.
  @Test func outletsInsideOneClassAreFindingsToo() throws {
    let text = xib(
      stack(
        pair, "",
        #"</stackView><view customClass="Picker" id="p"><connections>"#
          + "\n"
          + #"<outlet property="row" destination="s" id="o"/></connections></view><stackView id="t">"#
      ))
    let emitted = Emitted(text, options: options(stacks: true))
    let finding = try #require(emitted.findings.first { $0.message.contains("outlet row") })
    #expect(text.dropFirst(finding.range.lowerBound).hasPrefix(#"<outlet property="row""#))
  }

  @Test func contradictionsAreFindings() {
    let text = xib(
      stack(
        pair, "",
        """
        <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="200" id="w1"/>
        <constraint firstItem="b" firstAttribute="width" constant="200" id="w2"/>
        <constraint firstAttribute="width" constant="100" id="w3"/>
        </constraints>
        """))
    let findings = Emitted(text, options: options(stacks: true)).findings
    #expect(
      findings.contains {
        $0.rule == "lower-stacks" && $0.message.contains("contradicts required constraints")
      })
  }

  @Test func wrappersBecomeGuides() {
    let emitted = Emitted(
      xib(
        view(
          """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="w"><subviews>
          <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
          <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="w" secondAttribute="top" id="c1"/>
          </constraints></view>
          """)), options: options(guides: true))
    #expect(emitted.view.contains("private let guide1 = UILayoutGuide()"))
    #expect(emitted.view.contains("addLayoutGuide(guide1)\n        addSubview(label1)"))
    #expect(
      emitted.view.contains("label1.topAnchor.constraint(equalTo: guide1.topAnchor)"))
    #expect(emitted.findings.contains { $0.rule == "layout-guides" && $0.severity == .info })
  }

  @Test func spacersBecomeDistances() {
    let spacer = """
      <view id="p"><constraints><constraint firstAttribute="width" constant="24" id="pw"/>\
      </constraints></view>
      """
    let code = Emitted(
      xib(
        stack(
          #"<label text="A" id="a"/>"# + spacer + #"<label text="B" id="b"/>"#
            + spacer.replacing("\"p", with: "\"q"), #"spacing="8""#)),
      options: options(spacers: true)
    ).view
    #expect(code.contains("stackView1.setCustomSpacing(40, after: label1)"))
    #expect(code.contains("stackView1.isLayoutMarginsRelativeArrangement = true"))
    #expect(
      code.contains(
        "stackView1.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 32)"
      ))
    #expect(!code.contains("widthAnchor"))
  }

  @Test(arguments: [EmitOptions.Style.view, .function])
  func noSampleHasStackViewsLeft(style: EmitOptions.Style) throws {
    var options = options(stacks: true, guides: true, spacers: true)
    options.style = style
    for sample in sampleDocuments() {
      guard let document = Document.of(sample) else { continue }
      let emit = { emitSwift(document, name: sample.name, options: options) }
      let (files, findings) = emit()
      let code = files.map(\.text).joined()
      let stays = findings.contains { $0.message.contains("stays a stack view") }
      #expect(stays || !code.contains("UIStackView"), "\(sample.name)")
      #expect(emit().files == files)
    }
  }
}
