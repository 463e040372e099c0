import Foundation
import Testing

@testable import Driver

@Suite("Outputs")
struct OutputTests {
  private func file(_ path: String, _ name: String) -> InputFile {
    InputFile(path: path, name: name)
  }

  @Test("one file a document, below the folder") func paths() throws {
    let inputs = [file("in/a.xib", "a.xib"), file("in/s/b.xib", "s/b.xib"), file("-", "<stdin>")]
    #expect(
      try OutputFiles.paths(for: inputs, in: "out", ending: ".json")
        == ["out/a.xib.json", "out/s/b.xib.json", "out/stdin.json"])
  }

  @Test("two documents for one file are a usage error", arguments: ["Main.xib", "main.xib"])
  func collision(name: String) {
    let inputs = [file("x/Main.xib", "Main.xib"), file("y/\(name)", name)]
    let error = #expect(throws: UsageError.self) {
      try OutputFiles.paths(for: inputs, in: "out", ending: ".json")
    }
    #expect(error?.message == "x/Main.xib and y/\(name) would both write out/\(name).json")
  }

  @Test("nothing leads out of the folder") func contained() throws {
    #expect(
      try OutputFiles.paths(for: [file("x", "../../a.xib")], in: "out", ending: ".json")
        == ["out/a.xib.json"])
  }

  @Test("folders are made, nothing is left beside the file") func writing() throws {
    let folder = try TemporaryFolder()
    try writeFile("\(folder.path)/a/b/c.txt", "one".utf8)
    #expect(try folder.text(of: "a/b/c.txt") == "one")
    try writeFile("\(folder.path)/a/b/c.txt", "two!".utf8)
    #expect(try folder.text(of: "a/b/c.txt") == "two!")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/a/b") == ["c.txt"])
  }

  @Test("a file with the same bytes keeps its date") func unchanged() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.txt", "same")
    let past = Date(timeIntervalSince1970: 1_000_000)
    let path = "\(folder.path)/a.txt"
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    try writeFile(path, "same".utf8)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test("what is in the way is named") func blocked() throws {
    let folder = try TemporaryFolder()
    try folder.add("a", "a file where a folder should be")
    let error = #expect(throws: FileError.self) {
      try writeFile("\(folder.path)/a/b.txt", "x".utf8)
    }
    #expect(error?.reason == "Not a directory")
    #expect(try folder.names() == ["a"])
  }

  @Test(
    "reading gives back every byte, and a folder is no file", arguments: [0, 1, 65_536, 200_001])
  func reading(size: Int) throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "x", count: size)
    try folder.add("a", text)
    #expect(try readFile("\(folder.path)/a") == ContiguousArray(text.utf8))
    #expect(try readFile("\(folder.path)/a", atMost: 10).count == min(size, 10))
    #expect(throws: FileError.self) { try readFile(folder.path) }
  }
}
