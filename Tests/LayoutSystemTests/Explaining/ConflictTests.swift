import DocumentModel
import LayoutSystem
import Resolution
import TestSupport
import Testing

@Suite("Conflicts explained")
struct ConflictTests {
  private func explanations(_ inside: String) -> [ConflictExplanation] {
    let document = Document.of(DocumentText.scene(inside))
    return explanations(ResolvedDocument(document, Configuration(width: 375, height: 667)))
  }

  private func explanations(_ resolved: ResolvedDocument) -> [ConflictExplanation] {
    solve(resolved).flatMap { scene in
      let explainer = ConflictExplainer(resolved, scene)
      return scene.conflicts.map { explainer.explain($0) }
    }
  }

  private func row(_ attributes: String, _ widths: [Int]) -> String {
    let views = widths.enumerated().map { index, width in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)"><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="w\(index)"/></constraints></view>
      """
    }
    return """
      <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="row">
      <subviews>\(views.joined())</subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="16" id="l"/>
      <constraint firstItem="row" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" constant="-16" id="t"/>
      </constraints>
      """
  }

  /// 3 × 100 + 2 × 8 in 375 - 2 × 16.
  @Test("what is taken and what is there") func tooLittle() throws {
    let found = try #require(explanations(row("spacing=\"8\"", [100, 100, 100])).first)
    #expect(
      found.sum
        == "Together they take 348 pt (3 × 100 + 2 × 16 + 2 × 8), but 375 pt are to be filled: 27 pt are left over."
    )
    #expect(found.shortfall == -27)
    #expect(
      found.wayOut.hasPrefix("Nothing along stack view (row) can stretch: give one of lines "))
    #expect(found.members.count { $0.writer == .system } == 0)
    #expect(found.given.map(\.identifier) == ["UIView-Encapsulated-Layout-Width"])
    #expect(found.given.first?.constant == 375)
  }

  @Test("what is missing") func tooMuch() throws {
    let found = try #require(explanations(row("spacing=\"8\"", [200, 150])).first)
    #expect(
      found.sum
        == "Together they take 390 pt (200 + 150 + 2 × 16 + 8), but there are only 375 pt: 15 pt are missing."
    )
    #expect(found.shortfall == 15)
    #expect(found.wayOut.contains("can give way"))
  }

  @Test("two values for one length") func twoValues() throws {
    let free = row("distribution=\"fillEqually\"", [120, 80]).replacing(
      "firstAttribute=\"trailing\"",
      with: "firstAttribute=\"trailing\" relation=\"lessThanOrEqual\"")
    let found = try #require(explanations(free).first)
    #expect(found.sum.hasPrefix("They ask for "))
    #expect(found.sum.contains("120 pt") && found.sum.contains("80 pt"))
    #expect(found.sum.hasSuffix(" of the same length: 40 pt lie between the two."))
    #expect(found.shortfall == nil)
    #expect(found.wayOut.contains("fillEqually"))
  }

  /// Equal widths count twice: 2 × 100 + 2 × 16 of 375 leave 143, of which one width has half.
  @Test("a value that counts twice") func twice() throws {
    let found = try #require(
      explanations(
        row("distribution=\"fillEqually\"", [100, 100]).replacing(
          "<constraint firstAttribute=\"width\" constant=\"100\" id=\"w1\"/>", with: "")
      ).first)
    #expect(
      found.sum
        == "Together they take 232 pt (2 × 100 + 2 × 16), but 375 pt are to be filled: 143 pt are left over (one change of 71.5 pt would do)."
    )
  }

  /// 30 above, 30 below and 20 between in 50 leave less than nothing for two views.
  @Test("lengths that would be less than nothing") func negative() throws {
    let found = try #require(
      explanations(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
        <constraints>
        <constraint firstAttribute="height" constant="50" id="h"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="box" secondAttribute="top" \
        constant="30" id="t"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
        constant="20" id="m"/>
        <constraint firstItem="box" firstAttribute="bottom" secondItem="b" \
        secondAttribute="bottom" constant="30" id="e"/>
        </constraints></view></subviews>
        """
      ).first)
    #expect(
      found.sum
        == "They ask for 80 pt (2 × 30 + 20) and for 50 pt of the same length: 30 pt lie between the two."
    )
    #expect(found.members.count == 4)
  }

  @Test("a distance between arranged views belongs to the stack") func gap() throws {
    let found = try #require(
      explanations(
        """
        <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" spacing="14" id="row">
        <subviews><label text="A" id="a"/><label text="B" id="b"/></subviews>
        </stackView></subviews>
        <constraints>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
        secondAttribute="trailing" constant="10" id="gap"/>
        </constraints>
        """
      ).first)
    #expect(found.sum.contains("14 pt") && found.sum.contains("10 pt"))
    #expect(found.sum.hasSuffix(": 4 pt lie between the two."))
    #expect(found.wayOut.hasPrefix("The stack decides how its views lie to each other"))
  }

  /// What the members are apart is never less than the least violation that the solver found, and
  /// nothing in any document stops the explanation.
  @Test(
    "sums of real conflicts agree with the solver",
    .enabled(if: Shared.isThere, "real documents are not beside the repository"))
  func realConflicts() throws {
    var (summed, all) = (0, 0)
    for file in sharedDocuments("corpus") {
      guard let document = Document.of(file) else { continue }
      let resolved = ResolvedDocument(document, .asDesigned(document))
      for scene in solve(resolved) where !scene.conflicts.isEmpty {
        let explainer = ConflictExplainer(resolved, scene)
        for conflict in scene.conflicts {
          let explanation = explainer.explain(conflict)
          all += 1
          #expect(explanation.members.count == conflict.members.count)
          if !explanation.sum.hasPrefix("They cannot hold together") { summed += 1 }
          if let shortfall = explanation.shortfall {
            #expect(abs(shortfall) > conflict.excess - 0.01, "\(file): \(explanation.sum)")
          }
        }
      }
    }
    #expect(all > 0)
    // Nearly all conflicts add up along one line.
    #expect(summed * 10 >= all * 9, "\(summed) of \(all)")
  }
}
