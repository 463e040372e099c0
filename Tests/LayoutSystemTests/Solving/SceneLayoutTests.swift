import DocumentModel
import Resolution
import TestSupport
import Testing

@testable import LayoutSystem

/// What single mechanisms do to a scene of 320 × 480 points at run time. Expectations are worked out
/// by hand from the rules that each test names.
@Suite struct SceneLayoutTests {
  /// Frames by identifier.
  private func frames(
    _ inside: String, direction: Configuration.Direction = .leftToRight, width: Double = 320,
    safeTop: Double = 0
  ) -> [String: [Double]] {
    var configuration = Configuration(
      width: width, height: 480, scale: 2, widthClass: .compact, heightClass: .regular,
      idiom: .phone,
      safeArea: Configuration.Edges(top: safeTop, left: 0, bottom: 0, right: 0))
    configuration.direction = direction
    let document = Document.of(DocumentText.scene(inside))
    var frames: [String: [Double]] = [:]
    for placed in solve(ResolvedDocument(document, configuration)).flatMap(\.views) {
      guard let id = document[placed.view].objectID else { continue }
      frames[id] = [placed.frame.x, placed.frame.y, placed.frame.width, placed.frame.height]
    }
    return frames
  }

  private func view(_ id: String, _ inside: String = "", _ attributes: String = "") -> String {
    "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(inside)</view>"
  }

  private func constraint(
    _ first: String, _ relation: String = "equal", _ second: String? = nil, _ rest: String = ""
  ) -> String {
    let one = first.split(separator: ".")
    var text =
      "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" relation=\"\(relation)\""
    if let other = second?.split(separator: ".") {
      text += " secondItem=\"\(other[0])\" secondAttribute=\"\(other[1])\""
    }
    return text + " \(rest) id=\"c\(first)\(second ?? "")\(rest.hashValue)\"/>"
  }

  private func scene(_ views: String, _ constraints: [String]) -> String {
    "<subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints>"
  }

  private func pinned(
    _ id: String, in outer: String = "root", x: Double, y: Double, width: Double, height: Double
  ) -> [String] {
    [
      constraint("\(id).leading", "equal", "\(outer).leading", "constant=\"\(x)\""),
      constraint("\(id).top", "equal", "\(outer).top", "constant=\"\(y)\""),
      constraint("\(id).width", "equal", nil, "constant=\"\(width)\""),
      constraint("\(id).height", "equal", nil, "constant=\"\(height)\""),
    ]
  }

  @Test func leadingEdgesMirrorAndLeftOnesDoNot() {
    let leading = scene(view("a"), pinned("a", x: 20, y: 10, width: 100, height: 40))
    #expect(frames(leading)["a"] == [20, 10, 100, 40])
    #expect(frames(leading, direction: .rightToLeft)["a"] == [200, 10, 100, 40])
    let left = leading.replacing("leading", with: "left")
    #expect(frames(left, direction: .rightToLeft)["a"] == [20, 10, 100, 40])
    // Inequalities turn around with the edge: no nearer than 20, and as near as wanted.
    let atLeast = scene(
      view("a"),
      pinned("a", x: 0, y: 0, width: 100, height: 40).dropFirst() + [
        constraint("a.leading", "greaterThanOrEqual", "root.leading", "constant=\"20\""),
        constraint("a.leading", "equal", "root.leading", "constant=\"0\" priority=\"500\""),
      ])
    #expect(frames(atLeast, direction: .rightToLeft)["a"] == [200, 0, 100, 40])
  }

  /// Edges are those of a scroll view's content, lengths and centres those of its frame: together they
  /// say how large the content is.
  @Test func centresInScrollViewsAreThoseOfTheFrame() {
    let inner = view("a")
    func inScroll(_ constraints: [String]) -> String {
      scene(
        """
        <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">\
        \(scene(inner, constraints))</scrollView>
        """, pinned("s", x: 10, y: 20, width: 200, height: 300))
    }
    let edges = ["leading", "trailing", "top", "bottom"].map {
      constraint("a.\($0)", "equal", "s.\($0)")
    }
    let centres = ["centerX", "centerY"].map { constraint("a.\($0)", "equal", "s.\($0)") }
    #expect(frames(inScroll(edges + centres))["a"] == [0, 0, 200, 300])
    // Without the trailing edge the width is the view's own, and it lies in the middle of the frame.
    let size = [constraint("a.width", "equal", nil, "constant=\"40\"")]
    let open = [constraint("a.top", "equal", "s.top"), constraint("a.bottom", "equal", "s.bottom")]
    #expect(frames(inScroll(open + centres + size))["a"] == [80, 0, 40, 300])
  }

