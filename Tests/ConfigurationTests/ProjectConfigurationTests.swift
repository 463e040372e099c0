import Configuration
import Diagnostics
import Testing

@Suite("Project configuration")
struct ProjectConfigurationTests {
  private func read(
    _ text: String
  ) -> (configuration: ProjectConfiguration, findings: [Finding]) {
    ProjectConfiguration.read(SourceFile(name: ".ibstack.yml", text: text))
  }

  static let everything = """
    # What this project asks of its documents.
    rules:
      misplaced: on
      priority-tie: off
      spacer-view: error
      custom-module:
        severity: warning
        module: App
      wrapper-view: {enabled: off, depth: 3}
    overrides:
      - paths: [Legacy/**, Old.xib]
        rules:
          misplaced: off
          custom-module: {module: Legacy}
        deployment-target: 12.0
    excluded:
      - Vendor
      - "**/Generated/*.xib"
    sizes: [375x667, 844x390 wC hC, iPhone 15]
    deployment-target: 15.2
    suppressions:
      - rules: ambiguous-size
        objects: [abc-12-xyz]
        paths: Main.storyboard
        reason: filled at run time
    house-rules:
      - id: no-fixed-labels
        severity: info
        select:
          elements: [label, button]
          attributes: text
          inside: stackView
          outside: [tableViewCell]
        forbid:
          numberOfLines: ["1", "0"]
          pointSize: {min: 10, max: 12.5}
        require:
          customClass: {like: App*}
          userLabel: {present: on}
        message: "{text} is too small"
    """

  @Test("every key") func everything() throws {
    let (configuration, findings) = read(Self.everything)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    let rules = configuration.rules
    #expect(
      rules.map(\.id) == [
        "misplaced", "priority-tie", "spacer-view", "custom-module", "wrapper-view",
      ])
    #expect(rules.map(\.isOn) == [true, false, true, true, false])
    #expect(rules.map(\.severity) == [nil, nil, .error, .warning, nil])
    #expect(rules[3].options.map(\.key) == ["module"])
    #expect(rules[4].options.first?.value.number == 3)
    #expect(
      configuration.screens.map(\.kind) == [
        .size(width: 375, height: 667, isWidthRegular: nil, isHeightRegular: nil),
        .size(width: 844, height: 390, isWidthRegular: false, isHeightRegular: false),
        .device("iPhone 15"),
      ])
    #expect(configuration.deploymentTarget?.major == 15)
    #expect(configuration.deploymentTarget?.minor == 2)
    let suppression = try #require(configuration.suppressions.first)
    #expect(suppression.rules == ["ambiguous-size"])
    #expect(suppression.objects == ["abc-12-xyz"])
    #expect(suppression.reason == "filled at run time")
    let house = try #require(configuration.houseRules.first)
    #expect(house.severity == .info)
    #expect(house.selector.elements == ["label", "button"])
    #expect(house.selector.attributes == ["text"])
    #expect(house.selector.inside == ["stackView"])
    #expect(house.selector.outside == ["tableViewCell"])
    #expect(house.forbidden.map(\.test) == [.oneOf(["1", "0"]), .between(10, 12.5)])
    #expect(house.required.map(\.test) == [.like(["App*"]), .present(true)])
  }

  @Test("overrides change what they name, for their paths") func overrides() throws {
    let (configuration, _) = read(Self.everything)
    let usual = configuration.rules(for: "App/Main.storyboard")
    #expect(usual.first { $0.id == "misplaced" }?.isOn == true)
    let legacy = configuration.rules(for: "Legacy/Sub/Main.storyboard")
    #expect(legacy.first { $0.id == "misplaced" }?.isOn == false)
    let module = try #require(legacy.first { $0.id == "custom-module" })
    #expect(module.severity == .warning)
    #expect(module.options.map { $0.value.text } == ["Legacy"])
    #expect(configuration.deploymentTarget(for: "Old.xib")?.major == 12)
    #expect(configuration.deploymentTarget(for: "New.xib")?.major == 15)
    #expect(configuration.isExcluded("Sub/Vendor/a/b.xib"))
    #expect(configuration.isExcluded("a/Generated/b.xib"))
    #expect(!configuration.isExcluded("a/Generated/b.storyboard"))
  }

  @Test(
    "mistakes have a place and a word that was meant",
    arguments: [
      ("rulse:\n  a: on", 1, 1, "did you mean rules?"),
      ("rules:\n  misplaced: errr", 2, 14, "did you mean error?"),
      ("rules:\n  - misplaced", 2, 3, "rule ids with values"),
      ("rules:\n  misplaced: {severity: fatal}", 2, 25, "unknown severity fatal"),
      ("overrides:\n  - rules: {a: on}", 2, 5, "needs paths"),
      ("overrides:\n  - path: x\n    paths: y", 2, 5, "did you mean paths?"),
      ("sizes: [12x]", 1, 9, "393x852"), ("sizes: [393x852 wX]", 1, 9, "size classes"),
      ("sizes: [0x0]", 1, 9, "393x852"), ("deployment-target: latest", 1, 20, "15.0"),
      ("suppressions:\n  - rules: a", 2, 5, "rules and objects"),
      ("house-rules:\n  - id: a", 2, 5, "an id and a message"),
      ("house-rules:\n  - {id: Bad_Id, message: m}", 2, 10, "hyphens"),
      (
        "house-rules:\n  - id: a\n    message: m\n    select: {element: x}", 4, 14,
        "did you mean elements?"
      ),
      (
        "house-rules:\n  - id: a\n    message: m\n    forbid: {x: {mni: 1}}", 4, 18,
        "did you mean min?"
      ),
      (
        "house-rules:\n  - id: a\n    message: m\n    forbid: {x: {min: y}}", 4, 23,
        "needs a number"
      ),
      ("just a text", 1, 1, "keys with values"),
    ])
  func mistakes(text: String, line: Int, column: Int, message: String) throws {
    let (_, findings) = read(text)
    let finding = try #require(findings.first)
    #expect(finding.severity == .error)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(
      finding.file.position(of: finding.range.lowerBound) == .init(line: line, column: column),
      "\(finding.message)")
  }

  @Test("what could not be read is told once") func onlyOnce() {
    let (_, findings) = read("rules: {misplaced: *x}\nsizes: [*y, 1x2]\n")
    #expect(findings.map(\.message).allSatisfy { $0.hasPrefix("aliases") })
    #expect(findings.map(\.range.lowerBound) == [19, 31])
  }

  @Test("JSON writes on and off in quotes") func quotedFlags() {
    let (configuration, findings) = read(#"{"rules": {"a": "off", "b": "on", "c": true}}"#)
    #expect(findings.isEmpty)
    #expect(configuration.rules.map(\.isOn) == [false, true, true])
  }

  @Test("rules and options that do not exist") func unknownRules() {
    let (configuration, findings) = read(
      """
      rules:
        misplacd: on
        duplicate_constraint: on
        custom-module: {modul: App}
        misplaced: {depth: 1}
        team-rule: off
      overrides:
        - paths: x
          rules: {zzz: on}
      suppressions:
        - rules: [all, misplaced, nope-nope]
          objects: a
      house-rules:
        - {id: team-rule, message: m}
        - {id: misplaced, message: m}
      """)
    #expect(findings.isEmpty)
    let messages = configuration.unknownRules(among: [
      .init(id: "misplaced", options: []),
      .init(id: "custom-module", options: ["module"]),
      .init(id: "duplicate-constraint", options: [], aliases: ["iblinter:duplicate_constraint"]),
    ]).map(\.message)
    #expect(
      messages == [
        "the id misplaced is that of a rule of the program's",
        "unknown rule misplacd in rules; did you mean misplaced?",
        "unknown rule duplicate_constraint; it is called duplicate-constraint here",
        "unknown option modul in custom-module; did you mean module?",
        "misplaced has no options but enabled and severity",
        "unknown rule zzz in rules; there are misplaced, custom-module, duplicate-constraint, team-rule, misplaced",
        "unknown rule nope-nope in suppressions; there are misplaced, custom-module, duplicate-constraint, team-rule, misplaced",
      ])
  }
}

