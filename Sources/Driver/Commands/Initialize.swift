internal import Configuration
internal import Diagnostics

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "writes a configuration file",
    details: """
      Writes a commented .ibstack.yml into the current folder, translated from another linter's \
      configuration where there is one.
      """,
    operands: .none,
    formats: [.text],
    run: runInitialize)

  @Sendable private static func runInitialize(
    _ invocation: Invocation
  ) throws(UsageError) -> ExitStatus {
    let path = invocation.options.output ?? ProjectConfiguration.fileName
    guard !exists(path) else {
      StandardError.write("ibstack: \(path): is there already; it is left alone\n")
      return .failed
    }
    do throws(FileError) {
      let starter = try starter()
      try writeFile(path, starter.text.utf8)
      if !invocation.options.quiet {
        let origin = starter.origin.map { ", translated from \($0)" } ?? ""
        StandardError.write("wrote \(path)\(origin)\n")
      }
      return .clean
    } catch {
      StandardError.write("ibstack: \(error)\n")
      return .failed
    }
  }

  private static func starter() throws(FileError) -> StarterFile {
    for (name, translate) in [
      (".iblinter.yml", StarterFile.init(ibLinter:)), (".xiblint.json", StarterFile.init(xiblint:)),
    ] where exists(name) {
      let (file, invalid) = SourceFile.decodeText(name: name, bytes: try readFile(name))
      let (node, problems) = ConfigurationNode.parse(file)
      guard invalid.isEmpty, problems.isEmpty else {
        let first = (invalid + problems).first?.message ?? ""
        throw FileError(name, reason: "cannot be read: \(first)")
      }
      return translate(node)
    }
    return StarterFile()
  }
}
