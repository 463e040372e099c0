import Diagnostics
import DocumentModel
import Foundation
import LayoutSystem
import Reports
import Resolution
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Formats of report that quote lint")
struct QuotingFormatTests {
  private static let formats = ReportFormat.all.filter(\.quotesLint)

  // MARK: Documents

  /// The document of the other formats, with what lint could say about it and all counts measured.
  private static var judged: DocumentReport {
    let document = DocumentReportTests.document
    func finding(
      _ rule: String, _ severity: Finding.Severity, _ message: String, at id: String
    ) -> Finding {
      let range = document.object(id).map { document.range($0) } ?? 0..<0
      return Finding(rule, severity, message, in: document.file, at: range)
    }
    var overflow = finding(
      "text-overflow", .warning, "“Welcome…” needs 610 pt of 300 pt", at: "title")
    overflow.configurations = ["393x852 wC hR"]
    overflow.language = "de"
    let table = SourceFile(name: "de.lproj/Home.strings", text: "\"x.text\" = \"y\";\n")
    var report = DocumentReport(
      document,
      judgement: LintJudgement(
        findings: [
          overflow, finding("unsatisfiable", .error, "“Main Stack” cannot be 300 pt wide", at: "w"),
          finding("unreachable-scene", .info, "nothing leads here", at: "link"),
          Finding("stale-translation", .warning, "no object x", in: table, at: 0..<1),
        ],
        wrappers: [finding("wrapper-view", .info, "table view only groups", at: "table")],
        spacers: [])
    ) { document.tellingConfigurations(of: $0) }
    for index in report.scenes[0].configurations.indices {
      report.scenes[0].configurations[index].equivalentWithoutStacks = 40 + index
    }
    return report
  }

  /// What could act in a page, a comment or a terminal.
  static let hostileNames = [
    "<script>alert(1)</script>", "@octocat and @github/team", "#1 GH-12 owner/repo#3",
    #"a|b||c\|d\\|e"#, "`tick` ``two`` ```", "[x](http://evil.example) ![y](//evil.example/z)",
    "--> <!-- x", "</details></table><h1>big</h1>", "line\n\n# heading\n- item",
    "www.evil.example https://evil.example mail@evil.example", "$x$ :tada: **b** _i_ ~~s~~",
    "\u{202E}rtl\u{85}\u{FFFF}", "<img src=x onerror=alert(1)>",
    "\"><style>*{display:none}</style>",
    #"\"#, "`", "|", "  ", "]]>", "&lt;b&gt; &amp;", String(repeating: "long", count: 2_000),
  ]

  private static func hostile(named name: String = "@a|`b`\n# <c>.xib") -> DocumentReport {
    let views = hostileNames.enumerated().map { index, name in
      let text = name.unicodeScalars.map { scalar in
        scalar.value == 0xFFFF ? "" : "&#\(scalar.value);"
      }.joined()
      return """
        <stackView id="\(text)" userLabel="\(text)" customClass="\(text)"><subviews>
        <label id="l\(index)" text="\(text)"/></subviews><constraints>
        <constraint firstAttribute="width" constant="1" id="c\(index)"/></constraints>
        <variation key="heightClass=compact" spacing="3" axis="\(text)"/></stackView>
        """
    }
    let document = Document.of(
      DocumentText.scene("<subviews>\(views.joined())</subviews>"), name: name)
    let findings = hostileNames.map {
      Finding(
        "unsatisfiable", .error, "the \($0) (\($0)) is \($0)", in: document.file, at: 300..<301)
    }
    return DocumentReport(
      document, judgement: LintJudgement(findings: findings, wrappers: findings, spacers: findings)
    ) { document.tellingConfigurations(of: $0) }
  }

  // MARK: What they say

  @Test("every format is what it was", arguments: formats.map(\.name))
  func golden(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    let unread = DocumentReport(
      unread: "Broken.xib",
      findings: [
        Finding(
          "malformed", .error, "the document ends within <view>",
          in: SourceFile(name: "Broken.xib", text: "\n<view"), at: 2..<3)
      ])
    let text = format.documents([Self.judged, unread], TextOptions())
    #expect(try goldenDifference(text, "Judged.\(name)") == nil)
  }

