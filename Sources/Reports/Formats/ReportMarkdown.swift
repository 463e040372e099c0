internal import Diagnostics
internal import LayoutSystem
internal import Resolution

extension ReportFormat {
  /// For a comment on a pull request: the story, one table, what lint finds, and everything else
  /// folded away. Never longer than such a comment may be.
  package static let markdown = ReportFormat(
    name: "markdown", ending: ".md", quotesLint: true,
    documents: { documents, _ in MarkdownReport(documents).text },
    coverage: { coverage, _ in MarkdownReport.text(coverage) })
}

/// The blocks of a report in Markdown.
private struct MarkdownReport {
  /// GitHub takes comments of up to 65,536 characters.
  private static let bytes = 60_000
  private static let nameColumns = 60
  private static let messageColumns = 600
  private static let rows = 50
  private static let findings = 25
  private static let list = 20

  /// A scene with the document that it is in.
  private struct Place {
    let document: DocumentReport
    let scene: SceneReport
    let totals: ReportTotals

    init(_ document: DocumentReport, _ scene: SceneReport) {
      self.document = document
      self.scene = scene
      totals = scene.totals
    }
  }

  let documents: [DocumentReport]
  private let totals: ReportTotals
  /// Scenes with views.
  private let places: [Place]

  init(_ documents: [DocumentReport]) {
    self.documents = documents
    totals = ReportTotals(documents)
    places = documents.flatMap { document in
      document.scenes.filter { $0.viewCount > 0 }.map { Place(document, $0) }
    }
  }

  private var isSeveral: Bool { documents.count > 1 }

  var text: String {
    var blocks = [heading, [Self.prose(totals.story)], unread, overview, findings]
      .filter { !$0.isEmpty }.map { Self.lines($0) }
    let trend = "<!-- ibstack-trend \(totals.trendLine) -->\n"
    var size = blocks.reduce(trend.utf8.count + 200) { $0 + $1.utf8.count + 1 }
    let candidates = Shortened(places, to: Self.rows) { $0.totals.weight }
    var left = candidates.left
    for place in candidates.shown {
      let details = Self.lines(details(of: place))
      guard size + details.utf8.count < Self.bytes else {
        left += 1
        continue
      }
      size += details.utf8.count + 1
      blocks.append(details)
    }
    if left > 0, left < places.count { blocks.append("and \(counted(left, "more scene"))\n") }
    return (blocks + [trend]).joined(separator: "\n")
  }

  private static func lines(_ lines: [Markdown]) -> String {
    lines.reduce(into: "") { $0 += $1.source + "\n" }
  }

  private static func prose(_ sentences: [String]) -> Markdown {
    "\(sentences.joined(separator: " "))"
  }

  // MARK: What everybody sees

  private var heading: [Markdown] {
    guard let first = documents.first, !isSeveral else {
      return ["### Interface Builder documents: \(counted(documents.count))"]
    }
    return ["### \(code: Self.path(first.document))"]
  }

  private var unread: [Markdown] {
    let unread = documents.filter { !$0.isRead }
    let short = Shortened(unread, to: Self.list)
    return short.shown.map { document in
      let reason = document.elsewhere?.findings.first { $0.severity == .error }
      let message = reason.map { "line \($0.line): \($0.message)" } ?? "it cannot be read"
      return """
        - **not read** \(code: Self.path(document.document)): \
        \(message.truncated(to: Self.messageColumns))
        """
    } + Self.more(short.left, "document")
  }

