import Foundation
import Reports
import Testing

@Suite("JSON")
struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return json.finish()
  }

  @Test("containers in lines and inside lines") func containers() {
    let written = text { json in
      json.beginObject(.lines)
      json.member("a", 1)
      json.key("b")
      json.beginArray(.lines)
      json.value(["x", "y"])
      json.beginObject()
      json.member("c", true)
      json.member("d", String?.none)
      json.end()
      json.end()
      json.key("e")
      json.beginArray(.lines)
      json.end()
      json.end()
    }
    #expect(
      written == """
        {
         "a": 1,
         "b": [
          ["x", "y"],
          {"c": true, "d": null}
         ],
         "e": []
        }

        """)
  }

  @Test(
    "numbers are the shortest that read back; what JSON cannot say is null",
    arguments: [
      (1, "1"), (-0.0, "0"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (1e-7, "1e-07"),
      (9_007_199_254_740_991, "9007199254740991"), (1e300, "1e+300"), (.nan, "null"),
      (.infinity, "null"), (-.infinity, "null"), (-12.5, "-12.5"),
    ] as [(Double, String)])
  func numbers(value: Double, written: String) throws {
    let result = text { $0.value(value) }
    #expect(result == written + "\n")
    guard value.isFinite else { return }
    let read = try JSONSerialization.jsonObject(
      with: Data(result.utf8), options: .fragmentsAllowed)
    #expect((read as? NSNumber)?.doubleValue == value)
  }

  @Test(
    "texts read back as they were, and nothing in them acts on a terminal",
    arguments: [
      "", "a\"b\\c/d", "tab\tline\nreturn\r", "\u{0}\u{1F}\u{7F}\u{9B}", "Grüße 👋🏽 e\u{301}",
      "\u{202E}turned\u{202C}", "\u{2028}\u{2029}", "\u{FEFF}",
    ])
  func texts(value: String) throws {
    let written = text { $0.value(value) }
    let read = try JSONSerialization.jsonObject(
      with: Data(written.utf8), options: .fragmentsAllowed)
    #expect(read as? String == value)
    #expect(
      written.unicodeScalars.dropLast().allSatisfy { $0.properties.generalCategory != .control })
    #expect(!written.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
  }
}
