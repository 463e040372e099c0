import Foundation
import TestSupport

/// What the program that stands beside the tests did.
struct ProgramRun {
  let status: Int32
  let output: String
  let messages: String
  var lines: [Substring] { output.split(separator: "\n") }

  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "ibstack")

  /// Runs it in a folder; its streams go to files, so that no pipe can fill up.
  init(_ arguments: [String], in folder: String) throws {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let output = URL(filePath: streams.path).appending(path: "output")
    let messages = URL(filePath: streams.path).appending(path: "messages")
    try Data().write(to: output)
    try Data().write(to: messages)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = try String(contentsOf: output, encoding: .utf8)
    self.messages = try String(contentsOf: messages, encoding: .utf8)
  }
}
