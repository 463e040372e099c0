import DocumentModel
import Resolution
import TestSupport
import Testing

@testable import LayoutSystem

/// What single documents are lowered to. Counts follow from uistackview.md 3 and 4 by leaving out what
/// the comment at each test derives to be superfluous.
@Suite struct LoweringTests {
  static func document(
    _ arranged: String, stack: String = "", around: String = "", constraints: String = ""
  ) -> Document {
    Document.of(
      DocumentText.scene(
        """
        <subviews><stackView \(stack) translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <subviews>\(arranged)</subviews>\(around)</stackView></subviews>
        <constraints>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        id="c2"/>
        \(constraints)
        </constraints>
        """))
  }

  static func label(_ id: String, _ attributes: String = "") -> String {
    "<label text=\"Text\" \(attributes) id=\"\(id)\"/>"
  }

  static let labels = label("a") + label("b") + label("c")

  static func spacer(_ id: String, width: String = "24") -> String {
    """
    <view id="\(id)"><constraints><constraint firstAttribute="width" constant="\(width)" \
    id="\(id)-w"/></constraints></view>
    """
  }

  private func lowered(
    _ document: Document, _ options: LoweringOptions = LoweringOptions(lowersStacks: true)
  ) -> Lowering {
    Lowering(TraitCombinations(document).resolved(document), options: options)
  }

  private func view(_ id: String, _ document: Document) throws -> ViewID {
    try #require(document.object(id).flatMap { document.view(of: $0) })
  }

  // MARK: Counts

  /// fill/fill needs all it has: n + 1 along, 2n across.
  @Test func filledRowsKeepEveryConstraint() {
    #expect(lowered(Self.document(Self.labels)).constraints.count == 10)
  }

