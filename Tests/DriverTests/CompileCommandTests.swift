import Driver
import TestSupport
import Testing

@Suite("ibstack compile")
struct CompileCommandTests {
  private static func home(_ name: String = "HomeViewController") -> String {
    DocumentText.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="c" customClass="\(name)" \
      customModuleProvider="target"><view key="view" id="v"><subviews><label id="l" text="A"/>
      <button id="b"><connections><segue destination="c" kind="show" identifier="again" id="x"/>
      </connections></button></subviews></view></viewController></objects></scene>
      """)
  }

  @Test("documents that declare one type carry their names in front, others do not")
  func clashes() throws {
    let folder = try TemporaryFolder()
    try folder.add("in/Main.storyboard", Self.home())
    try folder.add("in/Other.storyboard", Self.home())
    try folder.add("in/Third.storyboard", Self.home("ThirdViewController"))
    let output = "\(folder.path)/out"
    #expect(Driver.run(["compile", "--quiet", "--output", output, "\(folder.path)/in"]) == 0)
    let main = try folder.text(of: "out/Main-storyboard/MainHomeView+Wiring.swift")
    #expect(main.contains("func makeMainHomeView() -> MainHomeView {"))
    #expect(main.contains("func performMainAgain(sender: Any?) {"))
    let other = try folder.text(of: "out/Other-storyboard/OtherHomeView+Wiring.swift")
    #expect(other.contains("func performOtherAgain(sender: Any?) {"))
    let third = try folder.text(of: "out/Third-storyboard/ThirdView+Wiring.swift")
    #expect(third.contains("func performAgain(sender: Any?) {"))
    // Alone, a document's names are its own.
    let alone = "\(folder.path)/alone"
    #expect(Driver.run(["compile", "--output", alone, "\(folder.path)/in/Main.storyboard"]) == 0)
    #expect(try folder.text(of: "alone/HomeView+Wiring.swift").contains("func makeHomeView()"))
  }

  @Test("documents of one name in two folders stay apart without that")
  func sameNames() throws {
    let folder = try TemporaryFolder()
    try folder.add("in/a/Main.storyboard", Self.home())
    try folder.add("in/b/Main.storyboard", Self.home())
    #expect(
      Driver.run(["compile", "--quiet", "--output", "\(folder.path)/out", "\(folder.path)/in"]) == 0
    )
    #expect(
      try folder.text(of: "out/a/Main-storyboard/HomeView+Wiring.swift")
        == folder.text(of: "out/b/Main-storyboard/HomeView+Wiring.swift"))
  }

  @Test(
    "the same bytes twice and with any number of jobs; --check agrees until something changes",
    arguments: ["view", "function"])
  func check(style: String) throws {
    let folder = try TemporaryFolder()
    for index in 0..<12 {
      // Four pairs clash, so that documents are told apart while others are written.
      try folder.add("in/Page\(index).storyboard", Self.home("Home\(index % 8)Controller"))
    }
    let input = "\(folder.path)/in"
    let output = "\(folder.path)/out"
    let options = ["compile", "--quiet", "--style", style, "--output", output]
    #expect(Driver.run(options + ["--jobs", "1", input]) == 0)
    for jobs in ["1", "2", "7"] {
      #expect(Driver.run(options + ["--check", "--jobs", jobs, input]) == 0)
    }
    // Another style, target or text makes what is there stale.
    #expect(Driver.run(options + ["--check", "--deployment-target", "17", input]) == 1)
    #expect(Driver.run(options + ["--check", "--strings", "literal", input]) == 1)
    try folder.add("in/Page3.storyboard", Self.home("Home3Controller") + "<!-- later -->")
    #expect(Driver.run(options + ["--check", input]) == 1)
    #expect(Driver.run(options + [input]) == 0)
    #expect(Driver.run(options + ["--check", input]) == 0)
  }

  @Test("what is found names types as the code does")
  func namesInFindings() throws {
    let folder = try TemporaryFolder()
    for name in ["Main", "Other"] {
      try folder.add(
        "in/\(name).storyboard",
        DocumentText.storyboard(
          """
          <scene sceneID="s"><objects><viewController id="c" customClass="HomeViewController">
          <view key="view" id="v"><subviews><tableView id="t"><prototypes><tableViewCell id="p">
          <tableViewCellContentView key="contentView" tableViewCell="p" id="q"/></tableViewCell>
          </prototypes></tableView></subviews></view></viewController></objects></scene>
          """))
    }
    let run = try ProgramRun(["compile", "--output", "out", "in"], in: folder.path)
    let found = run.messages.split(separator: "\n").filter { $0.contains("[no-code-form]") }
    #expect(found.count == 2)
    #expect(found.first?.contains("info: MainHomeCellView (p): registration") == true, "\(found)")
    #expect(found.last?.contains("info: OtherHomeCellView (p): registration") == true)
  }

  @Test("--check tells generated files whose scene or document is gone, and no others")
  func leftOver() throws {
    let folder = try TemporaryFolder()
    try folder.add("in/A.storyboard", Self.home())
    try folder.add("in/B.storyboard", Self.home("OtherController"))
    let input = "\(folder.path)/in"
    let options = ["compile", "--quiet", "--output", "\(folder.path)/out"]
    let check = options + ["--check"]
    #expect(Driver.run(options + [input]) == 0)
    try folder.add("out/Own.swift", "// Generated by hand\n")
    #expect(Driver.run(check + [input]) == 0)
    // A document that was only not asked for is none that is gone.
    #expect(Driver.run(check + ["\(input)/A.storyboard", "\(input)/B.storyboard"]) == 0)

    // Another controller, and so other files, in the place of the first.
    try folder.add("in/A.storyboard", Self.home("NewController"))
    #expect(Driver.run(options + [input]) == 0)
    #expect(Driver.run(check + [input]) == 1)
    try folder.remove("out/A-storyboard/HomeView+Generated.swift")
    try folder.remove("out/A-storyboard/HomeView+Wiring.swift")
    #expect(Driver.run(check + [input]) == 0)

    try folder.remove("in/B.storyboard")
    try folder.add("in/C.storyboard", Self.home("ThirdController"))
    #expect(Driver.run(options + [input]) == 0)
    #expect(Driver.run(check + [input]) == 1)
  }

  @Test("output that is a file, or looks like one, is a usage error")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.add("Main.storyboard", Self.home())
    try folder.add("file", "")
    for output in ["file", "Main.swift", "file/below"] {
      #expect(
        Driver.run([
          "compile", "--output", "\(folder.path)/\(output)", "\(folder.path)/Main.storyboard",
        ]) == 2)
    }
    #expect(try folder.names() == ["Main.storyboard", "file"])
  }
}
