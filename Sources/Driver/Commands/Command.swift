/// One word after `ibstack`: what it is for, what it takes, and the closure that does it.
struct Command: Sendable {
  enum Operands: Sendable {
    case inputs, rule, none

    /// As the usage line has it, with a space before it.
    var synopsis: String {
      switch self {
      case .inputs: " <input>…"
      case .rule: " <rule>"
      case .none: ""
      }
    }
  }

  let name: String
  /// One line for the overview.
  let summary: String
  /// A paragraph for the command's own page.
  let details: String
  var operands = Operands.inputs
  /// The first is the default.
  var formats: [Options.Format] = [.text, .json]
  let run: @Sendable (Invocation) throws(UsageError) -> ExitStatus

  static let all: [Command] = [
    .compile, .lint, .report, .layout, .preview, .initialize, .explain, .rules,
  ]

  static func named(_ name: String) throws(UsageError) -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError.unknown("command", name, among: all.map(\.name))
    }
    return command
  }

  func format(named word: String) throws(UsageError) -> Options.Format {
    guard let format = formats.first(where: { $0.rawValue == word }) else {
      throw UsageError.unknown("format of \(name)", word, among: formats.map(\.rawValue))
    }
    return format
  }
}
