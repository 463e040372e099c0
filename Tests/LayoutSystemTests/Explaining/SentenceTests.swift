import DocumentModel
import LayoutSystem
import Resolution
import TestSupport
import Testing

/// Two views beside each other, with constraints that a test writes.
private func sentences(_ constraints: String) -> [String] {
  let document = Document.of(
    DocumentText.scene(
      """
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="A" id="a"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="B" id="b"/>
      </subviews>
      <constraints>\(constraints)</constraints>
      """))
  let resolved = ResolvedDocument(document, .typical(of: Traits.all[0]))
  let words = ConstraintWords(resolved)
  return solve(resolved).flatMap(\.constraints).map { words.sentence($0) }
}

@Suite("Constraints in words")
struct SentenceTests {
  @Test(
    "what an author writes",
    arguments: [
      (
        #"firstItem="a" firstAttribute="width" constant="120""#, "view “A” (a) is 120 pt wide"
      ),
      (
        #"firstItem="a" firstAttribute="height" relation="lessThanOrEqual" constant="33.25" priority="750""#,
        "view “A” (a) is at most 33.25 pt tall (priority 750)"
      ),
      (
        #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width""#,
        "view “A” (a) is as wide as view “B” (b)"
      ),
      (
        #"firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" secondItem="b" secondAttribute="width" constant="-8""#,
        "view “A” (a) is at most 8 pt narrower than view “B” (b)"
      ),
      (
        #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9""#,
        "view “A” (a) is 1.778 times as wide as it is tall"
      ),
      (
        #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2" constant="4""#,
        "view “A” (a) is 2 times as wide as view “B” (b) is tall plus 4 pt"
      ),
      (
        #"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8""#,
        "the leading edge of view “B” (b) lies 8 pt after the trailing edge of view “A” (a)"
      ),
      (
        #"firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" secondAttribute="bottom""#,
        "the top of view “B” (b) does not lie above the bottom of view “A” (a)"
      ),
      // From the outside in: told as where the inner view lies.
      (
        #"firstItem="root" firstAttribute="right" relation="lessThanOrEqual" secondItem="a" secondAttribute="right" constant="16""#,
        "the right edge of view “A” (a) lies at most 16 pt left of the right edge of view (root)"
      ),
      (
        #"firstItem="safe" firstAttribute="bottom" secondItem="b" secondAttribute="bottom""#,
        "the bottom of view “B” (b) lies at the bottom of the safe area of view (root)"
      ),
      (
        #"firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="trailing" multiplier="1/3""#,
        "the horizontal centre of view “A” (a) lies at 0.333 times the trailing edge of view (root)"
      ),
    ])
  func author(_ row: (attributes: String, sentence: String)) {
    #expect(sentences("<constraint \(row.attributes) id=\"c\"/>") == [row.sentence])
  }

  @Test("what every stack view writes has a sentence of its own kind")
  func stacks() {
    let stack = { (attributes: String) in
      let document = Document.of(
        DocumentText.scene(
          """
          <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" userLabel="S" \
          spacing="8" \(attributes) id="s"><subviews>
          <label text="A" id="a"/><label text="B" id="b"/><label text="C" hidden="YES" id="c"/>
          </subviews></stackView></subviews>
          """))
      let resolved = ResolvedDocument(document, .typical(of: Traits.all[0]))
      let words = ConstraintWords(resolved)
      return solve(resolved).flatMap(\.constraints).filter { $0.stack != nil }.map {
        words.sentence($0)
      }
    }
    let filled = stack("")
    #expect(
      filled.contains("stack view “S” (s) holds label “A” (a) at its leading edge"), "\(filled)")
    #expect(
      filled.contains("stack view “S” (s) puts 8 pt between label “A” (a) and label “B” (b)"))
    #expect(
      filled.contains(
        "stack view “S” (s) takes the hidden label “C” (c) down to 0 pt (priority 999.999)"))
    #expect(
      filled.contains("stack view “S” (s) lines up the tops of label “A” (a) and label “B” (b)"))
    #expect(
      stack("distribution=\"fillEqually\"").contains(
        "stack view “S” (s) makes label “B” (b) as wide as label “A” (a)"))
    #expect(
      stack("distribution=\"equalSpacing\"").contains(
        "stack view “S” (s) keeps at least 8 pt between label “A” (a) and label “B” (b)"))
    #expect(
      stack("axis=\"vertical\" alignment=\"leading\"").contains(
        "stack view “S” (s) reaches as far as label “A” (a) at the trailing edge"))
  }
}
