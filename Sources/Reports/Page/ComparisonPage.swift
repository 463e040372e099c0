internal import Resolution

/// A page about two versions of documents: every scene that changed, before and after, and the list of
/// what changed in it. It needs no script.
package struct ComparisonPage: Sendable {
  package var comparisons: [LayoutComparison]
  /// By document: the pictures of its scenes that differ, in their order.
  package var pictures: [[String]]

  package init(comparisons: [LayoutComparison], pictures: [[String]]) {
    self.comparisons = comparisons
    self.pictures = pictures
  }

  package var html: String {
    var html = PageHTML.head(title: "Before and after", style: PageStyle.text + Self.style)
    html += "<main><h1>Before and after</h1>\n"
    var number = 0
    for (comparison, pictures) in zip(comparisons, pictures) where comparison.isDifferent {
      html += "<h2>\(PageHTML.escaped(comparison.document))</h2>\n"
      for (scene, picture) in zip(comparison.scenes.filter(\.isDifferent), pictures) {
        number += 1
        // Pictures are files of their own: what names their parts is told apart here.
        let own = picture.replacing("picture-", with: "p\(number)-")
        html += """
          <section class="scene"><h3>\(PageHTML.escaped(scene.title)), \(scene.configuration.name)</h3>
          <div class="row"><figure>\(own)</figure></div>
          <table><thead><tr><th>view</th><th>change</th><th>before</th><th>after</th></tr></thead><tbody>

          """
        for change in scene.changes {
          let cells = [
            change.name, change.kind.rawValue, change.before?.frameText ?? "–",
            change.after?.frameText ?? "–",
          ]
          html += "<tr>" + cells.map { "<td>\(PageHTML.escaped($0))</td>" }.joined() + "</tr>\n"
        }
        html += "</tbody></table></section>\n"
      }
    }
    if number == 0 { html += "<p>No frame changed.</p>\n" }
    return html + "</main>\n</body>\n</html>\n"
  }

  private static let style = """

    table { border-collapse: collapse; font-size: 13px; }
    th, td { padding: 2px 10px 2px 0; border-bottom: 1px solid var(--line); text-align: left; }
    td { overflow-wrap: anywhere; }
    figure svg { max-width: 100%; height: auto; }

    """
}
