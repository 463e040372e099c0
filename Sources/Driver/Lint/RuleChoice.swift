internal import Configuration
internal import Diagnostics
internal import LintRules

/// Which rules run over a document, by the command line and the configuration file.
struct RuleChoice: Sendable {
  private let selection: Options.RuleSelection

  /// Names on the command line must be rules, by their id or by what another linter calls them.
  init(_ selection: Options.RuleSelection, houseRules: [String]) throws(UsageError) {
    guard case .named(let names) = selection else {
      self.selection = selection
      return
    }
    var ids: [String] = []
    for name in names {
      if let rule = Rule.named(name) {
        ids.append(rule.id)
      } else if houseRules.contains(name) {
        ids.append(name)
      } else {
        let known = Rule.all.filter { rule in
          rule.aliases.contains { $0 == name || $0.hasSuffix(":" + name) }
        }
        guard known.isEmpty else {
          let meant = known.map(\.id).joined(separator: " or ")
          throw UsageError("unknown rule '\(name)'; it is called \(meant) here")
        }
        throw UsageError.unknown("rule", name, among: Rule.all.map(\.id) + houseRules)
      }
    }
    self.selection = .named(ids)
  }

  /// The rules for a document whose path, relative to the configuration file, is given.
  func rules(_ configuration: ProjectConfiguration, for path: String) -> [ActiveRule] {
    let settings = configuration.rules(for: path)
    let house = configuration.houseRules.map { HouseRule($0).rule }
    return (Rule.all + house).compactMap { rule in
      let setting = settings.first { $0.id == rule.id }
      let isOn =
        switch selection {
        case .default: setting?.isOn ?? rule.isOnByDefault
        case .all: true
        case .named(let ids): ids.contains(rule.id)
        }
      guard isOn else { return nil }
      return ActiveRule(
        rule, severity: setting?.severity, options: RuleOptions(setting, of: rule))
    }
  }
}

extension RuleOptions {
  /// What the configuration file gives a rule; values that the rule cannot read are left out
  /// (`ProjectConfiguration.badOptions` reports them).
  init(_ setting: ProjectConfiguration.RuleSetting?, of rule: Rule) {
    var values: [String: OptionValue] = [:]
    for member in setting?.options ?? [] {
      guard let option = rule.options.first(where: { $0.name == member.key }) else { continue }
      values[member.key] = option.value(member.value)
    }
    self.init(values)
  }
}

extension Rule.Option {
  /// The value of a node, as this option takes it; nil for what it does not take.
  fileprivate func value(_ node: ConfigurationNode) -> OptionValue? {
    // A text that looks like a number or a flag is one, unless a text is wanted.
    for readsScalars in [true, false] {
      let value = OptionValue(node, readsScalars: readsScalars)
      if let value, accepts(value) { return value }
    }
    return nil
  }
}

extension OptionValue {
  fileprivate init?(_ node: ConfigurationNode, readsScalars: Bool) {
    switch node.value {
    case .nothing: return nil
    case .text(let text, let isQuoted):
      if readsScalars, !isQuoted, let number = node.number {
        self = .number(number)
      } else if readsScalars, !isQuoted, let flag = node.flag {
        self = .flag(flag)
      } else {
        self = .text(text)
      }
    case .list(let entries):
      var list: [OptionValue] = []
      for entry in entries {
        guard let value = OptionValue(entry, readsScalars: readsScalars) else { return nil }
        list.append(value)
      }
      self = .list(list)
    case .map(let members):
      var map: [(key: String, value: OptionValue)] = []
      for member in members {
        guard let value = OptionValue(member.value, readsScalars: readsScalars) else { return nil }
        map.append((member.key, value))
      }
      self = .map(map)
    }
  }
}

extension ProjectConfiguration {
  /// What the file says about rules that do not exist, and values that rules cannot read.
  func problems() -> [Finding] {
    let known = Rule.all.map {
      KnownRule(id: $0.id, options: $0.options.map(\.name), aliases: $0.aliases)
    }
    return unknownRules(among: known) + badOptions() + badHouseRules()
  }

  private func badOptions() -> [Finding] {
    guard let file else { return [] }
    var findings: [Finding] = []
    for setting in rules + overrides.flatMap(\.rules) {
      guard let rule = Rule.named(setting.id) else { continue }
      for member in setting.options {
        guard let option = rule.options.first(where: { $0.name == member.key }),
          option.value(member.value) == nil
        else { continue }
        let place = member.value.range.isEmpty ? member.keyRange : member.value.range
        findings.append(
          Finding(
            "configuration", .error, "\(member.key) of \(rule.id) needs \(option.kind.rawValue)",
            in: file, at: place))
      }
    }
    return findings
  }
}
