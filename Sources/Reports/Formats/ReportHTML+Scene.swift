internal import Diagnostics
internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// The section of one scene.
struct SceneSection {
  private static let list = 100
  private static let treeLines = 400
  private static let treeWidth = 96

  let scene: SceneReport
  /// From 1, over the whole page.
  let number: Int
  /// Nil where the page is about one document.
  let document: String?
  let totals: ReportTotals

  init(_ scene: SceneReport, number: Int, document: String?) {
    self.scene = scene
    self.number = number
    self.document = document
    totals = scene.totals
  }

  var shortName: String { scene.title.truncated(to: 60) }

  /// - Parameter isAlone: The page has told the scene's story already.
  func html(isAlone: Bool) -> HTML {
    let story: HTML = isAlone ? .none : "<p>\(totals.story.joined(separator: " "))</p>\n"
    let facts = [document, scene.objectID, scene.sceneID.map { "scene \($0)" }]
      .compactMap(\.self).map { HTML(text: $0) }
    return """
      <section id="scene-\(number)">
      <h2>\(scene.title)</h2>
      <p class="facts">\(facts.joined(separator: " · "))</p>
      \(story)\(findings)\(goers)\(changes)\(counts)\(neverInstalled)\(stacks)\(tree)</section>

      """
  }

  // MARK: What lint says

  private var findings: HTML {
    guard let found = scene.judgement?.findings, !found.isEmpty else { return .none }
    let short = Shortened(found, to: Self.list) { $0.severity.rawValue }
    return """
      <h3>Findings</h3>
      <ul class="findings">
      \(short.shown.worstFirst(\.severity).map { FindingItem($0).html }.joined())</ul>
      \(more(short.left, "finding"))
      """
  }

  private var goers: HTML {
    guard let judgement = scene.judgement, !judgement.opportunities.isEmpty else { return .none }
    let short = Shortened(judgement.opportunities, to: Self.list)
    let items = short.shown.map { finding -> HTML in
      "<li>\(finding.message) <small>(line \(finding.line))</small></li>\n"
    }
    return """
      <h3>Views that could go</h3>
      <ul>
      \(items.joined())</ul>
      \(more(short.left, "view"))
      """
  }

  // MARK: Size classes

  private static func header(_ configuration: Configuration) -> HTML {
    "\(configuration.plainName)<br/><small>\(configuration.name)</small>"
  }

  private var changes: HTML {
    guard !scene.differences.isEmpty else { return .none }
    let short = Shortened(scene.differences, to: Self.list)
    let columns = scene.configurations.map { report -> HTML in
      "<th scope=\"col\">\(Self.header(report.configuration))</th>"
    }
    var rows = HTML.none
    var index = 0
    while index < short.shown.count {
      // What changes about one object stands together under its name.
      let object = short.shown[index].objectID
      let name = short.shown[index].object
      let group = short.shown[index...].prefix { $0.objectID == object && $0.object == name }
      rows += """
        <tbody><tr><th colspan="\(columns.count + 1)" scope="rowgroup">\(name.truncated(to: 120)) \
        <small>\(object ?? "–")</small></th></tr>

        """
      for difference in group {
        let cells = difference.values.map { value -> HTML in
          let words = value.words.truncated(to: 120)
          return value == difference.values.first
            ? "<td>\(words)</td>" : "<td class=\"new\">\(words)</td>"
        }
        rows +=
          "<tr><th scope=\"row\" class=\"of\">\(difference.property)</th>\(cells.joined())</tr>\n"
      }
      rows += "</tbody>\n"
      index += group.count
    }
    return """
      <h3>What size classes change</h3>
      <div class="scroll" role="region" aria-label="What size classes change" tabindex="0"><table class="changes">
      <thead><tr><th scope="col">property</th>\(columns.joined())</tr></thead>
      \(rows)</table></div>
      \(more(short.left, "change"))
      """
  }

