import Testing

@testable import Driver

private func invocation(_ arguments: String...) throws -> Invocation {
  guard case .run(let invocation) = try Request(arguments: arguments) else {
    throw UsageError("\(arguments) does not run a command")
  }
  return invocation
}

@Suite("Options")
struct OptionParserTests {
  @Test("values follow or are joined by =") func valueForms() throws {
    #expect(try invocation("compile", "--style", "function", "a.xib").options.style == .function)
    #expect(try invocation("compile", "--style=function", "a.xib").options.style == .function)
    #expect(try invocation("compile", "--output=a=b", "a.xib").options.output == "a=b")
  }

  @Test("options stand before and behind the inputs") func order() throws {
    let result = try invocation("lint", "--strict", "A", "--fix", "B", "--dry-run")
    #expect(result.operands == ["A", "B"])
    #expect(result.options.strict && result.options.fix && result.options.dryRun)
  }

  @Test("behind -- all are inputs") func endOfOptions() throws {
    #expect(
      try invocation("lint", "--", "--strict", "-", "@x").operands == ["--strict", "-", "@x"])
  }

  @Test("- and @FILE are inputs") func specialInputs() throws {
    #expect(try invocation("report", "-", "@list").operands == ["-", "@list"])
  }

  @Test("defaults of a command") func defaults() throws {
    #expect(try invocation("compile", "x").format == .swift)
    #expect(try invocation("lint", "x").format == .text)
    #expect(try invocation("preview", "x").format == .svg)
    #expect(try invocation("lint", "x").options == Options())
    #expect(try invocation("rules").operands == [])
  }

  @Test("the last of two wins") func lastWins() throws {
    #expect(try invocation("lint", "--format", "json", "--format", "sarif", "x").format == .sarif)
  }

  @Test("a configuration") func configuration() throws {
    let options = try invocation(
      "layout", "--size", "393x852.5", "--traits", "hR,wC", "--safe-area", "59,0,34,0",
      "--direction",
      "rtl", "--language", "de", "x"
    ).options
    #expect(options.size == Options.Size(width: 393, height: 852.5))
    #expect(options.traits == Options.Traits(width: .compact, height: .regular))
    #expect(options.safeArea == Options.SafeArea(top: 59, left: 0, bottom: 34, right: 0))
    #expect(options.direction == .rightToLeft)
    #expect(options.language == "de")
  }

  @Test("lists and pairs") func listsAndPairs() throws {
    #expect(try invocation("lint", "--rules", "a,b", "x").options.rules == .named(["a", "b"]))
    #expect(try invocation("lint", "--rules", "all", "x").options.rules == .all)
    #expect(
      try invocation("preview", "--overlay", "stacks,conflicts", "x").options.overlays
        == [.stacks, .conflicts])
    #expect(
      try invocation("preview", "--overlay", "all", "x").options.overlays
        == Options.Overlay.allCases)
    #expect(
      try invocation("preview", "--compare", "old", "new").options.compare
        == Options.Comparison(old: "old", new: "new"))
  }

  @Test(
    "values that cannot be read",
    arguments: [
      ("--size", "393"), ("--size", "x852"), ("--size", "nanx10"), ("--size", "1e3x10"),
      ("--size", "0x10"), ("--size", "99999x10"), ("--size", "-3x10"), ("--traits", "wC,wR"),
      ("--traits", ""), ("--traits", "C,R"), ("--safe-area", "1,2,3"), ("--safe-area", "1,2,3,4,5"),
      ("--safe-area", "1,2,3,x"), ("--jobs", "0"), ("--jobs", "-1"), ("--jobs", "many"),
      ("--jobs", "99999999999999999999"), ("--device", ""), ("--direction", "up"),
    ])
  func unreadable(_ value: (option: String, text: String)) {
    #expect(throws: UsageError.self) { try invocation("layout", value.option, value.text, "x") }
  }

  @Test(
    "versions",
    arguments: [("15", 15, 0), ("13.4", 13, 4), ("17.0.1", 17, 0)])
  func versions(_ row: (text: String, major: Int, minor: Int)) throws {
    let version = try invocation("lint", "--deployment-target", row.text, "x").options
      .deploymentTarget
    #expect(version == Options.Version(major: row.major, minor: row.minor))
  }

  @Test("--help and --version end the reading")
  func helpFirst() throws {
    #expect(
      try Request(arguments: ["lint", "--help", "--no-such-thing"]) == .help(command: "lint"))
    #expect(try Request(arguments: ["help", "lint"]) == .help(command: "lint"))
    #expect(try Request(arguments: ["--help"]) == .help(command: nil))
    #expect(try Request(arguments: ["lint", "--version"]) == .version)
    #expect(try Request(arguments: ["--version"]) == .version)
  }
}
