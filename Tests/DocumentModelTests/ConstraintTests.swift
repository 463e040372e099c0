import DocumentModel
import TestSupport
import Testing

@Suite("Constraints")
struct ConstraintTests {
  private func constraint(_ attributes: String) throws -> Constraint {
    let document = Document.of(
      DocumentText.scene(
        """
        <subviews><view id="a"/><view id="b"/></subviews>
        <constraints><constraint id="k" \(attributes)/></constraints>
        """))
    return try #require(document.constraints.first)
  }

  /// ibxml.md 1, fact 6.
  @Test(
    "a multiplier has three spellings",
    arguments: [
      ("0.55", 0.55), ("1:2", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("375:667", 375.0 / 667),
      ("1.5:3", 0.5), ("2", 2), ("1e-1", 0.1),
    ])
  func multiplier(text: String, value: Double) throws {
    let read = try constraint(
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"\(text)\""
    )
    #expect(abs(read.multiplier - value) < 1e-12)
  }

  @Test("what is no multiplier counts as 1", arguments: ["1:0", "nan", "", ":", "a/b", "inf"])
  func noMultiplier(text: String) throws {
    let read = try constraint(
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"\(text)\""
    )
    #expect(read.multiplier == 1)
  }

  /// ibxml.md 1, fact 5.
  @Test("without a first item it is about the view that holds it") func owner() throws {
    let document = Document.of(
      DocumentText.scene(
        "<constraints><constraint firstAttribute=\"width\" constant=\"8\" id=\"k\"/></constraints>")
    )
    let constraint = try #require(document.constraints.first)
    let root = try #require(document.object("root").flatMap { document.view(of: $0) })
    #expect(constraint.first?.item == .view(root))
    #expect(constraint.second == nil)
    #expect(!constraint.hasInvalidAttribute)
    // corrections.md 27.
    #expect(constraint.relation == .equal)
    #expect(constraint.priority == 1000)
    #expect(constraint.multiplier == 1)
  }

  @Test("placeholders and symbolic constants are marked") func marks() throws {
    #expect(try constraint("firstAttribute=\"width\" placeholder=\"YES\"").isPlaceholder)
    let read = try constraint(
      "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"bottom\" constant=\"8\" symbolic=\"YES\""
    )
    #expect(read.isSymbolic)
  }

  @Test("an attribute that does not exist is no constraint") func unknownAttribute() throws {
    #expect(try constraint("firstAttribute=\"depth\"").hasInvalidAttribute)
    #expect(
      try constraint("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\"").hasInvalidAttribute)
  }

  @Test("an item that is nowhere is named") func danglingItem() throws {
    let read = try constraint(
      "firstItem=\"zzz\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"top\"")
    #expect(read.first?.item == .unresolved("zzz"))
  }
}
