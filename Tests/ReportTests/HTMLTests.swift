import Reports
import Testing

@Suite("Pages")
struct HTMLTests {
  /// FIPS 180-4 examples (one block, two blocks) and the empty message.
  @Test(
    "digests",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func digest(text: String, base64: String) { #expect(sha256(text.utf8).base64 == base64) }

  @Test("interpolated texts are escaped, pieces are not") func escaping() {
    let name = #"<script>"&'\#u{202E}"#
    let piece: HTML = "<b>\(name)</b>"
    #expect(piece.source == #"<b>&lt;script&gt;&quot;&amp;'\u{202E}</b>"#)
    let outer: HTML = "<p>\(piece)\(3)</p>"
    #expect(outer.source == "<p>\(piece.source)3</p>")
    #expect([HTML(text: "a"), HTML(text: "<")].joined(separator: "<br>").source == "a<br>&lt;")
  }
}
