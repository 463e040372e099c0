import Foundation
import TestSupport
import Testing

@testable import Driver

@Suite("layout")
struct LayoutCommandTests {
  private static let samples = repositoryFolder().appending(path: "SampleDocuments")
    .path(percentEncoded: false)

  /// Runs `layout` with an output file and gives its text back.
  private func layout(_ arguments: String..., in folder: TemporaryFolder) throws -> String {
    let status = Driver.run(
      ["layout", "--quiet", "--output", "\(folder.path)/out.txt"] + arguments)
    #expect(status == 0)
    return try folder.text(of: "out.txt")
  }

  @Test("formats of a document with conflicts", arguments: ["text", "json", "uikit-log"])
  func conflicts(format: String) throws {
    let text = try layout(
      "--format", format, "\(Self.samples)/Broken/Conflicts.storyboard", in: TemporaryFolder())
    #expect(try goldenDifference(text, "layout-conflicts-\(format).txt") == nil)
  }

  @Test("a tree with frames, on a screen that was asked for")
  func tree() throws {
    let text = try layout(
      "--size", "320x568", "\(Self.samples)/StackLayouts/StackLayouts.storyboard",
      in: TemporaryFolder())
    #expect(try goldenDifference(text, "layout-tree.txt") == nil)
  }

  @Test("equal bytes whatever the number of jobs") func jobs() throws {
    let folder = try TemporaryFolder()
    let one = try layout("--format", "json", "--jobs", "1", Self.samples, in: folder)
    let four = try layout("--format", "json", "--jobs", "4", Self.samples, in: folder)
    #expect(one == four)
    #expect(one.hasPrefix("{\"version\": 1, \"documents\": [\n {\"document\": \"AvatarBadge/"))
    let object = try JSONSerialization.jsonObject(with: Data(one.utf8)) as? [String: Any]
    #expect((object?["documents"] as? [Any])?.count == sampleDocuments().count)
  }

  @Test("one file a document below a folder, as it would be alone") func folder() throws {
    let folder = try TemporaryFolder()
    #expect(
      Driver.run(
        ["layout", "--quiet", "--format", "json", "--output", "\(folder.path)/out", Self.samples])
        == 0)
    let path = "Tables/Tables.storyboard"
    let alone = try layout("--format", "json", "\(Self.samples)/\(path)", in: folder)
    #expect(
      try folder.text(of: "out/\(path).json").replacing(path, with: "Tables.storyboard") == alone)
  }

  @Test("every configuration, translated and mirrored") func everywhere() throws {
    let text = try layout(
      "--format", "json", "--all-configurations",
      "\(Self.samples)/Localized/Base.lproj/Greeting.storyboard", in: TemporaryFolder())
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let configurations = object?["configurations"] as? [[String: Any]] ?? []
    let names = configurations.map { entry -> String in
      let configuration = entry["configuration"] as? [String: Any] ?? [:]
      return ["width", "direction", "language"]
        .map {
          "\(configuration[$0] as? String ?? (configuration[$0] as? Int)?.description ?? "-")"
        }
        .joined(separator: " ")
    }
    let widths = [320, 375, 393, 852, 932, 820]
    #expect(
      names == widths.map { "\($0) ltr -" } + widths.map { "\($0) rtl ar" }
        + widths.map { "\($0) ltr de" })
  }

  @Test("a language that is not there is worth a word, and no failure") func unknownLanguage()
    throws
  {
    let text = try layout(
      "--format", "json", "--language", "fr",
      "\(Self.samples)/Localized/Base.lproj/Greeting.storyboard", in: TemporaryFolder())
    #expect(text.contains("\"language\": \"fr\""))
  }
}

@Suite("Translations beside documents")
struct TranslationsTests {
  private func languages(_ files: [String], beside document: String) throws -> [String] {
    let folder = try TemporaryFolder()
    for file in files { try folder.add(file, "\"a.text\" = \"b\";\n") }
    let input = InputFile(path: "\(folder.path)/\(document)", name: document)
    return Translations(beside: input).languages
  }

  @Test("tables of the document's name in the folders beside its own") func beside() throws {
    let files = [
      "de.lproj/Main.strings", "fr.lproj/Other.strings", "ar.lproj/Main.strings",
      "Base.lproj/Main.strings", "zh-Hans.lproj/Main.strings", "it/Main.strings",
    ]
    #expect(
      try languages(files, beside: "Base.lproj/Main.storyboard") == ["ar", "de", "zh-Hans"])
    // A document outside of such folders has its translations in folders beside itself.
    #expect(try languages(files, beside: "Main.storyboard") == ["ar", "de", "zh-Hans"])
    #expect(try languages(files, beside: "de.lproj/Main.storyboard") == ["ar", "zh-Hans"])
    #expect(try languages(files, beside: "-") == [])
  }

  @Test("a region falls back to its language") func fallback() throws {
    let folder = try TemporaryFolder()
    try folder.add("pt.lproj/Main.strings", "\"a.text\" = \"b\";\n")
    let translations = Translations(
      beside: InputFile(path: "\(folder.path)/Base.lproj/Main.xib", name: "Main.xib"))
    #expect(translations.table(for: "pt-BR") != nil)
    #expect(translations.table(for: "PT") != nil)
    #expect(translations.table(for: "p") == nil)
  }
}