  private var counts: HTML {
    guard scene.viewCount > 0 else { return .none }
    let hasPlaceholders = scene.configurations.contains { $0.counts.explicit.placeholder > 0 }
    let rows = scene.configurations.map { report -> HTML in
      let counts = report.counts
      let placeholders: HTML =
        hasPlaceholders ? "<td class=\"n\">\(counted(counts.explicit.placeholder))</td>" : .none
      let equivalent: HTML =
        totals.stackViews > 0
        ? "<td class=\"n\">\(report.equivalentWithoutStacks.map { counted($0) } ?? "not measured")</td>"
        : .none
      return """
        <tr><th scope="row">\(Self.header(report.configuration))</th>\
        <td class="n">\(counted(counts.explicit.installed))</td>\
        <td class="n">\(counted(counts.explicit.uninstalled))</td>\(placeholders)\
        <td class="n">\(counted(counts.generated))</td>\
        <td class="n">\(counted(counts.contentSize))</td>\(equivalent)</tr>

        """
    }
    let titles =
      ["installed", "left out"] + (hasPlaceholders ? ["placeholders"] : [])
      + ["generated", "content"] + (totals.stackViews > 0 ? ["without stacks"] : [])
    let columns = titles.map { title -> HTML in "<th scope=\"col\" class=\"n\">\(title)</th>" }
    return """
      <h3>Constraints</h3>
      <div class="scroll" role="region" aria-label="Constraints" tabindex="0"><table>
      <thead><tr><th scope="col">on</th>\(columns.joined())</tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div>

      """
  }

  private var neverInstalled: HTML {
    guard !scene.neverInstalled.isEmpty else { return .none }
    let short = Shortened(scene.neverInstalled, to: Self.list)
    let ids = short.shown.map { id -> HTML in "<code>\(id)</code>" }
    let rest: HTML = short.left > 0 ? " and \(counted(short.left)) more" : .none
    return "<p>Never installed: \(ids.joined(separator: ", "))\(rest)</p>\n"
  }

  // MARK: Folded away

  /// In the first configuration.
  private var stacks: HTML {
    guard let report = scene.configurations.first, !report.counts.stacks.isEmpty else {
      return .none
    }
    let names = Dictionary(
      scene.tree.map { ($0.objectID, $0.name) }, uniquingKeysWith: { first, _ in first })
    let short = Shortened(Array(zip(report.counts.stacks, report.stackIDs)), to: Self.list)
    let rows = short.shown.map { stack, id -> HTML in
      let name = id.flatMap { names[$0].flatMap(\.self) } ?? "–"
      return """
        <tr><th scope="row">\(name.truncated(to: 60))<br/><small>\(id ?? "–")</small></th>\
        <td>\(stack.axis.rawValue)</td><td>\(stack.distribution.rawValue)</td>\
        <td>\(stack.alignment.rawValue)</td><td class="n">\(stack.arranged)</td>\
        <td class="n">\(stack.hidden)</td><td class="n">\(stack.total)</td></tr>

        """
    }
    return """
      <details><summary>What each stack view generates on a \
      \(report.configuration.plainName)</summary>
      <div class="scroll" role="region" aria-label="Stack views" tabindex="0"><table>
      <thead><tr><th scope="col">stack view</th><th scope="col">axis</th>\
      <th scope="col">distribution</th><th scope="col">alignment</th>\
      <th scope="col" class="n">views</th><th scope="col" class="n">hidden</th>\
      <th scope="col" class="n">constraints</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div>
      \(more(short.left, "stack view"))</details>

      """
  }

  private var tree: HTML {
    guard scene.viewCount > 0 else { return .none }
    var text = ""
    var left = 0
    var room = Self.treeLines
    for nodes in [scene.tree] + scene.detached where !nodes.isEmpty {
      let shown = Array(nodes.prefix(room))
      room -= shown.count
      left += nodes.count - shown.count
      guard !shown.isEmpty else { continue }
      if !text.isEmpty { text += "\n" }
      // Escaped here, because escaping for attributes would turn line breaks into references.
      for line in TreeLines(shown, width: Self.treeWidth).lines { text += line.xmlEscaped + "\n" }
    }
    return """
      <details><summary>The tree of \(counted(scene.viewCount, "view"))</summary>
      <pre class="scroll" role="region" aria-label="Tree of views" tabindex="0">\
      \(HTML(stringLiteral: text))</pre>
      \(more(left, "view"))</details>

      """
  }
}