  @Test func horizontalStacksMirrorAndVerticalOnesDoNot() {
    func stack(_ axis: String) -> String {
      scene(
        """
        <stackView id="s" axis="\(axis)" spacing="10" translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>\(view("a", "<constraints>\(constraint("a.width", "equal", nil, "constant=\"50\""))\(constraint("a.height", "equal", nil, "constant=\"30\""))</constraints>"))
        \(view("b"))</subviews></stackView>
        """, pinned("s", x: 0, y: 0, width: 200, height: 100))
    }
    let mirrored = frames(
      stack("horizontal").replacing("constant=\"30\"", with: "constant=\"100\""),
      direction: .rightToLeft)
    #expect(mirrored["a"] == [150, 0, 50, 100])
    #expect(mirrored["b"] == [0, 0, 140, 100])
    let vertical = frames(
      stack("vertical").replacing("constant=\"50\"", with: "constant=\"200\""),
      direction: .rightToLeft)
    #expect(vertical["a"] == [0, 0, 200, 30])
    #expect(vertical["b"] == [0, 40, 200, 60])
  }

  @Test func semanticsDecideTheDirection() {
    // The view that holds a constraint says what leading means for it, whatever the language;
    // what lies inside does not inherit it (documented behaviour of semanticContentAttribute).
    func inner(_ semantics: String) -> String {
      scene(
        view(
          "o",
          "<subviews>\(view("a", "<subviews>\(view("b"))</subviews><constraints>" + pinned("b", in: "a", x: 3, y: 0, width: 10, height: 5).joined() + "</constraints>"))</subviews><constraints>"
            + pinned("a", in: "o", x: 20, y: 10, width: 100, height: 40).joined()
            + "</constraints>", "semanticContentAttribute=\"\(semantics)\""),
        pinned("o", x: 0, y: 0, width: 200, height: 100))
    }
    let forced = frames(inner("forceRightToLeft"))
    #expect(forced["o"] == [0, 0, 200, 100])
    #expect(forced["a"] == [80, 10, 100, 40])
    #expect(forced["b"] == [3, 0, 10, 5])
    for semantics in ["forceLeftToRight", "playback", "spatial"] {
      let kept = frames(inner(semantics), direction: .rightToLeft)
      #expect(kept["o"] == [120, 0, 200, 100])
      #expect(kept["a"] == [20, 10, 100, 40])
      #expect(kept["b"] == [87, 0, 10, 5])
    }
    #expect(frames(inner("unspecified"), direction: .rightToLeft)["a"] == [80, 10, 100, 40])
  }

  @Test func semanticsDecideTheOrderOfAStack() {
    func stack(_ semantics: String) -> String {
      scene(
        """
        <stackView id="s" spacing="10" semanticContentAttribute="\(semantics)" \
        translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        \(view("a", "<constraints>\(constraint("a.width", "equal", nil, "constant=\"50\""))</constraints>"))
        \(view("b"))</subviews></stackView>
        """, pinned("s", x: 0, y: 0, width: 200, height: 100))
    }
    #expect(frames(stack("forceRightToLeft"))["a"] == [150, 0, 50, 100])
    #expect(frames(stack("playback"), direction: .rightToLeft)["a"] == [0, 0, 50, 100])
    #expect(frames(stack("unspecified"), direction: .rightToLeft)["a"] == [150, 0, 50, 100])
  }

  @Test func semanticsDecideTheSidesOfDirectionalMargins() {
    func inner(_ semantics: String) -> String {
      scene(
        view(
          "o",
          """
          <subviews>\(view("a"))</subviews>
          <directionalEdgeInsets key="directionalLayoutMargins" leading="30" top="1" trailing="5" bottom="1"/>
          <constraints>\(["left", "top", "right", "bottom"].map { constraint("a.\($0)", "equal", "o.\($0)Margin") }.joined())</constraints>
          """, "semanticContentAttribute=\"\(semantics)\""),
        pinned("o", x: 0, y: 0, width: 200, height: 100))
    }
    #expect(frames(inner("unspecified"))["a"] == [30, 1, 165, 98])
    #expect(frames(inner("forceRightToLeft"))["a"] == [5, 1, 165, 98])
    #expect(frames(inner("spatial"), direction: .rightToLeft)["a"] == [30, 1, 165, 98])
  }

