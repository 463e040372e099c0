package import Emitters
internal import LayoutSystem
internal import Reports

extension Command {
  static let compile = Command(
    name: "compile",
    summary: "checks what code needs, then emits Swift",
    details: """
      Emits Swift that builds what the documents describe, on standard output or as files \
      under --output DIR. Only what makes code meaningless stops a document.
      """,
    formats: [.swift],
    run: runCompile)

  @Sendable private static func runCompile(_ invocation: Invocation) throws(UsageError)
    -> ExitStatus
  {
    let options = invocation.options
    let emission = try EmitOptions(options)
    if options.check, options.output == nil {
      throw UsageError("--check compares with the files of --output DIR, which is missing")
    }
    // What blocks code is the emitter's to say.
    var run = DocumentRun(invocation, checking: []) { document, input in
      let emitted = emitSwift(document, name: lastComponent(of: input.name), options: emission)
      let compiled = CompiledDocument(
        document: document, files: emitted.files, findings: emitted.findings)
      return (compiled, emitted.findings)
    }
    let module = GeneratedModule(run.results, options: emission, jobs: options.jobs)
    run.replace(module.replacements)
    run.explain(options)
    if !options.quiet { module.explain() }
    guard let output = options.output else {
      return max(run.status, StandardOutput.write(listing(module.results.flatMap(\.value))))
    }
    let files = try GeneratedFiles(
      module.results, in: output, isAlone: run.inputCount == 1,
      isWhole: invocation.operands.allSatisfy { isFolder($0) })
    let jobs = options.jobs ?? processorCount
    return max(run.status, options.check ? files.check() : files.write(jobs: jobs))
  }

  /// All files as one text: each under its name where there are several.
  private static func listing(_ files: [GeneratedFile]) -> String {
    guard files.count > 1 else { return files.first?.text ?? "" }
    return files.map { "// MARK: - \($0.name)\n\n\($0.text)" }.joined(separator: "\n")
  }
}

/// Reads words as `ibstack compile` does: how code is written, and the inputs.
package func emitOptions(of words: [String]) throws(UsageError) -> (EmitOptions, inputs: [String]) {
  guard case .run(let invocation) = try Request(arguments: ["compile"] + words) else {
    throw UsageError("these words ask for no code")
  }
  return (try EmitOptions(invocation.options), invocation.operands)
}

extension EmitOptions {
  init(_ options: Options) throws(UsageError) {
    self.init()
    lowering = LoweringOptions(
      lowersStacks: options.lowerStacks, usesGuides: options.layoutGuides,
      foldsSpacers: options.foldSpacers)
    style = options.style == .view ? .view : .function
    strings = options.strings == .localized ? .localized : .literal
    if let target = options.deploymentTarget {
      guard target.major >= 13 else {
        throw UsageError(
          "generated code runs on iOS 13 and later, not on \(target.major).\(target.minor)")
      }
      deploymentTarget = target.major
    }
  }
}
