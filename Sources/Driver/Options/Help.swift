/// Help pages, made from the tables of commands and options.
enum Help {
  private static let width = 80

  static func page(for name: String?) -> String {
    guard let command = Command.all.first(where: { $0.name == name }) else { return overview }
    return page(for: command)
  }

  private static var overview: String {
    var lines = [
      "ibstack compiles Interface Builder documents on any machine: no Xcode, no Mac.", "",
      "usage: ibstack <command> [options] <input>…", "", "commands:",
    ]
    lines += table(Command.all.map { ($0.name, $0.summary) })
    lines += [
      "", "An input is a file, a folder (walked for *.storyboard and *.xib), - for standard",
      "input, or @FILE for a list of paths.", "", "options of every command:",
    ]
    lines += table(rows { $0.commands.isEmpty })
    lines += [
      "", "exit status: 0 nothing at error severity, 1 findings at error severity,",
      "2 the work could not be done.", "", "ibstack <command> --help tells the rest.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func page(for command: Command) -> String {
    var lines = ["usage: ibstack \(command.name) [options]\(command.operands.synopsis)", ""]
    lines += wrapped(command.details, to: width)
    let own = rows { !$0.commands.isEmpty && $0.belongs(to: command.name) }
    if !own.isEmpty { lines += ["", "options:"] + table(own) }
    let formats = command.formats.map(\.rawValue).joined(separator: ", ")
    let format = (
      "--format F", "\(formats) (default: \(command.formats.first?.rawValue ?? "text"))"
    )
    lines += ["", "options of every command:"] + table([format] + rows { $0.commands.isEmpty })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(_ belongs: (Option) -> Bool) -> [(String, String)] {
    var rows = Option.all.filter(belongs).map { ($0.synopsis, $0.help) }
    if Option.all.contains(where: { $0.commands.isEmpty && belongs($0) }) {
      rows += [("--help", "this page"), ("--version", "the version")]
    }
    return rows
  }

  /// Two columns; what is too wide for the first one gets a line of its own.
  private static func table(_ rows: [(left: String, right: String)]) -> [String] {
    let column = min(24, (rows.map(\.left.count).max() ?? 0) + 2)
    return rows.flatMap { left, right in
      let text = wrapped(right, to: width - column - 2)
      let indent = String(repeating: " ", count: column + 2)
      guard left.count < column else { return ["  " + left] + text.map { indent + $0 } }
      let padding = String(repeating: " ", count: column - left.count)
      return ["  " + left + padding + (text.first ?? "")] + text.dropFirst().map { indent + $0 }
    }
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = String(word)
      } else if lines[last].count + 1 + word.count <= width {
        lines[last] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