  @Test func springsFollowTheSuperview() {
    // The root is recorded at 320 and laid out at 400 (corrections.md 35).
    func frame(_ mask: String, x: Double, width: Double) -> [Double]? {
      let inside = """
        <rect key="frame" x="0" y="0" width="320" height="480"/><subviews><view id="a">
        <rect key="frame" x="\(x)" y="10" width="\(width)" height="40"/>
        <autoresizingMask key="autoresizingMask" \(mask) flexibleMaxY="YES"/></view></subviews>
        """
      return frames(inside, width: 400)["a"]
    }
    #expect(frame("widthSizable=\"YES\"", x: 20, width: 280) == [20, 10, 360, 40])
    #expect(frame("flexibleMinX=\"YES\"", x: 200, width: 100) == [280, 10, 100, 40])
    #expect(frame("flexibleMaxX=\"YES\"", x: 20, width: 100) == [20, 10, 100, 40])
    // Both margins flexible: in proportion to what was recorded, 60 and 180.
    #expect(
      frame("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", x: 60, width: 80) == [80, 10, 80, 40])
    #expect(frame("", x: 20, width: 100) == [20, 10, 100, 40])
  }

  @Test func scrollViewsLayTheirContentOut() {
    let scroll = """
      <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(view("c"))
      </subviews><constraints>
      \(["leading", "top", "trailing", "bottom"].map { constraint("c.\($0)", "equal", "s.\($0)") }.joined())
      \(constraint("c.width", "equal", "s.width"))\(constraint("c.height", "equal", nil, "constant=\"900\""))
      </constraints></scrollView>
      """
    let result = frames(scene(scroll, pinned("s", x: 10, y: 20, width: 200, height: 300)))
    #expect(result["s"] == [10, 20, 200, 300])
    // Edges are those of the content, which grows with it; width is that of the frame
    // (layout.md 4.7).
    #expect(result["c"] == [0, 0, 200, 900])
  }

  @Test func placesAreMultipliedInTheOwnersCoordinates() {
    // corrections.md 17: a third of the height of the view that holds the constraint.
    let inner = view(
      "o",
      "<subviews>\(view("a"))</subviews><constraints>"
        + constraint("a.centerY", "equal", "o.bottom", "multiplier=\"1:3\"")
        + constraint("a.leading", "equal", "o.leading")
        + constraint("a.width", "equal", nil, "constant=\"10\"")
        + constraint("a.height", "equal", nil, "constant=\"10\"") + "</constraints>")
    let result = frames(scene(inner, pinned("o", x: 0, y: 100, width: 300, height: 300)))
    #expect(result["a"] == [0, 95, 10, 10])
  }

  @Test func marginsGrowWithTheSafeArea() {
    // Root margins of a controller: 16 at the sides below 400 points, the safe area at the top
    // (guides.md 3); a view inside has 8, and more where the safe area reaches in.
    let inner = view(
      "o",
      "<subviews>\(view("a"))</subviews><constraints>"
        + ["leading", "top", "trailing", "bottom"].map {
          constraint("a.\($0)", "equal", "o.\($0)Margin")
        }.joined() + "</constraints>")
    let edges = ["leading", "top", "trailing", "bottom"].map {
      constraint("o.\($0)", "equal", "root.\($0)")
    }
    #expect(
      frames(scene(inner, edges), safeTop: 44)["a"] == [8, 52, 304, 420])
    let atMargin = [
      constraint("o.leading", "equal", "root.leadingMargin"),
      constraint("o.top", "equal", "root.topMargin"),
      constraint("o.trailing", "equal", "root.trailingMargin"),
      constraint("o.bottom", "equal", "safe.bottom"),
    ]
    let result = frames(scene(inner, atMargin), safeTop: 44)
    #expect(result["o"] == [16, 44, 288, 436])
    #expect(result["a"] == [8, 8, 272, 420])
  }

  /// 64 points of bars and a view that hangs by its margins: the margins of 8 grow by all that the
  /// bars cover, however far the view sticks out (recorded at −8 below 64 in toolsVersion 22000).
  @Test func viewsThatHangByTheirMarginsSettle() {
    let constraints = [
      constraint("o.leading", "equal", "root.leading"),
      constraint("o.trailing", "equal", "root.trailing"),
      constraint("o.topMargin", "equal", "safe.top"),
      constraint("o.bottomMargin", "equal", "safe.bottom"),
    ]
    #expect(frames(scene(view("o"), constraints), safeTop: 64)["o"] == [0, -8, 320, 496])
  }

  /// The safe area of a scroll view lies where its content begins: bars push the content down, and
  /// the guide counts from there (recorded 8 for 8 below bars of 44 in toolsVersion 14868).
  @Test func safeAreasOfScrollViewsBeginWithTheContent() {
    let inside = scene(
      view("a"),
      [
        constraint("a.leading", "equal", "g.leading", "constant=\"8\""),
        constraint("a.top", "equal", "g.top", "constant=\"8\""),
        constraint("a.width", "equal", nil, "constant=\"20\""),
        constraint("a.height", "equal", nil, "constant=\"10\""),
      ])
    func frame(of tag: String) -> [Double]? {
      frames(
        scene(
          """
          <\(tag) id="s" translatesAutoresizingMaskIntoConstraints="NO">\(inside)\
          <viewLayoutGuide key="safeArea" id="g"/></\(tag)>
          """, pinned("s", x: 0, y: 0, width: 320, height: 480)), safeTop: 44)["a"]
    }
    #expect(frame(of: "scrollView") == [8, 8, 20, 10])
    #expect(frame(of: "view") == [8, 52, 20, 10])
  }

  @Test func symbolicConstantsToTheSafeAreaAreZero() {
    // corrections.md 2: whatever is written.
    var constraints = pinned("a", x: 0, y: 0, width: 10, height: 10)
    constraints[1] = constraint("a.top", "equal", "safe.top", "constant=\"8\" symbolic=\"YES\"")
    #expect(frames(scene(view("a"), constraints), safeTop: 20)["a"] == [0, 20, 10, 10])
  }

  @Test func wrappedTextPushesWhatIsBelow() throws {
    let label = """
      <label id="l" numberOfLines="0" text="one two three four five six seven eight nine ten" \
      translatesAutoresizingMaskIntoConstraints="NO"><fontDescription key="fontDescription" \
      type="system" pointSize="17"/></label>
      """
    let constraints = [
      constraint("l.leading", "equal", "root.leading"), constraint("l.top", "equal", "root.top"),
      constraint("l.width", "equal", nil, "constant=\"120\""),
      constraint("b.top", "equal", "l.bottom"), constraint("b.leading", "equal", "root.leading"),
      constraint("b.width", "equal", nil, "constant=\"10\""),
      constraint("b.height", "equal", nil, "constant=\"10\""),
    ]
    let result = frames(scene(label + view("b"), constraints))
    let height = try #require(result["l"]?[3])
    // Lines of 17 points are 1.19335 × 17 high (layout.md 3.4); 49 characters do not fit two lines
    // of 120 points.
    #expect(height > 3 * 20.2)
    #expect(result["b"]?[1] == height)
  }

  @Test func framesRoundAtTheirEdges() {
    // Half up at the edges, in root coordinates: 10.25…20.5 is 10.5…20.5 at two pixels a point
    // (layout.md 3.7).
    let result = frames(scene(view("a"), pinned("a", x: 10.25, y: 0, width: 10.25, height: 10.25)))
    #expect(result["a"] == [10.5, 0, 10, 10.5])
  }

  @Test func conflictsNameTheirMembersAndTheirExcess() throws {
    let stack = """
      <stackView id="s" spacing="10" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(view("a", "<constraints>\(constraint("a.width", "equal", nil, "constant=\"200\""))</constraints>"))
      \(view("b", "<constraints>\(constraint("b.width", "equal", nil, "constant=\"150\""))</constraints>"))
      </subviews></stackView>
      """
    let document = Document.of(
      DocumentText.scene(scene(stack, pinned("s", x: 0, y: 0, width: 300, height: 50))))
    let solution = try #require(
      solve(ResolvedDocument(document, Configuration(width: 320, height: 480))).first)
    #expect(solution.status == .unsatisfiable)
    let conflict = try #require(solution.conflicts.first)
    // 200 + 10 + 150 in 300.
    #expect(abs(conflict.excess - 60) < 1e-6)
    #expect(conflict.authors.count == 3)
    #expect(
      Set(conflict.generated.map(\.provenance))
        == Set(
          [StackIdentifier.canvasConnection, .spacing].map {
            .stack(ViewID(rawValue: 1), $0)
          }))
  }

  @Test func openMeasuresAreNamed() throws {
    let document = Document.of(
      DocumentText.scene(
        scene(view("a"), Array(pinned("a", x: 5, y: 0, width: 10, height: 10).dropFirst(2)))))
    let solution = try #require(
      solve(ResolvedDocument(document, Configuration(width: 320, height: 480))).first)
    #expect(solution.status == .ambiguous)
    #expect(solution.ambiguities.map(\.axis) == [.horizontal, .vertical])
    #expect(solution.ambiguities.allSatisfy { $0.measure == .position })
  }
}
