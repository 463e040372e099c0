internal import Diagnostics
internal import LayoutSystem
internal import Resolution

extension ReportFormat {
  /// One page for browsers and paper that stands alone: what `markdown` tells, with figures drawn, the
  /// stack views one by one and the trees.
  package static let html = ReportFormat(
    name: "html", ending: ".html", quotesLint: true,
    documents: { documents, _ in HTMLReport(documents).text })
}

/// The parts of the page.
private struct HTMLReport {
  /// More than a browser opens at once without a wait; what is left out is counted.
  private static let bytes = 2_000_000
  private static let rows = 400
  private static let list = 100

  let documents: [DocumentReport]
  private let totals: ReportTotals
  private let sections: [SceneSection]

  init(_ documents: [DocumentReport]) {
    self.documents = documents
    totals = ReportTotals(documents)
    var sections: [SceneSection] = []
    for document in documents {
      for scene in document.scenes {
        let section = SceneSection(
          scene, number: sections.count + 1,
          document: documents.count > 1 ? document.document : nil)
        if section.totals.isNotable { sections.append(section) }
      }
    }
    self.sections = sections
  }

  var text: String {
    var main: HTML = """
      <header>
      <p class="kind">Interface Builder report</p>
      <h1>\(title)</h1>
      <p class="story">\(totals.story.joined(separator: " "))</p>
      </header>
      <main>

      """
    main += unread
    main += BarChart(totals, documents.countedConfiguration).html
    let candidates = Shortened(sections, to: Self.rows) { $0.totals.weight }
    var shown: [HTML] = []
    var numbers: Set<Int> = []
    var size = 0
    for section in candidates.shown {
      let html = section.html(isAlone: sections.count == 1)
      guard shown.isEmpty || size + html.source.utf8.count < Self.bytes else { continue }
      size += html.source.utf8.count
      shown.append(html)
      numbers.insert(section.number)
    }
    if sections.count > 1 { main += overview(candidates, linking: numbers) }
    main += elsewhere
    main += shown.joined()
    let left = sections.count - shown.count
    if left > 0 { main += "<p>and \(counted(left, "more scene")) without a section here</p>\n" }
    main += "</main>\n"
    return HTMLPage(title: "\(title): report", style: reportStyle, body: main).text
  }

  private var title: String {
    guard let first = documents.first, documents.count == 1 else {
      return counted(documents.count, "document")
    }
    return first.document
  }

  private var unread: HTML {
    let short = Shortened(documents.filter { !$0.isRead }, to: Self.list)
    guard !short.shown.isEmpty else { return .none }
    let items = short.shown.map { document -> HTML in
      let reason = document.elsewhere?.findings.first { $0.severity == .error }
      let message = reason.map { "line \($0.line): \($0.message)" } ?? "it cannot be read"
      return "<li><code>\(document.document)</code> \(message)</li>\n"
    }
    return """
      <section><h2>Not read</h2>
      <ul>
      \(items.joined())</ul>
      \(more(short.left, "document"))</section>

      """
  }

  private func overview(_ short: Shortened<SceneSection>, linking numbers: Set<Int>) -> HTML {
    let shown = OverviewColumn.shown(for: sections.map(\.totals))
    func row(_ name: HTML, _ totals: ReportTotals) -> HTML {
      let cells = shown.map { column -> HTML in
        let text = column.text(totals) ?? "–"
        return column.isNumber ? "<td class=\"n\">\(text)</td>" : "<td>\(text)</td>"
      }
      return "<tr><th scope=\"row\">\(name)</th>\(cells.joined())</tr>\n"
    }
    let titles = shown.map { column -> HTML in
      column.isNumber
        ? "<th scope=\"col\" class=\"n\">\(column.title)</th>"
        : "<th scope=\"col\">\(column.title)</th>"
    }
    let rows = short.shown.map { section -> HTML in
      let name: HTML =
        numbers.contains(section.number)
        ? "<a href=\"#scene-\(section.number)\">\(section.shortName)</a>" : "\(section.shortName)"
      let path: HTML = section.document.map { "<br/><small>\($0)</small>" } ?? .none
      return row("\(name)\(path)", section.totals)
    }
    let label = short.left > 0 ? "all, with \(counted(short.left)) more" : "all"
    return """
      <section><h2>Scenes</h2>
      <div class="scroll" role="region" aria-label="Scenes" tabindex="0"><table>
      <thead><tr><th scope="col">scene</th>\(titles.joined())</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      <tfoot>\(row(HTML(text: label), totals))</tfoot></table></div></section>

      """
  }

