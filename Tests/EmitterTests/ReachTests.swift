import Diagnostics
import Emitters
import Testing

/// What code says about objects that no view class holds, and what has none of the ways there are.
@Suite("Items, bars, segues and what has no code form")
struct ReachTests {
  private func messages(_ emitted: Emitted) -> [String] { emitted.findings.map(\.message) }

  @Test("outlets of stock cells and fields to views of their class are set")
  func partsByOutlet() {
    let text = Emitted(
      xib(
        #"""
        <tableView id="t"><sections><tableViewSection id="s"><cells><tableViewCell id="c">
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"/>
        <connections><outlet property="accessoryView" destination="w" id="o1"/></connections>
        </tableViewCell></cells></tableViewSection></sections>
        <switch key="tableFooterView" id="w"/></tableView>
        """#)
    ).view
    #expect(text.contains("tableViewCell1.accessoryView = accessoryView\n"), "\(text)")
  }

  @Test("outlets reach the items of a bar among the views")
  func barAmongViews() {
    let emitted = Emitted(
      storyboard(
        scene(
          "s",
          """
          <viewController id="c" customClass="Home"><view key="view" id="v"><subviews>
          <navigationBar id="b"><items><navigationItem id="n">
          <barButtonItem key="leftBarButtonItem" title="Back" id="i"/></navigationItem></items>
          </navigationBar></subviews></view>
          <connections><outlet property="closeButton" destination="i" id="o"/></connections>
          </viewController>
          """)), name: "A.storyboard")
    #expect(emitted.wiring.contains("closeButton = view.closeButton\n"), "\(emitted.wiring)")
  }

  @Test("runtime attributes of controllers, items and bars are set where these are set up")
  func runtimeAttributes() {
    let attributes = { (name: String) in
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="\(name)" \
      value="YES"/></userDefinedRuntimeAttributes>
      """
    }
    let text = Emitted(
      storyboard(
        scene(
          "s",
          """
          <navigationController id="c"><navigationBar key="navigationBar" id="b">\
          \(attributes("bar"))</navigationBar><tabBarItem key="tabBarItem" id="i">\
          \(attributes("item"))<offsetWrapper key="titlePositionAdjustment" horizontal="1" \
          vertical="2"/></tabBarItem>\(attributes("own"))</navigationController>
          """)), name: "A.storyboard"
    ).text
    for line in [
      #"controller.setValue(true, forKeyPath: "own")"#,
      #"controller.navigationBar.setValue(true, forKeyPath: "bar")"#,
      #"controller.tabBarItem.setValue(true, forKeyPath: "item")"#,
      "controller.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test("a navigation item and segues of a controller without a class are said or found")
  func ownerless() {
    let emitted = Emitted(
      storyboard(
        scene(
          "s",
          """
          <navigationController id="c"><navigationItem key="navigationItem" title="Top" id="n">
          <barButtonItem key="rightBarButtonItem" title="More" id="i"/></navigationItem>
          <connections><segue destination="d" kind="presentation" identifier="go" id="g"/>
          </connections></navigationController>
          """)
          + scene("t", #"<viewController id="d"><view key="view" id="v"/></viewController>"#)),
      name: "A.storyboard", options: literal)
    #expect(emitted.text.contains(#"controller.navigationItem.title = "Top""#))
    #expect(
      messages(emitted) == [
        "segue (g) has no code form (its controller has no class of its own)",
        "barButtonItem (i): the object itself has no code form (its controller has no class of its own)",
      ])
  }

  @Test("a bar item has one target: what its other connections start is found")
  func oneTarget() {
    let emitted = Emitted(
      storyboard(
        scene(
          "s",
          """
          <viewController id="c" customClass="Home"><view key="view" id="v"/>
          <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem"
          title="More" id="i"><connections><action selector="more:" destination="c" id="a"/>
          <segue destination="c" kind="show" identifier="go" id="g"/>
          <action selector="less:" destination="c" id="b"/></connections></barButtonItem>
          </navigationItem></viewController>
          """)), name: "A.storyboard", options: literal)
    #expect(emitted.wiring.contains("target: self, action: #selector(more(_:)))"))
    let reason = "an item has one target, and a connection before it has taken that"
    #expect(
      messages(emitted) == [
        "segue (g): the start of the segue has no code form (\(reason))",
        "action (b): action less: has no code form (\(reason))",
      ])
  }

  @Test("a segue's class is used for every kind, and decides whether the kind's way is taken")
  func segueClass() {
    let text = Emitted(
      storyboard(
        scene(
          "s",
          """
          <viewController id="c" customClass="Home"><view key="view" id="v"/><connections>
          <segue destination="c" kind="presentation" customClass="Fade" id="g"/></connections>
          </viewController>
          """)), name: "A.storyboard"
    ).wiring
    #expect(
      text.contains(
        """
                let segue = Fade(identifier: nil, source: self, destination: destination) { [self] in
                    present(destination, animated: true)
                }
                prepare(for: segue, sender: sender)
                segue.perform()
        """), "\(text)")
  }

  @Test("a class that its cell or controller gives a view is said to have none")
  func unreachableClasses() {
    let emitted = Emitted(
      storyboard(
        scene(
          "s",
          """
          <tabBarController id="c"><tabBar key="tabBar" customClass="Tabs" id="b"/></tabBarController>
          """)), name: "A.storyboard")
    #expect(
      messages(emitted) == [
        #"tabBar (b): customClass="Tabs" has no code form (its controller makes the bar itself, of its own class)"#
      ])
    let cell = Emitted(
      xib(
        """
        <tableViewCell reuseIdentifier="r" id="t"><tableViewCellContentView key="contentView" \
        tableViewCell="t" customClass="Other" id="cc"/></tableViewCell>
        """))
    #expect(
      messages(cell).contains { $0.contains(#"customClass="Other""#) && $0.contains("its cell") })
  }

  @Test(
    "colours that UIKit does not have are found wherever they stand",
    arguments: [
      #"<label id="a"><color key="highlightedColor" name="selectedMenuItemTextColor" catalog="System" colorSpace="catalog"/></label>"#,
      #"<button id="a"><state key="normal"><color key="titleColor" name="selectedMenuItemTextColor" catalog="System" colorSpace="catalog"/></state></button>"#,
    ])
  func unknownColors(subview: String) {
    let found = messages(Emitted(xib(view(subview))))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("(UIKit has no colour of this name)") == true, "\(found)")
  }

  @Test("attributes of texts that have no form in UIKit are named")
  func attributes() {
    let found = messages(
      Emitted(
        xib(
          view(
            """
            <label id="a"><attributedString key="attributedText"><fragment content="A"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="left"><tabStops><textTab \
            alignment="left" location="3"/></tabStops></paragraphStyle>
            <integer key="NSSuperScript" value="1"/><font key="NSOriginalFont" metaFont="system"/>
            </attributes></fragment></attributedString></label>
            """))))
    #expect(
      found == [
        "label1 (a): attributedText's tabStops has no code form (no attribute of UIKit's is made of it)",
        "label1 (a): attributedText's NSSuperScript has no code form (no attribute of UIKit's is made of it)",
      ])
  }
}