  /// leading, n = 3: of 4 along and 14 across go the spanner's three edges at the start and its
  /// connection, which the alignment implies, and suppression, which labels' heights outvote.
  @Test func leadingColumnsNeedNoSpanner() {
    let document = Self.document(Self.labels, stack: #"axis="vertical" alignment="leading""#)
    let lowering = lowered(document)
    #expect(lowering.constraints.count == 4 + 7)
    #expect(lowering.constraints.allSatisfy { !$0.constraint.first.item.isStackHelper })
  }

  /// Where the width is the author's, nothing pulls at it.
  @Test func whatRequiredEqualitiesSettleIsNotWishedFor() {
    let document = Self.document(
      Self.labels, stack: #"axis="vertical" alignment="leading""#,
      constraints: """
        <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
        """)
    #expect(lowered(document).constraints.count == 4 + 6)
  }

  /// Centres being equal, a view that does not stick out at one end does not at the other.
  @Test func centredViewsAreHeldAtOneEnd() {
    let lowering = lowered(Self.document(Self.labels, stack: #"alignment="center""#))
    let bounds = lowering.constraints.filter { $0.constraint.relation != .equal }
    #expect(bounds.count == 3)
  }

  @Test(arguments: [(2, 0), (3, 2), (4, 3)])
  func gapsThatAreLikeNoOtherNeedNoGuide(views: Int, guides: Int) {
    let arranged = (0..<views).map { Self.label("l\($0)") }.joined()
    let lowering = lowered(Self.document(arranged, stack: #"distribution="equalSpacing""#))
    let helpers = Set(
      lowering.constraints.map(\.constraint.first.item).filter(\.isStackHelper))
    #expect(helpers.count == guides)
  }

  @Test func whatTheAuthorSaysAlreadyIsNotSaidAgain() {
    let edge = """
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
      constant="8" id="c3"/>
      """
    let lowering = lowered(
      Self.document(Self.labels, stack: #"spacing="8""#, constraints: edge))
    #expect(lowering.constraints.count == 9)
  }

  /// Nothing places a hidden view beside a single visible one (uistackview.md 7): it lies at the origin
  /// of the stack view, which a guide has to say and a plain view need not.
  @Test(arguments: [("", 1), (#"tag="3""#, 0)])
  func hiddenViewsBesideOneKeepTheirOrigin(stack: String, count: Int) throws {
    let document = Self.document(
      Self.label("a") + Self.label("b", #"hidden="YES""#), stack: stack)
    let hidden = Anchor(.view(try view("b", document)), .leading)
    let held = lowered(document).constraints.filter { $0.constraint.first == hidden }
    #expect(held.count == count)
    #expect(held.allSatisfy { $0.constraint.priority == 1 })
  }

  /// Where no view is to be seen, nothing places the hidden ones across the axis but where their centre
  /// is the stack's, and nothing ever does along whose axis baselines cannot align.
  @Test(arguments: [
    ("", true, 1), (#"alignment="trailing""#, true, 1), (#"alignment="center""#, true, 0),
    ("", false, 0), (#"axis="vertical" alignment="firstBaseline""#, false, 1),
    (#"axis="vertical" alignment="firstBaseline""#, true, 2),
  ])
  func hiddenViewsThatNothingAlignsKeepTheirOrigin(
    stack: String, areAllHidden: Bool, count: Int
  ) throws {
    let document = Self.document(
      Self.label("a", areAllHidden ? #"hidden="YES""# : "") + Self.label("b", #"hidden="YES""#)
        + (areAllHidden ? "" : Self.label("c")), stack: stack)
    let across: LayoutAttribute = stack.contains("vertical") ? .leading : .top
    let held = lowered(document).constraints.filter {
      $0.constraint.priority == 1 && $0.constraint.first.attribute == across
    }
    #expect(held.count == count)
  }

  /// What is in a hidden view can place it, so that nothing is said in its place.
  @Test func hiddenViewsWithContentsAreNotHeld() {
    let document = Self.document(
      """
      <view hidden="YES" id="a"><subviews>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews></view>
      """)
    #expect(lowered(document).constraints.allSatisfy { $0.constraint.priority != 1 })
  }

  /// Stack views have no margins of their own, plain views have 8 points.
  @Test func marginsThatAreAskedForAreSaid() throws {
    let margin = """
      <constraint firstItem="root" firstAttribute="trailing" secondItem="s" \
      secondAttribute="trailingMargin" id="c3"/>
      """
    let asked = Self.document(Self.labels, constraints: margin)
    #expect(lowered(asked).marginless == [try view("s", asked)])
    let written = Self.document(
      Self.labels,
      around: #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
      constraints: margin)
    #expect(lowered(written).marginless.isEmpty)
    #expect(lowered(Self.document(Self.labels, stack: #"tag="3""#)).marginless.isEmpty)
  }

  // MARK: Size classes

  @Test func whatVariesIsOneConstraintWithConstants() throws {
    let document = Self.document(
      Self.labels, stack: #"spacing="8""#,
      around: #"<variation key="heightClass=compact" spacing="4"/>"#)
    let lowering = lowered(document)
    #expect(lowering.constraints.count == 10)
    let constants = Set(
      lowering.constraints.map(\.constants).filter { Set($0).count > 1 })
    #expect(constants == [[8, 4, 4, 8]])
  }

  @Test func axesTakeTurns() {
    let document = Self.document(
      Self.labels, around: #"<variation key="heightClass=compact" axis="vertical"/>"#)
    let lowering = lowered(document)
    let counts = (0..<4).map { combination in
      lowering.constraints.count { $0.holds(in: combination) }
    }
    #expect(counts == [10, 10, 10, 10])
    // The four edges are the same either way: only gaps and alignment take turns.
    #expect(lowering.constraints.count { $0.constants.contains(nil) } > 0)
  }

  // MARK: Forms

  @Test(arguments: [
    (#"hidden="YES""#, "", "it is hidden"),
    ("", #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#, "a background"),
    ("", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#, "margins"),
    (#"tag="3""#, "", "a tag"),
  ])
  func stacksThatMeanSomethingBecomeViews(
    attributes: String, children: String, reason: String
  ) throws {
    let document = Self.document(Self.labels, stack: attributes, around: children)
    let lowering = lowered(document)
    #expect(lowering.form(of: try view("s", document)) == .plainView)
    #expect(lowering.notes.first?.text.contains(reason) == true)
  }

  @Test func stacksOfOtherClassesStay() throws {
    let document = Self.document(Self.labels, stack: #"customClass="Row""#)
    let lowering = lowered(document)
    #expect(lowering.form(of: try view("s", document)) == .kept)
    #expect(lowering.constraints.isEmpty)
    #expect(lowering.notes.map(\.isDone) == [false])
  }

  @Test func viewsInGuidesHangInTheViewAround() throws {
    let document = Self.document(
      "<stackView id=\"inner\"><subviews>\(Self.label("x"))</subviews></stackView>"
        + Self.label("y"))
    let lowering = lowered(document)
    let root = try view("root", document)
    #expect(lowering.subviews(of: root, in: document).map { document[$0].objectID } == ["x", "y"])
    #expect(lowering.role(of: try view("x", document), in: document) == .subview)
  }

  // MARK: Shares

  /// What labels measure depends on texts and screens; plain views with widths of their own and
  /// single views (whose share is the whole) depend on nothing.
  @Test(arguments: [
    (labels, "fillProportionally", true),
    (label("a"), "fillProportionally", false),
    (label("a") + label("b", #"hidden="YES""#), "fillProportionally", false),
    (spacer("p") + spacer("q"), "fillProportionally", false),
    (labels, "fillEqually", false),
  ])
  func sharesThatStayAreSaid(arranged: String, distribution: String, isSaid: Bool) {
    let lowering = lowered(
      Self.document(arranged, stack: "distribution=\"\(distribution)\""))
    #expect(lowering.notes.contains { $0.text.contains("typical device") } == isSaid)
    #expect(lowering.notes.first?.text.contains("becomes a layout guide") == true)
  }

  // MARK: Ties

  /// The first of equals gives (corrections.md 21): later ones hold by 0.001 more each.
  @Test func laterViewsHoldMore() throws {
    let document = Self.document(Self.labels)
    let lowering = lowered(document)
    let hugging = try ["a", "b", "c"].map { id in
      (lowering.priorities[try view(id, document)] ?? [])
        .filter { $0.isHugging && $0.axis == .horizontal }.map(\.value)
    }
    #expect(hugging == [[], [250.001], [250.002]])
  }

  // MARK: What is not settled

  private func unsettled(_ document: Document) -> [String] {
    var lowering = lowered(document)
    let settled = lowering.notes.count
    lowering.noteUnsettled(
      in: document,
      configurations: [
        Configuration(width: 320, height: 568), Configuration(width: 852, height: 393),
      ])
    return lowering.notes.dropFirst(settled).map(\.text)
  }

  /// Two widths of 200 do not fit into 320 points, but into 852.
  @Test func contradictionsAreSaidWithTheirSizes() throws {
    let held = """
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
      <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" \
      constant="200" id="c4"/>
      <constraint firstItem="b" firstAttribute="width" relation="greaterThanOrEqual" \
      constant="200" id="c5"/>
      """
    let texts = unsettled(
      Self.document(Self.label("a") + Self.label("b"), constraints: held))
    #expect(texts.count == 1)
    let text = try #require(texts.first)
    #expect(text.hasPrefix("contradicts required constraints in 320x568 wC hR: which"))
  }

  /// Two plain views share a width that nothing divides, and nothing says how high they are.
  @Test func openLayoutsAreSaid() throws {
    let held = """
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
      """
    let texts = unsettled(
      Self.document(#"<view id="a"/><view id="b"/>"#, constraints: held))
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix("is laid out ambiguously in 320x568 wC hR and 1 other size") == true)
  }

  /// Labels that hug alike are called open and are settled by their order, with and without stack view.
  @Test func whatOrderSettlesIsNotSaid() {
    #expect(unsettled(Self.document(Self.labels)).isEmpty)
    let held = """
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
      """
    #expect(unsettled(Self.document(Self.labels, constraints: held)).isEmpty)
  }

  // MARK: Wrappers

  /// What a view passes on to those in it is not the guide's to pass on.
  @Test(arguments: [
    ("", Lowering.Form.guide), (#"interfaceStyle="dark""#, .kept),
    (#"semanticContentAttribute="forceRightToLeft""#, .kept), (#"alpha="0.5""#, .kept),
    (#"userInteractionEnabled="NO""#, .kept), (#"hidden="YES""#, .kept),
  ])
  func wrappersThatPassSomethingOnStay(attributes: String, form: Lowering.Form) throws {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="w">
        <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        </view></subviews>
        """))
    let lowering = lowered(document, LoweringOptions(lowersStacks: false, usesGuides: true))
    #expect(lowering.form(of: try view("w", document)) == form)
  }

  // MARK: Spacers

  private let folding = LoweringOptions(lowersStacks: false, foldsSpacers: true)

  @Test func spacersBetweenViewsBecomeCustomSpacing() throws {
    let document = Self.document(
      Self.label("a") + Self.spacer("p") + Self.label("b"), stack: #"spacing="8""#)
    let lowering = lowered(document, folding)
    #expect(lowering.form(of: try view("p", document)) == .folded)
    #expect(lowering.spacings.map(\.values) == [[40]])
    #expect(lowering.spacings.first?.view == (try view("a", document)))
    #expect(lowering.margins.isEmpty)
  }

  @Test func spacersAtTheEndsBecomeMargins() {
    let document = Self.document(
      Self.spacer("p", width: "10") + Self.label("a") + Self.label("b") + Self.spacer("q"),
      stack: #"spacing="8""#)
    let lowering = lowered(document, folding)
    #expect(lowering.spacings.isEmpty)
    let ends = lowering.margins.first?.values.first
    #expect(ends == LoweredMargins.Ends(axis: .horizontal, start: 18, end: 32))
  }

  @Test(arguments: [
    (#"<view id="p"/>"#, "", "spring"),
    (spacer("p"), #"distribution="fillEqually""#, "shares its length out"),
    (spacer("p"), #"distribution="equalSpacing""#, "evens out"),
    (
      """
      <view id="p"><constraints><constraint firstAttribute="width" constant="8" id="w"/>\
      <constraint firstAttribute="height" constant="80" id="h"/></constraints></view>
      """, "", "across"
    ),
  ])
  func otherSpacersStay(spacer: String, stack: String, reason: String) {
    let lowering = lowered(
      Self.document(Self.label("a") + spacer + Self.label("b"), stack: stack), folding)
    #expect(lowering.forms.isEmpty)
    #expect(lowering.notes.first?.text.contains(reason) == true)
  }
}
