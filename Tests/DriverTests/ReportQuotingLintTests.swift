import Foundation
import TestSupport
import Testing

/// `report` in the formats that tell what lint finds, as people run it.
@Suite("ibstack report, with what lint finds")
struct ReportQuotingLintTests {
  private func run(_ arguments: [String], in folder: String) throws -> ProgramRun {
    try ProgramRun(arguments, in: folder)
  }

  private static let samples = repositoryFolder().appending(path: "SampleDocuments")
    .path(percentEncoded: false)

  private func trend(_ arguments: [String], in folder: String) throws -> [String: Any] {
    let line = try run(["report", "--format", "trend"] + arguments, in: folder).output
    return try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test("the home page reads like an argument", arguments: ["markdown", "html", "trend"])
  func homePage(format: String) throws {
    let outcome = try run(
      ["report", "--format", format, "HomePage/HomePage.storyboard"], in: Self.samples)
    #expect(outcome.status == 0)
    #expect(try goldenDifference(outcome.output, "report-home-\(format).txt") == nil)
  }

  @Test("the samples together, in Markdown") func samples() throws {
    let outcome = try run(["report", "--format", "markdown", "."], in: Self.samples)
    // Conflicts are found, and are what the report is about: no failure of its own.
    #expect(outcome.status == 0)
    #expect(try goldenDifference(outcome.output, "report-samples-markdown.txt") == nil)
  }

  @Test("counts of findings are those of lint") func likeLint() throws {
    let lint = try run(["lint", "--format", "json", "."], in: Self.samples).output
    let findings = try #require(
      (try JSONSerialization.jsonObject(with: Data(lint.utf8)) as? [String: Any])?["findings"]
        as? [[String: Any]])
    let trend = try trend(["."], in: Self.samples)
    for (severity, key) in [("error", "errors"), ("warning", "warnings"), ("info", "infos")] {
      let count = findings.count { $0["severity"] as? String == severity }
      #expect(trend[key] as? Int == count, "\(key)")
    }
    let rules = try run(
      ["lint", "--format", "xcode", "--rules", "wrapper-view,spacer-view", "."], in: Self.samples)
    let goers = ["wrapperViews", "spacerViews"].compactMap { trend[$0] as? Int }
    #expect(goers.reduce(0, +) == rules.output.split(separator: "\n").count)
    #expect(goers.reduce(0, +) > 0)
  }

  @Test("the configuration file says what is told") func configuration() throws {
    let folder = try TemporaryFolder()
    let document = try String(
      contentsOfFile: Self.samples + "/Spacers/Spacers.storyboard", encoding: .utf8)
    try folder.add("App/Spacers.storyboard", document)
    try folder.add("Old/Spacers.storyboard", document)
    let before = try trend(["."], in: folder.path)
    #expect(before["spacerViews"] as? Int == 12)
    try folder.add(".ibstack.yml", "excluded: [Old]\n")
    #expect(try trend(["."], in: folder.path)["spacerViews"] as? Int == 6)
    #expect(try trend(["."], in: folder.path)["documents"] as? Int == 2)
    try folder.add(".ibstack.yml", "ruels: {}\n")
    let wrong = try run(["report", "--format", "trend", "."], in: folder.path)
    #expect(wrong.messages.contains(".ibstack.yml:1:1"))
    // Formats that do not ask lint do not need its configuration.
    #expect(try run(["report", "--format", "json", "."], in: folder.path).messages.isEmpty)
  }

  @Test("very many views that may go are not tried one by one") func manyViews() throws {
    let folder = try TemporaryFolder()
    let views = (0..<2_000).map { "<view id=\"v\($0)\"/>" }.joined()
    try folder.add("a.xib", DocumentText.xib("<view id=\"r\"><subviews>\(views)</subviews></view>"))
    let outcome = try run(["report", "--format", "markdown", "a.xib"], in: folder.path)
    #expect(outcome.output.contains("which of them could go was not tried"))
    let trend = try trend(["a.xib"], in: folder.path)
    #expect(trend["wrapperViews"] is NSNull)
  }

  @Test("what cannot be read is named in the report") func unread() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", DocumentText.xib("<view id=\"first\"/>"))
    try folder.add("b.xib", "<document>")
    let outcome = try run(["report", "--format", "markdown", "."], in: folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("- **not read** `b.xib`: line 1: "))
    let trend = try trend(["."], in: folder.path)
    #expect((trend["documents"] as? Int, trend["unread"] as? Int) == (1, 1))
  }

  @Test("a folder gets a file a document") func outputs() throws {
    let folder = try TemporaryFolder()
    try folder.add("in/a.xib", DocumentText.xib("<view id=\"1\"/>"))
    try folder.add("in/b.xib", DocumentText.xib("<view id=\"2\"/>"))
    for format in ["markdown", "html", "trend"] {
      #expect(
        try run(["report", "--format", format, "--output", "out/", "in"], in: folder.path).status
          == 0)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted() == [
        "a.xib.html", "a.xib.md", "a.xib.trend.json", "b.xib.html", "b.xib.md", "b.xib.trend.json",
      ])
  }

  @Test("lists have the formats that can show them") func lists() throws {
    let outcome = try run(["report", "--ids", "--format", "html", "."], in: Self.samples)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("--ids has no format 'html'; it knows text, json"))
    let coverage = try run(
      ["report", "--coverage", "--format", "markdown", "HomePage"], in: Self.samples)
    #expect(coverage.output == "Everything in 1 document is understood.\n")
  }
}
