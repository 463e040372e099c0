import Foundation
import LintRules
import TestSupport
import Testing

/// The command as people run it: the program with its streams and exit status.
@Suite("ibstack lint")
struct LintCommandTests {
  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> ProgramRun {
    try ProgramRun(arguments, in: folder.path)
  }

  /// A view with one width too many, and what else is asked for.
  private func conflict(_ extra: String = "", before: String = "") -> String {
    DocumentText.xib(
      """
      \(before)<view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(extra)<constraints>
      <constraint firstAttribute="width" constant="40" id="w40"/>
      <constraint firstAttribute="width" constant="24" id="w24"/>
      <constraint firstAttribute="height" constant="24" id="h24"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      </constraints></view>
      """)
  }

  @Test("one finding for all sizes, and status 1") func findings() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", conflict())
    let outcome = try run(["lint", "--format", "xcode", "a.xib"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.hasSuffix("[unsatisfiable]\n"))
    #expect(outcome.output.hasPrefix("a.xib:"))
  }

  @Test("whatever happens to one document, the others are done") func brokenAmongGood() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", conflict())
    try folder.add("b.xib", "<document>")
    let broken = try run(["lint", "--format", "xcode", "a.xib", "b.xib"], in: folder)
    #expect(broken.status == 1)
    #expect(broken.lines.count == 2)
    let missing = try run(["lint", "--format", "xcode", "a.xib", "c.xib"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.lines.count == 1)
    #expect(missing.messages.contains("c.xib"))
  }

  @Test("notes and the configuration file suppress, and say so where they need not")
  func suppressions() throws {
    let folder = try TemporaryFolder()
    let note = """
      <attributedString key="userComments"><fragment \
      content="ibstack:disable unsatisfiable -- on purpose"/></attributedString>
      """
    try folder.add("a.xib", conflict(note))
    let arguments = ["lint", "--format", "xcode", "a.xib"]
    #expect(try run(arguments, in: folder).output == "")
    try folder.add("a.xib", conflict(note.replacing("unsatisfiable", with: "priority-tie")))
    let unused = try run(arguments, in: folder)
    #expect(unused.lines.count == 2)
    #expect(unused.output.contains("[unused-suppression]"))
    try folder.add("a.xib", conflict())
    try folder.add(
      ".ibstack.yml", "suppressions:\n  - rules: [unsatisfiable]\n    objects: [w40]\n")
    let suppressed = try run(arguments, in: folder)
    #expect(suppressed.output == "" && suppressed.status == 0)
  }