  @Test("findings stand under their scene, the others under the document") func places() throws {
    let report = Self.judged
    #expect(report.scenes[0].judgement?.findings.map(\.rule) == ["text-overflow", "unsatisfiable"])
    #expect(report.scenes[0].judgement?.wrappers.count == 1)
    #expect(report.scenes[1].judgement?.findings.map(\.rule) == ["unreachable-scene"])
    #expect(report.elsewhere?.findings.map(\.file) == ["de.lproj/Home.strings"])
    #expect(report.elsewhere?.wrappers.isEmpty == true)
  }

  @Test("totals are sums over scenes, of their first configurations") func totals() throws {
    let totals = ReportTotals([Self.judged, Self.judged])
    #expect((totals.documents, totals.scenes, totals.views) == (2, 4, 20))
    #expect((totals.written, totals.installed, totals.generated) == (10, 4, 28))
    #expect(totals.stackDepth == 1)
    // A scene without views needs no constraints; the other one is measured.
    #expect(totals.equivalentWithoutStacks == 80)
    #expect(totals.judged?.findings.errors == 2)
    #expect(totals.judged?.findings.warnings == 4)
    #expect(totals.judged?.wrapperViews == 2)
    #expect(ReportTotals([DocumentReport(DocumentReportTests.document)]).judged == nil)
    #expect(
      ReportTotals([DocumentReport(DocumentReportTests.document)]).equivalentWithoutStacks == 16)
  }

  @Test("the trend is one line of JSON, at the end of the Markdown too") func trend() throws {
    let line = ReportFormat.trend.documents([Self.judged], TextOptions())
    #expect(line.filter { $0 == "\n" }.count == 1)
    let values = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(
      Set(values.keys) == [
        "version", "documents", "scenes", "views", "stackViews", "stackDepth", "written",
        "installed", "generated", "contentSize", "equivalentWithoutStacks", "neverInstalled",
        "differences", "unread", "wrapperViews", "spacerViews", "errors", "warnings", "infos",
      ])
    #expect(values["version"] as? Int == 1)
    let markdown = ReportFormat.markdown.documents([Self.judged], TextOptions())
    #expect(markdown.hasSuffix("\n<!-- ibstack-trend \(line.dropLast()) -->\n"))
  }

  // MARK: What they withstand

  @Test("nothing in a document acts in a page") func hostilePage() throws {
    let text = ReportFormat.html.documents([Self.hostile(), Self.hostile()], TextOptions())
    let page = try PageReader.read(text)
    #expect(
      page.elements.isSubset(of: [
        "html", "head", "meta", "title", "style", "body", "header", "main", "section", "h1", "h2",
        "h3", "p", "ul", "li", "strong", "small", "code", "br", "div", "table", "caption", "thead",
        "tbody", "tfoot", "tr", "th", "td", "svg", "rect", "details", "summary", "pre", "a",
      ]))
    #expect(
      page.attributes.isSubset(of: [
        "lang", "charset", "name", "content", "http-equiv", "class", "id", "href", "scope",
        "colspan", "role", "aria-label", "aria-hidden", "tabindex", "width", "height", "rx",
      ]))
    #expect(page.links.allSatisfy { $0.hasPrefix("#scene-") })
    #expect(page.count(of: "style") == 1)
    #expect(page.text.contains("<script>alert(1)</script>"))
    #expect(!text.contains("\u{202E}"))
    #expect(text.contains("default-src 'none'"))
  }

  @Test("nothing in a document acts in a comment") func hostileComment() {
    let text = ReportFormat.markdown.documents([Self.hostile(), Self.hostile()], TextOptions())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Every line is one that the format starts itself.
    for line in lines {
      let starts = [
        "### ", "- **", "- and ", "- line ", "| ", "|---", "<sub>", "**Findings**", "<details>",
        "</details>", "<!-- ibstack-trend {", "Views that could go:", "and ", "42 ", "",
      ]
      #expect(starts.contains { line.hasPrefix($0) && (!$0.isEmpty || line.isEmpty) }, "\(line)")
    }
    #expect(lines.count { $0.hasPrefix("#") } == 1)
    #expect(lines.count { $0.hasPrefix("<details>") } == lines.count { $0 == "</details>" })
    // What stands outside of code has none of the characters that act.
    for line in lines where !line.hasPrefix("<") {
      let bare = withoutCode(line)
      #expect(!bare.contains { "@#<>[]`$_~&".contains($0) } || line.hasPrefix("#"), "\(bare)")
    }
  }

  /// A line of Markdown without its code spans (CommonMark 6.1).
  private func withoutCode(_ line: Substring) -> String {
    var rest = line[...]
    var bare = ""
    while let start = rest.firstIndex(of: "`") {
      bare += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      var inside = rest[fence.endIndex...]
      while let run = inside.firstIndex(of: "`") {
        let ticks = inside[run...].prefix { $0 == "`" }
        inside = inside[ticks.endIndex...]
        if ticks.count == fence.count { break }
      }
      rest = inside
    }
    return bare + rest
  }

  // MARK: How long they get

  @Test("ten thousand views are told in short") func manyViews() throws {
    let views = (0..<10_000).map { index in
      """
      <stackView id="s\(index)" userLabel="A view whose author likes long names, number \(index)">\
      <variation key="heightClass=compact" axis="vertical" spacing="\(index)"/></stackView>
      """
    }
    let document = Document.of(DocumentText.scene("<subviews>\(views.joined())</subviews>"))
    let findings = (0..<10_000).map {
      Finding("unsatisfiable", .error, "finding \($0)", in: document.file, at: 300..<301)
    }
    let report = DocumentReport(
      document, judgement: LintJudgement(findings: findings, wrappers: findings, spacers: findings)
    ) { document.tellingConfigurations(of: $0) }
    try expectBounded([report])
    let markdown = ReportFormat.markdown.documents([report], TextOptions())
    #expect(markdown.contains("and 9,975 more findings"))
    #expect(markdown.contains("and 19,980 more views"))
    #expect(ReportFormat.html.documents([report], TextOptions()).contains("and 9,601 more views"))
  }

  @Test("seven hundred documents are told in short, those with errors first") func manyDocuments()
    throws
  {
    var reports = (0..<700).map { _ in DocumentReport(DocumentReportTests.document) }
    reports.append(Self.judged)
    try expectBounded(reports)
    let markdown = ReportFormat.markdown.documents(reports, TextOptions())
    #expect(markdown.contains("| `Folder/Home.storyboard` | `HomeViewController owner` | 1 error"))
    #expect(markdown.contains("| **all**, 652 more |"))
  }

  private func expectBounded(_ reports: [DocumentReport]) throws {
    // GitHub takes comments of up to 65,536 characters.
    #expect(ReportFormat.markdown.documents(reports, TextOptions()).count < 65_536)
    let page = ReportFormat.html.documents(reports, TextOptions())
    #expect(page.utf8.count < 3_000_000)
    _ = try PageReader.read(page)
  }

  @Test("real documents fit, one by one and together")
  func corpus() throws {
    let documents = sharedDocuments("corpus") + sampleDocuments()
    var reports: [DocumentReport] = []
    for document in documents.compactMap({ Document.of($0) }) {
      let report = DocumentReport(document, judgement: LintJudgement()) {
        document.tellingConfigurations(of: $0)
      }
      reports.append(report)
      try expectBounded([report])
    }
    try expectBounded(reports)
  }
}

/// A page read by libxml2: what it is made of.
private final class PageReader: NSObject, XMLParserDelegate {
  private var counts: [String: Int] = [:]
  private(set) var attributes: Set<String> = []
  private(set) var links: [String] = []
  private(set) var text = ""

  var elements: Set<String> { Set(counts.keys) }
  func count(of element: String) -> Int { counts[element] ?? 0 }

  static func read(_ page: String) throws -> PageReader {
    let reader = PageReader()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    self.attributes.formUnion(attributes.keys)
    if let link = attributes["href"] { links.append(link) }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
}
