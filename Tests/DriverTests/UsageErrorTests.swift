import TestSupport
import Testing

@testable import Driver

@Suite("Messages about the command line")
struct UsageErrorTests {
  /// One of every kind of mistake; the golden holds what is said to each.
  static let mistakes: [[String]] = [
    [], ["lnit", "x"], ["frobnicate"], ["--strict", "lint"], ["lint"], ["lint", "--strct", "x"],
    ["lint", "--style", "view", "x"], ["compile", "--style", "veiw", "x"],
    ["compile", "--style", "tables", "x"], ["compile", "--style"], ["compile", "--check=yes", "x"],
    ["compile", "--check", "x"], ["lint", "--format", "jsn", "x"], ["lint", "--format"],
    ["compile", "--format", "text", "x"], ["layout", "--size", "big", "x"],
    ["layout", "--traits", "wX", "x"], ["layout", "--as-designed", "--all-configurations", "x"],
    ["layout", "--as-designed", "--device", "iPhone", "x"],
    ["layout", "--all-configurations", "--size", "10x10", "x"],
    ["lint", "x", "--write-baseline"], ["lint", "--dry-run", "x"],
    ["lint", "--deployment-target", "new", "x"], ["lint", "-", "-"], ["preview", "--compare", "a"],
    ["preview", "--compare", "a", "b", "c"], ["preview", "--overlay", "stack", "x"],
    ["explain"], ["explain", "a", "b"], ["rules", "x"], ["report", "--jobs", "0", "x"],
    ["report", "-x", "x"], ["report", "--colour", "always", "x"], ["help", "lnt"],
  ]

  @Test("each mistake has its sentence") func messages() throws {
    var text = ""
    for arguments in Self.mistakes {
      text += "$ ibstack \(arguments.joined(separator: " "))\n"
      do throws(UsageError) {
        text += "understood as \(try Request(arguments: arguments))\n"
      } catch {
        text += "\(error.message)\n"
      }
    }
    #expect(try goldenDifference(text, "usage-errors.txt") == nil)
  }

  @Test("bad usage is status 2", arguments: mistakes)
  func status(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try Request(arguments: arguments) }
  }
}
