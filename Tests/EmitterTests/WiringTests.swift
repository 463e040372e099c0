import Testing

@testable import Emitters

@Suite("Wiring")
struct WiringTests {
  private let login = storyboard(
    scene(
      "s1",
      """
      <viewController id="c1" customClass="LoginViewController" customModuleProvider="target" \
      sceneMemberID="viewController">
      <view key="view" id="v1"><subviews>
      <button id="b1" translatesAutoresizingMaskIntoConstraints="NO"><connections>
      <action selector="logIn:" destination="c1" eventType="touchUpInside" id="x1"/>
      <action selector="track" destination="c1" eventType="touchDown" id="x2"/>
      <action selector="openWithSender:" destination="c1" eventType="touchCancel" id="x3"/>
      </connections></button>
      <button id="b2" translatesAutoresizingMaskIntoConstraints="NO"><connections>
      <segue destination="c2" kind="show" identifier="showHelp" id="x4"/></connections></button>
      <textField id="t1" translatesAutoresizingMaskIntoConstraints="NO"><connections>
      <outlet property="delegate" destination="c1" id="x5"/></connections></textField>
      <containerView id="k1" translatesAutoresizingMaskIntoConstraints="NO"><connections>
      <segue destination="c2" kind="embed" id="x6"/></connections></containerView>
      </subviews>
      <connections><outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="x7"/>
      </connections></view>
      <navigationItem key="navigationItem" title="Log In" id="n1">
      <barButtonItem key="rightBarButtonItem" systemItem="done" id="i1"><connections>
      <action selector="done:" destination="c1" id="x8"/></connections></barButtonItem></navigationItem>
      <connections><outlet property="nameField" destination="t1" id="x9"/>
      <outlet property="doneItem" destination="i1" id="xa"/>
      <segue destination="c2" kind="presentation" identifier="manual" id="xb"/></connections>
      </viewController>
      <tapGestureRecognizer id="g1"><connections>
      <action selector="dismissKeyboard:" destination="c1" id="xc"/></connections></tapGestureRecognizer>
      """)
      + scene(
        "s2",
        """
        <viewController id="c2" storyboardIdentifier="Help"><view key="view" id="v2"/></viewController>
        """)
      + scene(
        "s3",
        """
        <navigationController id="c3"><connections>
        <segue destination="c1" kind="relationship" relationship="rootViewController" id="xd"/>
        </connections></navigationController>
        """), initial: "c3")

  @Test("stands in the owner's extension, apart from the view")
  func owner() throws {
    let emitted = Emitted(login, name: "Main.storyboard", options: literal)
    let wiring = emitted.wiring
    #expect(wiring.contains("extension LoginViewController {"))
    for line in [
      "view.button1.addTarget(self, action: #selector(logIn(_:)), for: .touchUpInside)",
      "view.button1.addTarget(self, action: #selector(track), for: .touchDown)",
      #"view.button1.addTarget(self, action: NSSelectorFromString("openWithSender:"), for: .touchCancel)"#,
      "view.button2.addTarget(self, action: #selector(performShowHelp(sender:)), for: .touchUpInside)",
      "view.nameField.delegate = self", "nameField = view.nameField", "doneItem = doneItem",
      "view.addGestureRecognizer(tapGestureRecognizer1)",
      "tapGestureRecognizer1.addTarget(self, action: #selector(dismissKeyboard(_:)))",
      "embed(MainScenes.makeHelp(), in: view.containerView1, identifier: nil)",
      #"navigationItem.title = "Log In""#,
      "let doneItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done(_:)))",
      #"guard prepareSegue("manual", to: destination, sender: sender) else { return }"#,
      "present(destination, animated: true)",
    ] {
      #expect(
        wiring.contains(line.replacing("doneItem = doneItem", with: "self.doneItem = doneItem")),
        "\(line)")
    }
    for file in emitted.files where file.name.hasSuffix("View+Generated.swift") {
      #expect(!file.text.contains("@objc") && !file.text.contains("#selector"))
    }
  }

  @Test("controllers come from one factory, stock ones get a class")
  func scenes() {
    let emitted = Emitted(login, name: "Main.storyboard", options: literal)
    let scenes = emitted.files.first { $0.name == "MainScenes+Generated.swift" }?.text ?? ""
    #expect(scenes.contains("static func makeLogin() -> LoginViewController {"))
    #expect(scenes.contains("controller.viewControllers = [makeLogin()]"))
    #expect(scenes.contains("    /// The initial one.\n    static func makeMainNavigation()"))
    #expect(emitted.text.contains("final class HelpViewController: UIViewController {"))
  }

  @Test("cells wire themselves through the responder chain")
  func cells() {
    let emitted = Emitted(
      storyboard(
        scene(
          "s",
          """
          <tableViewController id="c" customClass="ListController" customModuleProvider="target">
          <tableView key="view" style="plain" id="t"><prototypes>
          <tableViewCell reuseIdentifier="Person" id="p"><tableViewCellContentView key="contentView" \
          id="q" tableViewCell="p"><subviews><button id="b"><connections>
          <action selector="call:" destination="c" eventType="touchUpInside" id="x"/></connections>
          </button></subviews></tableViewCellContentView></tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="c" id="y"/></connections></tableView>
          </tableViewController>
          """)), name: "Main.storyboard")
    #expect(
      emitted.view.contains(
        "register(ListPersonCellView.self, forCellReuseIdentifier: \"Person\")"), "\(emitted.view)")
    #expect(
      emitted.wiring.contains(
        "button1.addTarget(nil, action: #selector(ListController.call(_:)), for: .touchUpInside)"))
    #expect(
      emitted.view.contains("(self as Any as? any ListPersonCellViewActions)?.connectActions()"))
  }

  @Test("selectors are written as Swift names them only where that is sure")
  func selectors() {
    #expect(WiringContent.selectorBase("go") == "go")
    #expect(WiringContent.selectorBase("go:") == "go(_:)")
    #expect(WiringContent.selectorBase("default:") == "`default`(_:)")
    #expect(WiringContent.selectorBase("goWithSender:") == nil)
    #expect(WiringContent.selectorBase("withdraw:") == "withdraw(_:)")
    #expect(WiringContent.selectorBase("go:forEvent:") == nil)
    #expect(WiringContent.selectorBase("dismiss") == nil)
    #expect(WiringContent.selectorBase("next") == nil)
    #expect(WiringContent.selectorBase("a b:") == nil)
  }
}

