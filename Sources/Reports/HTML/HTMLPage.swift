/// A page that is one file and, without a script, also well-formed XML: it asks no network, and runs and applies nothing but the style sheet and
/// the script that it was made with, whatever stands in its texts.
package struct HTMLPage: Sendable {
  package var title: String
  /// The style sheet. The policy allows it by its hash, which leaves `style` attributes without effect.
  package var style: String
  /// The script, allowed by its hash too, which leaves handlers in attributes without effect; nil for
  /// a page that needs none.
  package var script: String?
  /// Whether images may be given in the page itself, as `data:` addresses.
  package var hasImages: Bool
  package var body: HTML

  package init(
    title: String, style: String, script: String? = nil, hasImages: Bool = false, body: HTML
  ) {
    self.title = title
    self.style = style
    self.script = script
    self.hasImages = hasImages
    self.body = body
  }

  /// The whole file.
  package var text: String {
    // What stands between the tags is hashed to the last line break.
    let style = "\n\(self.style)\n"
    let script = self.script.map { "\n\($0)\n" }
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy(style, script))"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta name="referrer" content="no-referrer"/>
      <title>\(title.xmlEscaped)</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body.source)
      """
    if let script { text += "<script>\(script)</script>\n" }
    return text + "</body>\n</html>\n"
  }

  private func policy(_ style: String, _ script: String?) -> String {
    var parts = ["default-src 'none'", "style-src '\(Self.source(style))'"]
    if let script { parts.append("script-src '\(Self.source(script))'") }
    if hasImages { parts.append("img-src data:") }
    return (parts + ["base-uri 'none'", "form-action 'none'"]).joined(separator: "; ")
  }

  /// How a policy names an inline text (Content Security Policy Level 3, 2.3.1).
  private static func source(_ text: String) -> String { "sha256-" + sha256(text.utf8).base64 }
}
