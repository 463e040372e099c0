internal import Diagnostics
internal import DocumentModel
internal import Emitters

/// A document and the code that was made of it alone.
struct CompiledDocument: Sendable {
  let document: Document
  let files: [GeneratedFile]
  let findings: [Finding]
}

/// The code of documents that are compiled together: names that two of them would declare carry the
/// names of their documents in front.
///
/// Documents of one name, such as `Main.storyboard` in two folders, are taken for those of two
/// modules or languages: their names would clash all the same.
struct GeneratedModule: Sendable {
  /// In the order of the inputs.
  let results: [(input: InputFile, value: [GeneratedFile])]
  /// What is to be said, with the names that the code has now, about documents whose names changed.
  let replacements: [(input: InputFile, old: [Finding], new: [Finding])]
  /// Documents whose names carry the document's, with one name that another document has too.
  private let qualified: [(input: InputFile, name: String, other: InputFile)]

  init(
    _ results: [(input: InputFile, value: CompiledDocument)], options: EmitOptions, jobs: Int?
  ) {
    let clashes = Self.clashes(in: results)
    let emitted = parallelMap(Array(results.indices), jobs: jobs ?? processorCount) {
      index -> (files: [GeneratedFile], findings: [Finding]) in
      let (input, compiled) = results[index]
      guard clashes[index] != nil else { return (compiled.files, compiled.findings) }
      var own = options
      own.qualifier = EmitOptions.qualifier(for: lastComponent(of: input.name))
      return emitSwift(compiled.document, name: lastComponent(of: input.name), options: own)
    }
    self.results = zip(results, emitted).map { ($0.input, $1.files) }
    replacements = zip(results, emitted).enumerated().compactMap { index, pair in
      clashes[index].map { _ in (pair.0.input, pair.0.value.findings, pair.1.findings) }
    }
    qualified = clashes.enumerated().compactMap { index, clash in
      clash.map { (results[index].input, $0.name, results[$0.other].input) }
    }
  }

  /// For each document, the first name in it that a document of another name declares as well.
  private static func clashes(
    in results: [(input: InputFile, value: CompiledDocument)]
  ) -> [(name: String, other: Int)?] {
    let stems = results.map { stem(of: $0.input) }
    var owners: [String: [Int]] = [:]
    for (index, result) in results.enumerated() {
      for name in result.value.files.flatMap(\.declarations) {
        owners[name, default: []].append(index)
      }
    }
    return results.enumerated().map { index, result in
      for name in result.value.files.flatMap(\.declarations) {
        guard let other = owners[name]?.first(where: { stems[$0] != stems[index] }) else {
          continue
        }
        return (name, other)
      }
      return nil
    }
  }

  private static func stem(of input: InputFile) -> Substring {
    lastComponent(of: input.name).prefix { $0 != "." }
  }

  /// Says which names were changed and why: a document that came along has done it.
  func explain() {
    for (input, name, other) in qualified.prefix(Self.shownNames) {
      StandardError.write(
        "ibstack: \(input.name): names carry the document's name, for \(name) is also in \(other.name)\n"
      )
    }
    let rest = qualified.count - Self.shownNames
    if rest > 0 { StandardError.write("ibstack: … and so do those of \(rest) more documents\n") }
  }

  private static let shownNames = 10
}
