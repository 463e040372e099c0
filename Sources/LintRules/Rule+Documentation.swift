import Diagnostics
import Localization

extension Rule {
  /// The rule's page in Markdown, as `ibstack explain` prints it and the documentation has it.
  package var documentation: String {
    var text = "# \(id)\n\n\(summary)\n\n"
    text += "| | |\n|---|---|\n"
    text += "| Severity | \(severity.name) |\n"
    text += "| On by default | \(isOnByDefault ? "yes" : "no") |\n"
    text += "| Fix | \(hasFix ? "`--fix` mends what it can" : "by hand") |\n"
    if !aliases.isEmpty {
      let names = aliases.map { "`\($0)`" }.joined(separator: ", ")
      text += "| In other linters | \(names) |\n"
    }
    text += "\n\(rationale)\n"
    if !options.isEmpty {
      text += "\n## Options\n\n| name | value | meaning |\n|---|---|---|\n"
      for option in options {
        text += "| `\(option.name)` | \(option.kind.rawValue) | \(option.summary) |\n"
      }
    }
    if !examples.reported.isEmpty {
      text +=
        "\nIn the examples below, which show the inside of a document, `👉` marks what is found.\n"
    }
    text += Self.section("Reported", examples.reported, of: id)
    text += Self.section("Accepted", examples.accepted, of: id)
    return text
  }

  /// The list of all rules, as `ibstack rules` prints it: id, severity, default, summary in columns.
  package static var listing: String {
    let width = all.map(\.id.count).max() ?? 0
    return all.reduce(into: "") { text, rule in
      let state = rule.isOnByDefault ? "on" : "off"
      text += rule.id.padded(to: width + 2) + rule.severity.name.padded(to: 9)
      text += state.padded(to: 5) + rule.summary + (rule.hasFix ? " (fix)" : "") + "\n"
    }
  }

  private static func section(_ title: String, _ examples: [Example], of id: String) -> String {
    guard !examples.isEmpty else { return "" }
    var text = "\n## \(title)\n"
    for example in examples {
      text += "\n"
      for line in example.circumstances { text += "\(line)\n\n" }
      if !example.options.names.isEmpty {
        text += "```yaml\nrules:\n  \(id):\n"
        for name in example.options.names {
          guard let value = example.options[name] else { continue }
          text += yaml(name, value, indent: 4)
        }
        text += "```\n\n"
      }
      text += "```xml\n\(example.text)\n```\n"
    }
    return text
  }

  private static func yaml(_ name: String, _ value: OptionValue, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    switch value {
    case .list(let list):
      return "\(space)\(name): [\(list.map(scalar).joined(separator: ", "))]\n"
    case .map(let map):
      return map.reduce(into: "\(space)\(name):\n") {
        $0 += yaml(quoted($1.key), $1.value, indent: indent + 2)
      }
    case .text, .number, .flag: return "\(space)\(name): \(scalar(value))\n"
    }
  }

  private static func scalar(_ value: OptionValue) -> String {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): quoted(text)
    default: value.scalarText ?? ""
    }
  }

  /// YAML reads some characters and words as more than text.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-" }
      && !["YES", "NO", "yes", "no", "true", "false", "null"].contains(text)
    return isPlain ? text : "'\(text)'"
  }
}

extension Rule.Example {
  /// What has to be known beside the document, one sentence each.
  fileprivate var circumstances: [String] {
    var lines: [String] = []
    if surroundings.documentName != "Example" {
      lines.append("In a document called `\(surroundings.documentName)`:")
    }
    if let target = surroundings.deploymentTarget { lines.append("Built for iOS \(target):") }
    for table in surroundings.translations {
      let keys = table.entries.map { "`\($0.key)`" }.joined(separator: ", ")
      lines.append("With a `\(table.language)` translation of \(keys.isEmpty ? "nothing" : keys):")
    }
    if let images = surroundings.images {
      lines.append("With the images \(images.sorted().map { "`\($0)`" }.joined(separator: ", ")):")
    }
    if let colors = surroundings.colors {
      let names = colors.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
      lines.append("With the colours \(names) in asset catalogs:")
    }
    return lines
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 1))
  }
}