  @Test("the configuration file switches rules and states severities by path") func configuration()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", conflict())
    try folder.add("old/b.xib", conflict())
    try folder.add(
      ".ibstack.yml",
      "rules:\n  unsatisfiable: warning\noverrides:\n  - paths: [old]\n    rules:\n      unsatisfiable: off\n"
    )
    let outcome = try run(["lint", "--format", "xcode", "."], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.contains(" warning: "))
    #expect(try run(["lint", "--strict", "."], in: folder).status == 1)
    try folder.add(".ibstack.yml", "rules:\n  unsatisfiabel: off\n")
    let slip = try run(["lint", "--format", "xcode", "a.xib"], in: folder)
    #expect(slip.status == 1)
    #expect(slip.output.contains("did you mean unsatisfiable?"))
  }

  @Test("a baseline knows findings wherever lines have moved to") func baseline() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib", conflict())
    #expect(try run(["lint", "--write-baseline", "known.json", "a.xib"], in: folder).status == 0)
    let arguments = ["lint", "--format", "xcode", "--baseline", "known.json", "a.xib"]
    #expect(try run(arguments, in: folder).output == "")
    try folder.add("a.xib", conflict(before: "\n\n\n"))
    #expect(try run(arguments, in: folder).output == "")
    try folder.add("a.xib", conflict().replacing("h24\"/>", with: "h24\"/>\(Self.second)"))
    #expect(try run(arguments, in: folder).lines.count == 1)
  }

  private static let second = #"<constraint firstAttribute="height" constant="30" id="h30"/>"#

  @Test("fixing changes the bytes concerned and no others") func fixing() throws {
    let folder = try TemporaryFolder()
    let duplicate =
      "\n      <constraint firstAttribute=\"height\" constant=\"24\" id=\"again\"/>\n"
    let clean = conflict().replacing(#"constant="24" id="w24""#, with: #"constant="40" id="w24""#)
    let text = clean.replacing("id=\"h24\"/>", with: "id=\"h24\"/>\(duplicate)").replacing(
      "\n", with: "\r\n")
    try folder.add("a.xib", text)
    let arguments = ["lint", "--rules", "duplicate-constraint", "--fix", "a.xib"]
    let shown = try run(arguments + ["--dry-run"], in: folder)
    #expect(shown.output.hasPrefix("--- a.xib\n+++ a.xib\n@@ "))
    #expect(try folder.text(of: "a.xib") == text)
    let fixed = try run(arguments, in: folder)
    #expect(fixed.status == 0 && fixed.output == "", "\(fixed.output)")
    let now = try folder.text(of: "a.xib")
    #expect(!now.contains("again") && !now.contains("w24"))
    // What is left stood there before, in the same order.
    let before = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let after = now.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(after.difference(from: before).insertions.isEmpty)
    #expect(try run(arguments + ["--dry-run"], in: folder).output == "")
  }

  /// Documents with something to mend: the rules' own examples.
  private static let fixable = Rule.all.filter(\.hasFix).flatMap { rule in
    rule.examples.reported.enumerated().map { (rule.id, $0.offset, $0.element) }
  }

  @Test("a mended document parses, lints clean for the rule and stays as it is", arguments: fixable)
  func mends(rule: String, number: Int, example: Rule.Example) throws {
    let folder = try TemporaryFolder()
    let text = ExampleDocument.text(for: example.text).replacing("👉", with: "")
    try folder.add("a.xib", text)
    let show = ["lint", "--rules", rule, "--format", "sarif", "a.xib"]
    func isFixable() throws -> Bool { try run(show, in: folder).output.contains("artifactChanges") }
    // Not every finding of a rule can be mended.
    guard try isFixable() else { return }
    let read = try run(["report", "a.xib"], in: folder).status
    let all = ["lint", "--rules", "all", "--format", "xcode", "a.xib"]
    let errors = try run(all, in: folder).lines.count { $0.contains(" error: ") }
    #expect(try run(["lint", "--rules", rule, "--fix", "a.xib"], in: folder).status != 2)
    let mended = try folder.text(of: "a.xib")
    #expect(mended != text)
    #expect(try run(["report", "a.xib"], in: folder).status == read)
    #expect(try !isFixable())
    #expect(try run(["lint", "--rules", rule, "--fix", "a.xib"], in: folder).status != 2)
    #expect(try folder.text(of: "a.xib") == mended)
    #expect(try run(all, in: folder).lines.count { $0.contains(" error: ") } <= errors)
  }

  @Test("findings stand under the path from the working folder") func shownPaths() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/a.xib", conflict())
    for input in ["App", "./App", "App/../App/a.xib", folder.path + "/App"] {
      let outcome = try run(["lint", "--format", "xcode", input], in: folder)
      let path = input.contains("..") ? input : "App/a.xib"
      #expect(outcome.output.hasPrefix(path + ":"), "\(input)")
      let json = try run(["lint", "--format", "json", input], in: folder)
      #expect(json.output.contains(#""document": "a.xib""#), "\(input)")
    }
    let sarif = try run(["lint", "--format", "sarif", folder.path + "/App"], in: folder)
    #expect(sarif.output.contains(#""uri": "App/a.xib", "uriBaseId": "%SRCROOT%""#))
    let below = try TemporaryFolder()
    let elsewhere = try run(["lint", "--format", "sarif", folder.path + "/App"], in: below)
    #expect(elsewhere.output.contains(#""uri": "file:///"#))
  }

  @Test("house rules of the configuration file run") func houseRules() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      "a.xib",
      DocumentText.xib(
        """
        <view id="root"><subviews><button tag="7" id="b"/><label text="Hi" id="l"/>\
        <tableViewCell id="c"><subviews><label text="In" id="m"/></subviews></tableViewCell>\
        </subviews></view>
        """))
    func findings(_ rule: String) throws -> [Substring] {
      try folder.add(".ibstack.yml", "house-rules:\n  - id: our-rule\n    message: m\n\(rule)")
      let arguments = ["lint", "--rules", "our-rule", "--format", "json", "a.xib"]
      return try run(arguments, in: folder).output.matches(of: /"objects": \["(\w+)"\]/).map(\.1)
    }
    #expect(try findings("    select: {elements: [label]}\n") == ["l", "m"])
    #expect(try findings("    select: {elements: [UILabel], inside: tableViewCell}\n") == ["m"])
    #expect(try findings("    select: {elements: [label], outside: tableViewCell}\n") == ["l"])
    #expect(try findings("    select: {attributes: [tag]}\n") == ["b"])
    let label = "    select: {elements: [label]}\n"
    #expect(try findings(label + "    forbid: {text: Hi}\n") == ["l"])
    #expect(try findings(label + "    require: {text: {like: 'I*'}}\n") == ["l"])
    #expect(try findings(label + "    require: {text: {present: on}}\n") == [])
    try folder.add(
      ".ibstack.yml", "house-rules:\n  - {id: a, message: m, select: {elements: [lable]}}\n")
    let slip = try run(["lint", "--format", "xcode", "a.xib"], in: folder)
    #expect(slip.output.contains("did you mean label?"))
  }

  @Test("words that are no rules get the likeliest one") func suggestions() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(["lint", "--rules", "misplacd", "."], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("did you mean misplaced?"))
    #expect(try run(["explain", "misplaced"], in: folder).output.hasPrefix("# misplaced\n"))
    #expect(try run(["explain", "iblinter:misplaced"], in: folder).status == 0)
    #expect(try run(["rules"], in: folder).lines.count == 84)
  }

  @Test("init writes a file that says nothing wrong, once") func initialize() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      ".iblinter.yml",
      """
      enabled_rules:
        - misplaced
        - view_as_device
      disabled_rules:
        - duplicate_id
      view_as_device_rule:
        device_id: retina6_12
      excluded:
        - Pods
      """)
    try folder.add("a.xib", DocumentText.xib("<view id=\"root\"/>"))
    #expect(try run(["init"], in: folder).status == 0)
    let text = try folder.text(of: ".ibstack.yml")
    for line in ["  misplaced: on", "    device: retina6_12", "  duplicate-id: off", "  - Pods"] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
    #expect(try !run(["lint", "a.xib"], in: folder).output.contains("[configuration]"))
    #expect(try run(["init"], in: folder).status == 2)
  }
}
