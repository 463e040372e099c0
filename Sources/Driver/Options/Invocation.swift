/// A command line that made sense.
package struct Invocation: Sendable, Equatable {
  /// The command's name.
  package var command: String
  package var options = Options()
  /// Files, folders, `-` and `@FILE` as they were typed; for `explain` the rule.
  package var operands: [String] = []
  /// The format asked for, or the command's default.
  package var format: Options.Format
}

/// What a command line asks for.
package enum Request: Sendable, Equatable {
  case run(Invocation)
  /// The page of one command, or of all.
  case help(command: String?)
  case version
}