@Suite("Paths")
struct PathPatternTests {
  @Test(
    "patterns",
    arguments: [
      ("Pods", "Pods/a.xib", true), ("Pods", "x/Pods/y/a.xib", true),
      ("Pods", "xPods/a.xib", false),
      ("Pods/", "Pods/a.xib", true), ("*.xib", "a/b/c.xib", true),
      ("*.xib", "a/b/c.storyboard", false),
      ("a/*.xib", "a/b.xib", true), ("a/*.xib", "a/b/c.xib", false),
      ("a/*.xib", "x/a/b.xib", false),
      ("a/**", "a/b/c.xib", true), ("**/b/*", "a/b/c.xib", true), ("**/b/*", "b/c.xib", true),
      ("a/**/d.xib", "a/d.xib", true), ("a/**/d.xib", "a/b/c/d.xib", true),
      ("a/b", "a/b/c/d.xib", true),
      ("/a", "a/x.xib", true), ("./a/b.xib", "a/b.xib", true), ("M?in.xib", "Main.xib", true),
      ("M?in.xib", "Méin.xib", true), ("M?in.xib", "Mxxin.xib", false), ("**", "a.xib", true),
      ("", "a.xib", false), ("a*b*c", "aXbXbXc", true), ("a*b*c", "aXbXb", false),
    ])
  func patterns(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test("no pattern is slow") func hostile() {
    let pattern = PathPattern(String(repeating: "**/a*a*a*b/", count: 40) + "x")
    let path = String(repeating: String(repeating: "a", count: 60) + "/", count: 60)
    #expect(!pattern.matches(path))
  }
}
