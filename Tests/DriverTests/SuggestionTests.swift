import Diagnostics
import Testing

@Suite("Did you mean")
struct SuggestionTests {
  @Test(
    "distances",
    arguments: [
      // Kitten to sitting is the textbook's example; ca to abc tells the restricted distance apart.
      ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("same", "same", 0),
      ("ab", "ba", 1), ("ca", "abc", 3), ("lint", "lnit", 1), ("flaw", "lawn", 2),
    ])
  func distance(_ row: (left: String, right: String, distance: Int)) {
    #expect(editDistance(row.left, row.right) == row.distance)
    #expect(editDistance(row.right, row.left) == row.distance)
  }

  @Test("the nearest, and only when it is near") func nearest() {
    let commands = ["compile", "lint", "report", "layout"]
    #expect(suggestion(for: "lnit", among: commands) == "lint")
    #expect(suggestion(for: "LINT", among: commands) == "lint")
    #expect(suggestion(for: "compiel", among: commands) == "compile")
    #expect(suggestion(for: "xyz", among: commands) == nil)
    #expect(suggestion(for: "lint", among: []) == nil)
  }

  @Test("of equally near ones the first") func firstOfEqual() {
    #expect(suggestion(for: "bat", among: ["cat", "hat"]) == "cat")
  }
}
