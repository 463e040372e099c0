internal import Diagnostics
internal import DocumentModel
internal import LintRules
internal import Reports

/// One run over all inputs of a command: every document that could be read, turned into a value, in
/// the order of the inputs; and what is to be said about the others.
struct DocumentRun<Value: Sendable>: Sendable {
  /// The documents that gave a value, with the inputs they come from.
  let results: [(input: InputFile, value: Value)]
  /// How many documents were to be read, with those that could not.
  let inputCount: Int
  /// In the order of the inputs.
  var findings: [Finding] { groups.flatMap(\.findings) }
  /// The findings of each input, by its path.
  private var groups: [(path: String, findings: [Finding])]
  /// Inputs that could not be opened.
  let problems: [FileError]
  private let emptyFolders: [String]

  private enum Outcome: Sendable {
    case done(Value?, [Finding])
    case failed(FileError)
  }

  /// Loads the inputs side by side, asks each document the rules without which its objects cannot be
  /// told apart, and applies `transform` to it: whatever happens to one input, the others are still
  /// done, and nothing depends on which came first.
  init(
    _ invocation: Invocation, checking rules: [ActiveRule] = .identity,
    _ transform: @escaping @Sendable (Document) -> Value
  ) {
    self.init(invocation, checking: rules) { document, _ in (transform(document), []) }
  }

  /// The same for what looks beside the document too, where it may find what is worth a word.
  ///
  /// - Parameters:
  ///   - inputs: The inputs, where they have been looked for already.
  ///   - unread: What stands for a document that could not be read, with what is wrong with it.
  init(
    _ invocation: Invocation, _ inputs: Inputs? = nil,
    checking rules: [ActiveRule] = .identity,
    unread: @escaping @Sendable (InputFile, [Finding]) -> Value? = { _, _ in nil },
    _ transform: @escaping @Sendable (Document, InputFile) -> (Value, [Finding])
  ) {
    let inputs = inputs ?? Inputs(invocation.operands)
    let outcomes = parallelMap(inputs.files, jobs: invocation.options.jobs ?? processorCount) {
      input -> Outcome in
      do throws(FileError) {
        let loaded = try LoadedDocument(input)
        guard let document = loaded.document else {
          return .done(unread(input, loaded.findings), loaded.findings)
        }
        let found = lint(
          document, rules: rules, configurations: [], surroundings: Surroundings())
        let (value, findings) = transform(document, input)
        return .done(value, loaded.findings + found + findings)
      } catch {
        return .failed(error)
      }
    }
    var results: [(input: InputFile, value: Value)] = []
    var groups: [(path: String, findings: [Finding])] = []
    var problems = inputs.problems
    for (input, outcome) in zip(inputs.files, outcomes) {
      switch outcome {
      case .done(let value, let found):
        if let value { results.append((input, value)) }
        groups.append((input.path, found))
      case .failed(let problem): problems.append(problem)
      }
    }
    self.results = results
    inputCount = inputs.files.count
    self.groups = groups
    self.problems = problems
    emptyFolders = inputs.emptyFolders
  }

  /// Puts what was found in a second look at some inputs in the place of what had been found.
  mutating func replace(_ found: [(input: InputFile, old: [Finding], new: [Finding])]) {
    let places = Dictionary(
      groups.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (input, old, new) in found {
      guard let index = places[input.path] else { continue }
      // What was found in the first look stands behind what reading the document found.
      groups[index].findings.removeLast(min(old.count, groups[index].findings.count))
      groups[index].findings += new
    }
  }

  /// 2 where an input could not be opened, 1 where a finding is an error, else 0.
  var status: ExitStatus {
    if !problems.isEmpty { return .failed }
    return findings.contains(where: \.isError) ? .findings : .clean
  }

  /// Says on standard error what is to be said about inputs: standard output carries the product.
  func explain(_ options: Options) {
    for problem in problems { StandardError.write("ibstack: \(problem)\n") }
    sayEmpty(emptyFolders)
    let shown = options.quiet ? findings.filter(\.isError) : findings
    let text = TextOptions(isColored: options.isColored(onTerminal: StandardError.isTerminal))
    StandardError.write(FindingFormat.text.render(shown, text))
  }
}

/// Says in which folders no document was found: an empty result alone would look like a clean one.
func sayEmpty(_ folders: [String]) {
  for folder in folders {
    StandardError.write("ibstack: no .storyboard or .xib in \(folder)\n")
  }
}

extension Options {
  /// Whether text that goes to a terminal, or not to one, is coloured.
  func isColored(onTerminal isTerminal: Bool) -> Bool {
    switch color {
    case .auto: isTerminal
    case .always: true
    case .never: false
    }
  }
}

extension [ActiveRule] {
  /// What every command checks, because its output names objects by their identifiers.
  static let identity = [Rule.named("duplicate-id")].compactMap { $0 }.map { ActiveRule($0) }
}
