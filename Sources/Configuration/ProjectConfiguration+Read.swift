package import Diagnostics

extension ProjectConfiguration {
  /// Reads a configuration file. Never fails: what could be understood comes back, and the findings,
  /// all errors, say what could not.
  package static func read(
    _ file: SourceFile
  ) -> (configuration: ProjectConfiguration, findings: [Finding]) {
    let (root, problems) = ConfigurationNode.parse(file)
    var reader = ConfigurationReader(file)
    let configuration = reader.read(root)
    // What could not be read has been said; that it is not what was expected needs no saying.
    let places = Set(problems.map(\.range.lowerBound))
    let others = reader.findings.filter { !places.contains($0.range.lowerBound) }
    let findings = (problems + others).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return (configuration, findings.map(\.element))
  }

  /// A rule that exists, as far as a configuration can name it.
  package struct KnownRule: Sendable {
    package let id: String
    package let options: [String]
    /// What other linters call it, with or without their name before a colon.
    package let aliases: [String]

    package init(id: String, options: [String], aliases: [String] = []) {
      self.id = id
      self.options = options
      self.aliases = aliases
    }
  }

  /// What the file says about rules and options that do not exist.
  package func unknownRules(among known: [KnownRule]) -> [Finding] {
    guard let file else { return [] }
    let reader = ConfigurationReader(file)
    var findings: [Finding] = []
    func report(_ message: String, at range: Range<Int>) {
      findings.append(Finding("configuration", .error, message, in: file, at: range))
    }
    let own = houseRules.map { KnownRule(id: $0.id, options: []) }
    for house in houseRules where known.contains(where: { $0.id == house.id }) {
      report("the id \(house.id) is that of a rule of the program's", at: house.idRange)
    }
    let candidates = known + own
    let ids = candidates.map(\.id)
    for setting in rules + overrides.flatMap(\.rules) {
      guard let rule = candidates.first(where: { $0.id == setting.id }) else {
        let alias = known.first { rule in
          rule.aliases.contains { $0 == setting.id || $0.hasSuffix(":" + setting.id) }
        }
        let message =
          alias.map { "unknown rule \(setting.id); it is called \($0.id) here" }
          ?? reader.unknown("rule", setting.id, in: "rules", among: ids)
        report(message, at: setting.idRange)
        continue
      }
      for option in setting.options where !rule.options.contains(option.key) {
        let message =
          rule.options.isEmpty
          ? "\(rule.id) has no options but enabled and severity"
          : reader.unknown(
            "option", option.key, in: rule.id, among: rule.options + ["enabled", "severity"])
        report(message, at: option.keyRange)
      }
    }
    for suppression in suppressions {
      for id in suppression.rules where id != "all" && !ids.contains(id) {
        report(reader.unknown("rule", id, in: "suppressions", among: ids), at: suppression.range)
      }
    }
    return findings
  }
}
