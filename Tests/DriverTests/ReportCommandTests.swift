import Foundation
import TestSupport
import Testing

/// The command as people run it: the program with its streams and exit status.
@Suite("ibstack report")
struct ReportCommandTests {
  private func report(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(["report"] + arguments, in: ".")
  }

  @Test("the product on standard output, findings on standard error") func streams() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", DocumentText.xib("<view id=\"first\"/>"))
    try folder.add("b.xib", "<document>")
    let outcome = try report(["--ids", folder.path])
    #expect(outcome.status == 1)
    #expect(outcome.output == "first\n")
    #expect(outcome.messages.hasPrefix("b.xib:"))
    #expect(try report(["--ids", "\(folder.path)/a.xib"]).status == 0)
  }

  @Test("status 2 for what cannot be opened or understood") func failures() throws {
    let folder = try TemporaryFolder()
    let missing = try report(["\(folder.path)/none.xib"])
    #expect(missing.status == 2)
    #expect(missing.messages.contains("none.xib: No such file or directory"))
    #expect(try report(["--format", "jsno", folder.path]).messages.contains("did you mean json?"))
    #expect(try report([]).status == 2)
  }

  @Test("an output folder gets a file a document, a file all of them") func outputs() throws {
    let folder = try TemporaryFolder()
    try folder.add("in/a.xib", DocumentText.xib("<view id=\"1\"/>"))
    try folder.add("in/sub/b.xib", DocumentText.xib("<view id=\"2\"/>"))
    let many = try report([
      "--format", "json", "--output", "\(folder.path)/out/", "\(folder.path)/in",
    ])
    #expect(many.status == 0)
    #expect(many.output.isEmpty)
    #expect(try folder.text(of: "out/a.xib.json").contains("\"document\": \"a.xib\""))
    #expect(try folder.text(of: "out/sub/b.xib.json").contains("\"document\": \"sub/b.xib\""))
    let one = try report([
      "--format", "json", "--output", "\(folder.path)/all.json", "\(folder.path)/in",
    ])
    #expect(one.status == 0)
    #expect(try folder.text(of: "all.json").contains("sub/b.xib"))
  }

  @Test("a sample tells its counts") func sample() throws {
    let sample = repositoryFolder().appending(path: "SampleDocuments/HomePage/HomePage.storyboard")
    let outcome = try report([sample.path(percentEncoded: false)])
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output.contains("14 constraints in the document; 25 stack views generate"))
  }
}