  /// Findings that are about no scene.
  private var elsewhere: HTML {
    var found: [(String, QuotedFinding)] = []
    for document in documents where document.isRead {
      for finding in document.elsewhere?.findings ?? [] {
        found.append((finding.file ?? document.document, finding))
      }
    }
    guard !found.isEmpty else { return .none }
    let short = Shortened(found, to: Self.list) { $0.1.severity.rawValue }
    let items = short.shown.worstFirst(\.1.severity).map { FindingItem($0.1, document: $0.0).html }
    return """
      <section><h2>Outside of scenes</h2>
      <ul class="findings">
      \(items.joined())</ul>
      \(more(short.left, "finding"))</section>

      """
  }
}

/// `and 3 more findings`; nothing for none.
func more(_ count: Int, _ noun: String) -> HTML {
  count > 0 ? "<p>and \(counted(count, "more \(noun)"))</p>\n" : .none
}

/// A finding in a list.
struct FindingItem {
  let finding: QuotedFinding
  /// Nil where the page is about one document.
  let document: String?

  init(_ finding: QuotedFinding, document: String? = nil) {
    self.finding = finding
    self.document = document
  }

  var html: HTML {
    let place = document.map { "\($0), line \(finding.line)" } ?? "line \(finding.line)"
    let places = finding.configurations + (finding.language.map { ["language \($0)"] } ?? [])
    let configurations: HTML =
      places.isEmpty ? .none : "<br/><small>in \(places.joined(separator: ", "))</small>"
    return """
      <li><strong class="\(finding.severity.plainName)">\(finding.severity.plainName)</strong> \
      \(finding.message) <small>(\(place), <code>\(finding.rule)</code>)</small>\(configurations)</li>

      """
  }
}

/// Who makes the constraints, and what it would take without stack views, drawn to one scale.
private struct BarChart {
  private let bars: [(title: String, count: Int?, style: HTML)]
  private let caption: HTML

  init(_ totals: ReportTotals, _ configuration: Configuration?) {
    var bars: [(String, Int?, HTML)] = [("written in the document", totals.written, "own")]
    if totals.stackViews > 0 {
      bars.append(("generated by stack views", totals.generated, "generated"))
    }
    bars.append(("for sizes of contents", totals.contentSize, "content"))
    if totals.stackViews > 0 {
      bars.append(("without stack views", totals.equivalentWithoutStacks, "without"))
    }
    self.bars = totals.views > 0 ? bars : []
    caption =
      configuration.map { "Constraints on a \($0.plainName) <small>\($0.name)</small>" }
      ?? "Constraints of each scene in its first configuration"
  }

  var html: HTML {
    guard !bars.isEmpty else { return .none }
    let longest = bars.reduce(1) { max($0, $1.count ?? 0) }
    var rows = HTML.none
    for bar in bars {
      let share = Double(bar.count ?? 0) / Double(longest) * 100
      let unmeasured: HTML = "<small>not measured</small>"
      let drawing: HTML = """
        <svg width="100%" height="14" aria-hidden="true"><rect class="\(bar.style)" \
        width="\((share * 100).rounded() / 100)%" height="14" rx="2"/></svg>
        """
      rows += """
        <tr><th scope="row">\(bar.title)</th><td class="n">\
        \(bar.count.map { "\(counted($0))" } ?? unmeasured)</td><td class="bar">\(drawing)</td></tr>

        """
    }
    return "<table class=\"bars\"><caption>\(caption)</caption>\n<tbody>\n\(rows)</tbody></table>\n"
  }
}
