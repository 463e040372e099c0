import TestSupport
import Testing

@testable import Driver

@Suite("Help")
struct HelpTests {
  @Test("overview") func overview() throws {
    #expect(try goldenDifference(Help.page(for: nil), "help.txt") == nil)
  }

  @Test("every command has its page", arguments: Command.all.map(\.name))
  func page(of command: String) throws {
    #expect(try goldenDifference(Help.page(for: command), "help-\(command).txt") == nil)
  }

  @Test("lines fit a terminal", arguments: [nil] + Command.all.map(\.name))
  func width(of command: String?) {
    for line in Help.page(for: command).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("options name only commands that exist") func commandNames() {
    let names = Set(Command.all.map(\.name))
    for option in Option.all { #expect(Set(option.commands).isSubset(of: names), "\(option.name)") }
  }

  @Test("no option is listed twice") func uniqueOptions() {
    #expect(Set(Option.all.map(\.name)).count == Option.all.count)
  }
}
