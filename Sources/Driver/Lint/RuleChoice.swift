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
    let house = configuration.houseRules.compactMap { LintRules.HouseRule($0)?.rule }
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
    return unknownRules(among: known) + badOptions()
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

extension LintRules.HouseRule {
  /// A house rule of the configuration file as one that can run; nil for patterns that are none.
  init?(_ rule: Configuration.HouseRule) {
    var selector = ElementSelector()
    selector.kinds = rule.selector.elements.compactMap { Pattern($0) }
    selector.attributes = rule.selector.attributes.map {
      ElementSelector.AttributeTest(name: $0, conditions: [.isWritten(true)])
    }
    if !rule.selector.inside.isEmpty {
      var around = ElementSelector()
      around.kinds = rule.selector.inside.compactMap { Pattern($0) }
      selector.ancestor = [around]
    }
    if !rule.selector.outside.isEmpty {
      var around = ElementSelector()
      around.kinds = rule.selector.outside.compactMap { Pattern($0) }
      var inner = ElementSelector()
      inner.ancestor = [around]
      selector.not = [inner]
    }
    var requirement: ElementSelector?
    if !rule.forbidden.isEmpty || !rule.required.isEmpty {
      // Broken where everything forbidden holds, or something required does not: what is fine is
      // whatever lacks the one and has the other.
      var fine = ElementSelector()
      fine.attributes = rule.required.map { ElementSelector.AttributeTest($0) }
      if !rule.forbidden.isEmpty {
        var forbidden = ElementSelector()
        forbidden.attributes = rule.forbidden.map { ElementSelector.AttributeTest($0) }
        fine.not = [forbidden]
      }
      requirement = fine
    }
    self.init(
      id: rule.id, severity: rule.severity, message: rule.message, selector: selector,
      requirement: requirement,
      attribute: (rule.forbidden + rule.required).first?.attribute)
  }
}

extension ElementSelector.AttributeTest {
  fileprivate init(_ condition: Configuration.HouseRule.Condition) {
    let conditions: [Condition] =
      switch condition.test {
      case .present(let isWanted): [.isWritten(isWanted)]
      case .oneOf(let texts), .like(let texts): [.matches(texts.compactMap { Pattern($0) })]
      case .between(let low, let high):
        [low.map { .atLeast($0) }, high.map { .atMost($0) }].compactMap(\.self)
      }
    self.init(name: condition.attribute, conditions: conditions)
  }
}
