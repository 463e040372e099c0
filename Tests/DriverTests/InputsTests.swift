import Driver
import Testing

@Suite("Inputs")
struct InputsTests {
  @Test("a folder is walked by the bytes of its names") func order() throws {
    let folder = try TemporaryFolder()
    for name in ["b.xib", "a/z.storyboard", "a.xib", "Z.xib", "é.xib", "a/b/c.xib", "note.txt"] {
      try folder.add(name)
    }
    let inputs = Inputs([folder.path])
    // "." is 0x2E, before "/" 0x2F; capitals before small letters; é behind them all.
    #expect(
      inputs.files.map(\.name)
        == ["Z.xib", "a.xib", "a/b/c.xib", "a/z.storyboard", "b.xib", "é.xib"])
    #expect(inputs.files.first?.path == "\(folder.path)/Z.xib")
    #expect(inputs.problems.isEmpty)
  }

  @Test("what others built is skipped") func skipped() throws {
    let folder = try TemporaryFolder()
    let skipped = [".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"]
    for name in skipped { try folder.add("sub/\(name)/a.xib") }
    try folder.add("sub/Podsy/a.xib")
    #expect(Inputs([folder.path]).files.map(\.name) == ["sub/Podsy/a.xib"])
    // Named outright it is walked.
    #expect(Inputs(["\(folder.path)/sub/Pods"]).files.map(\.name) == ["a.xib"])
  }

  @Test("a file is taken whatever it is called") func explicitFile() throws {
    let folder = try TemporaryFolder()
    try folder.add("Main.xml")
    let inputs = Inputs(["\(folder.path)/Main.xml"])
    #expect(inputs.files == [InputFile(path: "\(folder.path)/Main.xml", name: "Main.xml")])
  }

  @Test("a slash at the folder's end changes nothing") func trailingSlash() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib")
    #expect(
      Inputs([folder.path + "/"]).files == [InputFile(path: "\(folder.path)/a.xib", name: "a.xib")])
  }

  @Test("links that go round end; a folder is walked once, under its real name") func loops() throws
  {
    let folder = try TemporaryFolder()
    try folder.add("real/a.xib")
    try folder.link("alias", to: "real")
    try folder.link("real/up", to: "..")
    try folder.link("b.xib", to: "real/a.xib")
    let inputs = Inputs([folder.path])
    #expect(inputs.files.map(\.name) == ["b.xib", "real/a.xib"])
    #expect(inputs.problems.isEmpty)
  }

  @Test("what cannot be opened is named, the rest is done") func problems() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib")
    try folder.link("gone.xib", to: "nowhere")
    let inputs = Inputs(["\(folder.path)/missing", folder.path, "@\(folder.path)/no-list"])
    #expect(inputs.files.map(\.name) == ["a.xib"])
    #expect(
      inputs.problems.map(\.description) == [
        "\(folder.path)/missing: No such file or directory",
        "\(folder.path)/gone.xib: No such file or directory",
        "\(folder.path)/no-list: No such file or directory",
      ])
  }

  @Test("a list names files and folders, one a line") func list() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib")
    try folder.add("sub/b.xib")
    try folder.add("list", "\(folder.path)/sub\r\n\n\(folder.path)/a.xib\n")
    #expect(Inputs(["@\(folder.path)/list"]).files.map(\.name) == ["b.xib", "a.xib"])
  }

  @Test("given twice, done once") func duplicates() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.xib")
    #expect(Inputs([folder.path, "\(folder.path)/a.xib", folder.path]).files.count == 1)
  }

  @Test("standard input") func standardInput() {
    #expect(Inputs(["-"]).files == [InputFile(path: "-", name: "<stdin>")])
  }
}
