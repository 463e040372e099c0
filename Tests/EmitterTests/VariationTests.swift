import DocumentModel
import Resolution
import Testing

@testable import Emitters

@Suite("Size classes")
struct VariationTests {
  private let demo = xib(
    view(
      """
      <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" spacing="8">
      <subviews>
      <label id="a"><fontDescription key="fontDescription" type="system" pointSize="20"/>
      <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" \
      pointSize="12"/></variation></label>
      <view id="b" hidden="YES"><variation key="widthClass=regular" hidden="NO"/></view>
      <view id="c"/>
      </subviews>
      <variation key="heightClass=compact" axis="horizontal" spacing="4"/>
      <variation key="heightClass=regular-widthClass=regular" spacing="24"/>
      <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="c"/></mask></variation>
      </stackView>
      """,
      """
      <constraints>
      <constraint firstItem="s" firstAttribute="height" constant="90" id="k1">
      <variation key="heightClass=compact" constant="60"/></constraint>
      <constraint firstItem="s" firstAttribute="width" constant="200" id="k2"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k3"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="k2"/>
      <exclude reference="k3"/></mask></variation>
      """))

  @Test("all stand in one function: values, then what goes off, then what goes on")
  func applyTraits() throws {
    let text = Emitted(demo).view
    #expect(text.contains("stackView1.axis = isCompactHeight ? .horizontal : .vertical"))
    #expect(
      text.contains(
        "label1.font = isCompactHeight ? .systemFont(ofSize: 12) : .systemFont(ofSize: 20)"))
    #expect(text.contains("view1.isHidden = isCompactWidth"))
    #expect(text.contains("stackView1Height.constant = isCompactHeight ? 60 : 90"))
    try expectOrder(
      text, "let switched:", "(stackView1Width, isCompactHeight),",
      "(stackView1Leading, !isCompactHeight),", "NSLayoutConstraint.deactivate(", "install([",
      "(label1, true),", "(view1, true),", "(view2, !isCompactWidth),", "], in: stackView1)",
      "NSLayoutConstraint.activate(switched")
    // What comes and goes is neither added nor activated elsewhere.
    #expect(!text.contains("addArrangedSubview(view2)"))
    #expect(!text.contains("stackView1Width,\n"))
  }

  @Test("observe changes as the deployment target can")
  func observation() {
    #expect(Emitted(demo).view.contains("override func traitCollectionDidChange("))
    var options = EmitOptions()
    options.deploymentTarget = 17
    let text = Emitted(demo, options: options).view
    #expect(!text.contains("traitCollectionDidChange"))
    #expect(text.contains("registerForTraitChanges("))
  }

  @Test("three values make a chain of conditions")
  func chain() throws {
    try expectOrder(
      Emitted(demo).view, "if isCompactHeight {", "stackView1.spacing = 4", "} else if ",
      "stackView1.spacing = ", "} else {", "stackView1.spacing = ")
  }

  @Test("a condition holds in exactly the combinations it is for", arguments: 0..<16)
  func conditions(bits: Int) {
    let space = TraitSpace(document(demo))
    let truth = (0..<4).map { bits >> $0 & 1 == 1 }
    let condition = space.condition(truth)
    for (index, (isCompactWidth, isCompactHeight)) in combinations.enumerated() {
      let value = evaluate(
        condition, isCompactWidth: isCompactWidth, isCompactHeight: isCompactHeight)
      #expect(value == truth[index], "\(condition)")
    }
  }

  @Test("what an earlier condition caught does not matter", arguments: 0..<16)
  func conditionsInChains(bits: Int) {
    let space = TraitSpace(document(demo))
    let truth = (0..<4).map { bits >> $0 & 1 == 1 }
    for settled in 0..<16 where settled & bits == 0 {
      let caught = Set((0..<4).filter { settled >> $0 & 1 == 1 })
      let condition = space.condition(truth, after: caught)
      for (index, (isCompactWidth, isCompactHeight)) in combinations.enumerated()
      where !caught.contains(index) {
        let value = evaluate(
          condition, isCompactWidth: isCompactWidth, isCompactHeight: isCompactHeight)
        #expect(value == truth[index], "\(condition)")
      }
      #expect(condition.count <= space.condition(truth).count)
    }
  }

  /// In the order of the space: phone portrait, phone landscape, large phone, pad.
  private var combinations: [(isCompactWidth: Bool, isCompactHeight: Bool)] {
    [(true, false), (true, true), (false, true), (false, false)]
  }

  /// The value of a sum of products.
  private func evaluate(
    _ condition: String, isCompactWidth: Bool, isCompactHeight: Bool
  ) -> Bool {
    condition.split(separator: " || ").contains { term in
      term.filter { $0 != "(" && $0 != ")" }.split(separator: " && ").allSatisfy { factor in
        switch factor {
        case "true": true
        case "isCompactWidth": isCompactWidth
        case "!isCompactWidth": !isCompactWidth
        case "isCompactHeight": isCompactHeight
        case "!isCompactHeight": !isCompactHeight
        default: false
        }
      }
    }
  }
}