  private var overview: [Markdown] {
    guard !places.isEmpty else { return [] }
    let short = Shortened(places, to: Self.rows) { $0.totals.weight }
    let hasEquivalents = places.contains { $0.totals.equivalentWithoutStacks != nil }
    let hasChanges = totals.differences > 0
    let hasGoers = totals.judged?.opportunities != nil
    var titles: [Markdown] = ["scene"]
    if isSeveral { titles.insert("document", at: 0) }
    let numbers: [Markdown] = [
      "views", "stack views", "nested", "written", "generated", "content", "without stacks",
    ]
    let last: [(title: Markdown, isShown: Bool)] = [
      ("size class changes", hasChanges), ("could go", hasGoers), ("lint", totals.judged != nil),
    ]
    func cells(_ names: [Markdown], _ totals: ReportTotals) -> [Markdown] {
      let equivalent: Markdown
      if totals.stackViews == 0 {
        equivalent = "–"
      } else {
        equivalent =
          totals.equivalentWithoutStacks.map { "\(counted($0))" }
          ?? (hasEquivalents ? "?" : "not measured")
      }
      let ends: [Markdown] = [
        totals.differences > 0 ? "\(counted(totals.differences))" : "–",
        "\(totals.judged?.opportunities ?? "–")", "\(totals.judged?.findings.words ?? "–")",
      ]
      return names + [
        "\(counted(totals.views))", "\(counted(totals.stackViews))",
        totals.stackDepth > 0 ? "\(totals.stackDepth) deep" : "–",
        "\(counted(totals.written))", "\(counted(totals.generated))",
        "\(counted(totals.contentSize))", equivalent,
      ] + zip(last, ends).filter { $0.0.isShown }.map(\.1)
    }
    var rows = short.shown.map { place in
      cells(
        (isSeveral ? ["\(code: Self.path(place.document.document))"] : [])
          + ["\(code: Self.name(place.scene.name))"], place.totals)
    }
    if places.count > 1 {
      let label: Markdown =
        short.left > 0 ? "**all**, \(counted(short.left)) more" : "**all**"
      rows.append(cells([label] + (isSeveral ? [""] : []), totals))
    }
    let first = titles.count
    return Markdown.table(
      titles + numbers + last.filter(\.isShown).map(\.title),
      numbers: Set(first..<first + numbers.count), rows) + ["", legend]
  }

  private var legend: Markdown {
    let place: Markdown =
      documents.countedConfiguration.map {
        "\($0.plainName), \(code: $0.name)"
      } ?? "its first configuration"
    return """
      <sub>Constraints of each scene on a \(place): written in the document, generated by stack \
      views, and for the sizes of contents.</sub>
      """
  }

  /// Of all documents, the worst first where there is no room for all.
  private var findings: [Markdown] {
    var all: [(document: DocumentReport, finding: QuotedFinding)] = []
    for document in documents where document.isRead {
      let found =
        (document.elsewhere?.findings ?? [])
        + document.scenes.flatMap { $0.judgement?.findings ?? [] }
      all += found.map { (document, $0) }
    }
    guard !all.isEmpty else { return [] }
    let short = Shortened(all, to: Self.findings) { $0.finding.severity.rawValue }
    return ["**Findings**", ""]
      + short.shown.map { document, finding in
        let path = finding.file ?? document.document
        let place: Markdown =
          isSeveral || finding.file != nil
          ? "\(code: "\(Self.path(path)):\(finding.line)")" : "line \(finding.line)"
        return Self.item(finding, place)
      } + Self.more(short.left, "finding")
  }

  private static func item(_ finding: QuotedFinding, _ place: Markdown) -> Markdown {
    """
    - **\(finding.severity.plainName)** \(place): \
    \(finding.message.truncated(to: messageColumns)) \(code: finding.rule)
    """
  }

  private static func more(_ count: Int, _ noun: String) -> [Markdown] {
    count > 0 ? ["- and \(counted(count, "more \(noun)"))"] : []
  }

  // MARK: What is folded away

  private func details(of place: Place) -> [Markdown] {
    let scene = place.scene
    let parts = [
      counts(scene), changes(scene), goers(scene), neverInstalled(scene),
    ].filter { !$0.isEmpty }
    let name = Self.name(scene.name)
    let path = isSeveral ? Self.path(place.document.document) + ": " : ""
    return [
      "<details><summary><code>\(html: path + name)</code></summary>", "",
    ] + parts.flatMap { $0 + [""] } + ["</details>"]
  }

