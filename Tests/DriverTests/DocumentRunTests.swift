import Diagnostics
import DocumentModel
import Foundation
import LintRules
import TestSupport
import Testing

@testable import Driver

@Suite("Runs over documents")
struct DocumentRunTests {
  private func invocation(_ arguments: [String]) throws -> Invocation {
    guard case .run(let invocation) = try Request(arguments: arguments) else {
      throw UsageError("no run")
    }
    return invocation
  }

  /// Names of the documents that could be read.
  private func run(_ arguments: [String]) throws -> DocumentRun<String> {
    DocumentRun(
      try invocation(["report"] + arguments),
      checking: [Rule.named("duplicate-id")].compactMap { $0 }.map { ActiveRule($0) }
    ) { $0.file.name }
  }

  @Test("a broken document gives its finding, and the others go on") func brokenDocument() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", DocumentText.xib("<view id=\"a\"/>"))
    try folder.add("b.xib", "<document><objects></document>")
    try folder.add("c.xib", DocumentText.xib("<view id=\"c\"/>"))
    try folder.add("d.xib", "")
    let run = try run([folder.path])
    #expect(run.results.map(\.value) == ["a.xib", "c.xib"])
    #expect(run.findings.map(\.file.name) == ["b.xib", "d.xib"])
    #expect(run.problems.isEmpty)
    #expect(run.status == .findings)
  }

  @Test("a file that cannot be opened is named, and the others go on") func missingFile() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", DocumentText.xib("<view id=\"a\"/>"))
    try folder.add("b.xib", "<archive/>")
    let run = try run(["\(folder.path)/none.xib", folder.path])
    #expect(run.results.map(\.value) == ["a.xib"])
    #expect(run.problems.map(\.path) == ["\(folder.path)/none.xib"])
    #expect(run.findings.count == 1)
    #expect(run.status == .failed)
  }

  @Test("good documents, and findings below error severity, are 0") func clean() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", DocumentText.xib("<view id=\"a\"/>"))
    #expect(try run([folder.path]).status == .clean)
  }

  @Test("two objects with one identifier are a finding, and the document is still told")
  func duplicates() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", DocumentText.xib("<view id=\"a\"/><view id=\"a\"/>"))
    let run = try run([folder.path])
    #expect(run.results.count == 1)
    #expect(run.findings.map(\.rule) == ["duplicate-id"])
    #expect(run.status == .findings)
  }

  @Test("the number of jobs changes nothing") func jobs() throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 {
      let text =
        number.isMultiple(of: 7) ? "<document" : DocumentText.xib("<view id=\"\(number)\"/>")
      try folder.add("\(number).xib", text)
    }
    let one = try run(["--jobs", "1", folder.path])
    let eight = try run(["--jobs", "8", folder.path])
    #expect(one.results.map(\.value) == eight.results.map(\.value))
    #expect(one.findings.map(\.message) == eight.findings.map(\.message))
    #expect(one.results.count == 34)
  }

  /// What each odd document is and gives, by the table beside them. Two of its categories are about
  /// encodings and line ends alone: their documents may still be of a kind that is not supported.
  @Test(
    "odd documents end with the status that their table says",
    .enabled(if: sharedFolder() != nil, "there is no shared folder"))
  func oddDocuments() throws {
    let folder = try #require(sharedFolder()).appending(path: "odd")
    let table = try String(contentsOf: folder.appending(path: "ODD.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let heading = try #require(rows.first)
    let file = try #require(heading.firstIndex(of: "file"))
    let status = try #require(heading.firstIndex(of: "exit status"))
    for row in rows.dropFirst() {
      let run = try run([folder.appending(path: row[file]).path(percentEncoded: false)])
      let expected = Int32(row[status]).flatMap(ExitStatus.init)
      if row[0] == "crlf" || row[0] == "utf8-bom" {
        let unsupported = ["old-archive-format", "unsupported-platform"]
        #expect(run.status == expected || run.findings.allSatisfy { unsupported.contains($0.rule) })
      } else {
        #expect(run.status == expected, "\(row[file])")
      }
    }
  }
}
