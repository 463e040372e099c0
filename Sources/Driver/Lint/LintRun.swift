internal import Configuration
internal import Diagnostics
internal import DocumentModel
internal import LintRules
internal import Reports
internal import Resolution

/// Everything that documents need from around them, gathered before they are checked side by side.
struct LintJob: Sendable {
  let input: InputFile
  let configuration: Int
  /// The path that patterns of the configuration file mean.
  let path: String
  /// The number of the folder whose assets the document uses.
  let assets: Int?
}

/// What is to be said about one document.
struct LintedDocument: Sendable {
  let input: InputFile
  var findings: [Finding] = []
  var suppressed: [FindingReport.Suppressed] = []
  var problems: [FileError] = []
  /// The mended text and its encoding; nil where nothing is mended.
  var mended: SourceFile?
  var original: SourceFile?

  /// By the path that findings show: what the document, and the translations beside it, are called in
  /// formats that do not depend on the folder the run started in.
  var names: [String: String] {
    var names = [input.shown: input.name]
    guard input.shown.hasSuffix(input.name) else { return names }
    let root = input.shown.dropLast(input.name.count)
    for file in findings.map(\.file.name) where names[file] == nil && file.hasPrefix(root) {
      names[file] = String(file.dropFirst(root.count))
    }
    return names
  }
}

/// One run of `lint`.
struct LintRun: Sendable {
  private let options: Options
  private let files: ConfigurationFiles
  private let choice: RuleChoice
  private let request: ConfigurationRequest
  private let screens: [[Configuration]]
  private let jobs: [LintJob]
  /// By path: the number of its job.
  private let jobNumbers: [String: Int]
  private let assets: [Assets]
  /// What is wrong with configuration files.
  let findings: [Finding]
  /// Configuration files that cannot be opened.
  let problems: [FileError]
  let inputs: [InputFile]

  /// - Parameter inputs: The inputs of the command line.
  init(_ invocation: Invocation, _ inputs: Inputs) throws(UsageError) {
    options = invocation.options
    request = try ConfigurationRequest(options)
    var files = ConfigurationFiles(options.config)
    let places = inputs.files.map { input in
      (input: input, configuration: files.entry(for: input.path))
    }
    let houseRules = files.entries.flatMap { $0.configuration.houseRules.map(\.id) }
    choice = try RuleChoice(options.rules, houseRules: houseRules)
    var findings = files.findings
    screens = files.entries.map { entry in
      let (screens, problems) = entry.configuration.configurations()
      findings += problems
      return screens
    }
    var roots: [String] = []
    var jobs: [LintJob] = []
    for (input, configuration) in places {
      let entry = files.entries[configuration]
      let path = entry.relative(input.path)
      // The named paths of a command line are wanted, whatever walks leave out.
      if input.path.hasSuffix("/" + input.name), entry.configuration.isExcluded(path),
        !invocation.operands.contains(input.path)
      {
        continue
      }
      let rules = choice.rules(entry.configuration, for: path)
      var root: Int?
      if rules.contains(where: { Self.assetRules.contains($0.rule.id) }) {
        let folder = Self.assetRoot(input, entry)
        root = roots.firstIndex(of: folder) ?? roots.count
        if root == roots.count { roots.append(folder) }
      }
      jobs.append(
        LintJob(
          input: input, configuration: configuration, path: path, assets: root))
    }
    self.files = files
    self.jobs = jobs
    jobNumbers = Dictionary(
      jobs.enumerated().map { ($1.input.path, $0) }, uniquingKeysWith: { first, _ in first })
    assets = roots.map { Assets(below: $0) }
    self.findings = findings
    problems = files.problems
    self.inputs = jobs.map(\.input)
  }

  private static let assetRules = ["missing-image", "missing-color", "cached-color-differs"]

  /// Where a document's assets are looked for: below the folder of its configuration file, else below
  /// the folder that was given as input, else below its own.
  private static func assetRoot(_ input: InputFile, _ entry: ConfigurationFiles.Entry) -> String {
    if !entry.folder.isEmpty { return entry.folder }
    guard input.path != "-" else { return "" }
    let suffix = "/" + input.name
    return input.path.hasSuffix(suffix)
      ? String(input.path.dropLast(suffix.count)) : parent(of: input.path)
  }