@Suite("Commands and ways back")
struct CommandTests {
  @Test("key commands and menus look for their action along the responder chain")
  func commands() throws {
    let emitted = Emitted(
      storyboard(
        scene(
          "s",
          """
          <viewController id="c" customClass="Home" customModuleProvider="target">
          <view key="view" id="v"><subviews><button id="b" showsMenuAsPrimaryAction="YES">
          <menu key="menu" title="More" id="m"><children>
          <command title="Share" id="k1"><connections>
          <action selector="share:" destination="c" id="a"/></connections></command>
          <command title="Nothing" id="k2"/></children></menu></button></subviews></view>
          <keyCommands><keyCommand input="s" modifierFlags="1179648" actionName="save" \
          discoverabilityTitle="Save"/></keyCommands></viewController>
          """)), name: "A.storyboard", options: literal)
    // 1 << 17 is shift, 1 << 20 command (UIKeyModifierFlags).
    try expectOrder(
      emitted.wiring,
      #"let keyCommand = UIKeyCommand(input: "s", modifierFlags: [.shift, .command], action: NSSelectorFromString("save"))"#,
      #"keyCommand.discoverabilityTitle = "Save""#, "addKeyCommand(keyCommand)")
    try expectOrder(
      emitted.view, "if #available(iOS 14.0, *) {",
      #"button1.menu = UIMenu(title: "More", children: ["#,
      #"UICommand(title: "Share", action: NSSelectorFromString("share:")),"#,
      #"UIAction(title: "Nothing") { _ in },"#)
    #expect(emitted.findings.isEmpty)
  }

  @Test("unwind segues look for who has their action, and ask and prepare like others")
  func unwinding() throws {
    let emitted = Emitted(
      storyboard(
        scene(
          "s",
          """
          <viewController id="c" customClass="Detail" customModuleProvider="target">
          <view key="view" id="v"><subviews><button id="b"><connections>
          <segue destination="e" kind="unwind" identifier="done" unwindAction="back:" id="x"/>
          </connections></button></subviews></view></viewController>
          <exit id="e" sceneMemberID="exit"/>
          """)), name: "A.storyboard", options: literal)
    try expectOrder(
      emitted.wiring,
      "view.button1.addTarget(self, action: #selector(performDone(sender:)), for: .touchUpInside)",
      "@objc func performDone(sender: Any?) {",
      #"unwind("done", to: NSSelectorFromString("back:"), sender: sender)"#,
      "shouldPerformSegue(withIdentifier: identifier", "prepare(for: segue",
      "destination.perform(action, with: segue)")
    #expect(emitted.findings.isEmpty)
  }
}