  private func counts(_ scene: SceneReport) -> [Markdown] {
    var numbers: [(title: Markdown, value: (ConfigurationReport) -> Int?)] = [
      ("installed", { $0.counts.explicit.installed }),
      ("left out", { $0.counts.explicit.uninstalled }),
      ("placeholders", { $0.counts.explicit.placeholder }),
      ("generated", { $0.counts.generated }),
      ("content", { $0.counts.contentSize }),
      ("without stacks", { $0.equivalentWithoutStacks }),
    ]
    numbers.removeAll { column in
      ["placeholders", "without stacks"].contains(column.title)
        && !scene.configurations.contains { (column.value($0) ?? 0) > 0 }
    }
    return Markdown.table(
      ["constraints on"] + numbers.map(\.title), numbers: Set(1...numbers.count),
      scene.configurations.map { report in
        [Self.header(report)] + numbers.map { "\($0.value(report).map { counted($0) } ?? "–")" }
      })
  }

  private static func header(_ report: ConfigurationReport) -> Markdown {
    "\(report.configuration.plainName) \(code: report.configuration.name)"
  }

  private func changes(_ scene: SceneReport) -> [Markdown] {
    guard !scene.differences.isEmpty else { return [] }
    let short = Shortened(scene.differences, to: Self.list)
    let rows = short.shown.map { difference -> [Markdown] in
      let first = difference.values.first
      return ["\(code: Self.name(difference.object))", "\(code: difference.property)"]
        + difference.values.enumerated().map { index, value in
          let words = value.words.truncated(to: Self.nameColumns)
          return index > 0 && value != first ? "**\(words)**" : "\(words)"
        }
    }
    return Markdown.table(
      ["size classes change", "of it"] + scene.configurations.map { Self.header($0) }, rows)
      + (short.left > 0 ? ["", "and \(counted(short.left)) more"] : [])
  }

  private func goers(_ scene: SceneReport) -> [Markdown] {
    guard let judgement = scene.judgement, !judgement.opportunities.isEmpty else { return [] }
    let short = Shortened(judgement.opportunities, to: Self.list)
    return ["Views that could go:", ""]
      + short.shown.map { finding in
        "- line \(finding.line): \(finding.message.truncated(to: Self.messageColumns))"
      } + Self.more(short.left, "view")
  }

  private func neverInstalled(_ scene: SceneReport) -> [Markdown] {
    guard !scene.neverInstalled.isEmpty else { return [] }
    let short = Shortened(scene.neverInstalled, to: Self.list)
    var text: Markdown = "Never installed: "
    for (index, id) in short.shown.enumerated() {
      text += index > 0 ? ", \(code: Self.name(id))" : "\(code: Self.name(id))"
    }
    if short.left > 0 { text += " and \(counted(short.left)) more" }
    return [text]
  }

  private static func name(_ text: String) -> String { text.truncated(to: nameColumns) }

  /// Paths keep their end, which tells more.
  private static func path(_ path: String) -> String {
    guard path.count > nameColumns else { return path }
    return "…" + path.suffix(nameColumns - 1)
  }

  // MARK: Coverage

  static func text(_ coverage: Coverage) -> String {
    let counts = coverage.elements + coverage.attributes
    guard !counts.isEmpty else {
      return "Everything in \(counted(coverage.documents, "document")) is understood.\n"
    }
    let short = Shortened(counts, to: 200)
    let rows = short.shown.map { count -> [Markdown] in
      let kind = count.kind.element + (count.kind.attribute.map { " \($0)" } ?? "")
      return [
        "\(code: "<\(name(kind))>")", "\(counted(count.uses))", "\(counted(count.documents))",
      ]
    }
    return lines(
      Markdown.table(["not understood", "uses", "documents"], numbers: [1, 2], rows)
        + (short.left > 0 ? ["", "and \(counted(short.left)) more"] : []))
  }
}
