#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The subcommands of the bench, by name.
let commands: [String: ([String]) throws -> Void] = [
  "solver": runSolverBench,
  "reference": runReference,
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, let command = commands[name] else {
  print("usage: ibstack-bench (\(commands.keys.sorted().joined(separator: "|"))) …")
  exit(2)
}
do {
  try command(Array(arguments.dropFirst()))
} catch {
  print("ibstack-bench: \(error)")
  exit(2)
}
