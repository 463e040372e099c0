extension Request {
  /// Reads the arguments after the program's name.
  package init(arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else { throw UsageError("no command") }
    switch first {
    case "--help", "-h": self = .help(command: nil)
    case "--version": self = .version
    case "help":
      let command = try arguments.dropFirst().first.map(Command.named)
      self = .help(command: command?.name)
    default:
      if first.hasPrefix("-") {
        throw UsageError("the command comes first, then '\(first)'")
      }
      var parser = OptionParser(command: try .named(first), rest: arguments.dropFirst())
      self = try parser.parse()
    }
  }
}

private struct OptionParser {
  let command: Command
  var rest: ArraySlice<String>
  var invocation: Invocation

  init(command: Command, rest: ArraySlice<String>) {
    self.command = command
    self.rest = rest
    invocation = Invocation(command: command.name, format: command.formats.first ?? .text)
  }

  mutating func parse() throws(UsageError) -> Request {
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help(command: command.name)
      case "--version": return .version
      case "--":
        invocation.operands += rest
        rest = []
      case _ where argument.hasPrefix("-") && argument != "-": try parseOption(argument)
      default: invocation.operands.append(argument)
      }
    }
    try checkOperands()
    try checkCombinations()
    return .run(invocation)
  }

  /// `--name value`, `--name=value` or `--switch`.
  private mutating func parseOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? argument
    var values = parts.dropFirst().map(String.init)
    if name == "--format" {
      let word = try completed(&values, count: 1, name: name, placeholder: "F").first ?? ""
      invocation.format = try command.format(named: word)
      invocation.options.format = invocation.format
      return
    }
    guard let option = Option.all.first(where: { $0.name == name }) else {
      let known = Option.all.filter { $0.belongs(to: command.name) }.map(\.name)
      throw UsageError.unknown(
        "option", name, among: known + ["--format", "--help", "--version"])
    }
    guard option.belongs(to: command.name) else {
      throw UsageError(
        "\(name) is an option of \(option.commands.joined(separator: ", ")), not of \(command.name)"
      )
    }
    if option.valueCount == 0, !values.isEmpty { throw UsageError("\(name) takes no value") }
    let complete = try completed(
      &values, count: option.valueCount, name: name, placeholder: option.placeholder)
    try option.apply(&invocation.options, complete)
  }

  /// Takes what is missing of an option's values from the following arguments.
  private mutating func completed(
    _ values: inout [String], count: Int, name: String, placeholder: String
  ) throws(UsageError) -> [String] {
    while values.count < count {
      guard let next = rest.popFirst() else { throw UsageError("\(name) needs \(placeholder)") }
      values.append(next)
    }
    return values
  }

  private func checkOperands() throws(UsageError) {
    let count = invocation.operands.count
    switch command.operands {
    case .none where count > 0:
      throw UsageError("\(command.name) takes no '\(invocation.operands[0])'")
    case .rule where count != 1:
      throw UsageError("\(command.name) needs one rule's id")
    case .inputs where count == 0 && invocation.options.compare == nil:
      throw UsageError("\(command.name) needs a file, a folder, - or @FILE")
    case .inputs where invocation.operands.count(where: { $0 == "-" }) > 1:
      throw UsageError("- can be given once")
    default: return
    }
  }

  private func checkCombinations() throws(UsageError) {
    let options = invocation.options
    let one = [
      ("--size", options.size != nil), ("--traits", options.traits != nil),
      ("--safe-area", options.safeArea != nil), ("--device", options.device != nil),
    ].first { $0.1 }?.0
    if options.asDesigned, options.allConfigurations {
      throw UsageError("--as-designed and --all-configurations exclude each other")
    }
    if let one, options.asDesigned || options.allConfigurations {
      let other = options.asDesigned ? "--as-designed" : "--all-configurations"
      throw UsageError("\(one) and \(other) exclude each other")
    }
    if options.dryRun, !options.fix { throw UsageError("--dry-run needs --fix") }
    if options.check, options.output == nil { throw UsageError("--check needs --output DIR") }
    if options.compare != nil, !invocation.operands.isEmpty {
      throw UsageError("--compare takes its two documents and no other input")
    }
  }
}
