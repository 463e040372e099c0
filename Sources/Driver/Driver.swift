/// How a run ended, worst last.
package enum ExitStatus: Int32, Sendable, Comparable {
  /// Nothing at error severity.
  case clean = 0
  /// Findings at error severity.
  case findings = 1
  /// The work could not be done: bad usage, a file that cannot be opened, output not writable.
  case failed = 2

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}

package enum Driver {
  package static let version = "0.1.0"

  /// Does what the arguments after the program's name ask for; the exit status comes back.
  package static func run(_ arguments: [String]) -> Int32 {
    ignoreBrokenPipes()
    return perform(arguments).rawValue
  }

  private static func perform(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      switch try Request(arguments: arguments) {
      case .help(let command): return StandardOutput.write(Help.page(for: command))
      case .version: return StandardOutput.write("ibstack \(version)\n")
      case .run(let invocation): return try Command.named(invocation.command).run(invocation)
      }
    } catch {
      let page = arguments.first.flatMap { name in Command.all.first { $0.name == name } }
      let help = page.map { "ibstack \($0.name) --help" } ?? "ibstack --help"
      StandardError.write("ibstack: \(error.message)\nSee \(help).\n")
      return .failed
    }
  }
}
