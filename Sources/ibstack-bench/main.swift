if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "compile" {
  runCompile(Array(CommandLine.arguments.dropFirst(2)))
} else {
  print("usage: ibstack-bench compile OUT FILE…")
}
