import Emitters
import Testing

@Suite("Constraints")
struct ConstraintTests {
  private func code(_ constraint: String, more: String = "") -> String {
    Emitted(
      xib(
        view(
          """
          <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
          <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>
          """,
          """
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraint)</constraints>\(more)
          """)), options: literal
    ).view
  }

  @Test(
    "by anchors where anchors can say it",
    arguments: [
      (
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin""#,
        "view1.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)"
      ),
      (
        #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8""#,
        "view1.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8)"
      ),
      (
        #"firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing""#,
        "trailingAnchor.constraint(greaterThanOrEqualTo: view1.trailingAnchor)"
      ),
      (
        #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="16:9""#,
        "view1.widthAnchor.constraint(equalTo: view2.heightAnchor, multiplier: 16.0 / 9.0)"
      ),
      (
        #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="1/2" constant="4""#,
        "view1.widthAnchor.constraint(equalTo: view2.widthAnchor, multiplier: 0.5, constant: 4)"
      ),
      (
        #"firstItem="a" firstAttribute="height" relation="lessThanOrEqual" constant="44""#,
        "view1.heightAnchor.constraint(lessThanOrEqualToConstant: 44)"
      ),
      (
        #"firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="firstBaseline""#,
        "view1.lastBaselineAnchor.constraint(equalTo: view2.firstBaselineAnchor)"
      ),
    ])
  func anchors(attributes: String, expected: String) {
    let text = code("<constraint \(attributes) id=\"k\"/>")
    #expect(text.contains("\(expected).isActive = true"), "\(text)")
  }

  @Test(
    "by item and attribute where they cannot",
    arguments: [
      (
        #"firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" multiplier="0.5""#,
        "NSLayoutConstraint(item: view1, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 0.5, constant: 0)"
      ),
      (
        #"firstItem="a" firstAttribute="left" secondItem="b" secondAttribute="leading""#,
        "NSLayoutConstraint(item: view1, attribute: .left, relatedBy: .equal, toItem: view2, attribute: .leading, multiplier: 1, constant: 0)"
      ),
    ])
  func items(attributes: String, expected: String) {
    #expect(code("<constraint \(attributes) id=\"k\"/>").contains(expected))
  }

  @Test("standard distances are the system's, numbers beside guides (corrections.md 2)")
  func symbolic() {
    let text = code(
      """
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
      constant="8" symbolic="YES" id="k1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="20" symbolic="YES" id="k2"/>
      """)
    #expect(
      text.contains(
        "view2.leadingAnchor.constraint(equalToSystemSpacingAfter: view1.trailingAnchor, multiplier: 1)"
      ))
    #expect(text.contains("view1.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)"))
  }

  @Test("carry their priority before they are activated; placeholders do not exist")
  func priority() {
    let text = code(
      """
      <constraint firstItem="a" firstAttribute="width" constant="10" priority="750" id="k1"/>
      <constraint firstItem="a" firstAttribute="height" constant="99" placeholder="YES" id="k2"/>
      """)
    #expect(
      text.contains(
        "view1.widthAnchor.constraint(equalToConstant: 10).prioritized(750).isActive = true"))
    #expect(text.contains("fileprivate func prioritized(_ priority: Float)"))
    #expect(!text.contains("99"))
  }

  @Test("the guides of controllers are the safe area")
  func layoutGuides() {
    let emitted = Emitted(
      storyboard(
        scene(
          "s",
          """
          <viewController id="c" customClass="HomeController" customModuleProvider="target">
          <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="u"/></layoutGuides>
          <view key="view" id="v"><subviews>
          <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="k1"/>
          <constraint firstItem="u" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="k2"/>
          </constraints></view></viewController>
          """)), name: "Main.storyboard")
    #expect(
      emitted.view.contains("view1.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),"))
    #expect(
      emitted.view.contains(
        "safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: view1.bottomAnchor),"))
  }

  @Test("arranged subviews are arranged only, in their order")
  func hierarchy() throws {
    let text = Emitted(
      xib(
        view(
          """
          <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" \
          alignment="top" spacingType="standard"><subviews><label id="a"/>
          <view id="b" hidden="YES"/><label id="c"/></subviews>
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
          """))
    ).view
    try expectOrder(
      text, "addSubview(stackView1)", "stackView1.addArrangedSubview(label1)",
      "stackView1.addArrangedSubview(view1)", "stackView1.addArrangedSubview(label2)")
    #expect(!text.contains("stackView1.addSubview"))
    #expect(text.contains("stackView1.alignment = .leading"))
    #expect(text.contains("stackView1.spacing = UIStackView.spacingUseSystem"))
    #expect(text.contains("stackView1.isLayoutMarginsRelativeArrangement = true"))
    #expect(text.contains("view1.isHidden = true"))
  }
}
