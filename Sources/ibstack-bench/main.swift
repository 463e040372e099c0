#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The subcommands of the bench, by name; each takes the words behind it.
let commands: [(name: String, run: ([String]) throws -> Void)] =
  [
    ("solver", runSolverBench),
    ("reference", runReference),
    ("generate", runGenerate),
    ("rule-pages", runRulePages),
    ("lowerings", runLowerings),
    ("names", runNames),
    ("stages", { _ in for stage in Stage.all { print(stage.name) } }),
  ] + Stage.all.map { stage in (stage.name, { try runStage(stage, $0) }) }

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, let command = commands.first(where: { $0.name == name }) else {
  print("usage: ibstack-bench (\(commands.map(\.name).joined(separator: "|"))) …")
  exit(2)
}
do {
  try command.run(Array(arguments.dropFirst()))
} catch {
  print("ibstack-bench: \(error)")
  exit(2)
}
