import Diagnostics
import Testing

@testable import Emitters

@Suite("Style of functions")
struct FunctionStyleTests {
  private func options(_ target: Int = 13) -> EmitOptions {
    var options = literal
    options.style = .function
    options.deploymentTarget = target
    return options
  }

  private func layout(_ text: String, _ name: String, _ options: EmitOptions) -> String {
    Emitted(text, name: name, options: options).files
      .first { $0.name.hasSuffix("Layout+Generated.swift") }?.text ?? ""
  }

  @Test("says line for line what the class says, with the root as a variable")
  func sameStatements() {
    let text = xib(
      view(
        """
        <stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        <label id="a" text="A"/><textField id="b"/></subviews></stackView>
        """,
        """
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints><constraint firstItem="s" firstAttribute="top" secondItem="root" \
        secondAttribute="top" priority="750" id="k"/><constraint firstItem="s" \
        firstAttribute="width" constant="90" id="k2"/></constraints>
        """))
    let classText = Emitted(text, options: literal).view
    let functions = layout(text, "Test.xib", options())
    // Receivers of the root are all that differs between the statements.
    func statements(_ text: String) -> [String] {
      text.split(separator: "\n").map { String($0.trimming()) }.filter {
        $0.contains("1.") || $0.contains("addSubview") || $0.contains("backgroundColor = ")
      }
    }
    #expect(statements(classText).count > 10)
    #expect(
      statements(functions).map {
        $0.replacing("(view.", with: "(").replacing(": view.", with: ": ").replacing(
          "view.addSubview", with: "addSubview"
        ).replacing("view.backgroundColor", with: "backgroundColor")
      } == statements(classText))
  }

  @Test("makes what depends on other objects in the initialiser, in their order")
  func initializer() throws {
    let text = layout(
      xib(
        view(
          """
          <collectionView id="c" translatesAutoresizingMaskIntoConstraints="NO">
          <collectionViewFlowLayout key="collectionViewLayout" id="l"/></collectionView>
          """,
          """
          <constraints><constraint firstItem="c" firstAttribute="width" constant="90" id="k">
          <variation key="widthClass=regular" constant="120"/></constraint></constraints>
          """)), "Test.xib", options())
    try expectOrder(
      text, "private let collectionView1: UICollectionView",
      "private let collectionView1Width: NSLayoutConstraint", "fileprivate init(in view: UIView) {",
      "self.view = view",
      "collectionView1 = UICollectionView(frame: .zero, collectionViewLayout: collectionViewFlowLayout1)",
      "collectionView1Width = collectionView1.widthAnchor.constraint(equalToConstant: 90)",
      "func applyTraits(_ traits: UITraitCollection) {",
      "func installTestLayout(in view: UIView) -> TestObjects {",
      "if #available(iOS 17.0, *) {", "view.registerForTraitChanges(",
      "objects.applyTraits(view.traitCollection)")
    #expect(!text.contains("lazy"))
  }

  @Test("leaves trait changes below iOS 17 to the owner, and says so")
  func traits() {
    let text = storyboard(
      scene(
        "s",
        """
        <viewController id="c" %><view key="view" id="v" hidden="YES">
        <variation key="heightClass=compact" hidden="NO"/></view></viewController>
        """))
    let note = "Below iOS 17, call it from the owner's `traitCollectionDidChange(_:)`."
    let owned = text.replacing("%", with: #"customClass="Home" customModuleProvider="target""#)
    #expect(Emitted(owned, name: "A.storyboard", options: options()).text.contains(note))
    #expect(!Emitted(owned, name: "A.storyboard", options: options(17)).text.contains(note))
    // A class that is made here does it itself.
    let made = text.replacing("%", with: "")
    let wiring = Emitted(made, name: "A.storyboard", options: options()).wiring
    #expect(wiring.contains("override func traitCollectionDidChange("))
    #expect(wiring.contains("private var objects: AObjects?"))
    let newer = Emitted(made, name: "A.storyboard", options: options(17)).wiring
    #expect(!newer.contains("traitCollectionDidChange") && !newer.contains("private var objects"))
  }

  @Test("leaves cells classes, because lists make them from a class")
  func cells() {
    let text = layout(
      xib(
        view(
          """
          <tableView id="t"><prototypes><tableViewCell id="p" reuseIdentifier="Row">
          <tableViewCellContentView key="contentView" id="q" tableViewCell="p"/></tableViewCell>
          </prototypes></tableView>
          """)), "Test.xib", options())
    #expect(text.contains("final class TestRowCellView: UITableViewCell {"))
    #expect(
      text.contains(#"tableView1.register(TestRowCellView.self, forCellReuseIdentifier: "Row")"#))
  }

  @Test("gives a list that somebody else made the layout of the document")
  func root() {
    let text = layout(
      storyboard(
        scene(
          "s",
          """
          <collectionViewController id="c"><collectionView key="view" id="v">
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="l"/>
          </collectionView></collectionViewController>
          """)), "Grid.storyboard", options())
    #expect(text.contains("view.collectionViewLayout = collectionViewFlowLayout1"))
  }

  @Test("points popovers at outlets, and says where there is none")
  func popovers() {
    let text = storyboard(
      scene(
        "s",
        """
        <viewController id="c" customClass="Home" customModuleProvider="target">
        <view key="view" id="v"><subviews><button id="a"/><button id="b"/></subviews></view>
        <connections><outlet property="help" destination="a" id="o"/>
        <segue destination="d" kind="popoverPresentation" popoverAnchorView="a" id="x1"/>
        <segue destination="d" kind="popoverPresentation" popoverAnchorView="b" id="x2"/>
        </connections></viewController>
        """) + scene("t", #"<viewController id="d"><view key="view" id="w"/></viewController>"#))
    let emitted = Emitted(text, name: "A.storyboard", options: options())
    #expect(emitted.wiring.contains("popover?.sourceView = help\n"))
    #expect(emitted.findings.map(\.message).contains { $0.contains("popoverAnchorView") })
  }
}
