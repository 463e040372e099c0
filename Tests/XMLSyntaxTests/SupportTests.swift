import Foundation
import TestSupport
import Testing

/// The helpers that the other tests rely on.
@Suite("Test support")
struct SupportTests {
  @Test("marks are taken out by bytes, wherever they stand")
  func marks() {
    let (text, offsets) = removeMarks("👉é👉\u{301}x👉👉")
    #expect(Array(text.utf8) == Array("é\u{301}x".utf8))
    #expect(offsets == [0, 2, 5, 5])
    #expect(removeMarks("none").offsets.isEmpty)
  }

  @Test("a golden that differs shows the first line that does, a missing one says so")
  func goldens() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Golden"), withIntermediateDirectories: true)
    try Data("a\nb\nc\n".utf8).write(to: folder.appending(path: "Golden/Text.txt"))
    let test = folder.appending(path: "Some.swift").path()
    #expect(try goldenDifference("a\nb\nc\n", "Text.txt", beside: test) == nil)
    #expect(
      try goldenDifference("a\nB\nc\n", "Text.txt", beside: test) == "Text.txt:2\n- b\n+ B")
    #expect(try goldenDifference("a", "None.txt", beside: test)?.contains("missing") == true)
  }

  @Test("a seed gives the same numbers in every run")
  func seeds() {
    // The first outputs of SplitMix64 for seed 0, from its authors' test vectors.
    var random = SeededGenerator(seed: 0)
    #expect(random.next() == 0xe220_a839_7b1d_cdaf)
    #expect(random.next() == 0x6e78_9e6a_a1b9_65f4)
  }
}