  /// Checks every document; results stand in the order of the inputs.
  func run() -> [LintedDocument] {
    parallelMap(jobs, jobs: options.jobs ?? processorCount) { check($0) }
  }

  private func check(_ job: LintJob) -> LintedDocument {
    var result = LintedDocument(input: job.input)
    let loaded: LoadedDocument
    do throws(FileError) {
      loaded = LoadedDocument(name: job.input.shown, bytes: try readFile(job.input.path))
    } catch {
      result.problems.append(error)
      return result
    }
    guard let document = loaded.document else {
      result.findings = loaded.findings
      return result
    }
    let around = around(job)
    var (linted, suppressions) = check(document, around)
    if options.fix {
      let fixing = Fixing(document, linted.findings) { check($0, around).linted.findings }
      if fixing.count > 0 {
        result.original = document.file
        result.mended = fixing.document.file
        (linted, suppressions) = check(fixing.document, around)
      }
    }
    result.findings =
      loaded.findings + around.translations.findings + linted.findings
      + suppressions.unused(active: Set(around.rules.map(\.rule.id)))
    result.suppressed = linted.suppressed
    return result
  }

  /// The job of an input; nil where the configuration file leaves the document out.
  func job(of input: InputFile) -> LintJob? { jobNumbers[input.path].map { jobs[$0] } }

  /// What one document is checked with.
  struct Around {
    let job: LintJob
    var rules: [ActiveRule]
    let translations: Translations
    let surroundings: Surroundings
  }

  /// What the document of a job is checked with.
  func around(_ job: LintJob) -> Around {
    let configuration = files.entries[job.configuration].configuration
    let translations = Translations(
      beside: InputFile(path: job.input.path, name: job.input.shown))
    var surroundings = Surroundings()
    surroundings.documentName = Self.stem(job.input.name)
    surroundings.deploymentTarget =
      options.deploymentTarget.map { "\($0.major).\($0.minor)" }
      ?? configuration.deploymentTarget(for: job.path).map { "\($0.major).\($0.minor)" }
    surroundings.translations = translations.tables
    if let assets = job.assets.map({ self.assets[$0] }) {
      surroundings.images = assets.images
      surroundings.colors = assets.colors
    }
    return Around(
      job: job, rules: choice.rules(configuration, for: job.path), translations: translations,
      surroundings: surroundings)
  }

  /// Checks a document, without what is said about suppressions that it does not need.
  func check(
    _ document: Document, _ around: Around
  ) -> (linted: LintedDocument, suppressions: Suppressions) {
    var linted = LintedDocument(input: around.job.input)
    let screens = screens[around.job.configuration]
    let configurations = request.inEveryLanguage(
      request.configurations(
        for: document,
        usual: {
          document.lintConfigurations(
            screens: screens, name: lastComponent(of: around.job.input.name))
        }),
      around.translations)
    let found = lint(
      document, rules: around.rules, configurations: configurations,
      surroundings: around.surroundings)
    var suppressions = Suppressions(
      document, files.entries[around.job.configuration].configuration, path: around.job.path)
    (linted.findings, linted.suppressed) = suppressions.apply(to: found)
    return (linted, suppressions)
  }

  private static func stem(_ name: String) -> String {
    let file = lastComponent(of: name)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// The rules that ran over any document, for formats that describe them.
  var activeRules: [FindingReport.Rule] {
    var seen: Set<String> = []
    var result: [FindingReport.Rule] = []
    for configuration in Set(jobs.map(\.configuration)).sorted() {
      for job in jobs where job.configuration == configuration {
        for active in choice.rules(files.entries[configuration].configuration, for: job.path)
        where seen.insert(active.rule.id).inserted {
          result.append(
            FindingReport.Rule(
              id: active.rule.id, summary: active.rule.summary, help: active.rule.documentation,
              severity: active.rule.severity, isOnByDefault: active.rule.isOnByDefault))
        }
        // Without overrides by path one document speaks for all.
        if files.entries[configuration].configuration.overrides.isEmpty { break }
      }
    }
    return result
  }
}
