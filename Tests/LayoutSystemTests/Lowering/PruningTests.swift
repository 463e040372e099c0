import DocumentModel
import Resolution
import TestSupport
import Testing

@testable import LayoutSystem

/// What goes because something stronger settles it, and what looks so and stays. Every document is solved
/// with and without stack view beside it, with roots and contents of several sizes.
@Suite struct PruningTests {
  private func kept(_ document: Document, _ identifier: StackIdentifier) -> [LayoutConstraint] {
    let lowering = Lowering(
      TraitCombinations(document).resolved(document), options: LoweringOptions(lowersStacks: true))
    #expect(isLaidOutAlike(document, lowering))
    return lowering.constraints.map(\.constraint).filter {
      guard case .stack(_, identifier) = $0.provenance else { return false }
      return true
    }
  }

  private func isLaidOutAlike(_ document: Document, _ lowering: Lowering) -> Bool {
    [0.5, 1, 2].allSatisfy { root in
      let trials = LayoutTrials(
        ResolvedDocument(document, Configuration(width: 393, height: 852)), rootFactor: root)
      return [0.2, 1, 1.5].allSatisfy { factor in
        document.sceneIDs.allSatisfy { scene in
          var original = LayoutChange()
          var lowered = LayoutChange(lowering, in: 0, scene: scene, document)
          for view in document.viewIDs {
            original.contentFactors[view] = factor
            lowered.contentFactors[view] = factor
          }
          return trials.solve(scene, lowered).keepsFrames(of: trials.solve(scene, original))
        }
      }
    }
  }

  private func nested(_ arranged: String, _ stack: String = "") -> String {
    "<stackView axis=\"vertical\" id=\"inner\" \(stack)><subviews>\(arranged)</subviews></stackView>"
  }

  private let held = """
    <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
    """

  /// The height of the inner stack is that of two labels, which hold theirs by 250 and more.
  @Test func heightsOfContentsInStacksAreSettled() {
    let document = LoweringTests.document(
      nested(LoweringTests.label("x") + LoweringTests.label("y")) + LoweringTests.label("b"),
      stack: #"alignment="center""#)
    #expect(kept(document, .ambiguitySuppression).isEmpty)
  }

  /// Nothing gives the height of a plain view but the wish that it be none.
  @Test func heightsOfPlainViewsAreNot() {
    let document = LoweringTests.document(
      nested(LoweringTests.label("x") + #"<view id="y"/>"#) + LoweringTests.label("b"),
      stack: #"alignment="center""#)
    #expect(kept(document, .ambiguitySuppression).count == 1)
  }

  /// A label that hugs by less than 25 would be stretched by what else is weaker than that.
  @Test(arguments: [("10", 1), ("25", 1), ("26", 0)])
  func contentsAreSettledByStrongerWishesOnly(hugging: String, count: Int) {
    let document = LoweringTests.document(
      LoweringTests.label("a", "verticalHuggingPriority=\"\(hugging)\"") + LoweringTests.label("b"),
      stack: #"alignment="center""#)
    #expect(kept(document, .ambiguitySuppression).count == count)
  }

  /// One label resists growing as strongly as the other resists shrinking: any height between theirs
  /// does as well, and the wish for none decides.
  @Test(arguments: [("750", 1), ("751", 0)])
  func equalWishesInOppositeDirectionsSettleNothing(hugging: String, count: Int) {
    let row = """
      <stackView id="inner"><subviews>\
      \(LoweringTests.label("x", "verticalHuggingPriority=\"\(hugging)\""))\
      <label text="Text" verticalCompressionResistancePriority="750" id="y">\
      <fontDescription key="fontDescription" type="system" pointSize="40"/></label>\
      </subviews></stackView>
      """
    let document = LoweringTests.document(
      row + LoweringTests.label("b"), stack: #"alignment="center""#)
    #expect(kept(document, .ambiguitySuppression).count == count)
  }

  /// A label below the row wants its height as much as those in the row want theirs: where there is not
  /// room for both, the row's wish to be low decides.
  @Test func contentsBesideSettleNothing() {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><stackView alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <subviews>\(LoweringTests.labels)</subviews></stackView>
        <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="z"/></subviews>
        <constraints>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c1"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
        <constraint firstItem="z" firstAttribute="top" secondItem="s" secondAttribute="bottom" id="c3"/>
        <constraint firstItem="z" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c4"/>
        <constraint firstItem="z" firstAttribute="bottom" secondItem="root" \
        secondAttribute="bottom" id="c5"/>
        </constraints>
        """))
    #expect(kept(document, .spanningFit).count == 1)
  }

  /// A cell that is as high as its content has the row's wish to thank for it, one of a fixed height has
  /// not.
  @Test(arguments: [("", 1), (#"rowHeight="80""#, 0)])
  func cellsAreAsHighAsTheirContent(height: String, count: Int) {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><tableView \(height) estimatedRowHeight="-1" style="plain" id="t">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <prototypes><tableViewCell reuseIdentifier="a" \(height) id="cell">
        <rect key="frame" x="0" y="0" width="393" height="80"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="393" height="80"/>
        <subviews><stackView alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <subviews>\(LoweringTests.labels)</subviews></stackView></subviews>
        <constraints>
        <constraint firstItem="s" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" id="c1"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="content" secondAttribute="top" \
        id="c2"/>
        <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c3"/>
        </constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        """))
    #expect(kept(document, .spanningFit).count == count)
  }

  /// The last view has what the others leave where the whole is given; where it is not, all shares
  /// together decide how much spacing there is to be had.
  @Test func lastShareIsWhatRemains() {
    let views = LoweringTests.spacer("p") + LoweringTests.spacer("q", width: "48")
    let stack = #"distribution="fillProportionally" spacing="8""#
    #expect(
      kept(
        LoweringTests.document(
          LoweringTests.labels, stack: stack, constraints: held), .fillProportionally
      ).count == 2)
    #expect(
      kept(LoweringTests.document(LoweringTests.labels, stack: stack), .fillProportionally).count
        == 3)
    // Two required widths and the spacing are the whole, and no share of it changes that.
    #expect(kept(LoweringTests.document(views, stack: stack), .fillProportionally).isEmpty)
  }

  /// Of two fixed heights about one middle the greater is enough, in whichever order they come.
  @Test(arguments: [("24", "44"), ("44", "24")])
  func closestBoundIsEnough(first: String, second: String) {
    func view(_ id: String, _ height: String) -> String {
      """
      <view id="\(id)"><constraints>\
      <constraint firstAttribute="height" constant="\(height)" id="\(id)h"/>\
      <constraint firstAttribute="width" constant="9" id="\(id)w"/></constraints></view>
      """
    }
    let document = LoweringTests.document(
      view("a", first) + view("b", second), stack: #"alignment="center""#)
    #expect(kept(document, .spanningBoundary).count == 1)
  }
}
